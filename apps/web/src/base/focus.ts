/** Focus that is moved after a wait. */

/** Call before the wait. The result says afterwards whether the focus stayed where it was, or was lost with its element. */
export function noteFocus(): () => boolean {
  const before = document.activeElement;
  return () => document.activeElement === before || document.activeElement === document.body;
}
