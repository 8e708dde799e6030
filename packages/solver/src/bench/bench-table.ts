/** Benchmark of the table solver: CPU time by table size and jokers, and the share of proven optima. */

import { GAME_IDS, isBoardGame, JOKER, type Lexicon, type TableGameId } from '@lettertafel/engine';
import { solveTable, tableWords } from '../table/solve-table.ts';
import { type Percentiles, percentilesOf, rounded } from './percentiles.ts';
import { type PlayedTable, type PlayingStyle, playTables } from './table-self-play.ts';

export interface TableBenchInput {
  readonly lexicon: Lexicon;
  readonly seed: string;
  /** Tables per game and style. */
  readonly count: number;
  /** For each table. */
  readonly milliseconds: number;
  readonly cpuMicros: () => number;
  /** The clock of the budget, in milliseconds. A solver reads it often, so it must be cheap. */
  readonly now: () => number;
}

/** Percentiles of CPU milliseconds, and the share that was proven. */
export interface TableFigures extends Percentiles {
  readonly tables: number;
  readonly provenPercent: number;
  readonly meanScore: number;
}

export interface TableBench {
  readonly game: TableGameId;
  readonly players: PlayingStyle;
  readonly all: TableFigures;
  /** By the number of words on the table, and of jokers on table and rack. */
  readonly groups: readonly (TableFigures & { readonly words: string; readonly jokers: number })[];
}

interface Solved extends PlayedTable {
  readonly milliseconds: number;
  readonly isProven: boolean;
  readonly score: number;
}

const TABLE_GAMES = GAME_IDS.filter((id) => !isBoardGame(id));
const STYLES = ['best', 'modest'] as const;
const SIZES = [
  [3, 5],
  [6, 9],
  [10, 14],
  [15, 19],
  [20, 25],
] as const;

export function benchTable(input: TableBenchInput): TableBench[] {
  return TABLE_GAMES.flatMap((game) => STYLES.map((players) => measure(game, players, input)));
}

function measure(game: TableGameId, players: PlayingStyle, input: TableBenchInput): TableBench {
  const { lexicon, seed, count } = input;
  tableWords({ game, lexicon });
  const tables = playTables({ game, lexicon, style: players, seed, count });
  const solved = tables.map((table) => solve(game, table, input));
  const groups = SIZES.flatMap(([from, to]) =>
    [0, 1, 2].flatMap((jokers) => {
      const group = solved.filter((one) => one.table.length >= from && one.table.length <= to);
      const same = group.filter((one) => jokersOf(one) === jokers);
      return same.length === 0 ? [] : [{ words: `${from}-${to}`, jokers, ...figuresOf(same) }];
    }),
  );
  return { game, players, all: figuresOf(solved), groups };
}

function solve(game: TableGameId, played: PlayedTable, input: TableBenchInput): Solved {
  const { lexicon, milliseconds, now, cpuMicros } = input;
  const started = cpuMicros();
  const { plays, optimal } = solveTable({ game, ...played, opened: true, lexicon, budget: { milliseconds, now } });
  const taken = (cpuMicros() - started) / 1000;
  return { ...played, milliseconds: taken, isProven: optimal, score: plays[0]?.score ?? 0 };
}

function jokersOf({ table, rack }: PlayedTable): number {
  const tiles = [...table.map((word) => word.split('=')[0] ?? ''), ...rack].join('');
  return tiles.split(JOKER).length - 1;
}

function figuresOf(solved: readonly Solved[]): TableFigures {
  const mean = (sum: number) => rounded(solved.length === 0 ? 0 : sum / solved.length);
  return {
    tables: solved.length,
    ...percentilesOf(solved.map(({ milliseconds }) => milliseconds)),
    provenPercent: mean(100 * solved.filter(({ isProven }) => isProven).length),
    meanScore: mean(solved.reduce((sum, { score }) => sum + score, 0)),
  };
}
