/**
 * Rounds that other threads play for a simulation. Each helper adds its results up in shared memory, where the thread that
 * chooses the move reads them; that thread alone drops moves.
 */

/** Threads that may help a simulation. */
export const MOST_HELPERS = 3;

/** The results of one move in some rounds, added up. */
export interface Sums {
  readonly rounds: number;
  readonly replied: number;
  readonly ended: number;
}

export const NO_ROUNDS: Sums = { rounds: 0, replied: 0, ended: 0 };

export interface SharedRounds {
  readonly moves: number;
  /** Whether it is over; for each move whether it was dropped; the version of each helper's sums. */
  readonly flags: Int32Array<SharedArrayBuffer>;
  /** For each helper: its rounds, then for each move its value after the replies and its value at the end. */
  readonly sums: Float64Array<SharedArrayBuffer>;
}

const OVER = 0;
const DROPPED = 1;

export function shareRounds(moves: number): SharedRounds {
  return {
    moves,
    flags: new Int32Array(new SharedArrayBuffer(4 * (DROPPED + moves + MOST_HELPERS))),
    sums: new Float64Array(new SharedArrayBuffer(8 * MOST_HELPERS * sizeFor(moves))),
  };
}

function sizeFor(moves: number): number {
  return 1 + 2 * moves;
}

/** Sends the helpers away: the move is chosen, or their threads are needed. */
export function endRounds({ flags }: SharedRounds): void {
  Atomics.store(flags, OVER, 1);
}

export function isEnded({ flags }: SharedRounds): boolean {
  return Atomics.load(flags, OVER) === 1;
}

export function dropMove({ flags }: SharedRounds, move: number): void {
  Atomics.store(flags, DROPPED + move, 1);
}

export function isDropped({ flags }: SharedRounds, move: number): boolean {
  return Atomics.load(flags, DROPPED + move) === 1;
}

/** A round of a helper: the results of the moves that are left. */
export function addRound(
  { moves, flags, sums }: SharedRounds,
  helper: number,
  results: Iterable<{ readonly move: number; readonly replied: number; readonly ended: number }>,
): void {
  const version = DROPPED + moves + helper;
  const start = helper * sizeFor(moves);
  const add = (place: number, value: number) => {
    sums[start + place] = (sums[start + place] ?? 0) + value;
  };
  // While a version is odd, sums are being changed.
  Atomics.add(flags, version, 1);
  add(0, 1);
  for (const { move, replied, ended } of results) {
    add(1 + 2 * move, replied);
    add(2 + 2 * move, ended);
  }
  Atomics.add(flags, version, 1);
}

/** Reads what the helpers have found about a move that was not dropped, as of the last `refresh`. */
export interface RoundsReader {
  refresh(): void;
  sumsOf(move: number): Sums;
}

export function readRounds({ moves, flags, sums }: SharedRounds): RoundsReader {
  const size = sizeFor(moves);
  const read = sums.slice();
  return {
    refresh() {
      for (let start = 0; start < sums.length; start += size) {
        const version = DROPPED + moves + start / size;
        const before = Atomics.load(flags, version);
        const copy = sums.slice(start, start + size);
        // Changed meanwhile: what was read before is good enough.
        if (before % 2 === 0 && Atomics.load(flags, version) === before) read.set(copy, start);
      }
    },
    sumsOf(move) {
      let [rounds, replied, ended] = [0, 0, 0];
      for (let start = 0; start < read.length; start += size) {
        rounds += read[start] ?? 0;
        replied += read[start + 1 + 2 * move] ?? 0;
        ended += read[start + 2 + 2 * move] ?? 0;
      }
      return { rounds, replied, ended };
    },
  };
}
