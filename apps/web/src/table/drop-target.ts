/** Where a dragged tile would be put: read from where strips, rack and mat lay on the screen when the drag began. */
import type { Point } from '../parts/drag-sensor.ts';
import type { StripKey } from './draft.ts';
import type { Target } from './rearrange.ts';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A part of the screen that tiles lie on, side by side, perhaps in several lines. */
export interface Row {
  readonly tiles: readonly Box[];
}

export interface Layout {
  readonly strips: readonly (Row & { readonly key: StripKey })[];
  readonly rack: Row & { readonly box: Box };
  readonly mat: Box;
  /** Where letters become a word of their own, whatever lies under it. */
  readonly newWord: Box | null;
}

export type DropTarget = Target | { readonly rack: number };

/** How far, in sides of a tile, a strip attracts. */
const REACH = 0.6;

export function dropTargetAt(layout: Layout, point: Point, side: number): DropTarget | null {
  if (isInside(layout.rack.box, point, side / 4)) return { rack: placeIn(layout.rack, point) };
  if (layout.newWord && isInside(layout.newWord, point, 0)) return { before: null };
  const strips = layout.strips.map((strip) => ({ strip, far: distanceTo(strip, point) }));
  const nearest = strips.toSorted((one, other) => one.far - other.far)[0];
  if (nearest && nearest.far <= side * REACH) return { strip: nearest.strip.key, at: placeIn(nearest.strip, point) };
  return isInside(layout.mat, point, 0) ? { before: nextStrip(layout, point) } : null;
}

function isInside({ left, top, right, bottom }: Box, { x, y }: Point, margin: number): boolean {
  return x >= left - margin && x <= right + margin && y >= top - margin && y <= bottom + margin;
}

function distanceTo({ tiles }: Row, point: Point): number {
  return Math.min(...tiles.map((box) => distanceToBox(box, point)));
}

export function distanceToBox({ left, top, right, bottom }: Box, { x, y }: Point): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

/** Before the tile whose middle is right of the point, in the line that is nearest. */
function placeIn({ tiles }: Row, { x, y }: Point): number {
  const far = ({ top, bottom }: Box) => Math.max(top - y, 0, y - bottom);
  const nearest = Math.min(...tiles.map(far));
  const inLine = tiles.flatMap((box, place) => (far(box) === nearest ? [{ box, place }] : []));
  const after = inLine.findLast(({ box }) => (box.left + box.right) / 2 <= x);
  return after ? after.place + 1 : (inLine[0]?.place ?? 0);
}

/** The strip that would come after a word put down here. */
function nextStrip({ strips }: Layout, { x, y }: Point): StripKey | null {
  const next = strips.find(({ tiles }) => {
    const [first] = tiles;
    return first && (first.top > y || (first.bottom > y && first.left > x));
  });
  return next?.key ?? null;
}

/** How wide the target of a gap is. */
const GAP_REACH = 32;

interface Tap {
  readonly point: Point;
  /** The letter under the finger, if there is one: it wins where its own middle is nearer. */
  readonly letter: Box | null;
}

/** Which gap of a strip a tap is meant for: gaps are narrow, so their targets cover parts of the letters beside them. */
export function nearestGap<Place extends { readonly box: Box }>(
  gaps: readonly Place[],
  { point, letter }: Tap,
): Place | null {
  const away = ({ left, right }: Box) => Math.abs(point.x - (left + right) / 2);
  const isBeside = ({ box }: Place) =>
    point.y >= box.top - 4 && point.y <= box.bottom + 4 && away(box) <= GAP_REACH / 2;
  const near = gaps.filter(isBeside).toSorted((one, other) => away(one.box) - away(other.box));
  const [nearest] = near;
  return nearest && (!letter || away(nearest.box) < away(letter)) ? nearest : null;
}
