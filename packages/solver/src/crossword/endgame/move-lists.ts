/**
 * The plays of a position, by search ply. A play stays legal while nothing changes in its lane, so a list
 * is that of the same side two plies earlier, without the lanes changed since; only those are generated again.
 */
import type { Generator } from '../generator.ts';
import { BLANK_TILE } from '../letter-codes.ts';
import { laneOf, tileAt } from '../play-list.ts';
import { COUNT, HIGH, LANE, LANES, LOW, NEED, POINTS, SIZE_OF_MOVE, WHERE } from './move-words.ts';
import { holds } from './packed-rack.ts';
import type { EndgamePosition, Side } from './position.ts';

export interface MoveList {
  /** See move-words.ts. */
  words: Int32Array;
  count: number;
}

/** An earlier list of a side; its plays outside the changed lanes are legal if the rack still has their tiles. */
export interface EarlierList {
  readonly list: MoveList;
  /** The lanes that have changed since. */
  readonly changed: number;
}

const ALL_LANES = (1 << 30) - 1;

export interface MoveLists {
  /** Forgets the lists of this level. */
  enter(level: number): void;
  /** The latest list of the side to move at a level, or of the other. */
  earlier(level: number, whose: 'own' | 'other'): EarlierList;
  /** A single play, given by the three words of its record. */
  single(level: number, side: Side, records: Int32Array, at: number): Int32Array;
  /** All plays of the side to move. */
  listAt(level: number, side: Side): MoveList;
}

/** Level 1 is the position given, level 0 the same with the other side to move. */
export function makeMoveLists(generator: Generator, position: EndgamePosition): MoveLists {
  const { bare } = generator;
  const values = bare.memory.values().slice();
  values[0] = 0;
  const { moved, packed, racks } = position;
  const lists: MoveList[] = [];
  const singles: Int32Array[] = [];
  const isComplete = new Uint8Array(128);

  const describe = (words: Int32Array, at: number, side: Side): void => {
    const { oneOf } = packed[side];
    const low = words[at + LOW]!;
    const high = words[at + HIGH]!;
    const where = words[at + WHERE]!;
    let need = 0;
    let points = 0;
    for (let shift = ((where & COUNT) - 1) * 6; shift >= 0; shift -= 6) {
      const tile = tileAt(low, high, shift);
      const code = tile & BLANK_TILE ? 0 : tile;
      need += oneOf[code]!;
      points += values[code]!;
    }
    words[at + NEED] = need;
    words[at + LANES] = 0;
    words[at + LANE] = 1 << laneOf(where);
    words[at + POINTS] = points;
  };

  const append = (list: MoveList, records: Uint32Array, side: Side): void => {
    const added = records.length / 3;
    const needed = (list.count + added) * SIZE_OF_MOVE;
    if (list.words.length < needed) {
      const larger = new Int32Array(needed * 2);
      larger.set(list.words.subarray(0, list.count * SIZE_OF_MOVE));
      list.words = larger;
    }
    const { words } = list;
    let at = list.count * SIZE_OF_MOVE;
    for (let record = 0; record < records.length; record += 3, at += SIZE_OF_MOVE) {
      words[at + LOW] = records[record]!;
      words[at + HIGH] = records[record + 1]!;
      words[at + WHERE] = records[record + 2]!;
      describe(words, at, side);
    }
    list.count += added;
  };

  const inherit = (list: MoveList, { list: from, changed }: EarlierList, side: Side): void => {
    if (list.words.length < from.count * SIZE_OF_MOVE) list.words = new Int32Array(from.count * SIZE_OF_MOVE * 2);
    const source = from.words;
    const { words } = list;
    const rack = racks[side]!;
    const { guards } = packed[side];
    const end = from.count * SIZE_OF_MOVE;
    let to = 0;
    for (let at = 0; at < end; at += SIZE_OF_MOVE) {
      if (source[at + LANE]! & changed || !holds(rack, source[at + NEED]!, guards)) continue;
      for (let word = 0; word < SIZE_OF_MOVE; word++) words[to + word] = source[at + word]!;
      to += SIZE_OF_MOVE;
    }
    list.count = to / SIZE_OF_MOVE;
  };

  return {
    enter(level) {
      isComplete[level] = 0;
    },
    earlier(level, whose) {
      let from = whose === 'own' ? level - 2 : level - 1;
      let changed = whose === 'own' ? moved[level - 1]! | moved[from]! : moved[from]!;
      while (!isComplete[from]) {
        from -= 2;
        changed |= moved[from]! | moved[from + 1]!;
      }
      return { list: lists[from]!, changed };
    },
    single(level, side, records, at) {
      const words = singles[level] ?? new Int32Array(SIZE_OF_MOVE);
      singles[level] = words;
      for (let word = 0; word < 3; word++) words[word] = records[at + word]!;
      describe(words, 0, side);
      return words;
    },
    listAt(level, side) {
      const list = lists[level] ?? emptyList();
      lists[level] = list;
      let lanes = ALL_LANES;
      if (level > 1) {
        const earlier = this.earlier(level, 'own');
        lanes = earlier.changed;
        inherit(list, earlier, side);
      } else list.count = 0;
      if (lanes) {
        position.tellGenerator(side);
        append(list, bare.findInLanes(lanes), side);
      }
      isComplete[level] = 1;
      return list;
    },
  };
}

function emptyList(): MoveList {
  return { words: new Int32Array(0), count: 0 };
}
