/** The compiled generator and its memory: the addresses of assembly/layout.ts, seen from outside. */

import { instantiate, type WasmMemory, type WasmModule } from './web-assembly.ts';

/** What the module exports. Roots and lists are addresses in its memory. */
export interface GeneratorExports {
  readonly memory: WasmMemory;
  readonly graphsAt: { readonly value: number };
  readonly bestAt: { readonly value: number };
  setRules(suffix: number, suffixValue: number, countsOldTiles: boolean, letters: number): void;
  setBonus(tiles: number, points: number): void;
  setBoard(root: number): void;
  updateBoard(root: number, count: number): void;
  findAll(root: number, listAt: number, anywhere: boolean): number;
  findInLanes(root: number, listAt: number, lanes: number): number;
  findBest(root: number, filter: number, rows: number, anywhere: boolean): number;
  findBestEquity(root: number, filter: number, rows: number, anywhere: boolean, strides: number): number;
}

const CELLS = 1024;
const SQUARES = 225;
const VALUES = 2304;
const RACK = VALUES + 32;
const KEYS = 2560;
const LEAVES = 12800;
const STRIDES = LEAVES + 1024;
const MOST_LEAVES = STRIDES + 32;
const CHANGED = MOST_LEAVES + 64;
export const PLAY_BYTES = 12;
const PAGE = 65536;

export interface GeneratorMemory {
  readonly exports: GeneratorExports;
  /** Views of the module's memory; fetched every time, since growing moves it. */
  cells(): Uint8Array;
  letterTimes(): Uint8Array;
  wordTimes(): Uint8Array;
  reused(): Uint8Array;
  blocked(): Uint8Array;
  values(): Uint8Array;
  rack(): Uint8Array;
  letterKeys(): Uint32Array;
  /** The indices of cells changed since the board was last read. */
  changed(): Uint8Array;
  /** For a search by equity: leaves by the sum of their tiles' strides, strides by letter code, the most by tiles laid. */
  leaves(): Int32Array;
  strides(): Uint8Array;
  mostLeaves(): Int32Array;
  /** The records of some plays, three words each. */
  plays(at: number, count: number): Uint32Array;
  /** Grows the memory so that addresses below this one can be used. */
  reserve(end: number): void;
}

export function makeMemory(module: WasmModule): GeneratorMemory {
  const imports = {
    env: {
      abort: () => {
        throw new Error('the play generator is out of memory');
      },
    },
  };
  const exports = instantiate(module, imports) as GeneratorExports;
  let bytes = new Uint8Array(exports.memory.buffer);
  const part = (at: number, length: number) => {
    if (bytes.buffer !== exports.memory.buffer) bytes = new Uint8Array(exports.memory.buffer);
    return bytes.subarray(at, at + length);
  };
  return {
    exports,
    cells: () => part(CELLS, SQUARES),
    letterTimes: () => part(CELLS + SQUARES, SQUARES),
    wordTimes: () => part(CELLS + 2 * SQUARES, SQUARES),
    reused: () => part(CELLS + 3 * SQUARES, SQUARES),
    blocked: () => part(CELLS + 4 * SQUARES, SQUARES),
    values: () => part(VALUES, 32),
    rack: () => part(RACK, 32),
    letterKeys: () => new Uint32Array(exports.memory.buffer, KEYS, 32),
    changed: () => part(CHANGED, SQUARES),
    leaves: () => new Int32Array(exports.memory.buffer, LEAVES, 256),
    strides: () => part(STRIDES, 32),
    mostLeaves: () => new Int32Array(exports.memory.buffer, MOST_LEAVES, 16),
    plays: (at, count) => new Uint32Array(exports.memory.buffer, at, (count * PLAY_BYTES) / 4),
    reserve(end) {
      const missing = Math.ceil((end - exports.memory.buffer.byteLength) / PAGE);
      if (missing > 0) exports.memory.grow(missing);
    },
  };
}
