/** Exact search behind packing: depth first with a memo, pruned by a Lagrangian upper bound. */

import { itemAt } from '../kernel/item-at.ts';
import type { Budget } from './budget.ts';

export interface CoverSearch {
  /** The most letters that the pieces can cover without overlap. */
  most(): number;
  /** Whether so many letters can be covered; with fewer copies of the pieces than there are, where that is given. */
  reaches(letters: number, copies?: readonly number[]): boolean;
}

/** Which pieces start at each place of the line. */
type Starts = readonly (readonly number[])[];

/** The memo of one search state: so many letters can be covered from there, so many cannot. */
interface Proven {
  readonly can: number;
  readonly cannot: number;
}

const NOTHING_PROVEN: Proven = { can: 0, cannot: Number.POSITIVE_INFINITY };

/**
 * Walks along all stretches from left to right. At every place it either starts a piece there or leaves the letter. A
 * search state is the place and how many copies are left of each piece, cut down to how often the piece can still start
 * from there on: states that differ only in copies of no use are the same. The memo of a state is kept between calls,
 * because callers ask again with one copy less. A state is pruned when even the upper bound does not reach the target.
 */
export function searchCover({
  stretches,
  pieces,
  budget,
}: {
  readonly stretches: readonly string[];
  readonly pieces: readonly { readonly tiles: string; readonly copies: number }[];
  readonly budget: Budget;
}): CoverSearch {
  const line = stretches.join(' ');
  const lengths = pieces.map(({ tiles }) => tiles.length);
  const available = pieces.map(({ copies }) => copies);
  const starts = Array.from({ length: line.length }, (_, place) =>
    pieces.flatMap(({ tiles }, piece) => (line.startsWith(tiles, place) ? [piece] : [])),
  );
  const toCome = countToCome(pieces.length, starts);
  const { prices, cover, limit } = lagrangianBound(lengths, starts, available);
  const memo = starts.map(() => new Map<string, Proven>());

  function reachesFrom(from: number, letters: number, copies: readonly number[]): boolean {
    if (letters <= 0) return true;
    if (!budget.spend(line.length - from + pieces.length)) return false;
    let place = from;
    while (place < line.length && !starts[place]?.some((piece) => itemAt(copies, piece) > 0)) place++;
    if (place >= line.length) return false;
    const most = itemAt(toCome, place);
    const left: number[] = [];
    let all = 0;
    let priced = itemAt(cover, place);
    let key = '';
    for (let piece = 0; piece < copies.length; piece++) {
      const count = Math.min(itemAt(copies, piece), itemAt(most, piece));
      left.push(count);
      all += count * itemAt(lengths, piece);
      priced += count * itemAt(prices, piece);
      key += String.fromCharCode(count);
    }
    if (Math.min(all, priced + ROUNDING) < letters) return false;

    const states = itemAt(memo, place);
    const proven = states.get(key) ?? NOTHING_PROVEN;
    if (letters <= proven.can || letters >= proven.cannot) return letters <= proven.can;
    const reached =
      itemAt(starts, place).some((piece) => {
        if (left[piece] === 0) return false;
        const length = itemAt(lengths, piece);
        const rest = left.with(piece, itemAt(left, piece) - 1);
        return reachesFrom(place + length, letters - length, rest);
      }) || reachesFrom(place + 1, letters, left);
    states.set(key, reached ? { ...proven, can: letters } : { ...proven, cannot: letters });
    return reached;
  }

  let found: number | null = null;
  return {
    reaches: (letters, copies = available) => reachesFrom(0, letters, copies),
    most() {
      let letters = found ?? Math.min(worth(available, lengths), Math.floor(limit + ROUNDING));
      while (!reachesFrom(0, letters, available)) letters--;
      found = letters;
      return letters;
    },
  };
}

/** By place, how often each piece starts there or later. */
function countToCome(pieces: number, starts: Starts): readonly (readonly number[])[] {
  const counts = Array<number>(pieces).fill(0);
  const byPlace: number[][] = [];
  for (const here of starts.toReversed()) {
    for (const piece of here) counts[piece] = itemAt(counts, piece) + 1;
    byPlace.push([...counts]);
  }
  return byPlace.reverse();
}

/** The sum of values, each as often as its count. */
function worth(counts: readonly number[], values: readonly number[]): number {
  return counts.reduce((sum, count, index) => sum + count * itemAt(values, index), 0);
}

/** Prices are fractions: a bound that misses the target by less than this does not prune. */
const ROUNDING = 1e-6;

interface Pricing {
  readonly prices: readonly number[];
  /** By place, the relaxed optimum from there on: letters covered less prices paid. */
  readonly cover: readonly number[];
}

/** The relaxed problem, solved from right to left; `used` counts the pieces of one solution. */
function relaxedCover(
  lengths: readonly number[],
  starts: Starts,
  { prices, used }: { prices: readonly number[]; used: number[] },
): readonly number[] {
  const most = Array<number>(starts.length + 1).fill(0);
  const choice = Array<number>(starts.length).fill(-1);
  for (let place = starts.length - 1; place >= 0; place--) {
    most[place] = itemAt(most, place + 1);
    for (const piece of itemAt(starts, place)) {
      const length = itemAt(lengths, piece);
      const covered = length - itemAt(prices, piece) + itemAt(most, place + length);
      if (covered <= itemAt(most, place)) continue;
      most[place] = covered;
      choice[place] = piece;
    }
  }
  for (let place = 0; place < starts.length; ) {
    const piece = itemAt(choice, place);
    if (piece >= 0) used[piece] = itemAt(used, piece) + 1;
    place += piece >= 0 ? itemAt(lengths, piece) : 1;
  }
  return most;
}

/** More rounds of the subgradient method hardly lower the bound any further. */
const ROUNDS = 40;

/**
 * Upper bound by Lagrangian relaxation: the limit on copies is dropped, and each piece costs a price instead. For any
 * prices no packing covers more than `cover` plus the price of all copies. Prices of pieces used more often than there
 * are copies go up, the others down (subgradient method); the lowest bound found is kept.
 */
function lagrangianBound(
  lengths: readonly number[],
  starts: Starts,
  copies: readonly number[],
): Pricing & { limit: number } {
  let prices: readonly number[] = lengths.map(() => 0);
  let best: Pricing & { limit: number } = { prices, cover: [], limit: Number.POSITIVE_INFINITY };
  for (let round = 0; round < ROUNDS; round++) {
    const used = lengths.map(() => 0);
    const cover = relaxedCover(lengths, starts, { prices, used });
    const limit = itemAt(cover, 0) + worth(copies, prices);
    if (limit < best.limit) best = { prices, cover, limit };
    if (used.every((count, piece) => count <= itemAt(copies, piece))) break;
    const step = 1 / (1 + round / 4);
    prices = prices.map((price, piece) => Math.max(0, price + step * (itemAt(used, piece) - itemAt(copies, piece))));
  }
  return best;
}
