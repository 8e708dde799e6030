/** The interface of the move generator. Callers write cells, values and rack to memory and call a search. */
import { searchBoard, searchOnly } from './anchors';
import { setBoard as readBoard, setRules as readRules, updateBoard as rereadCells } from './board';
import { boundBy } from './bounds';
import { Place } from './graph';
import { BEST, GRAPHS, RACK } from './layout';
import { best, countPlays, EIGHTHS, setBonus as readBonus, startBest, startEquity, startList } from './plays';
import { ALL, setRack } from './rack';

export const graphsAt: u32 = <u32>GRAPHS;
export const bestAt: u32 = <u32>BEST;

/** The code of the suffix tile or 0, its value, whether all tiles on the board count, and the letters of the game. */
export function setRules(suffix: u32, suffixValue: u32, countsOldTiles: bool, letters: u32): void {
  readRules(suffix, suffixValue, countsOldTiles, letters);
}

/** The bonus for laying this many tiles (B-21). */
export function setBonus(tiles: i32, points: u32): void {
  readBonus(tiles, points);
}

export function setBoard(root: Place): void {
  readBoard(root);
}

/** Like setBoard, if only the first `count` cells listed in CHANGED are different. */
export function updateBoard(root: Place, count: i32): void {
  rereadCells(root, count);
}

/** Writes all plays to the given address and returns their number. */
export function findAll(root: Place, listAt: usize, anywhere: bool): i32 {
  startList(listAt);
  setRack();
  const blanks = load<u8>(RACK);
  if (blanks > 1) searchBoard<f64, u32>(root, 0, 0, anywhere);
  else if (blanks) searchBoard<f32, u32>(root, 0, 0, anywhere);
  else searchBoard<u32, u32>(root, 0, 0, anywhere);
  return countPlays();
}

/** The plays of some lanes only, one bit each: rows from bit 0, columns from bit 15. */
export function findInLanes(root: Place, listAt: usize, lanes: u32): i32 {
  searchOnly(lanes);
  const count = findAll(root, listAt, false);
  searchOnly(ALL);
  return count;
}

/** Writes one play of the highest score and gives that score, -1 when there is no play. Filter and rows may be 0. */
export function findBest(root: Place, filter: usize, rows: usize, anywhere: bool): i32 {
  startBest();
  setRack();
  const blanks = load<u8>(RACK);
  boundBy(0);
  if (blanks > 1) searchBoard<f64, f32>(root, filter, rows, anywhere);
  else if (blanks) searchBoard<f32, f32>(root, filter, rows, anywhere);
  else searchBoard<i32, f32>(root, filter, rows, anywhere);
  return best;
}

/**
 * Writes a play of the highest equity (score plus leave) and returns the equity in eighths of a point, -1 if there is no
 * play. The caller has written the leaves, none of them negative, and the strides, and passes their sum over the rack.
 */
export function findBestEquity(
  root: Place,
  filter: usize,
  rows: usize,
  anywhere: bool,
  stridesOfRack: u32,
): i32 {
  startEquity(stridesOfRack);
  setRack();
  const blanks = load<u8>(RACK);
  boundBy(EIGHTHS);
  if (blanks > 1) searchBoard<f64, f64>(root, filter, rows, anywhere);
  else if (blanks) searchBoard<f32, f64>(root, filter, rows, anywhere);
  else searchBoard<i32, f64>(root, filter, rows, anywhere);
  return best;
}
