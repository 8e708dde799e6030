/** Scrolls the mat while letters are dragged near its upper or lower edge. */

/** The share of the height that counts as an edge. */
const EDGE = 0.1;
/** Pixels per frame at the border. */
const FASTEST = 12;

export interface EdgeScroll {
  /** Reports the vertical position of the pointer. */
  at(y: number): void;
  /** The distance scrolled since the start. */
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

  /** Also follows scrolling by wheel. */
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

/** From -1 at the upper edge to 1 at the lower edge; 0 in between and outside the mat. */
export function slopeAt(place: number): number {
  if (place < 0 || place > 1) return 0;
  if (place < EDGE) return place / EDGE - 1;
  return place > 1 - EDGE ? 1 - (1 - place) / EDGE : 0;
}
