/** Taps on the table: a letter is chosen or left, then one tap on a gap, on the new word or on the rack puts what is chosen. */
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { announce } from '../app/live-region.tsx';
import { notify } from '../app/notice.tsx';
import { t } from '../i18n/index.ts';
import { mayTouch, type Strip, type StripKey, stripOf, type TileKey } from './draft.ts';
import { nearestGap } from './gap-hit.ts';
import { addStrip, type Selection, toggleTile } from './selection.ts';
import { letterName } from './strip-view.tsx';
import type { Turn } from './turn.ts';

/** Two taps on one letter within this time choose its whole word. */
const DOUBLE_TAP = 350;

export function useTaps(turn: Turn, root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const field = root.current;
    if (!field) return undefined;
    const leave = new AbortController();
    let last: { readonly key: TileKey; readonly at: number } | null = null;
    field.addEventListener(
      'click',
      (event) => {
        const key = onClick(turn, event, (tapped) => isSecondTap(event, last, tapped));
        last = key === null ? null : { key, at: event.timeStamp };
      },
      { signal: leave.signal },
    );
    return () => leave.abort();
  }, [turn, root]);
}

function isSecondTap(
  { detail, timeStamp }: MouseEvent,
  last: { readonly key: TileKey; readonly at: number } | null,
  key: TileKey,
): boolean {
  return last?.key === key && (detail === 2 || timeStamp - last.at < DOUBLE_TAP);
}

/** Answers with the letter that was tapped, if it was one. */
function onClick(turn: Turn, event: MouseEvent, isDouble: (key: TileKey) => boolean): TileKey | null {
  if (!turn.may || event.defaultPrevented || !(event.target instanceof Element)) return null;
  const key = keyOf(event.target);
  if (key !== null && isDouble(key)) {
    chooseWhole(turn, stripOf(turn.draft.peek(), key));
    return null;
  }
  const gap = gapAt(event);
  if (gap) {
    turn.put(turn.chosen.peek(), gap);
    return null;
  }
  if (key !== null) {
    tap(turn, key);
    return key;
  }
  const strip = stripAt(turn, event.target);
  if (strip && event.target.closest('[data-grip]')) chooseWhole(turn, strip);
  else if (event.target.closest('.own-rack') && turn.chosen.peek().some((one) => stripOf(turn.draft.peek(), one))) {
    turn.takeBack(turn.chosen.peek());
  }
  return null;
}

/** The gap a tap is meant for. A click without a pointer has no place: it means what was clicked. */
function gapAt({ target, detail, clientX, clientY }: MouseEvent): { strip: StripKey; at: number } | null {
  const element = target as Element;
  const clicked = element.closest<HTMLElement>('[data-gap]');
  const mat = element.closest('.mat');
  if (!mat || (!clicked && (detail === 0 || element.closest('.mat-drop, .mat-restore')))) return null;
  const gaps = [...mat.querySelectorAll<HTMLElement>('[data-gap]')];
  const letter = element.closest('[data-tile]')?.getBoundingClientRect() ?? null;
  const found =
    clicked ??
    nearestGap(
      gaps.map((gap) => ({ gap, box: gap.getBoundingClientRect() })),
      { point: { x: clientX, y: clientY }, letter },
    )?.gap;
  const strip = found?.closest<HTMLElement>('[data-strip]');
  return found && strip ? { strip: Number(strip.dataset.strip), at: Number(found.dataset.gap) } : null;
}

export function choose(turn: Turn, keys: Selection): void {
  turn.chosen.value = keys;
  announce(t().table.spoken.chosen(keys.map((key) => letterName(turn, key))));
}

/** Adds a whole word to what is chosen. */
export function chooseWhole(turn: Turn, strip: Strip | null): void {
  if (strip && mayTouch(turn.draft.peek(), strip)) choose(turn, addStrip(turn.chosen.peek(), strip));
}

/** Chooses a letter or leaves it. */
export function tap(turn: Turn, key: TileKey): void {
  const strip = stripOf(turn.draft.peek(), key);
  if (strip && !mayTouch(turn.draft.peek(), strip)) notify({ text: t().table.beginFirst });
  else choose(turn, toggleTile(turn.chosen.peek(), key));
}

/** The letter under a pointer or with the focus. */
export function keyOf(target: EventTarget | null): TileKey | null {
  const letter = target instanceof Element ? target.closest<HTMLElement>('[data-tile]') : null;
  return letter ? Number(letter.dataset.tile) : null;
}

export function stripAt(turn: Turn, target: EventTarget | null): Strip | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-strip]') : null;
  return turn.draft.peek().strips.find(({ key }) => key === Number(element?.dataset.strip)) ?? null;
}
