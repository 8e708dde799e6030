/** The search leftwards from an anchor, letter by letter, turning right wherever a word may start. */
import { entriesAfter, lookAhead, placeAhead, waysAhead } from './ahead';
import { oldSuffixValue, suffix, suffixAcross, suffixValue } from './board';
import { behind, behindTurn, edgesOf, ending, following, mayLead, Place } from './graph';
import { ADDS, OLD_VALUE, RACK, SQUARE_SIZE, SQUARES, TAKES, TILE, TIMES, VALUES, WORD_FACTOR } from './layout';
import { mayGoOnLeft, mayLeadOnLeft, mayTurn } from './needs';
import { addPlay, best, scoreOf } from './plays';
import { available, availableAfterBlank, BLANK, blankValue, rackLetters, rackSize } from './rack';
import { goRight, mayEnd, startFrom } from './rightward';

/** The current anchor: the leftmost square that may be covered, the first square to its right, and where laying starts. */
let leftmost: usize = 0;
let rightward: usize = 0;
let origin: u32 = 0;
/** The value of a suffix tile at the right end of the word; subtracted again if a tile follows it. */
let suffixExtra: u32 = 0;

// @ts-ignore: decorator
@inline
function setAnchor(leftStart: usize, limit: usize, right: usize): void {
  origin = <u32>((leftStart - SQUARES) / SQUARE_SIZE) << 8;
  leftmost = limit;
  rightward = right;
}

/** Words through a run of tiles; `place` is the node reached by reading the run backwards. */
export function searchRun<Blanks, Wanted>(first: usize, last: usize, limit: usize, place: Place): void {
  setAnchor(first - SQUARE_SIZE, limit, last + SQUARE_SIZE);
  let points: u32 = 0;
  let factor: u32 = 1;
  for (let square = first; square <= last; square += SQUARE_SIZE) {
    points += load<u8>(square, OLD_VALUE);
    factor *= load<u8>(square, WORD_FACTOR);
  }
  suffixExtra = suffix && <u32>load<u8>(last, TILE) == suffix ? oldSuffixValue(last) : 0;
  goLeft<Blanks, Wanted>(place, first - SQUARE_SIZE, rackLetters, points + suffixExtra, factor, 0, 0);
}

/** Words that cover a free square with no tile beside it in the lane. */
export function searchSquare<Blanks, Wanted>(square: usize, limit: usize, root: Place): void {
  setAnchor(square, limit, square + SQUARE_SIZE);
  suffixExtra = 0;
  const follows = following(root);
  const edges = edgesOf(root);
  let fits = load<u32>(square, TAKES) & follows;
  const before = square - SQUARE_SIZE;
  const adds = load<u32>(square, ADDS);
  const times = load<u32>(square, TIMES);
  const factor: u32 = load<u8>(square, WORD_FACTOR);
  for (let rest = fits & rackLetters; rest; rest &= rest - 1) {
    const letter = ctz(rest);
    const bit = rest & -rest;
    const points = adds + load<u8>(VALUES + letter) * times;
    const left = load<u8>(RACK + letter) - 1;
    store<u8>(RACK + letter, left);
    const newRack = left ? rackLetters : rackLetters ^ bit;
    goLeft<Blanks, Wanted>(behind(edges, follows, bit), before, newRack, points, factor, letter, 1);
    store<u8>(RACK + letter, left + 1);
  }
  if (!isFloat<Blanks>()) return;
  if (suffix && fits & (1 << suffix)) {
    suffixExtra = suffixValue * (times & 0xffff);
    const place = behind(edges, follows, 1 << suffix);
    const points = adds + suffixExtra + suffixAcross(square, times);
    goLeftAfterBlank<Blanks, Wanted>(place, before, rackLetters, points, factor, suffix | BLANK, 1);
    suffixExtra = 0;
    fits ^= 1 << suffix;
  }
  const points = adds + blankValue * times;
  for (let rest = fits; rest; rest &= rest - 1) {
    const place = behind(edges, follows, rest & -rest);
    const letter = ctz(rest);
    goLeftAfterBlank<Blanks, Wanted>(place, before, rackLetters, points, factor, letter | BLANK, 1);
  }
}

/** Extends a word that reaches from the square right of this one to the anchor, with free squares beyond both ends. */
function goLeft<Blanks, Wanted>(
  place: Place,
  square: usize,
  rack: u32,
  points: u32,
  factor: u32,
  tiles: u64,
  count: i32,
): void {
  const follows = following(place);
  const edges = edgesOf(place);
  const onTheRight = load<u32>(rightward, TAKES);
  const right = onTheRight & available<Blanks>(rack);
  const canTurn = right != 0;
  if (follows & 1 && mayLead(behindTurn(edges), right) && canTurn && (!isFloat<Wanted>() || mayTurn<Blanks>(count, best, rack, points - suffixExtra))) {
    startFrom(origin | (count << 4));
    goRight<Blanks, Wanted>(behindTurn(edges), rightward, rack, points - suffixExtra, factor, tiles, count);
  }
  if (square < leftmost || (isFloat<Wanted>() && !mayLeadOnLeft<Blanks>(count, best, rack, points))) return;
  const ends = mayEnd(square, count) ? ending(place) : 0;
  let fits = load<u32>(square, TAKES) & (follows | ends) & available<Blanks>(rack);
  if (!fits) return;

  const before = square - SQUARE_SIZE;
  const onTheLeft = before >= leftmost ? load<u32>(before, TAKES) : 0;
  const canGoOn = count + 1 < rackSize && (canTurn || onTheLeft & available<Blanks>(rack));
  const entries = entriesAfter(count);
  let leading: u32 = 0;
  const adds = points + load<u32>(square, ADDS);
  const times = load<u32>(square, TIMES);
  const newFactor = factor * load<u8>(square, WORD_FACTOR);
  if (canGoOn) {
    const open = waysLeft(onTheLeft, onTheRight, available<Blanks>(rack));
    let goingOn = fits & follows;
    if (isFloat<Blanks>() && isFloat<Wanted>() && !mayGoOnLeft(count + 1, rack, adds + blankValue * times)) goingOn &= rack;
    leading = lookAhead(edgesOf(place), follows, goingOn, open, entries);
    fits &= ends | leading;
  } else fits &= ends;
  const isHere = origin | ((count + 1) << 4);
  for (let rest = fits & rack; rest; rest &= rest - 1) {
    const letter = ctz(rest);
    const bit = rest & -rest;
    const newPoints = adds + load<u8>(VALUES + letter) * times;
    const laid = (tiles << 6) | letter;
    if (ends & bit) addPlay<Wanted>(laid, scoreOf(newPoints, newFactor, count + 1), isHere, count + 1);
    if (!(leading & bit)) continue;
    const left = load<u8>(RACK + letter) - 1;
    const newRack = left ? rack : rack ^ bit;
    if (!(waysAhead(entries, letter) & waysLeft(onTheLeft, onTheRight, available<Blanks>(newRack)))) continue;
    store<u8>(RACK + letter, left);
    goLeft<Blanks, Wanted>(placeAhead(entries, letter), before, newRack, newPoints, newFactor, laid, count + 1);
    store<u8>(RACK + letter, left + 1);
  }
  if (!isFloat<Blanks>()) return;
  const ways = waysLeft(onTheLeft, onTheRight, availableAfterBlank<Blanks>(rack));
  for (let rest = fits; rest; rest &= rest - 1) {
    const letter = ctz(rest);
    const bit = rest & -rest;
    const laid = (tiles << 6) | letter | BLANK;
    const isSuffix = suffix && letter == suffix;
    const newPoints = adds + (isSuffix ? suffixAcross(square, times) : blankValue * times);
    if (ends & bit) addPlay<Wanted>(laid, scoreOf(newPoints, newFactor, count + 1), isHere, count + 1);
    if (!(leading & bit)) continue;
    if (!(waysAhead(entries, letter) & ways)) continue;
    goLeftAfterBlank<Blanks, Wanted>(placeAhead(entries, letter), before, rack, newPoints, newFactor, laid, count + 1);
  }
}

/** The edges that are open after covering a square: letters for the next one to the left, or the turn. */
// @ts-ignore: decorator
@inline
function waysLeft(onTheLeft: u32, onTheRight: u32, letters: u32): u32 {
  return (onTheLeft & letters) | u32((onTheRight & letters) != 0);
}

/** Goes on with one blank less. */
// @ts-ignore: decorator
@inline
function goLeftAfterBlank<Blanks, Wanted>(
  place: Place,
  square: usize,
  rack: u32,
  points: u32,
  factor: u32,
  tiles: u64,
  count: i32,
): void {
  if (sizeof<Blanks>() == 4) {
    goLeft<u32, Wanted>(place, square, rack, points, factor, tiles, count);
    return;
  }
  const blanks = load<u8>(RACK);
  store<u8>(RACK, blanks - 1);
  if (blanks > 2) goLeft<f64, Wanted>(place, square, rack, points, factor, tiles, count);
  else goLeft<f32, Wanted>(place, square, rack, points, factor, tiles, count);
  store<u8>(RACK, blanks);
}
