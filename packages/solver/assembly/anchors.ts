/** Where words can begin to be laid: every run of old tiles, and every free square that touches one across its lane. */
import { keyOf } from './anagrams';
import { crossRoot, oldSuffixValue, suffix, tilesOnBoard, walkBack } from './board';
import { ANY_PLAYS, blanksFor, boundAnchor, boundOnly, PART_OF_RACK, prepareBounds, WHOLE_RACK } from './bounds';
import { Place } from './graph';
import { ANCHORS, OLD_VALUE, PARTNERS, SQUARE_SIZE, squareAt, TILE, TIMES, WORD_FACTOR } from './layout';
import { needNothing, setNeeds } from './needs';
import { best } from './plays';
import { searchRun, searchSquare } from './leftward';
import { ALL, blankValue, rackLetters, rackSize, setBlankLetters } from './rack';
import { startOrientation } from './rightward';

/** The lanes to search, a bit each: rows from bit 0, columns from bit 15. */
let lanes: u32 = ALL;

export function searchOnly(lanesToSearch: u32): void {
  lanes = lanesToSearch;
}

/** A word belongs to the first anchor it holds: no search goes left over an earlier one. */
export function searchBoard<Blanks, Wanted>(root: Place, filter: usize, anywhere: bool): void {
  if (isFloat<Wanted>()) prepareBounds(rackLetters, rackSize, blankValue, filter);
  let end = ANCHORS;
  const centre = tilesOnBoard == 0 ? 7 : -1;
  for (let orientation = 0; orientation < 2; orientation++) {
    for (let lane = 0; lane < 15; lane++) {
      if (!((lanes >>> (orientation * 15 + lane)) & 1)) continue;
      end = listLane(orientation, lane, end, anywhere, lane == centre);
    }
  }
  setBlankLetters(ALL);
  if (isFloat<Blanks>()) memory.fill(PARTNERS, 255, 128);
  if (isFloat<Wanted>()) searchBestFirst<Blanks, Wanted>(root, end);
  else for (let anchor = ANCHORS; anchor < end; anchor += SIZE) searchAnchor<Blanks, Wanted>(anchor, root);
}

/**
 * In an anchor: its first and last square (0 for a free one's last), how far left its words may begin, the bound; with
 * blanks on the rack the bound of plays of the whole rack, and of all others.
 */
const SIZE: usize = 20;
const FIRST: usize = 0;
const LAST: usize = 4;
const LIMIT: usize = 8;
const BOUND: usize = 12;
const BOUND_OF_PARTS: usize = 16;

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
  // With main words of their own, the same tile laid down is another play than laid across.
  startOrientation(first >= squareAt(1, 0, 0) && root == crossRoot);
  if (!last) {
    searchSquare<Blanks, Wanted>(first, limit, root);
    return;
  }
  const place = walkBack(last, root);
  if (place) searchRun<Blanks, Wanted>(first, last, limit, place);
}

/** Anchors in the order of what they promise, until the best play found is out of reach of the next. */
function searchBestFirst<Blanks, Wanted>(root: Place, end: usize): void {
  boundOnly(isFloat<Blanks>() ? WHOLE_RACK : ANY_PLAYS);
  if (!isFloat<Blanks>()) needNothing();
  for (let anchor = ANCHORS; anchor < end; anchor += SIZE) store<i32>(anchor, bound(anchor), BOUND);
  if (isFloat<Blanks>()) {
    boundOnly(PART_OF_RACK);
    for (let anchor = ANCHORS; anchor < end; anchor += SIZE) store<i32>(anchor, bound(anchor), BOUND_OF_PARTS);
  }
  for (;;) {
    // Few anchors are ever searched: choosing the next one costs less than sorting all.
    let most = best;
    let next: usize = 0;
    let kind = BOUND;
    for (let anchor = ANCHORS; anchor < end; anchor += SIZE) {
      if (load<i32>(anchor, BOUND) > most) {
        most = load<i32>(anchor, BOUND);
        next = anchor;
        kind = BOUND;
      }
      if (isFloat<Blanks>() && load<i32>(anchor, BOUND_OF_PARTS) > most) {
        most = load<i32>(anchor, BOUND_OF_PARTS);
        next = anchor;
        kind = BOUND_OF_PARTS;
      }
    }
    if (!next) return;
    if (isFloat<Blanks>()) boundOnly(kind == BOUND ? WHOLE_RACK : PART_OF_RACK);
    bound(next);
    store<i32>(next + kind, -1);
    if (isFloat<Blanks>()) {
      setNeeds(best);
      setBlankLetters(blanksFor(best));
    }
    searchAnchor<Blanks, Wanted>(next, root);
  }
}

function bound(anchor: usize): i32 {
  const first: usize = load<u32>(anchor, FIRST);
  const last: usize = load<u32>(anchor, LAST);
  const limit: usize = load<u32>(anchor, LIMIT);
  if (!last) return boundAnchor(first, limit, first + SQUARE_SIZE, 0, 1, 0, false);
  let points: u32 = suffix && <u32>load<u8>(last, TILE) == suffix ? oldSuffixValue(last) : 0;
  let factor: u32 = 1;
  let key: u32 = 0;
  for (let square = first; square <= last; square += SQUARE_SIZE) {
    points += load<u8>(square, OLD_VALUE);
    factor *= load<u8>(square, WORD_FACTOR);
    key += keyOf(load<u8>(square, TILE));
  }
  return boundAnchor(first - SQUARE_SIZE, limit, last + SQUARE_SIZE, points, factor, key, true);
}
