/** Taps: a tap on a letter selects it; a tap on a gap, the new word or the rack moves the selection there. */
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { chooseWhole, giveBack, put, tap } from './actions.ts';
import { type StripKey, stripOf, type TileKey } from './draft.ts';
import { nearestGap } from './drop-target.ts';
import type { TableModel } from './model.ts';
import { keyOf, stripAt } from './tile-element.ts';

/** Two taps on a letter within this time select its whole word. */
const DOUBLE_TAP = 350;

export function useTaps(model: TableModel, root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const field = root.current;
    if (!field) return undefined;
    const leave = new AbortController();
    let last: { readonly key: TileKey; readonly at: number } | null = null;
    field.addEventListener(
      'click',
      (event) => {
        const key = onClick(model, event, (tapped) => isSecondTap(event, last, tapped));
        last = key === null ? null : { key, at: event.timeStamp };
      },
      { signal: leave.signal },
    );
    return () => leave.abort();
  }, [model, root]);
}

function isSecondTap(
  { detail, timeStamp }: MouseEvent,
  last: { readonly key: TileKey; readonly at: number } | null,
  key: TileKey,
): boolean {
  return last?.key === key && (detail === 2 || timeStamp - last.at < DOUBLE_TAP);
}

/** Returns the letter that was tapped, if any. */
function onClick(model: TableModel, event: MouseEvent, isDouble: (key: TileKey) => boolean): TileKey | null {
  if (!model.mayArrange || event.defaultPrevented || !(event.target instanceof Element)) return null;
  const key = keyOf(event.target);
  // On the rack there is no word to select: a second tap is a tap.
  const word = key === null ? null : stripOf(model.draft.peek(), key);
  // Nor if other letters of the word are selected: their order would be lost.
  const isSpelling = word?.tiles.some((one) => one !== key && model.chosen.peek().includes(one));
  if (key !== null && word && !isSpelling && isDouble(key)) {
    chooseWhole(model, word);
    return null;
  }
  const gap = gapAt(event);
  if (gap) {
    put(model, model.chosen.peek(), gap);
    return null;
  }
  if (key !== null) {
    tap(model, key);
    return key;
  }
  const strip = stripAt(model, event.target);
  if (strip && event.target.closest('[data-grip]')) chooseWhole(model, strip);
  else if (event.target.closest('.own-rack') && model.chosen.peek().some((one) => stripOf(model.draft.peek(), one))) {
    giveBack(model, model.chosen.peek());
  }
  return null;
}

/** The gap that a tap hits. A click without a pointer has no position: then only a clicked gap counts. */
function gapAt({ target, detail, clientX, clientY }: MouseEvent): { strip: StripKey; at: number } | null {
  if (!(target instanceof Element)) return null;
  const clicked = target.closest<HTMLElement>('[data-gap]');
  const mat = target.closest('.mat');
  if (!mat || (!clicked && (detail === 0 || target.closest('.mat-drop, .mat-restore')))) return null;
  const gaps = [...mat.querySelectorAll<HTMLElement>('[data-gap]')];
  const letter = target.closest('[data-tile]')?.getBoundingClientRect() ?? null;
  const found =
    clicked ??
    nearestGap(
      gaps.map((gap) => ({ gap, box: gap.getBoundingClientRect() })),
      { point: { x: clientX, y: clientY }, letter },
    )?.gap;
  const strip = found?.closest<HTMLElement>('[data-strip]');
  return found && strip ? { strip: Number(strip.dataset.strip), at: Number(found.dataset.gap) } : null;
}
