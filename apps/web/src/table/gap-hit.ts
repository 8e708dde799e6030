/** Which gap of a strip a tap is meant for: gaps are narrow, so they reach over the letters beside them. */
import type { Point } from '../parts/drag-sensor.ts';
import type { Box } from './aim.ts';

/** How wide the target of a gap is. */
const REACH = 32;

interface Tap {
  readonly point: Point;
  /** The letter under the finger, if there is one: it wins where its own middle is nearer. */
  readonly letter: Box | null;
}

export function nearestGap<Place extends { readonly box: Box }>(
  gaps: readonly Place[],
  { point, letter }: Tap,
): Place | null {
  const away = ({ left, right }: Box) => Math.abs(point.x - (left + right) / 2);
  const isBeside = ({ box }: Place) => point.y >= box.top - 4 && point.y <= box.bottom + 4 && away(box) <= REACH / 2;
  const near = gaps.filter(isBeside).toSorted((one, other) => away(one.box) - away(other.box));
  const [nearest] = near;
  return nearest && (!letter || away(nearest.box) < away(letter)) ? nearest : null;
}
