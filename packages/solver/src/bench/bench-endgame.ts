/** Benchmark of the endgame solver: positions with full racks and an empty bag from greedy self-play. */

import { allTiles, SIZE } from '@lettertafel/engine';
import { type EndgameQuestion, solveEndgame } from '../crossword/endgame/solve-endgame.ts';
import type { Generator } from '../crossword/generator.ts';
import { BLANK_CELL, BLANK_TILE } from '../crossword/letter-codes.ts';
import { playGreedyGame } from './self-play.ts';

export interface EndgameBench {
  readonly positions: number;
  readonly proven: number;
  /** Of all positions; CPU milliseconds. */
  readonly p50: number;
  readonly longest: number;
  readonly nodes: number;
}

export interface EndgameBenchInput {
  readonly seed: string;
  readonly count: number;
  /** CPU milliseconds for each position. */
  readonly milliseconds: number;
  readonly cpuMicros: () => number;
}

type Endgame = Pick<EndgameQuestion, 'board' | 'racks'>;

export function benchEndgame(generator: Generator, input: EndgameBenchInput): EndgameBench {
  const { milliseconds, cpuMicros } = input;
  const answers = makeEndgames(generator, input).map((endgame) => {
    const start = cpuMicros();
    const used = () => (cpuMicros() - start) / 1000;
    const { isProven, nodes } = solveEndgame({ generator, ...endgame, isOver: () => used() >= milliseconds });
    return { isProven, nodes, used: used() };
  });
  const times = answers.map(({ used }) => used).sort((one, other) => one - other);
  return {
    positions: answers.length,
    proven: answers.filter(({ isProven }) => isProven).length,
    p50: times[Math.floor(times.length / 2)] ?? 0,
    longest: times.at(-1) ?? 0,
    nodes: answers.reduce((sum, { nodes }) => sum + nodes, 0),
  };
}

/** The first turn of a game that finds the bag empty, where both racks are still full. */
export function makeEndgames(
  generator: Generator,
  { seed, count }: Pick<EndgameBenchInput, 'seed' | 'count'>,
): Endgame[] {
  const found: Endgame[] = [];
  for (let game = 0; found.length < count; game++) {
    if (game > 200 * count + 100) throw new RangeError('self-play with these words reaches no such positions');
    let isLooking = true;
    playGreedyGame(generator, `${seed} endgame ${game}`, ({ cells, rack, bag }) => {
      if (!isLooking || bag > 0) return;
      isLooking = false;
      const endgame = endgameOf(generator, cells, rack);
      if (endgame.racks.every((tiles) => tiles.length === generator.rules.rackSize)) found.push(endgame);
    });
  }
  return found;
}

function endgameOf({ codes, rules }: Generator, cells: Uint8Array, rack: Uint8Array): Endgame {
  const { letters } = rules;
  const cellOf = (cell: number) => codes.cellOf(cell & BLANK_CELL ? (cell & 31) | BLANK_TILE : cell);
  const own = [...rack].flatMap((size, code) =>
    Array<string>(size).fill(code === 0 ? letters.wild : codes.cellOf(code)),
  );
  const other = allTiles(letters);
  const lying = [...cells].filter(Boolean).map((cell) => (cell & BLANK_CELL ? letters.wild : cellOf(cell)));
  for (const tile of [...lying, ...own]) other.splice(other.indexOf(tile), 1);
  const text = [...cells].map((cell) => (cell === 0 ? '.' : cellOf(cell)));
  const board = Array.from({ length: SIZE }, (_, row) => text.slice(row * SIZE, (row + 1) * SIZE).join(''));
  return { board, racks: [own, other] };
}
