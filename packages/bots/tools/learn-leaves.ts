/**
 * Learns what kept tiles are worth, by greedy self-play: for every leave, what its player scored in the next two own turns,
 * fitted by ridge regression on the tiles kept and their balance of vowels and consonants.
 *
 *   tsx tools/learn-leaves.ts [game … | all] [--games 5000] [--seconds 60]
 *
 * It stops at whichever bound comes first. Sums are kept beside node_modules, so that a later run goes on where this one
 * stopped; data/leaves.json is written anew each time and says how many games it comes from.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  allTiles,
  type BoardGameId,
  type CrosswordState,
  EMPTY_BOARD,
  GAME_IDS,
  GAMES,
  gameById,
  isBoardGame,
  isGameId,
  shuffle,
  type Tile,
} from '@lettertafel/engine';
import { seededRng } from '@lettertafel/engine/testing';
import { loadGeneratorModule } from '@lettertafel/solver/node';
import { loadLexicon } from '@lettertafel/words/node';
import { COPIES, MOST_KEPT, VOWELS } from '../src/crossword/leave.ts';
import { boardAfter, leaveAfter } from '../src/crossword/tiles.ts';
import { type BoardFinder, makeBoardFinder } from '../src/finder.ts';

const DATA = join(import.meta.dirname, '..', 'data', 'leaves.json');
const SUMS = join(import.meta.dirname, '..', '..', '..', 'node_modules', '.cache', 'lettertafel-bots');
/** Leaves count only while the next two turns can still be filled from the bag. */
const BAG_NEEDED = 20;
const RIDGE = 30;
const BALANCES = (MOST_KEPT + 1) ** 2;

interface Sums {
  games: number;
  leaves: number;
  /** Of products of features, row by row, and of features with what was scored. */
  products: number[];
  scored: number[];
}

interface Features {
  readonly size: number;
  /** The numbers of the features a leave has; each counts once. */
  of(leave: readonly Tile[]): number[];
}

function featuresFor(tiles: readonly Tile[], wild: Tile): Features {
  return {
    size: 1 + tiles.length * COPIES + BALANCES,
    of(leave) {
      const counts = new Map<Tile, number>();
      const found = [0];
      let vowels = 0;
      let consonants = 0;
      for (const tile of leave) {
        const copy = Math.min(counts.get(tile) ?? 0, COPIES - 1);
        counts.set(tile, copy + 1);
        found.push(1 + tiles.indexOf(tile) * COPIES + copy);
        if (tile !== wild && VOWELS.includes(tile)) vowels++;
        else if (tile !== wild) consonants++;
      }
      found.push(1 + tiles.length * COPIES + vowels * (MOST_KEPT + 1) + consonants);
      return found;
    },
  };
}

/** Both seats always lay what scores most; every leave is told with what its player scored in the next two turns. */
function playGame(finder: BoardFinder, seed: string, learn: (leave: readonly Tile[], scored: number) => void): void {
  const generator = finder.generator('all');
  const { letters, rackSize } = finder.rules;
  const bag = shuffle(allTiles(letters), seededRng(seed));
  const racks: (readonly Tile[])[] = [bag.splice(0, rackSize), bag.splice(0, rackSize)];
  const turns: { leave: readonly Tile[]; score: number; bag: number }[][] = [[], []];
  let board = EMPTY_BOARD;
  for (let turn = 0, passes = 0; passes < 4; turn++) {
    const seat = turn % 2;
    generator.setBoard(board);
    const rack = racks[seat] ?? [];
    const best = generator.findBest(rack);
    if (!best) {
      passes++;
      continue;
    }
    passes = 0;
    const leave = leaveAfter(letters, rack, best.laid);
    board = boardAfter(board, best.laid);
    turns[seat]?.push({ leave, score: best.score, bag: bag.length });
    racks[seat] = [...leave, ...bag.splice(0, rackSize - leave.length)];
    if (racks[seat]?.length === 0) break;
  }
  for (const own of turns) {
    for (const [index, { leave, bag: left }] of own.entries()) {
      const [next, afterNext] = own.slice(index + 1);
      if (next && afterNext && left >= BAG_NEEDED) learn(leave, next.score + afterNext.score);
    }
  }
}

/** Gauss with pivots; the matrix is small. */
function solve(matrix: number[][], wanted: number[]): number[] {
  const size = wanted.length;
  const rows = matrix.map((row, index) => [...row, wanted[index] as number]);
  for (let column = 0; column < size; column++) {
    let best = column;
    for (let row = column; row < size; row++) {
      if (Math.abs(rows[row]![column]!) > Math.abs(rows[best]![column]!)) best = row;
    }
    [rows[column], rows[best]] = [rows[best]!, rows[column]!];
    const pivot = rows[column]!;
    for (let row = 0; row < size; row++) {
      if (row === column) continue;
      const times = rows[row]![column]! / pivot[column]!;
      if (times !== 0) for (let at = column; at <= size; at++) rows[row]![at]! -= times * pivot[at]!;
    }
  }
  return rows.map((row, index) => row[size]! / row[index]!);
}

function learnGame(game: BoardGameId, bounds: { games: number; seconds: number }): void {
  const { rules } = GAMES[game];
  const tiles = Object.keys(rules.letters.tiles);
  const features = featuresFor(tiles, rules.letters.wild);
  const { size } = features;
  mkdirSync(SUMS, { recursive: true });
  const path = join(SUMS, `leaves-${game}.json`);
  const sums: Sums = existsSync(path)
    ? (JSON.parse(readFileSync(path, 'utf8')) as Sums)
    : { games: 0, leaves: 0, products: Array<number>(size * size).fill(0), scored: Array<number>(size).fill(0) };

  const created = gameById(game).create(2);
  if ('refusal' in created) throw new Error(created.refusal.code);
  const lexicon = loadLexicon(rules.language);
  const { options } = created.state as CrosswordState;
  const finder = makeBoardFinder({ game, options, lexicon, module: loadGeneratorModule() });
  finder.generator('all');
  const until = performance.now() + bounds.seconds * 1000;
  for (; sums.games < bounds.games && performance.now() < until; sums.games++) {
    playGame(finder, `leaves ${game} ${sums.games}`, (leave, scored) => {
      const found = features.of(leave);
      sums.leaves++;
      for (const one of found) {
        sums.scored[one]! += scored;
        for (const other of found) sums.products[one * size + other]! += 1;
      }
    });
  }
  writeFileSync(path, JSON.stringify(sums));
  writeData(game, sums, { tiles, size });
}

function writeData(game: BoardGameId, sums: Sums, { tiles, size }: { tiles: readonly string[]; size: number }): void {
  const matrix = Array.from({ length: size }, (_, row) =>
    // The first feature is the same for all leaves: it is not drawn to zero.
    Array.from(
      { length: size },
      (_, at) => sums.products[row * size + at]! + (row === at ? (row > 0 ? RIDGE : 1e-6) : 0),
    ),
  );
  const weights = solve(matrix, sums.scored).map((weight) => Math.round(weight * 100) / 100);
  const firstBalance = 1 + tiles.length * COPIES;
  const learnt = {
    games: sums.games,
    leaves: sums.leaves,
    tiles: Object.fromEntries(
      tiles.map((tile, index) => [tile, weights.slice(1 + index * COPIES, 1 + (index + 1) * COPIES)]),
    ),
    balance: Array.from({ length: MOST_KEPT + 1 }, (_, vowels) =>
      weights.slice(firstBalance + vowels * (MOST_KEPT + 1), firstBalance + (vowels + 1) * (MOST_KEPT + 1)),
    ),
  };
  const all = existsSync(DATA) ? (JSON.parse(readFileSync(DATA, 'utf8')) as Record<string, unknown>) : {};
  all.note =
    'Made by tools/learn-leaves.ts: ridge regression of the points of the next two own turns on the tiles kept, from greedy self-play of two seats. `games` and `leaves` say how much it was learnt from.';
  all[game] = learnt;
  const text = JSON.stringify(all, null, 1).replace(
    /\[\s+([^\][]*?)\s+\]/g,
    (_, inner: string) => `[${inner.replace(/\s+/g, ' ')}]`,
  );
  writeFileSync(DATA, `${text}\n`);
  console.log(`${game}: ${sums.games} games, ${sums.leaves} leaves`);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { games: { type: 'string', default: '5000' }, seconds: { type: 'string', default: '60' } },
});
const bounds = { games: Number(values.games), seconds: Number(values.seconds) };
const named = positionals.length === 0 || positionals.includes('all') ? GAME_IDS.filter(isBoardGame) : positionals;
for (const game of named) {
  if (!isGameId(game) || !isBoardGame(game)) throw new RangeError(`no board game ${game}`);
  learnGame(game, bounds);
}
