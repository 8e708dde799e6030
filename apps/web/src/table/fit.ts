/** How large the tiles on the mat are: as large as may be while every word of the table is in sight. */

export interface Fit {
  /** The side of a tile. */
  readonly side: number;
  /** How many tiles lie side by side before a strip breaks into another line. */
  readonly line: number;
}

/** Small enough for 25 words on a phone, large enough for a finger; the largest are for wide screens. */
const SIDES = [60, 55, 51, 46, 42, 38, 34, 30, 28, 26, 24] as const;
const SMALLEST = 24;

/** Between tiles of a strip. */
const TILE_GAP = 2;
/** From here on down every pixel between the words counts. */
export function isDense(side: number): boolean {
  return side <= 28;
}

/** The gaps between strips: beside one there is room for its grip. */
export function gapsAt(side: number): { readonly beside: number; readonly below: number } {
  if (isDense(side)) return { beside: 14, below: 10 };
  return { beside: Math.round(side * 0.72), below: Math.round(side * 0.6) };
}

export interface Room {
  readonly width: number;
  readonly height: number;
  /** A phone begins smaller. */
  readonly largest: number;
  /** Height for a new word, for the labels of a turn, and for the tools over the lower edge. */
  readonly reserve: number;
}

/** The largest size at which words of these lengths fit, else the smallest. */
export function fitTiles(lengths: readonly number[], { width, height, largest, reserve }: Room): Fit {
  const sides = SIDES.filter((side) => side <= largest);
  const side = sides.find((one) => heightAt(lengths, one, width) + reserve <= height) ?? SMALLEST;
  return { side, line: lineAt(side, width) };
}

function lineAt(side: number, width: number): number {
  return Math.max(3, Math.floor((width + TILE_GAP) / (side + TILE_GAP)));
}

function heightAt(lengths: readonly number[], side: number, width: number): number {
  const line = lineAt(side, width);
  const { beside, below } = gapsAt(side);
  let rows = lengths.length > 0 ? 1 : 0;
  let used = -beside;
  for (const length of lengths) {
    const needed = Math.min(length, line) * (side + TILE_GAP) - TILE_GAP;
    if (used + beside + needed > width && used > 0) {
      rows++;
      used = -beside;
    }
    used += beside + needed;
    rows += Math.ceil(length / line) - 1;
  }
  return rows * (side + below);
}
