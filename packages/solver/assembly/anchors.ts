/** Anchors, where plays start: every run of tiles in a lane, and every free square that touches a tile across its lane. */
import { keyOf } from './anagrams';
import { crossRoot, oldSuffixValue, suffix, tilesOnBoard, walkBack } from './board';
import { askAbove, boundListed, boundOf, boundSearch, fewestLeft, isListed, mostLeft, mostRight, openAnchor, prepareBounds, size } from './bounds';
import { Place } from './graph';
import { ANCHORS, OLD_VALUE, SQUARE_SIZE, squareAt, TILE, TIMES, WORD_FACTOR } from './layout';
import { setNeeds } from './needs';
import { best } from './plays';
import { searchRun, searchSquare } from './leftward';
import { ALL, blankValue, rackLetters, rackSize } from './rack';
import { startOrientation } from './rightward';
import { layListed } from './listed';
import { MOST_KEPT } from './word-rows';

/** The lanes to search, one bit each: rows from bit 0, columns from bit 15. */
let lanes: u32 = ALL;

export function searchOnly(lanesToSearch: u32): void {
  lanes = lanesToSearch;
}

/** Finds each word from its first anchor only: no search extends left across an earlier anchor. */
export function searchBoard<Blanks, Wanted>(root: Place, filter: usize, rows: usize, anywhere: bool): void {
  if (isFloat<Wanted>()) prepareBounds(rackLetters, rackSize, blankValue, filter, rows);
  let end = ANCHORS;
  const centre = tilesOnBoard == 0 ? 7 : -1;
  for (let orientation = 0; orientation < 2; orientation++) {
    for (let lane = 0; lane < 15; lane++) {
      if (!((lanes >>> (orientation * 15 + lane)) & 1)) continue;
      end = listLane(orientation, lane, end, anywhere, lane == centre);
    }
  }
  if (isFloat<Wanted>()) searchBestFirst<Blanks, Wanted>(root, end);
  else for (let anchor = ANCHORS; anchor < end; anchor += SIZE) searchAnchor<Blanks, Wanted>(anchor, root);
}

/**
 * In an anchor: its first and last square (0 for a free one's last), how far left its words may begin, the bound of the
 * plays that are searched, and of those whose words are listed.
 */
const SIZE: usize = 20;
const FIRST: usize = 0;
const LAST: usize = 4;
const LIMIT: usize = 8;
const BOUND: usize = 12;
const BOUND_LISTED: usize = 16;

function listLane(orientation: i32, lane: i32, at: usize, anywhere: bool, isCentral: bool): usize {
  let limit = squareAt(orientation, lane, 0);
  let end = at;
  const edge = squareAt(orientation, lane, 15);
  const centre = isCentral ? squareAt(orientation, lane, 7) : 0;
  for (let square = limit; square < edge; square += SQUARE_SIZE) {
    const first = square;
    if (load<u8>(square, TILE)) {
      while (load<u8>(square + SQUARE_SIZE, TILE)) square += SQUARE_SIZE;
      end = addAnchor(end, first, square, limit);
      limit = square + 2 * SQUARE_SIZE;
    } else if (load<u8>(square - SQUARE_SIZE, TILE) || load<u8>(square + SQUARE_SIZE, TILE)) {
      continue;
    } else if (anywhere || square == centre || load<u16>(square, TIMES + 2)) {
      end = addAnchor(end, square, 0, limit);
      limit = square + SQUARE_SIZE;
    }
  }
  return end;
}

// @ts-ignore: decorator
@inline
function addAnchor(at: usize, first: usize, last: usize, limit: usize): usize {
  store<u32>(at, first, FIRST);
  store<u32>(at, last, LAST);
  store<u32>(at, limit, LIMIT);
  return at + SIZE;
}

function searchAnchor<Blanks, Wanted>(anchor: usize, root: Place): void {
  const first: usize = load<u32>(anchor, FIRST);
  const last: usize = load<u32>(anchor, LAST);
  const limit: usize = load<u32>(anchor, LIMIT);
  // If main words have a graph of their own, a single tile laid down and laid across are different plays.
  startOrientation(first >= squareAt(1, 0, 0) && root == crossRoot);
  if (!last) {
    searchSquare<Blanks, Wanted>(first, limit, root);
    return;
  }
  const place = walkBack(last, root);
  if (place) searchRun<Blanks, Wanted>(first, last, limit, place);
}

/** Best-first search: takes anchors by descending bound, and stops when no bound exceeds the best play found. */
function searchBestFirst<Blanks, Wanted>(root: Place, end: usize): void {
  askAbove(isFloat<Blanks>() ? i32.MAX_VALUE : 0);
  for (let anchor = ANCHORS; anchor < end; anchor += SIZE) {
    open(anchor);
    store<i32>(anchor, boundSearch<Blanks>(), BOUND);
    if (isFloat<Blanks>()) store<i32>(anchor, boundListed(), BOUND_LISTED);
  }
  if (isFloat<Blanks>()) layBestListed<Wanted>(end);
  for (;;) {
    const anchor = mostPromising(end, BOUND);
    if (!anchor) return;
    store<i32>(anchor, -1, BOUND);
    open(anchor);
    if (isFloat<Blanks>()) {
      askAbove(best);
      if (boundSearch<Blanks>() <= best) continue;
      setNeeds(best);
    } else boundSearch<Blanks>();
    searchAnchor<Blanks, Wanted>(anchor, root);
  }
}

/** Few anchors have their turn: choosing the next one costs less than sorting all. */
function mostPromising(end: usize, field: usize): usize {
  let most = best;
  let found: usize = 0;
  for (let anchor = ANCHORS; anchor < end; anchor += SIZE) {
    const bound = load<i32>(anchor + field);
    if (bound <= most) continue;
    most = bound;
    found = anchor;
  }
  return found;
}

/** Plays whose words are listed, the most promising anchors first. */
function layBestListed<Wanted>(end: usize): void {
  for (;;) {
    const anchor = mostPromising(end, BOUND_LISTED);
    if (!anchor) return;
    store<i32>(anchor, -1, BOUND_LISTED);
    open(anchor);
    const first: usize = load<u32>(anchor, FIRST);
    const leftStart = load<u32>(anchor, LAST) ? first - SQUARE_SIZE : first;
    for (let left = fewestLeft; left <= mostLeft; left++) {
      for (let right = min(mostRight, size - left); right >= max(0, size - MOST_KEPT - left); right--) {
        if (isListed(left, right) && boundOf(left, right) > best) layListed<Wanted>(leftStart, left, right);
      }
    }
  }
}

/** Makes an anchor the one at hand. */
function open(anchor: usize): void {
  const first: usize = load<u32>(anchor, FIRST);
  const last: usize = load<u32>(anchor, LAST);
  const limit: usize = load<u32>(anchor, LIMIT);
  if (!last) {
    openAnchor(first, limit, first + SQUARE_SIZE, 0, 1, 0, 0);
    return;
  }
  let points: u32 = suffix && <u32>load<u8>(last, TILE) == suffix ? oldSuffixValue(last) : 0;
  let factor: u32 = 1;
  let key: u32 = 0;
  let oldTiles: u32 = 0;
  for (let square = first; square <= last; square += SQUARE_SIZE) {
    points += load<u8>(square, OLD_VALUE);
    factor *= load<u8>(square, WORD_FACTOR);
    key += keyOf(load<u8>(square, TILE));
    oldTiles++;
  }
  openAnchor(first - SQUARE_SIZE, limit, last + SQUARE_SIZE, points, factor, oldTiles, key);
}
