/** The keys of the table: from letter to letter, and everything that can be dragged. */
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { isJoker, mayTouch, type Strip, stripOf, type TileKey } from './draft.ts';
import { type Direction, nextStop } from './steps.ts';
import { choose, chooseWhole, keyOf, stripAt, tap } from './taps.ts';
import type { Turn } from './turn.ts';

interface Keys {
  readonly root: RefObject<HTMLElement | null>;
  readonly finish: () => void;
}

export function useKeys(turn: Turn, { root, finish }: Keys): void {
  // As soon as the letters are there to be seen, keys are heard.
  useLayoutEffect(() => {
    const field = root.current;
    if (!field) return undefined;
    const leave = new AbortController();
    const { signal } = leave;
    const follow = ({ target }: FocusEvent) => {
      turn.spot.value = keyOf(target) ?? turn.spot.peek();
    };
    // A button would be clicked by the end of a Space that was already understood.
    const hush = (event: KeyboardEvent) => {
      if (event.key === ' ' && isLetter(event.target)) event.preventDefault();
    };
    field.addEventListener('focusin', follow, { signal });
    field.addEventListener('keyup', hush, { signal });
    document.addEventListener('keydown', (event) => onKey(turn, { event, field, finish }), { signal });
    return () => leave.abort();
  }, [turn, root, finish]);
}

const isLetter = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && target.matches('[data-tile], [data-grip]');

interface Pressed {
  readonly event: KeyboardEvent;
  readonly field: HTMLElement;
  readonly finish: () => void;
}

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

function onKey(turn: Turn, pressed: Pressed): void {
  const { event, field } = pressed;
  const { target } = event;
  if (event.defaultPrevented || event.altKey || !(target instanceof Element)) return;
  if (target.closest('dialog, input, textarea, select, [contenteditable]')) return;
  const isHere = field.contains(target) || target === document.body;
  if (!isHere) return;
  const done = event.ctrlKey || event.metaKey ? onCommand(turn, pressed) : onPlainKey(turn, pressed);
  if (done) event.preventDefault();
}

function onCommand(turn: Turn, { event, field, finish }: Pressed): boolean {
  if (!turn.may) return false;
  const strip = stripAt(turn, event.target);
  switch (event.key.toLowerCase()) {
    case 'z':
      if (event.shiftKey) turn.redo();
      else turn.undo();
      focusSpot(turn, field);
      return true;
    case 'y':
      turn.redo();
      return true;
    case 'enter':
      finish();
      return true;
    case 'a':
      chooseWhole(turn, strip);
      return strip !== null;
    default:
      return false;
  }
}

function onPlainKey(turn: Turn, { event, field }: Pressed): boolean {
  const { key, target } = event;
  const way = ARROWS[key];
  if (way && isLetter(target)) return step(field, target, way);
  if (!turn.may) return false;
  if (/^[a-z]$/i.test(key)) return typeAt(turn, { field, target, letter: key.toUpperCase() });
  if (key === 'Escape' && turn.chosen.peek().length > 0) {
    choose(turn, []);
    return true;
  }
  if (!isLetter(target) && awaited === null) return false;
  const { strip, tile } = placeOf(turn, target);
  switch (key) {
    case ' ':
      if (tile === null) chooseWhole(turn, strip);
      else tap(turn, tile);
      return true;
    case 'Enter':
      return putAt(turn, { field, strip, tile });
    case '/':
      if (strip && tile !== null) turn.split(strip, strip.tiles.indexOf(tile));
      focusSpot(turn, field);
      return true;
    case '@':
      if (tile !== null && strip && isJoker(turn.draft.peek(), tile)) turn.naming.value = tile;
      return true;
    case 'Backspace':
    case 'Delete':
      return eraseAt(turn, { field, strip, tile });
    default:
      return false;
  }
}

interface Spot {
  readonly field: HTMLElement;
  readonly strip: Strip | null;
  readonly tile: TileKey | null;
}

/** Puts the chosen letters behind this one, or makes a word of them where they are; with none chosen it chooses. */
function putAt(turn: Turn, { field, strip, tile }: Spot): boolean {
  const chosen = turn.chosen.peek();
  if (chosen.length === 0) {
    if (tile !== null && strip && isJoker(turn.draft.peek(), tile)) turn.naming.value = tile;
    else if (tile !== null) tap(turn, tile);
    return true;
  }
  if (strip && !strip.tiles.some((key) => chosen.includes(key))) {
    turn.put(chosen, { strip: strip.key, at: tile === null ? 0 : strip.tiles.indexOf(tile) + 1 });
  } else turn.put(chosen, { before: null });
  turn.spot.value = chosen.at(-1) ?? turn.spot.peek();
  focusSpot(turn, field);
  return true;
}

/** Types behind the letter that has the focus; on a grip before the first; anywhere else a new word begins. */
function typeAt(
  turn: Turn,
  { field, target, letter }: { field: HTMLElement; target: EventTarget | null; letter: string },
): boolean {
  const { strip, tile } = placeOf(turn, target);
  const mayHere = strip && mayTouch(turn.draft.peek(), strip);
  const cursor = mayHere ? { strip: strip.key, at: tile === null ? 0 : strip.tiles.indexOf(tile) + 1 } : null;
  const typed = turn.type(letter, cursor);
  if (typed !== null) {
    turn.spot.value = typed;
    focusSpot(turn, field);
  }
  return true;
}

function eraseAt(turn: Turn, { field, strip, tile }: Spot): boolean {
  const chosen = turn.chosen.peek();
  if (chosen.length > 0) turn.takeBack(chosen);
  else if (strip && tile !== null) {
    const cursor = turn.erase({ strip: strip.key, at: strip.tiles.indexOf(tile) + 1 });
    const left = turn.draft.peek().strips.find(({ key }) => key === cursor?.strip);
    turn.spot.value = left?.tiles[Math.max(0, (cursor?.at ?? 0) - 1)] ?? turn.spot.peek();
  }
  focusSpot(turn, field);
  return true;
}

function step(field: HTMLElement, from: HTMLElement, way: Direction): boolean {
  const stops = [...field.querySelectorAll<HTMLElement>('[data-tile], [data-grip]')].map((element) => ({
    element,
    box: element.getBoundingClientRect(),
  }));
  const here = stops.find(({ element }) => element === from);
  // Up and down lead to letters; a grip is only beside its word.
  const others =
    way === 'up' || way === 'down' ? stops.filter((stop) => stop === here || stop.element.dataset.tile) : stops;
  const next = here && nextStop(others, here, way);
  next?.element.focus();
  return true;
}

/** The letter that gets the focus once it is drawn: a key pressed sooner is meant for it. */
let awaited: TileKey | null = null;

function placeOf(turn: Turn, target: EventTarget | null): Omit<Spot, 'field'> {
  if (awaited !== null) return { strip: stripOf(turn.draft.peek(), awaited), tile: awaited };
  return { strip: stripAt(turn, target), tile: keyOf(target) };
}

/** The focus stays with the letter, wherever it lies now. */
function focusSpot(turn: Turn, field: HTMLElement): void {
  awaited = turn.spot.peek();
  requestAnimationFrame(() => {
    awaited = null;
    const { value: spot } = turn.spot;
    field.querySelector<HTMLElement>(`[data-tile="${spot}"]`)?.focus();
  });
}
