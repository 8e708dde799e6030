/** The second tap of a double tap must not press a button that has appeared under the finger. */
import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect } from 'preact/hooks';

/** In milliseconds. */
const DOUBLE_TAP = 500;
/** How far apart the two taps may be, in pixels. */
const REACH = 24;

/**
 * Whether a button that is shown may be pressed: for questions in place, such as "really?". `shown` says what is shown, if
 * anything; each change starts again.
 */
export function useAfterDoubleTap(shown: unknown): boolean {
  const isOver = useSignal(false);
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => {
      isOver.value = true;
    }, DOUBLE_TAP);
    return () => {
      clearTimeout(timer);
      isOver.value = false;
    };
  }, [shown, isOver]);
  return isOver.value;
}

/** When a sheet last opened or closed, or a list last moved up. */
let changedAt = Number.NEGATIVE_INFINITY;
let lastTap: { readonly x: number; readonly y: number; readonly at: number } | null = null;

/** What was under the finger is elsewhere now. */
export function noteChange(): void {
  changedAt = performance.now();
}

/** For sheets: they come, go, and change with their title. */
export function useNotedChange(title: string): void {
  useLayoutEffect(() => {
    noteChange();
    return noteChange;
  }, [title]);
}

/** Ignores the second tap of a double tap if the page has changed under the finger. */
export function ignoreDoubleTaps(): void {
  addEventListener('click', takeTap, { capture: true });
  // Nobody types within a double tap.
  addEventListener('keydown', forgetTap, { capture: true });
}

function forgetTap(): void {
  lastTap = null;
}

function takeTap(event: MouseEvent): void {
  // Keys and screen readers.
  if (event.detail === 0) return;
  const { clientX: x, clientY: y } = event;
  const before = lastTap;
  const at = performance.now();
  lastTap = { x, y, at };
  const isNear = before !== null && Math.hypot(x - before.x, y - before.y) <= REACH && at - before.at <= DOUBLE_TAP;
  // A mouse counts its clicks; fingers do not on every system.
  const mayBeSecond = !('pointerType' in event && event.pointerType === 'mouse') || event.detail > 1;
  // Who has tapped since the change has seen it: two equal letters of a word are two taps.
  if (!isNear || !mayBeSecond || changedAt < before.at) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}
