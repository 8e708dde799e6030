/** Scrolls a long table while letters are held at its upper or lower edge. */

/** How much of the height counts as an edge. */
const EDGE = 0.1;
/** Pixels in a frame, at the very edge. */
const FASTEST = 12;

export interface EdgeScroll {
  /** The pointer is at this height now. */
  at(y: number): void;
  /** How far it has been scrolled since the beginning. */
  scrolled(): number;
  stop(): void;
}

export function scrollAtEdges(element: HTMLElement, onScroll: () => void): EdgeScroll {
  const { top, height } = element.getBoundingClientRect();
  const furthest = element.scrollHeight - element.clientHeight;
  const first = element.scrollTop;
  let place = first;
  let speed = 0;
  let frame = 0;

  function step(): void {
    element.scrollTop = Math.min(furthest, Math.max(0, place + speed));
    frame = speed === 0 ? 0 : requestAnimationFrame(step);
  }

  /** By this, or by a wheel. */
  function follow(): void {
    place = element.scrollTop;
    onScroll();
  }
  element.addEventListener('scroll', follow);

  return {
    at(y) {
      speed = furthest > 0 ? FASTEST * slopeAt((y - top) / height) : 0;
      if (speed !== 0 && frame === 0) frame = requestAnimationFrame(step);
    },
    scrolled: () => place - first,
    stop: () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('scroll', follow);
    },
  };
}

/** From -1 at the upper edge over 0 to 1 at the lower one; beyond the table nothing scrolls. */
export function slopeAt(place: number): number {
  if (place < 0 || place > 1) return 0;
  if (place < EDGE) return place / EDGE - 1;
  return place > 1 - EDGE ? 1 - (1 - place) / EDGE : 0;
}
