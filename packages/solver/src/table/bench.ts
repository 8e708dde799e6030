/** Figures of the table solver: tables reached by self-play, solved one by one, with CPU time by size and jokers. */
import type { Lexicon, Tile } from '@lettertafel/engine';
import { solveTable, tableWords } from './solve-table.ts';
import type { TableGameId } from './ways.ts';

export interface TableBenchOptions {
  readonly game: TableGameId;
  readonly lexicon: Lexicon;
  /** Whole games to be played. */
  readonly games: number;
  readonly seed: number;
  /** For each position, in milliseconds. */
  readonly budget: number;
  /** CPU time of the process in milliseconds. */
  readonly now: () => number;
  /** The box of tiles, in any order. */
  readonly tiles: readonly Tile[];
  /**
   * `best`: the players lay the best they find. `modest`: they touch two words at most, so that tables get many words
   * of common lengths.
   */
  readonly style: 'best' | 'modest';
}

export interface BenchedPosition {
  readonly words: number;
  readonly jokers: number;
  readonly rack: number;
  readonly milliseconds: number;
  readonly optimal: boolean;
  readonly score: number;
}

export interface BenchRow {
  readonly words: string;
  readonly jokers: string;
  readonly positions: number;
  readonly p50: number;
  readonly p90: number;
  readonly p99: number;
  readonly most: number;
  readonly provenPercent: number;
  readonly meanScore: number;
}

const RACK = 7;
const SIZES = [
  [1, 2],
  [3, 5],
  [6, 9],
  [10, 14],
  [15, 19],
  [20, 25],
  [26, 99],
] as const;

export function benchTable(options: TableBenchOptions): { positions: BenchedPosition[]; rows: BenchRow[] } {
  const { game, lexicon } = options;
  tableWords({ game, lexicon });
  const chance = seeded(options.seed);
  const positions: BenchedPosition[] = [];
  for (let i = 0; i < options.games; i++) playGame(options, chance, positions);
  const rows = [
    rowOf(
      '3-25',
      'all',
      positions.filter(({ words }) => words >= 3 && words <= 25),
    ),
  ];
  for (const [from, to] of SIZES) {
    for (const jokers of [0, 1, 2]) {
      const group = positions.filter((one) => one.words >= from && one.words <= to && one.jokers === jokers);
      if (group.length > 0) rows.push(rowOf(`${from}-${to}`, String(jokers), group));
    }
  }
  return { positions, rows };
}

function playGame(options: TableBenchOptions, below: (bound: number) => number, positions: BenchedPosition[]): void {
  const { game, lexicon, budget: milliseconds, now, style } = options;
  const pot = shuffled(options.tiles, below);
  const racks = [pot.splice(0, RACK), pot.splice(0, RACK)];
  const opened = [false, false];
  const formed = new Set<string>();
  let table: string[] = [];
  for (let seat = 0, idle = 0; idle < racks.length; seat = 1 - seat) {
    const rack = racks[seat]!;
    const question = {
      game,
      table,
      rack,
      opened: opened[seat]!,
      formed: [...formed],
      lexicon,
      budget: { milliseconds, now },
    };
    const started = now();
    const answer = solveTable(question);
    const spent = now() - started;
    if (opened[seat] && rack.length > 0) {
      const jokers = [...tilesOf(table), ...rack].filter((tile) => tile === '@').length;
      const score = answer.plays[0]?.score ?? 0;
      positions.push({
        words: table.length,
        jokers,
        rack: rack.length,
        milliseconds: spent,
        optimal: answer.optimal,
        score,
      });
    }
    const chosen = style === 'best' || !opened[seat] ? answer : modestly(question, below);
    const [play] = chosen.plays;
    if (play) {
      for (const tile of without(tilesOf(play.table), tilesOf(table))) rack.splice(rack.indexOf(tile), 1);
      table = [...play.table];
      for (const word of table) formed.add(word.slice(word.indexOf('=') + 1));
      opened[seat] = true;
      idle = 0;
    } else if (pot.length > 0) rack.push(pot.pop()!);
    else idle++;
    if (play && (game === 'rummikub-sabra' || rack.length === 0)) {
      while (rack.length < RACK && pot.length > 0) rack.push(pot.pop()!);
    }
  }
}

function modestly(question: Parameters<typeof solveTable>[0], below: (bound: number) => number) {
  const all = [...question.table.keys()];
  const touched = [below(all.length || 1), below(all.length || 1)];
  return solveTable({ ...question, untouched: all.filter((index) => !touched.includes(index)) });
}

function tilesOf(table: readonly string[]): Tile[] {
  return table.flatMap((word) => [...(word.split('=')[0] ?? '')]);
}

function without(tiles: readonly Tile[], taken: readonly Tile[]): Tile[] {
  const left = [...tiles];
  for (const tile of taken) left.splice(left.indexOf(tile), 1);
  return left;
}

function shuffled(tiles: readonly Tile[], below: (bound: number) => number): Tile[] {
  const order = [...tiles];
  for (let i = order.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
}

function seeded(seed: number): (bound: number) => number {
  let last = seed >>> 0;
  return (bound) => {
    last = (Math.imul(last, 1664525) + 1013904223) >>> 0;
    return Math.floor((last / 2 ** 32) * bound);
  };
}

function rowOf(words: string, jokers: string, group: readonly BenchedPosition[]): BenchRow {
  const times = group.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const at = (share: number) => round(times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0);
  return {
    words,
    jokers,
    positions: group.length,
    p50: at(0.5),
    p90: at(0.9),
    p99: at(0.99),
    most: at(1),
    provenPercent: round((100 * group.filter(({ optimal }) => optimal).length) / Math.max(1, group.length)),
    meanScore: round(group.reduce((sum, { score }) => sum + score, 0) / Math.max(1, group.length)),
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
