/** Makes squares from cells, in both orientations: cross-checks (the letters a square takes) and cross scores. */
import { behind, edgesOf, ending, following, next, Place, turn } from './graph';
import {
  ADDS,
  BLOCKED,
  CELLS,
  CHANGED,
  ENDS_CROSS,
  LETTER_TIMES,
  OLD_VALUE,
  REUSED,
  SQUARE_SIZE,
  squareAt,
  TAKES,
  TILE,
  TIMES,
  VALUES,
  WORD_FACTOR,
  WORD_TIMES,
} from './layout';

const BLANK: u8 = 128;
const LETTER: u8 = 31;

/** The code of the suffix tile (DE-06), 0 for none, and its value at the end of a word (DE-07). */
export let suffix: u32 = 0;
export let suffixValue: u32 = 0;
/** Whether all tiles on the board count, or only those that are alone in their line (XL-02). */
let countsOldTiles: bool = true;
/** All letters of the game. */
export let allLetters: u32 = 0;
export let tilesOnBoard: i32 = 0;
/** The root of the graph that cross words are checked with. */
export let crossRoot: Place = 0;

export function setRules(ofSuffix: u32, valueOfSuffix: u32, countsOld: bool, letters: u32): void {
  suffix = ofSuffix;
  suffixValue = valueOfSuffix;
  countsOldTiles = countsOld;
  allLetters = letters;
}

/** Reads all cells. Cross words are checked with the graph of this root. */
export function setBoard(root: Place): void {
  tilesOnBoard = 0;
  crossRoot = root;
  for (let orientation = 0; orientation < 2; orientation++) {
    for (let lane = 0; lane < 15; lane++) {
      for (let column = 0; column < 15; column++) copyCell(orientation, lane, column);
      // The edge is an empty square that takes no letter.
      store<u64>(squareAt(orientation, lane, 15), 0);
      store<u64>(squareAt(orientation, lane, 15), 0, 8);
    }
    for (let lane = 0; lane < 15; lane++) countOldTiles(orientation, lane);
  }
  tilesOnBoard >>= 1;
  for (let orientation = 0; orientation < 2; orientation++) {
    for (let lane = 0; lane < 15; lane++) findCrossings(orientation, lane, root);
  }
}

/** Reads only the cells that have changed, and recomputes the lanes that contain them. */
export function updateBoard(root: Place, count: i32): void {
  let rows: u32 = 0;
  let columns: u32 = 0;
  for (let i = 0; i < count; i++) {
    const cell: i32 = load<u8>(CHANGED + i);
    const row = cell / 15;
    const column = cell % 15;
    if (load<u8>(squareAt(0, row, column), TILE)) tilesOnBoard--;
    // copyCell counts the tile in each orientation.
    const before = tilesOnBoard;
    copyCell(0, row, column);
    tilesOnBoard = before;
    copyCell(1, column, row);
    rows |= 1 << row;
    columns |= 1 << column;
  }
  for (let rest = rows; rest; rest &= rest - 1) countOldTiles(0, ctz(rest));
  for (let rest = columns; rest; rest &= rest - 1) countOldTiles(1, ctz(rest));
  for (let rest = rows; rest; rest &= rest - 1) findCrossingsAnew(0, ctz(rest), root);
  for (let rest = columns; rest; rest &= rest - 1) findCrossingsAnew(1, ctz(rest), root);
}

function findCrossingsAnew(orientation: i32, lane: i32, root: Place): void {
  for (let column = 0; column < 15; column++) {
    const crossing = squareAt(1 - orientation, column, lane);
    if (load<u8>(crossing, TILE)) continue;
    const cell = cellOf(orientation, lane, column);
    store<u32>(crossing, load<u8>(BLOCKED + cell) ? 0 : allLetters, TAKES);
    store<u32>(crossing, load<u8>(LETTER_TIMES + cell), TIMES);
    store<u32>(crossing, 0, ADDS);
    store<u8>(crossing, 0, ENDS_CROSS);
  }
  findCrossings(orientation, lane, root);
}

// @ts-ignore: decorator
@inline
function cellOf(orientation: i32, lane: i32, column: i32): usize {
  return orientation ? column * 15 + lane : lane * 15 + column;
}

// @ts-ignore: decorator
@inline
function copyCell(orientation: i32, lane: i32, column: i32): void {
  const cell = cellOf(orientation, lane, column);
  const square = squareAt(orientation, lane, column);
  const tile = load<u8>(CELLS + cell) & LETTER;
  const letterTimes = load<u8>(LETTER_TIMES + cell);
  const wordTimes = load<u8>(WORD_TIMES + cell);
  const isBlocked = load<u8>(BLOCKED + cell);
  const takes: u64 = tile || isBlocked ? 0 : allLetters;
  const factor: u32 = tile && !load<u8>(REUSED + cell) ? 1 : wordTimes;
  // Several fields at once: letters and times, then factor and tile; the value of an old tile comes later.
  store<u64>(square, takes | (<u64>letterTimes << 32), TAKES);
  store<u64>(square, <u64>(factor | (<u32>tile << 8)) << 32, ADDS);
  if (tile) tilesOnBoard++;
}

/** The value of each tile of a lane in main words. The suffix tile is counted later, when its word is known. */
function countOldTiles(orientation: i32, lane: i32): void {
  for (let column = 0; column < 15; column++) {
    const square = squareAt(orientation, lane, column);
    const tile = load<u8>(square, TILE);
    if (!tile) continue;
    store<u8>(square, 0, OLD_VALUE);
    if (<u32>tile == suffix) continue;
    const cell = cellOf(orientation, lane, column);
    if (!countsOldTiles && !standsAlone(square)) continue;
    const times: u8 = load<u8>(REUSED + cell) ? load<u8>(LETTER_TIMES + cell) : 1;
    const value = load<u8>(CELLS + cell) & BLANK ? load<u8>(VALUES) : load<u8>(VALUES + tile);
    store<u8>(square, value * times, OLD_VALUE);
  }
}

function standsAlone(square: usize): bool {
  return !load<u8>(square - SQUARE_SIZE, TILE) && !load<u8>(square + SQUARE_SIZE, TILE);
}

/** The value of a suffix tile that is already on the board at the end of a word. */
export function oldSuffixValue(square: usize): u32 {
  return countsOldTiles || standsAlone(square) ? suffixValue : 0;
}

/** What a suffix tile laid on a square scores in its cross word: its value if the cross word ends there (DE-08). */
// @ts-ignore: decorator
@inline
export function suffixAcross(square: usize, times: u32): u32 {
  return load<u8>(square, ENDS_CROSS) ? suffixValue * (times & 0xffff0000) : 0;
}

/** Cross-checks and cross scores of the squares beside this lane's runs, for plays in the other orientation. */
function findCrossings(orientation: i32, lane: i32, root: Place): void {
  for (let column = 0; column < 15; column++) {
    const square = squareAt(orientation, lane, column);
    if (load<u8>(square, TILE)) continue;
    const hasBefore = load<u8>(square - SQUARE_SIZE, TILE) != 0;
    const hasAfter = load<u8>(square + SQUARE_SIZE, TILE) != 0;
    if (!hasBefore && !hasAfter) continue;
    const crossing = squareAt(1 - orientation, column, lane);
    const takes = lettersBetween(square, root, hasBefore, hasAfter);
    store<u32>(crossing, load<u32>(crossing, TAKES) & takes, TAKES);
    store<u8>(crossing, u8(!hasAfter), ENDS_CROSS);
    scoreCrossing(square, crossing);
  }
}

/** The letters that join the runs before and after a square into a word. */
function lettersBetween(square: usize, root: Place, hasBefore: bool, hasAfter: bool): u32 {
  if (!hasBefore) {
    let end = square + SQUARE_SIZE;
    while (load<u8>(end + SQUARE_SIZE, TILE)) end += SQUARE_SIZE;
    return ending(walkBack(end, root));
  }
  const place = turn(walkBack(square - SQUARE_SIZE, root));
  if (!hasAfter) return ending(place);
  let letters: u32 = 0;
  const candidates = following(place);
  const edges = edgesOf(place);
  for (let rest = candidates; rest; rest &= rest - 1) {
    const bit = rest & -rest;
    if (endsAfter(square + SQUARE_SIZE, behind(edges, candidates, bit))) letters |= bit;
  }
  return letters;
}

/** The node reached by reading the run that ends on a square backwards; 0 if no word contains it. */
export function walkBack(end: usize, root: Place): Place {
  let place = root;
  for (let square = end; place; square -= SQUARE_SIZE) {
    const tile = load<u8>(square, TILE);
    if (!tile) break;
    place = next(place, tile);
  }
  return place;
}

/** Whether the run that starts on a square completes a word from this node. */
function endsAfter(start: usize, from: Place): bool {
  let place = from;
  let square = start;
  for (; load<u8>(square + SQUARE_SIZE, TILE); square += SQUARE_SIZE) place = next(place, load<u8>(square, TILE));
  return (ending(place) & (1 << load<u8>(square, TILE))) != 0;
}

function scoreCrossing(square: usize, crossing: usize): void {
  let sum: u32 = 0;
  let times: u32 = load<u8>(crossing, WORD_FACTOR);
  let at = square - SQUARE_SIZE;
  for (; load<u8>(at, TILE); at -= SQUARE_SIZE) {
    sum += load<u8>(at, OLD_VALUE);
    times *= load<u8>(at, WORD_FACTOR);
  }
  at = square + SQUARE_SIZE;
  for (; load<u8>(at, TILE); at += SQUARE_SIZE) {
    sum += load<u8>(at, OLD_VALUE);
    times *= load<u8>(at, WORD_FACTOR);
  }
  at -= SQUARE_SIZE;
  if (suffix && at != square && <u32>load<u8>(at, TILE) == suffix) sum += oldSuffixValue(at);
  const letterTimes = load<u16>(crossing, TIMES);
  store<u32>(crossing, letterTimes | ((letterTimes * times) << 16), TIMES);
  store<u32>(crossing, (sum * times) << 16, ADDS);
}
