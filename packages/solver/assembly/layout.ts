/** Where things lie in memory. Every address is a constant, so that each access is one instruction. */

// Address 0 is the empty node that a missing follower leads to: two words that stay 0.

/** What a caller writes: 225 cells (letter code, 128 added for a blank), then what lies under them. */
export const CELLS: usize = 1024;
export const LETTER_TIMES: usize = CELLS + 225;
export const WORD_TIMES: usize = LETTER_TIMES + 225;
/** 1 where a premium counts although a tile lies on it (TR-21). */
export const REUSED: usize = WORD_TIMES + 225;
/** 1 where no tile may be laid. */
export const BLOCKED: usize = REUSED + 225;
/** Values by letter code; tiles on the rack by letter code, 0 for blanks. */
export const VALUES: usize = 2304;
export const RACK: usize = VALUES + 32;

/** The best play alone, as a record of the list. */
export const BEST: usize = 2432;

/** Keys by letter code: see anagrams.ts. */
export const LETTER_KEYS: usize = 2560;
export const ANSWERS: usize = LETTER_KEYS + 128;

/**
 * The squares in both orientations (down is the board turned over its diagonal): lanes of 15 squares and an edge,
 * which is an empty square that takes no letter, so that nobody has to ask where the board ends.
 */
export const SQUARES: usize = 4096;
export const SQUARE_SIZE: usize = 16;
export const LANE_SIZE: usize = 16 * SQUARE_SIZE;
export const ORIENTATION_SIZE: usize = 17 * LANE_SIZE;

/** In a square: the letters it takes. */
export const TAKES: usize = 0;
/** The tile's value times this is added to the score so far: low half in the main word, high half in a cross word. */
export const TIMES: usize = 4;
/** Added to the score so far by any tile: the old tiles of a cross word, in the high half. */
export const ADDS: usize = 8;
/** The word premium for the main word: of a free square when covered, of an old tile only when it counts again. */
export const WORD_FACTOR: usize = 12;
export const TILE: usize = 13;
/** What an old tile adds to the main word. */
export const OLD_VALUE: usize = 14;
/** 1 where a tile is the last of its cross word. */
export const ENDS_CROSS: usize = 15;

/**
 * For the best play by equity, in eighths of a point: what each leave of the rack is worth, by the sum of the strides of
 * its tiles; the strides by letter code; and the most that any leave is worth, by tiles laid.
 */
export const LEAVES: usize = 12800;
export const STRIDES: usize = LEAVES + 1024;
export const MOST_LEAVES: usize = STRIDES + 32;

/** The numbers of cells that a caller has changed since the board was last read. */
export const CHANGED: usize = MOST_LEAVES + 64;

/** For the best play only: see bounds.ts. */
export const BOUNDS: usize = 16384;
/** What a search knows of the nodes behind each letter, by tiles laid so far: see ahead.ts. */
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
