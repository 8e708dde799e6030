/** Taps on the table: what is dragged can be chosen and put as well. */
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { announce } from '../app/live-region.tsx';
import { notify } from '../app/notice.tsx';
import { t } from '../i18n/index.ts';
import { mayTouch, type Strip, stripOf, type TileKey } from './draft.ts';
import { letterName } from './strip-view.tsx';
import { tapLetter } from './tapping.ts';
import type { Turn } from './turn.ts';

export function useTaps(turn: Turn, root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const field = root.current;
    if (!field) return undefined;
    const leave = new AbortController();
    const { signal } = leave;
    field.addEventListener('click', (event) => onClick(turn, event), { signal });
    field.addEventListener('dblclick', (event) => onDoubleClick(turn, event), { signal });
    return () => leave.abort();
  }, [turn, root]);
}

function onClick(turn: Turn, event: MouseEvent): void {
  if (!turn.may || event.defaultPrevented || !(event.target instanceof Element)) return;
  const key = keyOf(event.target);
  const strip = stripAt(turn, event.target);
  if (key !== null) {
    const box = (event.target.closest('[data-tile]') as Element).getBoundingClientRect();
    // A click without a pointer has no place: what is chosen goes behind the letter.
    const isLeft = event.detail > 0 && event.clientX < (box.left + box.right) / 2;
    tap(turn, key, isLeft ? 'left' : 'right');
  } else if (strip && event.target.closest('[data-grip]')) {
    if (turn.joining.peek()) joinAt(turn, strip);
    else choose(turn, strip.tiles);
  } else if (event.target.closest('.own-rack') && turn.chosen.peek().some((one) => stripOf(turn.draft.peek(), one))) {
    turn.takeBack(turn.chosen.peek());
  }
}

function onDoubleClick(turn: Turn, { target }: MouseEvent): void {
  const strip = stripAt(turn, target);
  if (turn.may && strip && mayTouch(turn.draft.peek(), strip)) choose(turn, strip.tiles);
}

/** Lets a word that is tapped while two are to be joined take the chosen one behind it. */
export function joinAt(turn: Turn, strip: Strip): void {
  const [first] = turn.chosen.peek();
  const other = first === undefined ? null : stripOf(turn.draft.peek(), first);
  if (other && other !== strip) turn.join(strip, other);
}

export function choose(turn: Turn, keys: readonly TileKey[]): void {
  turn.chosen.value = keys;
  turn.joining.value = false;
  announce(t().table.spoken.chosen(keys.map((key) => letterName(turn, key))));
}

/** Chooses a whole word, to be put behind the next one that is tapped. */
export function beginJoin(turn: Turn, strip: Strip): void {
  choose(turn, strip.tiles);
  turn.joining.value = true;
  announce(t().table.tools.tapToJoin);
}

function tap(turn: Turn, key: TileKey, half: 'left' | 'right'): void {
  const draft = turn.draft.peek();
  const strip = stripOf(draft, key);
  const meant = tapLetter(draft, { chosen: turn.chosen.peek(), key, half });
  if (strip && !mayTouch(draft, strip)) notify({ text: t().table.beginFirst });
  else if (strip && turn.joining.peek()) joinAt(turn, strip);
  else if ('put' in meant) turn.put(turn.chosen.peek(), meant.put);
  else choose(turn, meant.choose);
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
