/**
 * The words that hold the old tiles of a slot and nearly all natural tiles of the rack: rows of bits say which words of a
 * length hold a letter (src/graph/word-rows.ts). Blanks stand for what else a word has, so a list may hold words that
 * need too many of them.
 */
import { LISTS, RACK, ROWS_NOTED, SHARED, VALUES, WORDS_FOUND } from './layout';

/** Words with at least this many natural tiles are listed: fewer tiles are in too many words. */
const FEWEST_NATURALS: i32 = 3;
/** The most tiles that stay on the rack. */
export const MOST_KEPT: i32 = 2;
/** The longest words with rows, and the most old tiles in a word that rows are asked for. */
const LONGEST: i32 = 10;
const MOST_OLD: i32 = 3;

/** The words with natural tiles, by kept and old tiles: blocks of 64 words, bits and their place in a row. */
const BLOCK_SIZE: usize = 12;
const BLOCK_AT: usize = 8;
const BLOCKS_SIZE: usize = 2048 * BLOCK_SIZE;
/** In front of the blocks: where they end, 0 while nobody has asked for them. */
const BLOCKS_HEAD: usize = 8;

/** Lists of words, by the key of their old tiles: the key, the numbers of kept and old tiles, where the list begins and ends. */
const LIST_SIZE: usize = 16;
const LIST_SLOTS: u32 = 256;
const LISTS_SIZE: usize = <usize>LIST_SLOTS * LIST_SIZE;
const KIND: usize = 4;
const START: usize = 8;
const END: usize = 12;
const NOT_LISTED: u32 = 255;
/** A row to be asked, and the value of its letter. */
const NOTE_SIZE: usize = 8;
const WORDS_END: usize = WORDS_FOUND + 16384 * 8;

/** The rows of the graph at hand, 0 without any. */
let rows: usize = 0;
let rackSize: i32 = 0;
let naturals: i32 = 0;
/** Where the next list begins. */
let free: usize = 0;
/** The words listed last, and the block that comes after them when there was no room for all. */
export let listStart: usize = 0;
export let listEnd: usize = 0;
let nextBlock: usize = 0;

export function prepareWordRows(at: usize, size: i32): void {
  const blanks: i32 = load<u8>(RACK);
  rows = blanks && blanks <= 2 ? at : 0;
  rackSize = size;
  naturals = size - blanks;
  if (!rows) return;
  for (let kept = 0; kept <= MOST_KEPT; kept++) {
    for (let oldTiles = 0; oldTiles <= MOST_OLD; oldTiles++) store<u32>(blocksOf(kindOf(kept, oldTiles)), 0);
  }
  forgetLists();
}

function forgetLists(): void {
  free = WORDS_FOUND;
  for (let list = LISTS; list < LISTS + LISTS_SIZE; list += LIST_SIZE) store<u32>(list, NOT_LISTED, KIND);
}

// @ts-ignore: decorator
@inline
function kindOf(kept: i32, oldTiles: i32): i32 {
  return (kept << 2) | oldTiles;
}

// @ts-ignore: decorator
@inline
function blocksOf(kind: i32): usize {
  return SHARED + <usize>kind * (BLOCKS_HEAD + BLOCKS_SIZE);
}

// @ts-ignore: decorator
@inline
function countOf(length: i32): u32 {
  return load<u32>(rows + (<usize>length << 3));
}

// @ts-ignore: decorator
@inline
function wordsOf(length: i32): usize {
  return rows + (<usize>load<u32>(rows + (<usize>length << 3), 4) << 2);
}

/** Whether the words that leave this many tiles on the rack and have this many old tiles are listed. */
// @ts-ignore: decorator
@inline
export function hasList(kept: i32, oldTiles: i32): bool {
  const length = rackSize - kept + oldTiles;
  return rows != 0 && kept <= MOST_KEPT && oldTiles <= MOST_OLD && naturals - kept >= FEWEST_NATURALS && length <= LONGEST && countOf(length) != 0;
}

/** Lists words that leave this many tiles, with these old tiles, given with their key and packed as words are (0 for other letters). */
export function listWords(kept: i32, key: u32, oldTiles: i32, old: u64): void {
  const kind = kindOf(kept, oldTiles);
  const list = LISTS + <usize>((key + kept * 89) & (LIST_SLOTS - 1)) * LIST_SIZE;
  nextBlock = 0;
  if (load<u32>(list) != key || <i32>load<u32>(list, KIND) != kind) {
    if (free + 8 * 1024 > WORDS_END) forgetLists();
    findWords(kept, oldTiles, old, 0);
    store<u32>(list, key);
    store<u32>(list, nextBlock ? NOT_LISTED : kind, KIND);
    store<u32>(list, free, START);
    free = listEnd;
    store<u32>(list, free, END);
  }
  listStart = load<u32>(list, START);
  listEnd = load<u32>(list, END);
}

/** Lists more of the same words, where there was no room for all of them. */
export function listMore(kept: i32, oldTiles: i32, old: u64): bool {
  if (!nextBlock) return false;
  forgetLists();
  findWords(kept, oldTiles, old, nextBlock);
  listStart = WORDS_FOUND;
  return true;
}

/** Writes words from `free` on, beginning with a block, 0 for the first. */
function findWords(kept: i32, oldTiles: i32, old: u64, firstBlock: usize): void {
  const length = rackSize - kept + oldTiles;
  const blocks = blocksOf(kindOf(kept, oldTiles));
  if (!load<u32>(blocks)) findBlocks(kept, length, blocks);
  const end: usize = load<u32>(blocks);
  const notesEnd = noteOld(length, old, kept == 0);
  const words = wordsOf(length);
  let at = free;
  let block = firstBlock ? firstBlock : blocks + BLOCKS_HEAD;
  for (; block < end && at + 64 * 8 <= WORDS_END; block += BLOCK_SIZE) {
    const offset: usize = load<u32>(block, BLOCK_AT);
    let bits = load<u64>(block);
    for (let note = ROWS_NOTED; note < notesEnd; note += NOTE_SIZE) bits &= load<u64>(<usize>load<u32>(note) + offset);
    // A block of 64 words has 8 bytes in a row and 512 in the list of words.
    for (; bits; bits &= bits - 1) {
      store<u64>(at, load<u64>(words + (offset << 6) + (<usize>ctz(bits) << 3)));
      at += 8;
    }
  }
  listEnd = at;
  nextBlock = block < end ? block : 0;
}

/** Finds the words of a length with all natural tiles but some that are kept. */
function findBlocks(kept: i32, length: i32, blocks: usize): void {
  const notesEnd = noteRack(length);
  const summary = bitsSize(length);
  const end = rowSize(length);
  let at = blocks + BLOCKS_HEAD;
  for (let offset = summary; offset < end; offset += 8) {
    for (let rest = lackingAtMost(kept, offset, notesEnd); rest; rest &= rest - 1) {
      const block = ((offset - summary) << 6) + (<usize>ctz(rest) << 3);
      const bits = lackingAtMost(kept, block, notesEnd);
      if (!bits) continue;
      store<u64>(at, bits);
      store<u32>(at, <u32>block, BLOCK_AT);
      at += BLOCK_SIZE;
    }
  }
  store<u32>(blocks, <u32>at);
}

/** The bits that are set in all rows noted, or in all but this many of them. */
// @ts-ignore: decorator
@inline
function lackingAtMost(kept: i32, offset: usize, notesEnd: usize): u64 {
  let none: u64 = -1;
  let one: u64 = -1;
  let two: u64 = -1;
  for (let note = ROWS_NOTED; note < notesEnd; note += NOTE_SIZE) {
    const row = load<u64>(<usize>load<u32>(note) + offset);
    two = (two & row) | one;
    one = (one & row) | none;
    none &= row;
  }
  return kept == 0 ? none : kept == 1 ? one : two;
}

// @ts-ignore: decorator
@inline
function bitsSize(length: i32): usize {
  return <usize>((countOf(length) + 63) >>> 6) << 3;
}

/** With the summary behind the bits: one for each block of 64. */
// @ts-ignore: decorator
@inline
function rowSize(length: i32): usize {
  const size = bitsSize(length);
  return size + (((size >> 3) + 63) >> 6 << 3);
}

/** The row of the words of a length that have at least this many copies of a letter; two stand for more than two. */
// @ts-ignore: decorator
@inline
function rowOf(length: i32, letter: u32, copies: u32): u32 {
  const first = wordsOf(length) + (<usize>countOf(length) << 3);
  return <u32>(first + (<usize>(letter << 1) + min<u32>(copies, 2) - 3) * rowSize(length));
}

/** Notes the rows of the natural tiles, each copy of a letter apart; gives the end of the notes. */
function noteRack(length: i32): usize {
  let end = ROWS_NOTED;
  for (let letter: u32 = 1; letter < 32; letter++) {
    const value: u32 = load<u8>(VALUES + letter);
    for (let copy = min<u32>(load<u8>(RACK + letter), 2); copy; copy--) {
      // Dear letters are rare: with them first most blocks are empty soon.
      let at = end;
      for (; at > ROWS_NOTED && load<u32>(at - NOTE_SIZE, 4) < value; at -= NOTE_SIZE) store<u64>(at, load<u64>(at - NOTE_SIZE));
      store<u32>(at, rowOf(length, letter, copy));
      store<u32>(at, value, 4);
      end += NOTE_SIZE;
    }
  }
  return end;
}

/** Notes the rows of old tiles, which words have beside those of the rack when that is laid whole. */
function noteOld(length: i32, old: u64, isWhole: bool): usize {
  let end = ROWS_NOTED;
  for (let rest = old; rest; rest >>= 5) {
    const letter = <u32>rest & 31;
    if (!letter) continue;
    let copies: u32 = isWhole ? load<u8>(RACK + letter) + 1 : 1;
    for (let others = rest >> 5; others; others >>= 5) copies += u32((<u32>others & 31) == letter);
    store<u32>(end, rowOf(length, letter, copies));
    end += NOTE_SIZE;
  }
  return end;
}
