/** Sums per leave, and the table computed from them: rare leaves are shrunk towards estimates from smaller ones. */

import type { LetterSet } from '@lettertafel/engine';
import { type LeaveRanks, type LeaveTable, leaveRanks, MOST_KEPT, makeLeaveTable } from '@lettertafel/solver';
import { elementAt, f64At, i16At, numberAt, u8At } from '@lettertafel/words';

export interface LeaveSums {
  readonly ranks: LeaveRanks;
  /** By rank: how often a rack held the leave, and the total relative value of those racks. */
  readonly times: Float64Array;
  readonly worth: Float64Array;
  /** Over all racks. */
  racks: number;
  squares: number;
}

export function emptySums(letters: LetterSet): LeaveSums {
  const ranks = leaveRanks(letters);
  return { ranks, times: new Float64Array(ranks.size), worth: new Float64Array(ranks.size), racks: 0, squares: 0 };
}

const RACK_SIZE = 7;

function choose(of: number, some: number): number {
  let ways = 1;
  for (let i = 0; i < some; i++) ways = (ways * (of - i)) / (i + 1);
  return Math.round(ways);
}

const CHOOSE = Array.from({ length: 9 }, (_, of) => Array.from({ length: 9 }, (_, some) => choose(of, some)));

/** Adds a rack's value to every leave it contains, with multiplicity, as if the rest had been drawn at random. */
export function noteRack(sums: LeaveSums, counts: Uint8Array, worth: number): void {
  const { ranks, times, worth: worths } = sums;
  const kinds = ranks.tiles.length;
  const visit = (kind: number, room: number, rank: number, ways: number): void => {
    let at = kind;
    while (at < kinds && counts[at] === 0) at++;
    if (at === kinds) {
      times[rank] = f64At(times, rank) + ways;
      worths[rank] = f64At(worths, rank) + ways * worth;
      return;
    }
    const most = Math.min(u8At(counts, at), room);
    for (let count = 0; count <= most; count++) {
      visit(
        at + 1,
        room - count,
        rank + ranks.stepOf(at, room, count),
        ways * numberAt(elementAt(CHOOSE, u8At(counts, at)), count),
      );
    }
  };
  visit(0, MOST_KEPT, 0, 1);
  sums.racks++;
  sums.squares += worth * worth;
}

/** The standard deviation of a rack's value on a board, in points. */
const USUAL_NOISE = 24;

/** Adds a table as if it had been learnt from this many racks, drawn from a full bag. */
export function noteTable(
  sums: LeaveSums,
  letters: LetterSet,
  { table, racks }: { readonly table: LeaveTable; readonly racks: number },
): void {
  const most = sums.ranks.tiles.map((tile) => letters.tiles[tile]?.count ?? 0);
  const tiles = most.reduce((sum, count) => sum + count, 0);
  for (let size = 0; size <= MOST_KEPT; size++) {
    const perRack = choose(RACK_SIZE, size) / choose(tiles, size);
    eachLeave(most, size, (leave) => {
      let ways = 1;
      for (const [place, kind] of leave.entries()) {
        const copy = place - leave.indexOf(kind);
        ways *= (numberAt(most, kind) - copy) / (copy + 1);
      }
      const rank = rankOf(sums.ranks, leave, -1, -1);
      const times = racks * perRack * ways;
      sums.times[rank] = f64At(sums.times, rank) + times;
      sums.worth[rank] = f64At(sums.worth, rank) + (times * i16At(table.eighths, rank)) / 8;
    });
  }
  sums.racks += racks;
  sums.squares += racks * USUAL_NOISE ** 2;
}

/** Older racks were evaluated with a worse table, so they count less. */
export function fade(sums: LeaveSums, by: number): void {
  for (let rank = 0; rank < sums.times.length; rank++) {
    sums.times[rank] = f64At(sums.times, rank) * by;
    sums.worth[rank] = f64At(sums.worth, rank) * by;
  }
  sums.racks *= by;
  sums.squares *= by;
}

/**
 * Size by size: the prior of a leave comes from smaller leaves (for any two of its tiles: its value without
 * one, plus without the other, minus without both); observations weigh more the more there are.
 */
export function tableFrom(sums: LeaveSums, letters: LetterSet): LeaveTable {
  const { ranks, times, worth } = sums;
  const values = new Float64Array(ranks.size);
  const noise = sums.squares / Math.max(1, sums.racks);
  const most = ranks.tiles.map((tile) => letters.tiles[tile]?.count ?? 0);
  for (let size = 1; size <= MOST_KEPT; size++) {
    const found: number[] = [];
    const expected: number[] = [];
    eachLeave(most, size, (leave) => {
      found.push(rankOf(ranks, leave, -1, -1));
      expected.push(size === 1 ? 0 : expectation(values, ranks, leave));
    });
    // E[times * error²] = times * (spread of the expectation)² + noise, so that sums tell the spread.
    let errors = 0;
    let seen = 0;
    let leaves = 0;
    for (const [index, rank] of found.entries()) {
      const n = f64At(times, rank);
      if (n === 0) continue;
      errors += n * (f64At(worth, rank) / n - numberAt(expected, index)) ** 2;
      seen += n;
      leaves++;
    }
    const spread = Math.max(0.05, (errors - leaves * noise) / Math.max(1, seen));
    const doubt = size === 1 ? 0 : noise / spread;
    for (const [index, rank] of found.entries()) {
      const n = f64At(times, rank);
      values[rank] = n + doubt === 0 ? 0 : (f64At(worth, rank) + doubt * numberAt(expected, index)) / (n + doubt);
    }
  }
  return makeLeaveTable(letters, (rank) => f64At(values, rank));
}

/** Calls for every leave of a size: the numbers of its tiles, in order. */
function eachLeave(most: readonly number[], size: number, visit: (leave: readonly number[]) => void): void {
  const leave: number[] = [];
  const add = (kind: number): void => {
    if (leave.length === size) {
      visit(leave);
      return;
    }
    for (let next = kind; next < most.length; next++) {
      const copies = numberAt(most, next);
      const before = leave.length;
      if (before >= copies && leave[before - copies] === next) continue;
      leave.push(next);
      add(next);
      leave.pop();
    }
  };
  add(0);
}

/** The rank of a leave without the tiles at one or two places; -1 for none. */
function rankOf({ stepOf }: LeaveRanks, leave: readonly number[], without: number, andWithout: number): number {
  let rank = 0;
  let room = MOST_KEPT;
  let kind = -1;
  let count = 0;
  for (let place = 0; place <= leave.length; place++) {
    if (place < leave.length && (place === without || place === andWithout)) continue;
    const next = place < leave.length ? numberAt(leave, place) : -1;
    if (next === kind) {
      count++;
      continue;
    }
    if (count > 0) {
      rank += stepOf(kind, room, count);
      room -= count;
    }
    kind = next;
    count = 1;
  }
  return rank;
}

function expectation(values: Float64Array, ranks: LeaveRanks, leave: readonly number[]): number {
  let sum = 0;
  let pairs = 0;
  const without = leave.map((_, place) => f64At(values, rankOf(ranks, leave, place, -1)));
  for (let one = 0; one < leave.length; one++) {
    for (let other = one + 1; other < leave.length; other++) {
      sum += numberAt(without, one) + numberAt(without, other) - f64At(values, rankOf(ranks, leave, one, other));
      pairs++;
    }
  }
  return sum / pairs;
}
