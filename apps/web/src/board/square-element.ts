/** The elements of squares, found by number: for focus, dragging and clicks. */
import type { Square } from '@lettertafel/engine';

export function squareElement(square: Square): HTMLElement | null {
  return document.querySelector(`.board [data-square="${square}"]`);
}

export function focusSquare(square: Square): void {
  squareElement(square)?.focus({ preventScroll: true });
}

/** The square of an event target, if any. */
export function squareOf(target: EventTarget | null): Square | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-square]') : null;
  return element ? Number(element.dataset.square) : null;
}
