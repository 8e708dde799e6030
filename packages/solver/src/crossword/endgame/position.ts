/** A position of the endgame that moves are made on and taken back: cells, both racks, what they count, its key. */
import { SIZE } from '@lettertafel/engine';
import type { Generator } from '../generator.ts';
import { BLANK_CELL, BLANK_TILE } from '../letter-codes.ts';
import { type LaidTile, readTiles } from '../play-list.ts';

const CODES = 32;
const MOST_OF_A_TILE = 32;

/** Random words for keys: fixed, so that searches are the same every time. */
function someWords(count: number, seed: number): Uint32Array {
  let state = seed;
  return Uint32Array.from({ length: count }, () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return (mixed ^ (mixed >>> 16)) >>> 0;
  });
}

const SQUARE_WORDS = SIZE * SIZE * 64;
const RACK_WORDS = 2 * CODES * MOST_OF_A_TILE;
const LOWS = someWords(SQUARE_WORDS + RACK_WORDS, 1);
const HIGHS = someWords(SQUARE_WORDS + RACK_WORDS, 2);

interface MadeMove {
  count: number;
  readonly tiles: LaidTile[];
}

function noMove(): MadeMove {
  return { count: 0, tiles: Array.from({ length: 16 }, () => ({ square: 0, tile: 0 })) };
}

export interface EndgamePosition {
  /** Tiles by letter code, of who moves first here and of the other. */
  readonly racks: readonly [Uint8Array, Uint8Array];
  readonly sizes: [number, number];
  /** What each rack counts. */
  readonly points: [number, number];
  low: number;
  high: number;
  /** Lays a play of a side; `depth` names the move for taking it back. */
  lay(side: 0 | 1, records: Uint32Array, play: number, depth: number): void;
  takeBack(side: 0 | 1, depth: number): void;
  /** Brings the generator's board up to date: it is told only when it is asked, as most moves are judged without it. */
  tellGenerator(): void;
}

/** The board is the one the generator holds; the racks are in its letter codes. */
export function makePosition(generator: Generator, racks: readonly [Uint8Array, Uint8Array]): EndgamePosition {
  const { bare } = generator;
  const { memory } = bare;
  const cells = memory.cells().slice();
  const values = memory.values().slice();
  const isFree = (square: number) => cells[square] === 0;
  /** By depth, the tiles of the move made there. */
  const laid: MadeMove[] = [];
  const sizeOf = (rack: Uint8Array) => rack.reduce((sum, count) => sum + count, 0);
  const pointsOf = (rack: Uint8Array) =>
    rack.reduce((sum, count, code) => sum + (code === 0 ? 0 : count * values[code]!), 0);

  const toggle = (index: number) => {
    position.low = (position.low ^ LOWS[index]!) >>> 0;
    position.high = (position.high ^ HIGHS[index]!) >>> 0;
  };
  const changeRack = (side: 0 | 1, code: number, by: number) => {
    const rack = racks[side];
    const at = SQUARE_WORDS + (side * CODES + code) * MOST_OF_A_TILE;
    toggle(at + rack[code]!);
    rack[code]! += by;
    toggle(at + rack[code]!);
    position.sizes[side] += by;
    if (code > 0) position.points[side] += by * values[code]!;
  };
  /** Squares where the generator's board may be another; some of them several times. */
  const untold = new Uint8Array(1024);
  let untoldCount = 0;

  const position: EndgamePosition = {
    racks,
    sizes: [sizeOf(racks[0]), sizeOf(racks[1])],
    points: [pointsOf(racks[0]), pointsOf(racks[1])],
    low: 0,
    high: 0,
    lay(side, records, play, depth) {
      const move = laid[depth] ?? noMove();
      laid[depth] = move;
      move.count = readTiles(records, play, { isFree, into: move.tiles });
      for (let i = 0; i < move.count; i++) {
        const { square, tile } = move.tiles[i]!;
        const isBlank = (tile & BLANK_TILE) !== 0;
        cells[square] = isBlank ? (tile & 31) | BLANK_CELL : tile;
        toggle(square * 64 + tile);
        changeRack(side, isBlank ? 0 : tile, -1);
        untold[untoldCount++] = square;
      }
    },
    takeBack(side, depth) {
      const { count, tiles } = laid[depth]!;
      for (let i = 0; i < count; i++) {
        const { square, tile } = tiles[i]!;
        cells[square] = 0;
        toggle(square * 64 + tile);
        changeRack(side, tile & BLANK_TILE ? 0 : tile, 1);
        untold[untoldCount++] = square;
      }
      if (untoldCount > 900) position.tellGenerator();
    },
    tellGenerator() {
      const inMemory = memory.cells();
      const changed = memory.changed();
      let count = 0;
      for (let i = 0; i < untoldCount; i++) {
        const square = untold[i]!;
        if (inMemory[square] === cells[square]) continue;
        inMemory[square] = cells[square]!;
        changed[count++] = square;
      }
      untoldCount = 0;
      if (count > 0) bare.cellsChanged(count);
    },
  };
  return position;
}
