/** The own letters on their rack; each keeps its slot while it lies on the table. */
import type { RefObject } from 'preact';
import { t } from '../i18n/index.ts';
import { Slot, TileFace, tileClass } from '../parts/tile.tsx';
import { isJoker, tileOf } from './draft.ts';
import { JokerFace } from './joker-face.tsx';
import { useDrawn } from './of-turn.ts';
import { letterName } from './strip-view.tsx';
import { type Turn, tilesInHand } from './turn.ts';
import '../parts/rack.css';
import './rack-view.css';

/** From so many letters on the tiles become smaller, so that the rack stays in one line. */
const FULL = 7;

export function RackView({ turn, rack }: { turn: Turn; rack: RefObject<HTMLUListElement | null> }) {
  const draft = turn.draft.value;
  const inHand = new Set(tilesInHand(turn));
  const chosen = turn.chosen.value;
  const carried = turn.carried.value;
  const gap = useDrawn([turn], () => {
    const aim = turn.aim.value;
    return aim && 'rack' in aim ? aim.rack : null;
  });
  const count = Math.max(FULL, turn.rack.value.length);
  return (
    <ul class="rack own-rack" ref={rack} aria-label={t().table.rack} style={{ '--count': count }}>
      {turn.rack.value.map((key, place) => (
        <li key={key} class={gap.value === place ? 'own-place own-place-gap' : 'own-place'} data-slot={key}>
          {inHand.has(key) ? (
            <button
              type="button"
              class={tileClass(
                {},
                `letter${chosen.includes(key) ? ' letter-chosen' : ''}${carried.includes(key) ? ' letter-carried' : ''}`,
              )}
              data-tile={key}
              tabIndex={turn.stops.value.includes(key) ? 0 : -1}
              aria-label={letterName(turn, key)}
              aria-pressed={turn.may ? chosen.includes(key) : undefined}
            >
              {isJoker(draft, key) ? <JokerFace /> : <TileFace letter={tileOf(draft, key).tile} />}
            </button>
          ) : (
            <Slot />
          )}
        </li>
      ))}
      {Array.from({ length: FULL - turn.rack.value.length }, (_, place) => (
        <li key={`slot ${place}`} class="own-place" aria-hidden="true">
          <Slot />
        </li>
      ))}
    </ul>
  );
}
