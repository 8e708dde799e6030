/** Text that may not fit: it can be scrolled by keyboard when it does not. */
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

export function useScrollStop(text: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = text.current;
    if (!element) return undefined;
    const measure = () => {
      if (element.scrollHeight > element.clientHeight) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [text]);
}
