/** Self-play of two seats, greedy or by equity: fast and reproducible, for positions and benchmarks. */

import { allTiles, SIZE, shuffle } from '@lettertafel/engine';
import { u8At } from '@lettertafel/words';
import type { Generator } from '../crossword/generator.ts';
import { BLANK_CELL, BLANK_TILE } from '../crossword/letter-codes.ts';
import { type LaidTile, readTiles, scoreAt } from '../crossword/play-list.ts';
import type { LeaveWeights } from '../crossword/rack-leaves.ts';
import { seeded } from './seeded.ts';

/** Called before each turn; the cells belong to the generator and change with the next turn. */
export type TurnWatcher = (turn: {
  readonly cells: Uint8Array;
  readonly rack: Uint8Array;
  readonly bag: number;
}) => void;

export interface PlayedGame {
  readonly turns: number;
  readonly score: number;
}

/** How equity players weigh leaves, by tiles in the bag. */
export type WeightsByBag = (bag: number) => LeaveWeights;

/** Scores of both seats together, without leftover tiles. */
export function playGreedyGame(generator: Generator, seed: string, watch?: TurnWatcher): PlayedGame {
  return playGame(generator, seed, watch ? { watch } : {});
}

interface SelfPlay {
  readonly watch?: TurnWatcher;
  /** Players choose by equity with these, otherwise by score. Nobody exchanges. */
  readonly weightsAt?: WeightsByBag;
}

export function playGame(generator: Generator, seed: string, { watch, weightsAt }: SelfPlay): PlayedGame {
  const { bare, codes, rules, leaves } = generator;
  const { memory } = bare;
  const bag = shuffle(allTiles(rules.letters), seeded(seed)).map((tile) => codes.codeOf(tile));
  const racks = [new Uint8Array(32), new Uint8Array(32)] as const;
  const fill = (rack: Uint8Array) => {
    const held = rack.reduce((sum, count) => sum + count, 0);
    const drawn = bag.splice(Math.max(0, bag.length - (rules.rackSize - held)));
    for (const code of drawn) rack[code] = u8At(rack, code) + 1;
    return held + drawn.length;
  };
  const byEquity = (weights: LeaveWeights) => bare.findBestEquity(leaves.write(weights))?.record ?? null;
  const cells = new Uint8Array(SIZE * SIZE);
  const isFree = (square: number) => cells[square] === 0;
  const tiles: LaidTile[] = Array.from({ length: 16 }, () => ({ square: 0, tile: 0 }));
  generator.setValues();
  for (const rack of racks) fill(rack);
  let score = 0;
  let passes = 0;
  let turns = 0;
  // Four passes in a row: both have passed twice (B-27).
  for (let isOver = false; !isOver && passes < 4; turns++) {
    const rack = racks[turns % 2 === 0 ? 0 : 1];
    watch?.({ cells, rack, bag: bag.length });
    memory.cells().set(cells);
    memory.rack().set(rack);
    bare.boardChanged();
    const best = weightsAt ? byEquity(weightsAt(bag.length)) : bare.findBest();
    if (!best) {
      passes++;
      continue;
    }
    passes = 0;
    score += scoreAt(best, 0);
    const count = readTiles(best, 0, { isFree, into: tiles });
    for (const { square, tile } of tiles.slice(0, count)) {
      const isBlank = (tile & BLANK_TILE) !== 0;
      cells[square] = isBlank ? (tile & 31) | BLANK_CELL : tile;
      const code = isBlank ? 0 : tile;
      rack[code] = u8At(rack, code) - 1;
    }
    isOver = fill(rack) === 0;
  }
  return { turns, score };
}
