/** The size of tiles on the mat: as large as possible while every word is visible. */

export interface Fit {
  /** The size of a tile. */
  readonly side: number;
  /** How many tiles fit in a line before a strip wraps. */
  readonly line: number;
  /** Whether every word is visible without scrolling. */
  readonly isWhole: boolean;
}

/** A word that must be visible. */
export interface FittedWord {
  readonly length: number;
  /** The height of its labels. */
  readonly said: number;
  /** The word that it is a part of: parts stay together. */
  readonly from?: number | null;
}

export interface Room {
  readonly width: number;
  readonly height: number;
  /** The maximum size. */
  readonly largest: number;
}

export const LARGEST = 56;
export const LARGEST_FOR_CHILDREN = 72;
const SMALLEST = 26;
/** Easy to grab: for this size, but no larger one, long words take more lines. */
const COMFORTABLE = 36;
/** A line fits at least a full rack. */
const SHORTEST_LINE = 7;

/** Between tiles of a strip. */
const TILE_GAP = 2;
/** Between two lines of a wrapped strip, where the order of selected letters is shown. */
const LINE_GAP = 12;
/** Between two strips. */
const STRIP_GAP = 4;
/** How much narrower letters are drawn while there are gaps beside them. They stay where they are. */
const GIVEN_TO_GAP = 4;

/** The scale of letters beside gaps. */
export function scaleBesideGaps(side: number): number {
  return (side - GIVEN_TO_GAP) / side;
}

/** At this size and below, spacing is reduced. */
export function isDense(side: number): boolean {
  return side <= 28;
}

/**
 * Space at either end of a strip. Between two words it adds up to at least 32 px, which the grip of the second fills.
 */
export function endAt(side: number): number {
  return isDense(side) ? 14 : 18;
}

/** Between two rows. */
export function belowAt(side: number): number {
  return isDense(side) ? 14 : Math.round(side * 0.6);
}

/**
 * The largest size at which these words fit, none with more lines than at the smallest size; otherwise the smallest. A
 * word that wraps anyway may take more lines before it makes all tiles small.
 */
export function fitTiles(words: readonly FittedWord[], room: Room): Fit {
  const fit = fitLines(words, room, () => false);
  if (!isDense(fit.side)) return fit;
  const largest = Math.min(COMFORTABLE, room.largest);
  return fitLines(words, { ...room, largest }, (length) => length > lineAt(SMALLEST, room.width));
}

function fitLines(
  words: readonly FittedWord[],
  { width, height, largest }: Room,
  mayWrapMore: (length: number) => boolean,
): Fit {
  const lengths = [SHORTEST_LINE, ...words.map(({ length }) => length)].filter((length) => !mayWrapMore(length));
  const linesAt = (length: number, side: number) => Math.ceil(length / lineAt(side, width));
  for (let side = largest; side >= SMALLEST; side--) {
    if (lengths.some((length) => linesAt(length, side) > linesAt(length, SMALLEST))) continue;
    if (heightAt(words, side, width) <= height) return { side, line: lineAt(side, width), isWhole: true };
  }
  return { side: SMALLEST, line: lineAt(SMALLEST, width), isWhole: false };
}

function lineAt(side: number, width: number): number {
  return Math.max(3, Math.floor((width - 2 * endAt(side) + TILE_GAP) / (side + TILE_GAP)));
}

function heightAt(words: readonly FittedWord[], side: number, width: number): number {
  const line = lineAt(side, width);
  const below = belowAt(side);
  const blockOf = ({ length, said }: FittedWord): Block => {
    const lines = Math.ceil(length / line);
    const inLine = Math.min(length, line);
    return {
      width: inLine * (side + TILE_GAP) - TILE_GAP + 2 * endAt(side),
      height: lines * side + (lines - 1) * LINE_GAP + said,
    };
  };
  const blocks = partsTogether(words).map((parts) => {
    const inside = parts.map(blockOf);
    const whole = inside.reduce((sum, part) => sum + STRIP_GAP + part.width, -STRIP_GAP);
    return { width: Math.min(whole, width), height: heightOfRows(inside, width, below) };
  });
  return heightOfRows(blocks, width, below);
}

interface Block {
  readonly width: number;
  readonly height: number;
}

/** Whole words by themselves, and the parts of each word that was taken apart. */
function partsTogether(words: readonly FittedWord[]): readonly (readonly FittedWord[])[] {
  const groups: FittedWord[][] = [];
  for (const word of words) {
    const group = groups.at(-1);
    const isPart = word.from != null && group?.[0]?.from === word.from;
    if (group && isPart) group.push(word);
    else groups.push([word]);
  }
  return groups;
}

function heightOfRows(blocks: readonly Block[], width: number, below: number): number {
  let height = 0;
  let row = { used: 0, height: 0 };
  for (const block of blocks) {
    if (row.used > 0 && row.used + STRIP_GAP + block.width > width) {
      height += row.height + below;
      row = { used: 0, height: 0 };
    }
    row = {
      used: row.used + (row.used > 0 ? STRIP_GAP : 0) + block.width,
      height: Math.max(row.height, block.height),
    };
  }
  return height + row.height;
}
