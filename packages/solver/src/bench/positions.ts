/** Mid-game positions from greedy self-play: a full rack, tiles on the board and in the bag, and as many blanks as asked. */

import { allTiles, type Board, type Rack, SIZE } from '@lettertafel/engine';
import type { Generator } from '../crossword/generator.ts';
import { BLANK_CELL, BLANK_TILE, type LetterCodes } from '../crossword/letter-codes.ts';
import { seeded } from './seeded.ts';
import { playGreedyGame } from './self-play.ts';

/** A board and the rack whose plays are wanted. */
export interface BenchPosition {
  readonly board: Board;
  readonly rack: Rack;
}

export const BLANK_COUNTS = [0, 1, 2] as const;

export interface PositionWish {
  readonly seed: string;
  /** How many positions for each number of blanks. */
  readonly count: number;
}

/** One position per game, so that no two are alike; blanks are swapped in from unseen tiles. */
export function makePositions(generator: Generator, { seed, count }: PositionWish): BenchPosition[] {
  const found: BenchPosition[] = [];
  for (const blanks of BLANK_COUNTS) {
    const first = found.length;
    for (let game = 0; found.length < first + count; game++) {
      if (game > 20 * count + 100) throw new RangeError('self-play with these words reaches no such positions');
      const position = positionOf(generator, `${seed} ${blanks} ${game}`, blanks);
      if (position) found.push(position);
    }
  }
  return found;
}

function positionOf(generator: Generator, seed: string, blanks: number): BenchPosition | null {
  const { codes, rules } = generator;
  const rng = seeded(`${seed} choice`);
  const blanksInBox = allTiles(rules.letters).filter((tile) => tile === rules.letters.wild).length;
  const seen: BenchPosition[] = [];
  playGreedyGame(generator, seed, ({ cells, rack, bag }) => {
    const blanksLaid = cells.reduce((sum, cell) => sum + (cell & BLANK_CELL ? 1 : 0), 0);
    const isMidGame = bag > 0 && cells.some((cell) => cell !== 0);
    if (!isMidGame || blanksInBox - blanksLaid < blanks || (rack[0] ?? 0) > blanks) return;
    const tiles = [...rack].flatMap((size, code) => Array<string>(size).fill(tileOf(codes, code, rules.letters.wild)));
    if (tiles.length === 7) seen.push({ board: boardOf(codes, cells), rack: tiles });
  });
  const chosen = seen[rng.below(seen.length)];
  if (!chosen) return null;
  const rack = [...chosen.rack];
  while (rack.filter((tile) => tile === rules.letters.wild).length < blanks) {
    const at = rng.below(rack.length);
    rack[at] = rules.letters.wild;
  }
  return { board: chosen.board, rack };
}

function tileOf(codes: LetterCodes, code: number, wild: string): string {
  return code === 0 ? wild : codes.cellOf(code);
}

function boardOf(codes: LetterCodes, cells: Uint8Array): string[] {
  const text = [...cells].map((cell) => {
    if (cell === 0) return '.';
    return codes.cellOf(cell & BLANK_CELL ? (cell & 31) | BLANK_TILE : cell);
  });
  return Array.from({ length: SIZE }, (_, row) => text.slice(row * SIZE, (row + 1) * SIZE).join(''));
}
