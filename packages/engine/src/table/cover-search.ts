/** The search behind packing: exact, and told by prices where there is nothing to be won. */

import type { Budget } from './budget.ts';

export interface CoverSearch {
  /** The most letters that the pieces can cover without overlap. */
  most(): number;
  /** Whether so many letters can be covered; with fewer copies of the pieces than there are, where that is given. */
  reaches(letters: number, copies?: readonly number[]): boolean;
}

/** Which pieces start at each place of the line. */
type Starts = readonly (readonly number[])[];

/** What is known about one situation of the search. */
interface Known {
  readonly can: number;
  readonly cannot: number;
}

const NOTHING_KNOWN: Known = { can: 0, cannot: Number.POSITIVE_INFINITY };

/**
 * Walks along the line of all stretches and at every place either leaves the letter or starts a piece there. What can
 * still be covered depends only on the place and on the copies left of the pieces yet to come, so that nothing is asked
 * twice about such a situation; the answers are kept between calls, which differ by single copies.
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
  const { prices, cover, limit } = priceShortage(lengths, starts, available);
  const known = starts.map(() => new Map<string, Known>());

  function reachesFrom(from: number, letters: number, copies: readonly number[]): boolean {
    if (letters <= 0) return true;
    if (!budget.spend(line.length - from + pieces.length)) return false;
    let place = from;
    while (place < line.length && !starts[place]?.some((piece) => (copies[piece] as number) > 0)) place++;
    if (place >= line.length) return false;
    const most = toCome[place] as readonly number[];
    const left: number[] = [];
    let all = 0;
    let priced = cover[place] as number;
    let key = '';
    for (let piece = 0; piece < copies.length; piece++) {
      const count = Math.min(copies[piece] as number, most[piece] as number);
      left.push(count);
      all += count * (lengths[piece] as number);
      priced += count * (prices[piece] as number);
      key += String.fromCharCode(count);
    }
    if (Math.min(all, priced + ROUNDING) < letters) return false;

    const answers = known[place] as Map<string, Known>;
    const answer = answers.get(key) ?? NOTHING_KNOWN;
    if (letters <= answer.can || letters >= answer.cannot) return letters <= answer.can;
    const reached =
      (starts[place] as readonly number[]).some((piece) => {
        if (left[piece] === 0) return false;
        const length = lengths[piece] as number;
        const rest = left.with(piece, (left[piece] as number) - 1);
        return reachesFrom(place + length, letters - length, rest);
      }) || reachesFrom(place + 1, letters, left);
    answers.set(key, reached ? { ...answer, can: letters } : { ...answer, cannot: letters });
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
    for (const piece of here) counts[piece] = (counts[piece] as number) + 1;
    byPlace.push([...counts]);
  }
  return byPlace.reverse();
}

/** What so many of each are worth. */
function worth(counts: readonly number[], values: readonly number[]): number {
  return counts.reduce((sum, count, index) => sum + count * (values[index] as number), 0);
}

const ROUNDING = 1e-6;

interface Pricing {
  readonly prices: readonly number[];
  /** By place, the most that pieces from there on cover less what they cost, however often they are used. */
  readonly cover: readonly number[];
}

/** By place, the most letters from there on that could be covered if pieces were there as often as one likes, at a price. */
function coverAtPrices(
  lengths: readonly number[],
  starts: Starts,
  { prices, used }: { prices: readonly number[]; used: number[] },
): readonly number[] {
  const most = Array<number>(starts.length + 1).fill(0);
  const choice = Array<number>(starts.length).fill(-1);
  for (let place = starts.length - 1; place >= 0; place--) {
    most[place] = most[place + 1] as number;
    for (const piece of starts[place] as readonly number[]) {
      const length = lengths[piece] as number;
      const covered = length - (prices[piece] as number) + (most[place + length] as number);
      if (covered <= (most[place] as number)) continue;
      most[place] = covered;
      choice[place] = piece;
    }
  }
  for (let place = 0; place < starts.length; ) {
    const piece = choice[place] as number;
    if (piece >= 0) used[piece] = (used[piece] as number) + 1;
    place += piece >= 0 ? (lengths[piece] as number) : 1;
  }
  return most;
}

const ROUNDS_OF_PRICING = 40;

/**
 * Prices for pieces that are wanted more often than they are there, raised and lowered until supply and demand nearly
 * meet. Whatever the prices, no packing covers more than `cover` plus the price of all copies: with good prices that is
 * close to the truth, so that the search gives up early where nothing is to be won (Lagrangian relaxation).
 */
function priceShortage(
  lengths: readonly number[],
  starts: Starts,
  copies: readonly number[],
): Pricing & { limit: number } {
  let prices: readonly number[] = lengths.map(() => 0);
  let best = { prices, cover: [] as readonly number[], limit: Number.POSITIVE_INFINITY };
  for (let round = 0; round < ROUNDS_OF_PRICING; round++) {
    const used = lengths.map(() => 0);
    const cover = coverAtPrices(lengths, starts, { prices, used });
    const limit = (cover[0] as number) + worth(copies, prices);
    if (limit < best.limit) best = { prices, cover, limit };
    if (used.every((count, piece) => count <= (copies[piece] as number))) break;
    const step = 1 / (1 + round / 4);
    prices = prices.map((price, piece) =>
      Math.max(0, price + step * ((used[piece] as number) - (copies[piece] as number))),
    );
  }
  return best;
}
