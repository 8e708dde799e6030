/** How large the tiles on the mat are: as large as may be while every word of the table is in sight. */

export interface Fit {
  /** The side of a tile. */
  readonly side: number;
  /** How many tiles lie side by side before a strip breaks into another line. */
  readonly line: number;
  /** By how much a gap between two letters opens while something is chosen. */
  readonly spread: number;
}

export interface Room {
  readonly width: number;
  readonly height: number;
  /** Height for the labels of a turn. */
  readonly reserve: number;
  /** A line has room for so many letters, if any size allows it. */
  readonly longest: number;
}

const LARGEST = 56;
const SMALLEST = 26;
/** Tried in this order: large tiles matter more than wide gaps. */
const SPREADS = [6, 3, 1] as const;
/** A line has room for what a full rack makes. */
export const SHORTEST_LINE = 7;

/** Between tiles of a strip. */
const TILE_GAP = 2;
/** Between the boxes of two strips. */
const STRIP_GAP = 4;

/** From here on down every pixel between the words counts. */
export function isDense(side: number): boolean {
  return side <= 28;
}

/** Room at either end of a strip. Between two words it makes 32 px or more: the grip of the second fills it. */
export function endAt(side: number): number {
  return isDense(side) ? 14 : 18;
}

/** Between two rows. */
export function belowAt(side: number): number {
  return isDense(side) ? 10 : Math.round(side * 0.6);
}

/** The largest size at which words of these lengths fit, else the smallest. */
export function fitTiles(lengths: readonly number[], { width, height, reserve, longest }: Room): Fit {
  for (let side = LARGEST; side > SMALLEST; side--) {
    // A word too long for any size breaks into lines.
    if (lineAt(side, width) < longest && lineAt(SMALLEST, width) >= longest) continue;
    const spread = SPREADS.find((one) => heightAt(lengths, { side, spread: one, width }) + reserve <= height);
    if (spread !== undefined) return { side, line: lineAt(side, width), spread };
  }
  return { side: SMALLEST, line: lineAt(SMALLEST, width), spread: 1 };
}

function lineAt(side: number, width: number): number {
  return Math.max(3, Math.floor((width - 2 * endAt(side) + TILE_GAP) / (side + TILE_GAP)));
}

/** How far the gaps of a strip of this length open: as far as others, unless it is as wide as the mat. */
export function spreadOf(length: number, { side, spread, width }: Omit<Fit, 'line'> & { width: number }): number {
  const spare = width - 2 * endAt(side) + TILE_GAP - length * (side + TILE_GAP);
  return length < 2 ? 0 : Math.max(0, Math.min(spread, Math.floor(spare / (length - 1))));
}

function heightAt(
  lengths: readonly number[],
  { side, spread, width }: { side: number; spread: number; width: number },
): number {
  const line = lineAt(side, width);
  let rows = lengths.length > 0 ? 1 : 0;
  let used = 0;
  for (const length of lengths) {
    const inLine = Math.min(length, line);
    const opened = (inLine - 1) * spreadOf(inLine, { side, spread, width });
    const needed = inLine * (side + TILE_GAP) - TILE_GAP + opened + 2 * endAt(side);
    if (used > 0 && used + STRIP_GAP + needed > width) {
      rows++;
      used = 0;
    }
    used += (used > 0 ? STRIP_GAP : 0) + needed;
    rows += Math.ceil(length / line) - 1;
  }
  return rows * (side + belowAt(side));
}
