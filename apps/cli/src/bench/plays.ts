/** `lettertafel bench plays`, `bench games` and `bench endgame`: move generation benchmarks. */
import { readFileSync } from 'node:fs';
import { weightsAt } from '@lettertafel/bots';
import { loadLeaves } from '@lettertafel/bots/node';
import { boardGameIn, GAMES } from '@lettertafel/engine';
import { formatCgp } from '@lettertafel/formats';
import type { Generator } from '@lettertafel/solver';
import {
  type BenchPosition,
  benchEndgame,
  benchGames,
  benchPlays,
  makeBenchGenerator,
  makePositions,
} from '@lettertafel/solver/bench';
import { cpuClock, cpuMicros } from '@lettertafel/solver/node';
import { generatorModule } from '../generator-module.ts';
import { InputError } from '../input.ts';
import { rackPosition } from '../rack-position.ts';
import { SHIPPED } from '../shipped.ts';
import { lettersOf, wordGraph } from '../words.ts';

export interface WordsFlags {
  readonly words: string;
  readonly letters?: string;
}

export interface BenchFlags extends WordsFlags {
  readonly seed: string;
  readonly count: number;
  readonly positions?: string;
  readonly printPositions?: boolean;
}

export function measurePlays({ seed, count, positions: file, ...flags }: BenchFlags) {
  const { generator, figures } = generatorFor(flags);
  const positions = file === undefined ? makePositions(generator, { seed, count }) : readPositions(generator, file);
  const { all, byBlanks } = benchPlays(generator, { positions, cpuMicros });
  return { ...all, byBlanks, list: figures };
}

/** One line of JSON for each position: how many plays it has, and one of the highest score. For other programs. */
export function listMoves({ seed, count, positions: file, ...flags }: BenchFlags): string {
  const { generator } = generatorFor(flags);
  const positions = file === undefined ? makePositions(generator, { seed, count }) : readPositions(generator, file);
  return positions
    .map((position) => {
      generator.setBoard(position.board);
      const plays = generator.findAll(position.rack).length;
      const best = generator.findBest(position.rack);
      return JSON.stringify({
        cgp: cgpOf(position),
        plays,
        best: best && { at: best.at, word: best.word, score: best.score },
      });
    })
    .join('\n');
}

export function measureGames({ seed, count, ...flags }: BenchFlags) {
  const { generator, figures } = generatorFor(flags);
  return { ...benchGames(generator, { seed, count, cpuMicros }), list: figures };
}

export const ENDGAME_PLAYERS = ['greedy', 'static'] as const;
type EndgamePlayers = (typeof ENDGAME_PLAYERS)[number];

export interface EndgameFlags extends BenchFlags {
  /** CPU milliseconds per position, and of the longer searches to compare with. */
  readonly budget: number;
  readonly long?: number;
  /** Who played the games that the positions come from. */
  readonly players: EndgamePlayers;
}

export function measureEndgame({ seed, count, budget, long, players, ...flags }: EndgameFlags) {
  const { generator, figures } = generatorFor(flags);
  const compared = long === undefined ? {} : { longMilliseconds: long };
  const chosen = players === 'static' ? { weightsAt: staticWeights(flags) } : {};
  return {
    ...benchEndgame(generator, { seed, count, milliseconds: budget, now: cpuClock(), ...compared, ...chosen }),
    list: figures,
  };
}

/** The leaves of the static player, which chooses by equity and does not look ahead. */
function staticWeights({ words, letters }: WordsFlags) {
  const game = boardGameIn(lettersOf(words, letters));
  const table = loadLeaves(SHIPPED.leaves, game);
  if (!table) throw new InputError(`--players static: there are no leaves of ${game}`);
  const { rackSize } = GAMES[game].rules;
  // Moves with an empty bag do not matter here.
  return (bag: number) => weightsAt(table, { bag, rackSize, others: 0 });
}

/** The positions of `measurePlays`, one per line, for other programs. */
export function printPositions({ seed, count, ...flags }: BenchFlags): string {
  return makePositions(generatorFor(flags).generator, { seed, count }).map(cgpOf).join('\n');
}

function generatorFor(flags: WordsFlags) {
  return makeBenchGenerator({ module: generatorModule(), ...readWords(flags), cpuMicros });
}

export function readWords({ words, letters: asked }: WordsFlags) {
  const letters = lettersOf(words, asked);
  return { graph: wordGraph(words, letters), letters };
}

function readPositions({ rules }: Generator, file: string): BenchPosition[] {
  const lines = readLines(file).flatMap((line, index) => (line.trim() === '' ? [] : [{ line, number: index + 1 }]));
  if (lines.length === 0) throw new InputError(`--positions ${file}: contains no position`);
  return lines.map(({ line, number }) =>
    rackPosition(line, rules.letters, { where: `--positions ${file}: `, line: number }),
  );
}

function cgpOf({ board, rack }: BenchPosition): string {
  return formatCgp({ board, racks: [rack, []], scores: [0, 0], zeroTurns: 0, operations: [] });
}

function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch (error) {
    throw new InputError(`--positions: cannot read ${file}: ${(error as NodeJS.ErrnoException).code}`);
  }
}
