/** The memory layout. Every address is a constant, so that each access is a single instruction. */

// Address 0 is an empty node, the target of missing edges: two words that stay 0.

/** Written by the caller: 225 cells (letter code, plus 128 for a blank), then the premiums of their squares. */
export const CELLS: usize = 1024;
export const LETTER_TIMES: usize = CELLS + 225;
export const WORD_TIMES: usize = LETTER_TIMES + 225;
/** 1 if a premium counts again under a tile (TR-21). */
export const REUSED: usize = WORD_TIMES + 225;
/** 1 if no tile may be laid. */
export const BLOCKED: usize = REUSED + 225;
/** Values by letter code; numbers of tiles on the rack by letter code, with blanks at 0. */
export const VALUES: usize = 2304;
export const RACK: usize = VALUES + 32;

/** The best play, in the format of the list. */
export const BEST: usize = 2432;

/** Keys by letter code: see anagrams.ts. */
export const LETTER_KEYS: usize = 2560;
export const ANSWERS: usize = LETTER_KEYS + 128;

/**
 * The squares in both orientations (down is the transposed board): lanes of 15 squares and an edge. The edge is a
 * sentinel, an empty square that takes no letter, so that loops need no bounds check.
 */
export const SQUARES: usize = 4096;
export const SQUARE_SIZE: usize = 16;
export const LANE_SIZE: usize = 16 * SQUARE_SIZE;
export const ORIENTATION_SIZE: usize = 17 * LANE_SIZE;

/** The fields of a square. The letters it takes: its cross-check. */
export const TAKES: usize = 0;
/** Factors of the tile's value: low half for the main word, high half for the cross word. */
export const TIMES: usize = 4;
/** Points of the tiles already in the cross word, in the high half. */
export const ADDS: usize = 8;
/** The word premium: of a free square, or of a covered one whose premium counts again. */
export const WORD_FACTOR: usize = 12;
export const TILE: usize = 13;
/** The value of a tile on the board in the main word. */
export const OLD_VALUE: usize = 14;
/** 1 if a tile laid here is the last of its cross word. */
export const ENDS_CROSS: usize = 15;

/**
 * For the best play by equity, in eighths of a point: the values of leaves, by the sum of their tiles' strides; the strides
 * by letter code; and the highest value of a leave, by the number of tiles laid.
 */
export const LEAVES: usize = 12800;
export const STRIDES: usize = LEAVES + 1024;
export const MOST_LEAVES: usize = STRIDES + 32;

/** The numbers of the cells that the caller has changed since the board was last read. */
export const CHANGED: usize = MOST_LEAVES + 64;

/** Upper bounds, for searches of the best play: see bounds.ts. */
export const BOUNDS: usize = 16384;
/** Prefetched nodes behind each letter, by the number of tiles laid so far: see ahead.ts. */
export const AHEAD: usize = BOUNDS + 16384;
/** The anchors of a position: see anchors.ts. */
export const ANCHORS: usize = 40960;
/** For plays with blanks whose words are listed: see word-rows.ts and listed.ts. */
export const SLOT: usize = ANCHORS + 29696;
export const ROWS_NOTED: usize = SLOT + 128;
export const LISTS: usize = ROWS_NOTED + 128;
export const WORDS_FOUND: usize = LISTS + 4096;
export const SHARED: usize = WORDS_FOUND + 131072;
export const GRAPHS: usize = SHARED + 295680;

// @ts-ignore: decorator
@inline
export function squareAt(orientation: i32, lane: i32, column: i32): usize {
  return SQUARES + <usize>orientation * ORIENTATION_SIZE + <usize>(lane + 1) * LANE_SIZE + <usize>column * SQUARE_SIZE;
}
