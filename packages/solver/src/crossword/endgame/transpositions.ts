/** The transposition table: bounds of positions by hash key, of fixed size; newer entries replace older ones. */

import { i32At } from '@lettertafel/words';

/** A bound that was found, and how deep the search went: to the end when `depth` is TO_THE_END. */
export type BoundKind = typeof EXACT | typeof AT_LEAST | typeof AT_MOST;
export const EXACT = 1;
export const AT_LEAST = 2;
export const AT_MOST = 3;
export const TO_THE_END = 255;

const SIZE = 1 << 20;

export interface Transpositions {
  /** The index of a position; -1 if it is not in the table. */
  find(low: number, high: number): number;
  /** Keeps the entry's best move if the new one has none (all zero). */
  store(
    low: number,
    high: number,
    entry: { value: number; kind: BoundKind; depth: number; move: Int32Array; at: number },
  ): void;
  readonly values: Int16Array;
  readonly kinds: Uint8Array;
  readonly depths: Uint8Array;
  /** Three words a move, as in records of plays; all zero for none. */
  readonly moves: Int32Array;
}

/** 25 MB, made once: searches run one after the other. */
let shared: Transpositions | null = null;

/** An empty table; the previous one becomes invalid. */
export function emptyTranspositions(): Transpositions {
  shared ??= makeTranspositions();
  shared.kinds.fill(0);
  return shared;
}

function makeTranspositions(): Transpositions {
  const lows = new Int32Array(SIZE);
  const highs = new Int32Array(SIZE);
  const values = new Int16Array(SIZE);
  const kinds = new Uint8Array(SIZE);
  const depths = new Uint8Array(SIZE);
  const moves = new Int32Array(SIZE * 3);
  return {
    values,
    kinds,
    depths,
    moves,
    find(low, high) {
      const place = low & (SIZE - 1);
      return kinds[place] !== 0 && lows[place] === low && highs[place] === high ? place : -1;
    },
    store(low, high, { value, kind, depth, move, at }) {
      const place = low & (SIZE - 1);
      const isSame = kinds[place] !== 0 && lows[place] === low && highs[place] === high;
      lows[place] = low;
      highs[place] = high;
      values[place] = value;
      kinds[place] = kind;
      depths[place] = depth;
      if (isSame && at < 0) return;
      for (let word = 0; word < 3; word++) moves[place * 3 + word] = at < 0 ? 0 : i32At(move, at + word);
    },
  };
}
