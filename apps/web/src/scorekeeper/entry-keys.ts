/**
 * Keyboard input for a turn, wherever the focus is. Enter has one meaning in all of the entry: it notes the turn. Space
 * presses the focused button. What is typed moves the focus to the entry, so that neither key presses a button that had
 * the focus by chance.
 */
import type { Direction, LetterSet } from '@lettertafel/engine';
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

export interface EntryKeys {
  /** Gets the focus when something is typed. */
  readonly home: RefObject<HTMLElement | null>;
  /** Whether the key is a character of this entry; it has been added then. */
  readonly onCharacter: (event: KeyboardEvent) => boolean;
  readonly onErase: () => void;
  readonly onClear: () => void;
  readonly onNote: () => void;
  readonly onSpace?: () => void;
  readonly onArrow?: (direction: Direction, steps: number) => void;
}

/** Marks the elements in which Enter notes the turn. */
export const TYPING = { 'data-typing': '' } as const;

const ARROWS: Readonly<Record<string, readonly [Direction, number]>> = {
  ArrowLeft: ['across', -1],
  ArrowRight: ['across', 1],
  ArrowUp: ['down', -1],
  ArrowDown: ['down', 1],
};

export function useEntryKeys(keys: EntryKeys): void {
  // A layout effect, so that keys work as soon as the entry is visible.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!event.defaultPrevented && press(event, keys)) event.preventDefault();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  });
}

/** Returns whether the key was handled. */
function press(event: KeyboardEvent, keys: EntryKeys): boolean {
  const { target, key } = event;
  if (!(target instanceof Element) || document.querySelector('dialog[open]')) return false;
  const isHere = target === document.body || target.closest('[data-typing]') !== null;
  if (key === 'Enter') {
    if (!isHere) return false;
    // A key that is held down notes one turn.
    if (!event.repeat) keys.onNote();
    return true;
  }
  if (target.closest('input:not([type="checkbox"]), select, textarea')) return false;
  const arrow = ARROWS[key];
  if (arrow) {
    const isNear = isHere || target.closest('.score-turn') !== null;
    if (!isNear || !keys.onArrow) return false;
    keys.onArrow(...arrow);
  } else if (key === ' ') {
    if (!keys.onSpace || (target !== document.body && target !== keys.home.current)) return false;
    keys.onSpace();
  } else if (key === 'Backspace') keys.onErase();
  else if (key === 'Escape') keys.onClear();
  else if (!keys.onCharacter(event)) return false;
  keys.home.current?.focus({ preventScroll: true });
  return true;
}

/** A letter of the game typed on a keyboard; with Shift it is a blank. */
export function letterOfKey(letters: LetterSet, event: KeyboardEvent, more: readonly string[] = []): string | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const letter = event.key.toUpperCase();
  if (more.includes(event.key)) return event.key;
  if (event.key.length !== 1 || letter === letters.wild || !Object.hasOwn(letters.tiles, letter)) return null;
  return event.shiftKey ? letter.toLowerCase() : letter;
}
