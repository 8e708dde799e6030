/** Where the focus goes when a game has begun. */
import { useEffect } from 'preact/hooks';
import { navigations } from '../app/router.ts';

/** Moves it to the first of these elements, unless the page was loaded here or something else has it; null: nowhere. */
export function useFocusOnArrival(selector: string | null): void {
  useEffect(() => {
    const { activeElement } = document;
    const isFree = activeElement === document.body || activeElement?.matches('main') === true;
    if (selector !== null && navigations.peek() > 0 && isFree)
      document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
  }, [selector]);
}
