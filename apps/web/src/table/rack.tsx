/** The player's rack, in as many rows as it needs; a tile keeps its slot while it lies on the table. */
import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { Slot, TileFace, tileClass } from '../parts/tile.tsx';
import { isJoker, tileOf } from './draft.ts';
import { JokerFace } from './joker-face.tsx';
import { type TableModel, tilesInHand, useComputedFrom } from './model.ts';
import { fitRack } from './rack-fit.ts';
import { letterName, OrderMark } from './strip-view.tsx';
import '../parts/rack.css';
import './rack.css';

/** The minimum number of slots. */
const FULL = 7;
/** The height of a window in which two rows of large tiles leave the mat enough room. */
const HIGH = 740;
/** Between two tiles; less on a rack so narrow that seven tiles of the smallest size would not fit. */
const gapIn = (width: number) => (width < 310 ? 2 : 4);

export function Rack({ model, rack }: { model: TableModel; rack: RefObject<HTMLUListElement | null> }) {
  const draft = model.draft.value;
  const inHand = new Set(tilesInHand(model));
  const chosen = model.chosen.value;
  const carried = model.dragged.value;
  const aimed = useComputedFrom([model], () => {
    const aim = model.target.value;
    return aim && 'rack' in aim ? aim.rack : null;
  });
  const place = useRef<HTMLDivElement>(null);
  const width = useRackWidth(place, rack);
  const gap = gapIn(width.value);
  const isForChildren = model.isForChildren && innerHeight >= HIGH;
  const { columns, side } = fitRack(Math.max(FULL, model.rack.value.length), {
    width: width.value,
    gap,
    isForChildren,
  });
  const empty = Math.max(0, FULL - model.rack.value.length);
  return (
    <div class="rack-place" ref={place}>
      <ul
        class="rack own-rack"
        ref={rack}
        aria-label={t().table.rack}
        style={{ '--columns': columns, '--gap': `${gap}px`, fontSize: `${side}px` }}
      >
        {model.rack.value.map((key, index) => (
          <li
            key={key}
            class={aimed.value === index ? 'own-place own-place-gap' : 'own-place'}
            style={{ '--row': Math.floor(index / columns) }}
            data-slot={key}
          >
            {inHand.has(key) ? (
              <button
                type="button"
                class={tileClass(
                  {},
                  `letter${chosen.includes(key) ? ' letter-chosen' : ''}${carried.includes(key) ? ' letter-carried' : ''}`,
                )}
                data-tile={key}
                tabIndex={model.tabStops.value.includes(key) ? 0 : -1}
                aria-label={letterName(model, key)}
                aria-pressed={model.mayArrange ? chosen.includes(key) : undefined}
              >
                {isJoker(draft, key) ? <JokerFace /> : <TileFace letter={tileOf(draft, key).tile} />}
                <OrderMark model={model} tile={key} />
              </button>
            ) : (
              <Slot />
            )}
          </li>
        ))}
        {Array.from({ length: empty }, (_, index) => (
          <li key={`slot ${index}`} class="own-place" aria-hidden="true">
            <Slot />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The inner width available for the rack, updated when its container changes. */
function useRackWidth(place: RefObject<HTMLElement | null>, rack: RefObject<HTMLElement | null>) {
  const width = useSignal(FULL * 54);
  useLayoutEffect(() => {
    const [outside, inside] = [place.current, rack.current];
    if (!outside || !inside) return undefined;
    const measure = () => {
      const { paddingLeft, paddingRight } = getComputedStyle(inside);
      width.value = outside.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(outside);
    return () => observer.disconnect();
  }, [place, rack, width]);
  return width;
}
