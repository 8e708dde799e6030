/** Where the arrow keys move the focus: between letters, words, mat and rack. */
import type { Box } from './drop-target.ts';

export type Direction = 'left' | 'right' | 'up' | 'down';

/** An element that can have the focus; stops are in reading order. */
export interface TabStop {
  readonly box: Box;
}

/** The next stop in a direction, or null at the edge. */
export function nextTabStop<Place extends TabStop>(stops: readonly Place[], from: Place, way: Direction): Place | null {
  const place = stops.indexOf(from);
  if (way === 'left') return stops[place - 1] ?? null;
  if (way === 'right') return stops[place + 1] ?? null;
  const middle = (box: Box) => ({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 });
  const here = middle(from.box);
  const half = (from.box.bottom - from.box.top) / 2;
  const away = (stop: Place) => (way === 'up' ? here.y - middle(stop.box).y : middle(stop.box).y - here.y);
  const beyond = stops.filter((stop) => away(stop) > half);
  const nearestRow = Math.min(...beyond.map(away));
  const row = beyond.filter((stop) => away(stop) - nearestRow <= half);
  const beside = (stop: Place) => Math.abs(middle(stop.box).x - here.x);
  return row.toSorted((one, other) => beside(one) - beside(other))[0] ?? null;
}
