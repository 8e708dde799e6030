/**
 * Keyboard input for the board: letters, arrows, Backspace, Enter, Escape and Space, unless another element has the
 * focus.
 */
import type { LetterSet } from '@lettertafel/engine';
import { useLayoutEffect } from 'preact/hooks';
import { choose, clear, erase, moveCursor, shuffle, turn, type, wakeCursor } from './actions.ts';
import type { BoardModel } from './model.ts';

const ARROWS: Readonly<Record<string, readonly ['across' | 'down', number]>> = {
  ArrowLeft: ['across', -1],
  ArrowRight: ['across', 1],
  ArrowUp: ['down', -1],
  ArrowDown: ['down', 1],
};

/** Whether the board handles a key pressed there. */
function isForBoard(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || document.querySelector('dialog[open]')) return false;
  return target === document.body || target.closest('.board') !== null;
}

export function useBoardKeys(model: BoardModel, lay: () => void): void {
  // A layout effect, so that keys work as soon as the board is visible.
  useLayoutEffect(() => {
    if (model.seat === null) return undefined;
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || !isForBoard(event.target)) return;
      if (press(model, event.key, lay)) event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [model, lay]);
}

/** Returns whether the key was handled. */
function press(model: BoardModel, key: string, lay: () => void): boolean {
  const arrow = ARROWS[key];
  const cursor = model.cursor.peek();
  if (arrow) {
    if (cursor) moveCursor(model, ...arrow);
    else wakeCursor(model);
    return true;
  }
  switch (key) {
    case 'Enter':
      if (cursor && model.lifted.peek() !== null) choose(model, cursor.square);
      else if (model.draft.peek().placed.length > 0) lay();
      else turn(model);
      return true;
    case 'Backspace':
      erase(model);
      return true;
    case 'Escape':
      if (model.lifted.peek() !== null) model.lifted.value = null;
      else clear(model);
      return true;
    case ' ':
      shuffle(model);
      return true;
    default: {
      const letter = letterOf(key, model.rules.letters);
      if (!letter) return false;
      wakeCursor(model);
      type(model, letter);
      return true;
    }
  }
}

/** The letter of this game for a key, if any. */
function letterOf(key: string, { wild, tiles }: LetterSet): string | null {
  const letter = key.toUpperCase();
  return letter !== wild && Object.hasOwn(tiles, letter) ? letter : null;
}
