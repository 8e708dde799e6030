/** Buttons that appear under a finger, or ask "really?" in place, must not take the second tap of a double tap. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** In milliseconds. */
const DOUBLE_TAP = 500;

/** Whether a button that is shown may be pressed. */
export function useAfterDoubleTap(isShown: boolean): boolean {
  const isOver = useSignal(false);
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => {
      isOver.value = true;
    }, DOUBLE_TAP);
    return () => {
      clearTimeout(timer);
      isOver.value = false;
    };
  }, [isShown, isOver]);
  return isOver.value;
}
