/** Keyboard input for the word table: moving between letters, and everything that can be done by dragging. */
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { choose, chooseWhole, erase, giveBack, put, redo, split, tap, type, undo } from './actions.ts';
import { type Direction, nextTabStop } from './arrow-keys.ts';
import { isJoker, mayTouch, type Strip, stripOf, type TileKey } from './draft.ts';
import type { TableModel } from './model.ts';
import { keyOf, stripAt } from './tile-element.ts';

interface Keys {
  readonly root: RefObject<HTMLElement | null>;
  readonly finish: () => void;
}

export function useTableKeys(model: TableModel, { root, finish }: Keys): void {
  // A layout effect, so that keys work as soon as the letters are visible.
  useLayoutEffect(() => {
    const field = root.current;
    if (!field) return undefined;
    const leave = new AbortController();
    const { signal } = leave;
    const follow = ({ target }: FocusEvent) => {
      model.focused.value = keyOf(target) ?? model.focused.peek();
    };
    // The keyup of a Space that was already handled would click the button.
    const hush = (event: KeyboardEvent) => {
      if (event.key === ' ' && isLetter(event.target)) event.preventDefault();
    };
    field.addEventListener('focusin', follow, { signal });
    field.addEventListener('keyup', hush, { signal });
    document.addEventListener('keydown', (event) => onKey(model, { event, field, finish }), { signal });
    return () => leave.abort();
  }, [model, root, finish]);
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

function onKey(model: TableModel, pressed: Pressed): void {
  const { event, field } = pressed;
  const { target } = event;
  if (event.defaultPrevented || event.altKey || !(target instanceof Element)) return;
  if (target.closest('dialog, input, textarea, select, [contenteditable]')) return;
  const isHere = field.contains(target) || target === document.body;
  if (!isHere) return;
  const done = event.ctrlKey || event.metaKey ? onCommand(model, pressed) : onPlainKey(model, pressed);
  if (done) event.preventDefault();
}

function onCommand(model: TableModel, { event, field, finish }: Pressed): boolean {
  if (!model.mayArrange) return false;
  const strip = stripAt(model, event.target);
  switch (event.key.toLowerCase()) {
    case 'z':
      if (event.shiftKey) redo(model);
      else undo(model);
      focusSpot(model, field);
      return true;
    case 'y':
      redo(model);
      return true;
    case 'enter':
      finish();
      return true;
    case 'a':
      chooseWhole(model, strip);
      return strip !== null;
    default:
      return false;
  }
}

function onPlainKey(model: TableModel, { event, field }: Pressed): boolean {
  const { key, target } = event;
  const way = ARROWS[key];
  if (way && isLetter(target)) return step(field, target, way);
  if (!model.mayArrange) return false;
  if (/^[a-z]$/i.test(key)) return typeAt(model, { field, target, letter: key.toUpperCase() });
  if (key === 'Escape' && model.chosen.peek().length > 0) {
    choose(model, []);
    return true;
  }
  if (!isLetter(target) && awaited === null) return false;
  const { strip, tile } = placeOf(model, target);
  switch (key) {
    case ' ':
      if (tile === null) chooseWhole(model, strip);
      else tap(model, tile);
      return true;
    case 'Enter':
      return putAt(model, { field, strip, tile });
    case '/':
      if (strip && tile !== null) split(model, strip, strip.tiles.indexOf(tile));
      focusSpot(model, field);
      return true;
    case '@':
      if (tile !== null && strip && isJoker(model.draft.peek(), tile)) model.naming.value = tile;
      return true;
    case 'Backspace':
    case 'Delete':
      return eraseAt(model, { field, strip, tile });
    default:
      return false;
  }
}

interface Spot {
  readonly field: HTMLElement;
  readonly strip: Strip | null;
  readonly tile: TileKey | null;
}

/** Puts the selection behind this letter, or makes a word of it; without a selection it selects the letter. */
function putAt(model: TableModel, { field, strip, tile }: Spot): boolean {
  const chosen = model.chosen.peek();
  if (chosen.length === 0) {
    if (tile !== null && strip && isJoker(model.draft.peek(), tile)) model.naming.value = tile;
    else if (tile !== null) tap(model, tile);
    return true;
  }
  if (strip && !strip.tiles.some((key) => chosen.includes(key))) {
    put(model, chosen, { strip: strip.key, at: tile === null ? 0 : strip.tiles.indexOf(tile) + 1 });
  } else put(model, chosen, { before: null });
  model.focused.value = chosen.at(-1) ?? model.focused.peek();
  focusSpot(model, field);
  return true;
}

/** Types behind the focused letter, before the first letter on a grip, otherwise into a new word. */
function typeAt(
  model: TableModel,
  { field, target, letter }: { field: HTMLElement; target: EventTarget | null; letter: string },
): boolean {
  const { strip, tile } = placeOf(model, target);
  const mayHere = strip && mayTouch(model.draft.peek(), strip);
  const cursor = mayHere ? { strip: strip.key, at: tile === null ? 0 : strip.tiles.indexOf(tile) + 1 } : null;
  const typed = type(model, letter, cursor);
  if (typed !== null) {
    model.focused.value = typed;
    focusSpot(model, field);
  }
  return true;
}

function eraseAt(model: TableModel, { field, strip, tile }: Spot): boolean {
  const chosen = model.chosen.peek();
  if (chosen.length > 0) giveBack(model, chosen);
  else if (strip && tile !== null) {
    const cursor = erase(model, { strip: strip.key, at: strip.tiles.indexOf(tile) + 1 });
    const left = model.draft.peek().strips.find(({ key }) => key === cursor?.strip);
    model.focused.value = left?.tiles[Math.max(0, (cursor?.at ?? 0) - 1)] ?? model.focused.peek();
  }
  focusSpot(model, field);
  return true;
}

function step(field: HTMLElement, from: HTMLElement, way: Direction): boolean {
  const stops = [...field.querySelectorAll<HTMLElement>('[data-tile], [data-grip]')].map((element) => ({
    element,
    box: element.getBoundingClientRect(),
  }));
  const here = stops.find(({ element }) => element === from);
  // Up and down skip grips.
  const others =
    way === 'up' || way === 'down' ? stops.filter((stop) => stop === here || stop.element.dataset.tile) : stops;
  const next = here && nextTabStop(others, here, way);
  next?.element.focus();
  return true;
}

/** The letter that will get the focus after the next render: keys pressed before that refer to it. */
let awaited: TileKey | null = null;

function placeOf(model: TableModel, target: EventTarget | null): Omit<Spot, 'field'> {
  if (awaited !== null) return { strip: stripOf(model.draft.peek(), awaited), tile: awaited };
  return { strip: stripAt(model, target), tile: keyOf(target) };
}

/** Keeps the focus on the letter, wherever it is now. */
function focusSpot(model: TableModel, field: HTMLElement): void {
  awaited = model.focused.peek();
  requestAnimationFrame(() => {
    awaited = null;
    const { value: spot } = model.focused;
    field.querySelector<HTMLElement>(`[data-tile="${spot}"]`)?.focus();
  });
}
