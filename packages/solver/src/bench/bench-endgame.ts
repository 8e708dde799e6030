/** Benchmark of the endgame solver: positions with full racks and an empty bag from self-play. */

import { allTiles, SIZE } from '@lettertafel/engine';
import { elementAt } from '@lettertafel/words';
import { type EndgameQuestion, solveEndgame } from '../crossword/endgame/solve-endgame.ts';
import type { Generator } from '../crossword/generator.ts';
import { BLANK_CELL, BLANK_TILE } from '../crossword/letter-codes.ts';
import type { GeneratedPlay } from '../crossword/play-list.ts';
import { playGame, type TurnWatcher, type WeightsByBag } from './self-play.ts';

export interface EndgameBench {
  readonly positions: number;
  readonly proven: number;
  /** Of all positions; CPU milliseconds. */
  readonly p50: number;
  readonly longest: number;
  readonly nodes: number;
  readonly loss?: EndgameLoss;
}

/** Points that the chosen moves lose to those of a longer search, by its values. */
export interface EndgameLoss {
  /** Over all positions. */
  readonly mean: number;
  readonly worst: number;
  /** Positions where the two searches choose different moves. */
  readonly differing: number;
  /** Positions that the longer search proves. */
  readonly proven: number;
}

export interface EndgameBenchInput {
  readonly seed: string;
  readonly count: number;
  /** The positions come from games of equity players with these weights, otherwise of greedy ones. */
  readonly weightsAt?: WeightsByBag;
  /** CPU milliseconds for each position. */
  readonly milliseconds: number;
  /** CPU milliseconds of the longer searches to compare with. */
  readonly longMilliseconds?: number;
  /** CPU time so far, in milliseconds. */
  readonly now: () => number;
}

type Endgame = Pick<EndgameQuestion, 'board' | 'racks'>;

export function benchEndgame(generator: Generator, input: EndgameBenchInput): EndgameBench {
  const { milliseconds, longMilliseconds, now } = input;
  const solve = (endgame: Endgame, budget: number) => {
    const start = now();
    const used = () => now() - start;
    return { ...solveEndgame({ generator, ...endgame, isOver: () => used() >= budget }), used: used() };
  };
  const endgames = makeEndgames(generator, input);
  const answers = endgames.map((endgame) => solve(endgame, milliseconds));
  const times = answers.map(({ used }) => used).sort((one, other) => one - other);
  const figures = {
    positions: answers.length,
    proven: answers.filter(({ isProven }) => isProven).length,
    p50: times[Math.floor(times.length / 2)] ?? 0,
    longest: times.at(-1) ?? 0,
    nodes: answers.reduce((sum, { nodes }) => sum + nodes, 0),
  };
  if (longMilliseconds === undefined) return figures;
  const worthOf = (endgame: Endgame, play: GeneratedPlay | null) =>
    valueAfter(generator, endgame, { play, solve: (rest) => solve(rest, longMilliseconds).value });
  const compared = endgames.map((endgame, index) => {
    const short = elementAt(answers, index);
    const long = short.isProven ? short : solve(endgame, longMilliseconds);
    const isSame = short.play?.at === long.play?.at && short.play?.word === long.play?.word;
    // A proven value needs no further search; two estimates come from searches of equal length.
    const best = () => (long.isProven ? long.value : worthOf(endgame, long.play));
    return { isSame, isProven: long.isProven, loss: isSame ? 0 : best() - worthOf(endgame, short.play) };
  });
  const losses = compared.map(({ loss }) => loss);
  const loss = {
    mean: losses.reduce((sum, points) => sum + points, 0) / Math.max(1, losses.length),
    worst: Math.max(0, ...losses),
    differing: compared.filter(({ isSame }) => !isSame).length,
    proven: compared.filter(({ isProven }) => isProven).length,
  };
  return { ...figures, loss };
}

interface Continuation {
  /** Null for a pass. */
  readonly play: GeneratedPlay | null;
  /** The value of an endgame for the side to move. */
  readonly solve: (endgame: Endgame) => number;
}

/** The value of a move for the side that makes it, until the end of the game. */
function valueAfter(
  generator: Generator,
  { board, racks: [own, other] }: Endgame,
  { play, solve }: Continuation,
): number {
  const { tiles, wild } = generator.rules.letters;
  if (!play) return -solve({ board, racks: [other, own] });
  const cells = board.map((row) => [...row]);
  const left = [...own];
  for (const { square, cell } of play.laid) {
    elementAt(cells, Math.floor(square / SIZE))[square % SIZE] = cell;
    left.splice(left.indexOf(Object.hasOwn(tiles, cell) ? cell : wild), 1);
  }
  const isOut = left.length === 0;
  const rest = isOut
    ? -2 * other.reduce((sum, tile) => sum + (tiles[tile]?.value ?? 0), 0)
    : solve({ board: cells.map((row) => row.join('')), racks: [other, left] });
  return play.score - rest;
}

/** The first turn of a game with an empty bag, if both racks are still full. */
export function makeEndgames(
  generator: Generator,
  { seed, count, weightsAt }: Pick<EndgameBenchInput, 'seed' | 'count' | 'weightsAt'>,
): Endgame[] {
  const found: Endgame[] = [];
  for (let game = 0; found.length < count; game++) {
    if (game > 200 * count + 100) throw new RangeError('self-play with these words reaches no such positions');
    let isLooking = true;
    const watch: TurnWatcher = ({ cells, rack, bag }) => {
      if (!isLooking || bag > 0) return;
      isLooking = false;
      const endgame = endgameOf(generator, cells, rack);
      if (endgame.racks.every((tiles) => tiles.length === generator.rules.rackSize)) found.push(endgame);
    };
    playGame(generator, `${seed} endgame ${game}`, { watch, ...(weightsAt ? { weightsAt } : {}) });
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
