/** The fast move generator: a compiled search with its graphs, behind the engine's types. */

import {
  type Board,
  type CrosswordOptions,
  type CrosswordRules,
  LETTER_PREMIUMS,
  type LetterSet,
  type Rack,
  SIZE,
  type Square,
  WORD_PREMIUMS,
} from '@lettertafel/engine';
import { elementAt, u8At } from '@lettertafel/words';
import type { PlayGraph } from '../graph/play-graph.ts';
import { type BareGenerator, type LoadedGraph, makeBareGenerator } from './bare-generator.ts';
import { BLANK_CELL, BLANK_TILE, type LetterCodes, makeLetterCodes } from './letter-codes.ts';
import { countAt, describePlay, type GeneratedPlay, isDownAt, type LaidTile, readTiles, scoreAt } from './play-list.ts';
import { LEAVE_OFFSET, type LeaveWeights, makeRackLeaves, type RackLeaves } from './rack-leaves.ts';
import type { WasmModule } from './web-assembly.ts';

/** The parts of a game's rules and options that move generation needs. */
export interface FindingRules {
  readonly letters: LetterSet;
  readonly premiums: Board;
  /** The size of a rack, and the bonus (B-21). */
  readonly rackSize: number;
  readonly rackBonus: CrosswordRules['rackBonus'];
  /** Whether old tiles count in a word made longer (XL-02). */
  readonly countsOldTiles: boolean;
  /** A blank that may be laid as an ending, its value at the end of a word (DE-06, DE-07). */
  readonly suffix: { readonly cell: string; readonly value: number } | null;
}

export function findingRules(rules: CrosswordRules, options: CrosswordOptions): FindingRules {
  const suffix = rules.suffixTile?.(options) ?? null;
  return {
    letters: rules.letters,
    premiums: rules.premiums,
    rackSize: rules.rackSize,
    rackBonus: rules.rackBonus,
    countsOldTiles: rules.countsOldTiles(options),
    suffix: suffix && { cell: suffix.cell, value: suffix.valueIn(suffix.cell) },
  };
}

/** What may differ from turn to turn. */
export interface BoardChanges {
  /** Squares that may not be covered, such as those beside another player's locked word (TR-23). */
  readonly blocked?: readonly Square[];
  /** A premium square that counts again under an old tile (TR-21). */
  readonly reused?: Square | null;
  /** What tiles of value 1 count (TR-18). */
  readonly onesCount?: number;
  /** The value of blanks, laid now or before (TR-11). */
  readonly blankValue?: number;
}

export interface FindOptions {
  /** The word need not touch anything (TR-22). */
  readonly anywhere?: boolean;
  /**
   * Main words come from this graph, cross words from the first: names, words read backwards (TR-19, TR-23). A single
   * tile that makes words both ways is then two plays, one for each main word.
   */
  readonly mainWords?: LoadedGraph;
}

/** All plays of a position; valid until the next call of the generator. */
export interface PlayList {
  readonly length: number;
  score(play: number): number;
  tileCount(play: number): number;
  get(play: number): GeneratedPlay;
  /** Three numbers per play, for hot loops (see play-list.ts). */
  readonly records: Uint32Array;
}

export interface EquityPlay {
  readonly play: GeneratedPlay;
  /** In points. */
  readonly equity: number;
}

export interface Generator {
  readonly rules: FindingRules;
  loadGraph(graph: PlayGraph): LoadedGraph;
  setBoard(board: Board, changes?: BoardChanges): void;
  findAll(rack: Rack, options?: FindOptions): PlayList;
  /** The play of a record of the bare generator, on the board in memory. */
  describe(record: Uint32Array): GeneratedPlay;
  /** A play of the highest score. */
  findBest(rack: Rack, options?: FindOptions): GeneratedPlay | null;
  /** A play of the highest equity: score plus leave value. */
  findBestEquity(rack: Rack, weights: LeaveWeights, options?: FindOptions): EquityPlay | null;
  /** The same generator in numbers, and the numbers of its letters. */
  readonly bare: BareGenerator;
  readonly codes: LetterCodes;
  /** Writes leaves for the bare search by equity. */
  readonly leaves: RackLeaves;
  /** For users of the bare generator: writes tile values and unblocks all squares; `setBoard` does so itself. */
  setValues(): void;
}

/** A full rack of seven plus a stolen tile (TR-25); packed plays have no room for more. */
export const MOST_RACK_TILES = 8;

/** One generator for one list and one game with its options; it holds a single position at a time. */
export function makeGenerator(module: WasmModule, graph: PlayGraph, rules: FindingRules): Generator {
  if (rules.premiums.length !== SIZE) throw new RangeError(`a board of ${rules.premiums.length} rows, not ${SIZE}`);
  const bare = makeBareGenerator(module, graph);
  const { memory } = bare;
  const suffix = rules.suffix && graph.letters.includes(rules.suffix.cell) ? rules.suffix : null;
  const codes = makeLetterCodes(graph.letters, suffix?.cell ?? null);
  const mayBeLaid = (letter: string) => letter === suffix?.cell || Object.hasOwn(rules.letters.tiles, letter);
  const laid = [...graph.letters].filter(mayBeLaid);
  const letters = laid.reduce((bits, letter) => bits | (1 << codes.codeOf(letter)), 0) & ~1;
  const { countsOldTiles, rackBonus } = rules;
  bare.setRules({ letters, countsOldTiles, rackBonus, suffix: codes.suffix, suffixValue: suffix?.value ?? 0 });
  const premiums = [...rules.premiums.join('')];
  memory.letterTimes().set(premiums.map((premium) => LETTER_PREMIUMS[premium] ?? 1));
  memory.wordTimes().set(premiums.map((premium) => WORD_PREMIUMS[premium] ?? 1));

  const setValues = (onesCount = 1, blankValue = 0) => {
    memory.blocked().fill(0);
    memory.reused().fill(0);
    const values = memory.values().fill(0);
    for (const letter of graph.letters) {
      const value = rules.letters.tiles[letter]?.value ?? 0;
      values[codes.codeOf(letter)] = value === 1 ? onesCount : value;
    }
    values[0] = blankValue;
  };
  const setRack = (rack: Rack) => {
    if (rack.length > MOST_RACK_TILES) throw new RangeError(`a rack of ${rack.length} tiles`);
    const counts = memory.rack().fill(0);
    for (const tile of rack) {
      const code = codes.codeOf(tile);
      if (tile === rules.letters.wild || code !== 0) counts[code] = u8At(counts, code) + 1;
    }
  };
  const leaves = makeRackLeaves(memory, rules.letters, codes.codeOf);
  const laidTiles: LaidTile[] = Array.from({ length: 16 }, () => ({ square: 0, tile: 0 }));
  const isFree = (square: Square) => memory.cells()[square] === 0;
  const cellOf = (square: Square) => {
    const cell = u8At(memory.cells(), square);
    if (cell === 0) return null;
    return codes.cellOf(cell & BLANK_CELL ? (cell & 31) | BLANK_TILE : cell);
  };
  const playAt = (records: Uint32Array, play: number): GeneratedPlay => {
    const count = readTiles(records, play, { isFree, into: laidTiles });
    const laid = laidTiles.slice(0, count).map(({ square, tile }) => ({ square, cell: codes.cellOf(tile) }));
    return describePlay({ laid, isDown: isDownAt(records, play), score: scoreAt(records, play) }, cellOf);
  };

  return {
    rules,
    bare,
    codes,
    leaves,
    setValues,
    loadGraph: bare.loadGraph,
    describe: (record) => playAt(record, 0),
    setBoard(board, { blocked = [], reused = null, onesCount = 1, blankValue = 0 } = {}) {
      setValues(onesCount, blankValue);
      const cells = memory.cells();
      for (let square = 0; square < SIZE * SIZE; square++) {
        cells[square] = codes.codeOfCell(elementAt(board, Math.floor(square / SIZE)), square % SIZE);
      }
      for (const square of blocked) memory.blocked()[square] = 1;
      if (reused !== null) memory.reused()[reused] = 1;
      bare.boardChanged();
    },
    findAll(rack, { anywhere = false, mainWords = bare.words } = {}) {
      setRack(rack);
      const records = bare.findAll({ mainWords, anywhere });
      const length = records.length / 3;
      return {
        length,
        records,
        score: (play) => scoreAt(records, play),
        tileCount: (play) => countAt(records, play),
        get: (play) => playAt(records, play),
      };
    },
    findBest(rack, { anywhere = false, mainWords = bare.words } = {}) {
      setRack(rack);
      const record = bare.findBest({ mainWords, anywhere });
      return record && playAt(record, 0);
    },
    findBestEquity(rack, weights, { anywhere = false, mainWords = bare.words } = {}) {
      setRack(rack);
      const best = bare.findBestEquity(leaves.write(weights), { mainWords, anywhere });
      return best && { play: playAt(best.record, 0), equity: (best.equity - LEAVE_OFFSET) / 8 };
    },
  };
}
