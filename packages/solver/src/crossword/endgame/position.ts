/** An endgame position with make and unmake: cells, both racks, their values, its hash key. */
import { SIZE } from '@lettertafel/engine';
import { elementAt, i32At, u8At, u32At } from '@lettertafel/words';
import type { Generator } from '../generator.ts';
import { BLANK_CELL, BLANK_TILE } from '../letter-codes.ts';
import { type LaidTile, readTilesAt } from '../play-list.ts';
import { COUNT, LANES, NEED, POINTS, WHERE } from './move-words.ts';
import { type PackedRack, packRack } from './packed-rack.ts';

export type Side = 0 | 1;

/** Random words for keys: fixed, so that searches are the same every time. */
function someWords(count: number, seed: number): Uint32Array {
  let state = seed;
  return Uint32Array.from({ length: count }, () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return mixed ^ (mixed >>> 16);
  });
}

const SQUARES = SIZE * SIZE;
const LOWS = someWords(SQUARES * 64, 1);
const HIGHS = someWords(SQUARES * 64, 2);

interface MadeMove {
  count: number;
  readonly tiles: LaidTile[];
  need: number;
  points: number;
}

const someTiles = (): LaidTile[] => Array.from({ length: 16 }, () => ({ square: 0, tile: 0 }));

export interface EndgamePosition {
  /** How the tiles of the side to move, and of the other, are packed. */
  readonly packed: readonly [PackedRack, PackedRack];
  /** The tiles left to each, packed. */
  readonly racks: Int32Array;
  readonly sizes: Int32Array;
  /** The value of each rack. */
  readonly points: Int32Array;
  /** By level of the search, the lanes that the move made there changed. */
  readonly moved: Int32Array;
  keyLow(): number;
  keyHigh(): number;
  /** Makes the play whose record starts there; `level` identifies it for unmaking. */
  lay(side: Side, words: Int32Array, at: number, level: number): void;
  takeBack(side: Side, level: number): void;
  /** The lanes whose plays are affected by a play; the play's own lane has not changed since it was found. */
  lanesOf(words: Int32Array, at: number): number;
  /** Writes the rack for the generator and updates its board, which is done only on demand. */
  tellGenerator(side: Side): void;
}

/** The board is the one the generator holds; the racks are tiles by its letter codes. */
export function makePosition(generator: Generator, counts: readonly [Uint8Array, Uint8Array]): EndgamePosition {
  const { bare } = generator;
  const { memory } = bare;
  const cells = memory.cells().slice();
  const values = memory.values().slice();
  values[0] = 0;
  const isFree = (square: number) => cells[square] === 0;
  const laid: MadeMove[] = [];
  const scratch = someTiles();
  const packed = [packRack(counts[0]), packRack(counts[1])] as const;
  const racks = Int32Array.of(packed[0].whole, packed[1].whole);
  const sizeOf = (rack: Uint8Array) => rack.reduce((sum, count) => sum + count, 0);
  const pointsOf = (rack: Uint8Array) => rack.reduce((sum, count, code) => sum + count * u8At(values, code), 0);
  const sizes = Int32Array.from(counts, sizeOf);
  const points = Int32Array.from(counts, pointsOf);
  const moved = new Int32Array(128);
  let low = 0;
  let high = 0;
  /** Squares where the generator's board may be out of date; some of them several times. */
  const untold = new Uint8Array(1024);
  let untoldCount = 0;

  /** The lanes across a line whose squares next to the run through a square get another cross word. */
  const besideRun = (square: number, isDown: boolean): number => {
    const step = isDown ? SIZE : 1;
    const along = isDown ? Math.floor(square / SIZE) : square % SIZE;
    let lanes = 0;
    let before = along - 1;
    for (let at = square - step; before >= 0 && cells[at] !== 0; at -= step) before--;
    let after = along + 1;
    for (let at = square + step; after < SIZE && cells[at] !== 0; at += step) after++;
    if (before >= 0) lanes |= 1 << before;
    if (after < SIZE) lanes |= 1 << after;
    return isDown ? lanes : lanes << SIZE;
  };
  /** The tiles lie on the board. */
  const lanesAround = (tiles: readonly LaidTile[], count: number): number => {
    let lanes = 0;
    for (let i = 0; i < count; i++) {
      const { square } = elementAt(tiles, i);
      lanes |= (1 << Math.floor(square / SIZE)) | (1 << (SIZE + (square % SIZE)));
      lanes |= besideRun(square, true) | besideRun(square, false);
    }
    return lanes;
  };

  const position: EndgamePosition = {
    packed,
    racks,
    sizes,
    points,
    moved,
    // A rack has at most 16 bits, and multiplying by an odd number maps different ones to different keys.
    keyLow: () => low ^ Math.imul(i32At(racks, 0), 0x9e3779b1) ^ Math.imul(i32At(racks, 1), 0x85ebca77),
    keyHigh: () => high ^ Math.imul(i32At(racks, 0), 0xc2b2ae3d) ^ Math.imul(i32At(racks, 1), 0x27d4eb2f),
    lay(side, words, at, level) {
      const move = laid[level] ?? { count: 0, tiles: someTiles(), need: 0, points: 0 };
      laid[level] = move;
      const count = readTilesAt(words, at, { isFree, into: move.tiles });
      move.count = count;
      move.need = i32At(words, at + NEED);
      move.points = i32At(words, at + POINTS);
      for (let i = 0; i < count; i++) {
        const { square, tile } = elementAt(move.tiles, i);
        cells[square] = tile & BLANK_TILE ? (tile & 31) | BLANK_CELL : tile;
        low ^= u32At(LOWS, square * 64 + tile);
        high ^= u32At(HIGHS, square * 64 + tile);
        untold[untoldCount++] = square;
      }
      racks[side] = i32At(racks, side) - move.need;
      sizes[side] = i32At(sizes, side) - count;
      points[side] = i32At(points, side) - move.points;
      words[at + LANES] ||= lanesAround(move.tiles, count);
      moved[level] = i32At(words, at + LANES);
    },
    takeBack(side, level) {
      const { count, tiles, need, points: counted } = elementAt(laid, level);
      for (let i = 0; i < count; i++) {
        const { square, tile } = elementAt(tiles, i);
        cells[square] = 0;
        low ^= u32At(LOWS, square * 64 + tile);
        high ^= u32At(HIGHS, square * 64 + tile);
        untold[untoldCount++] = square;
      }
      racks[side] = i32At(racks, side) + need;
      sizes[side] = i32At(sizes, side) + count;
      points[side] = i32At(points, side) + counted;
      if (untoldCount > 900) tellBoard();
    },
    lanesOf(words, at) {
      const known = i32At(words, at + LANES);
      if (known) return known;
      const count = i32At(words, at + WHERE) & COUNT;
      readTilesAt(words, at, { isFree, into: scratch });
      for (let i = 0; i < count; i++) cells[elementAt(scratch, i).square] = 1;
      const lanes = lanesAround(scratch, count);
      for (let i = 0; i < count; i++) cells[elementAt(scratch, i).square] = 0;
      words[at + LANES] = lanes;
      return lanes;
    },
    tellGenerator(side) {
      tellBoard();
      packed[side].unpack(i32At(racks, side), memory.rack());
    },
  };

  const tellBoard = () => {
    const inMemory = memory.cells();
    const changed = memory.changed();
    let count = 0;
    for (let i = 0; i < untoldCount; i++) {
      const square = u8At(untold, i);
      if (inMemory[square] === cells[square]) continue;
      inMemory[square] = u8At(cells, square);
      changed[count++] = square;
    }
    untoldCount = 0;
    if (count > 0) bare.cellsChanged(count);
  };
  return position;
}
