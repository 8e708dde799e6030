/** The drop target of a dragged tile, from the positions of strips, rack and mat at the start of the drag. */
import type { Point } from '../parts/drag-sensor.ts';
import type { StripKey } from './draft.ts';
import type { Target } from './rearrange.ts';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Tiles side by side, possibly in several lines. */
export interface Row {
  readonly tiles: readonly Box[];
}

export interface Layout {
  readonly strips: readonly (Row & { readonly key: StripKey })[];
  readonly rack: Row & { readonly box: Box };
  readonly mat: Box;
  /** The area that makes a new word, even above a strip. */
  readonly newWord: Box | null;
}

export type DropTarget = Target | { readonly rack: number };

/** How far a strip attracts tiles, in tile sizes. */
const REACH = 0.6;

export function dropTargetAt(layout: Layout, point: Point, side: number): DropTarget | null {
  if (isInside(layout.rack.box, point, side / 4)) return { rack: placeIn(layout.rack, point) };
  if (layout.newWord && isInside(layout.newWord, point, 0)) return { before: null };
  let nearest: Layout['strips'][number] | null = null;
  let least = side * REACH;
  for (const strip of layout.strips) {
    for (const box of strip.tiles) {
      const far = distanceToBox(box, point);
      if (far > least || (nearest && far === least)) continue;
      least = far;
      nearest = strip;
    }
  }
  if (nearest) return { strip: nearest.key, at: placeIn(nearest, point) };
  return isInside(layout.mat, point, 0) ? { before: nextStrip(layout, point) } : null;
}

function isInside({ left, top, right, bottom }: Box, { x, y }: Point, margin: number): boolean {
  return x >= left - margin && x <= right + margin && y >= top - margin && y <= bottom + margin;
}

export function distanceToBox({ left, top, right, bottom }: Box, { x, y }: Point): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

export function isSame(one: DropTarget | null, other: DropTarget | null): boolean {
  if (!one || !other) return one === other;
  if ('rack' in one) return 'rack' in other && one.rack === other.rack;
  if ('before' in one) return 'before' in other && one.before === other.before;
  return 'strip' in other && one.strip === other.strip && one.at === other.at;
}

/** The top of the gap that letters are dropped into, in the middle between its neighbours. */
export function gapIn({ strips }: Layout, target: DropTarget): Point | null {
  if (!('strip' in target)) return null;
  const tiles = strips.find(({ key }) => key === target.strip)?.tiles ?? [];
  const [next, last] = [tiles[target.at], tiles.at(-1)];
  if (next) return { x: next.left - 1, y: next.top };
  return last ? { x: last.right + 1, y: last.top } : null;
}

/** Before the first tile whose centre is right of the point, in the nearest line. */
function placeIn({ tiles }: Row, { x, y }: Point): number {
  const far = ({ top, bottom }: Box) => Math.max(top - y, 0, y - bottom);
  const nearest = Math.min(...tiles.map(far));
  const inLine = tiles.flatMap((box, place) => (far(box) === nearest ? [{ box, place }] : []));
  const after = inLine.findLast(({ box }) => (box.left + box.right) / 2 <= x);
  return after ? after.place + 1 : (inLine[0]?.place ?? 0);
}

/** The strip that would follow a word dropped here. */
function nextStrip({ strips }: Layout, { x, y }: Point): StripKey | null {
  const next = strips.find(({ tiles }) => {
    const [first] = tiles;
    return first && (first.top > y || (first.bottom > y && first.left > x));
  });
  return next?.key ?? null;
}

/** The width of a gap's hit area, in pixels. */
const GAP_REACH = 32;

interface Tap {
  readonly point: Point;
  /** The letter under the finger, if any: it wins if its centre is nearer. */
  readonly letter: Box | null;
}

/** The gap that a tap hits: gaps are narrow, so their hit areas overlap the letters beside them. */
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
