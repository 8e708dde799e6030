/**
 * The plays of a position, by search ply. A play stays legal while nothing changes in its lane, so a list
 * is that of the same side two plies earlier, without the lanes changed since; only those are generated again.
 */
import { elementAt, i32At, u8At, u32At } from '@lettertafel/words';
import type { Generator } from '../generator.ts';
import { BLANK_TILE } from '../letter-codes.ts';
import { laneOf, tileAt } from '../play-list.ts';
import { COUNT, HIGH, LANE, LANES, LOW, NEED, POINTS, SIZE_OF_MOVE, scoreOf, WHERE, WORTH } from './move-words.ts';
import { holds } from './packed-rack.ts';
import type { EndgamePosition, Side } from './position.ts';

export interface MoveList {
  /** See move-words.ts; sorted by worth, highest first. */
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
/** Bounds for sorting: worth and number of a play fit into one number. */
const MOST_WORTH = 4095;
const MOST_PLAYS = 1 << 19;

export interface MoveLists {
  /** Forgets the lists of this level. */
  enter(level: number): void;
  /** The latest list of the side to move at a level, or of the other. */
  earlier(level: number, whose: 'own' | 'other'): EarlierList;
  /** Shortens the latest list of the other side to the plays that are still good, once for all moves of a position. */
  keep(level: number): EarlierList;
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
  /** By level: the list of the side not to move after `keep`, and the lanes for which it is incomplete. */
  const kept: MoveList[] = [];
  const isKept = new Uint8Array(128);
  const keptChanged = new Int32Array(128);

  const describe = (words: Int32Array, at: number, side: Side): void => {
    const { oneOf } = packed[side];
    const low = i32At(words, at + LOW);
    const high = i32At(words, at + HIGH);
    const where = i32At(words, at + WHERE);
    let need = 0;
    let points = 0;
    for (let shift = ((where & COUNT) - 1) * 6; shift >= 0; shift -= 6) {
      const tile = tileAt(low, high, shift);
      const code = tile & BLANK_TILE ? 0 : tile;
      need += i32At(oneOf, code);
      points += u8At(values, code);
    }
    words[at + NEED] = need;
    words[at + LANES] = 0;
    words[at + LANE] = 1 << laneOf(where);
    words[at + POINTS] = points;
    words[at + WORTH] = scoreOf(words, at) + points;
  };

  const fresh: MoveList = emptyList();
  let order = new Int32Array(256);

  /** Describes the plays of the generator in `fresh`, and sorts them in `order`. */
  const readFresh = (records: Uint32Array, side: Side): void => {
    const count = records.length / 3;
    fresh.count = count;
    if (fresh.words.length < count * SIZE_OF_MOVE) fresh.words = new Int32Array(count * SIZE_OF_MOVE * 2);
    if (order.length < count) order = new Int32Array(count * 2);
    const { words } = fresh;
    for (let play = 0, record = 0, at = 0; play < count; play++, record += 3, at += SIZE_OF_MOVE) {
      words[at + LOW] = u32At(records, record);
      words[at + HIGH] = u32At(records, record + 1);
      words[at + WHERE] = u32At(records, record + 2);
      describe(words, at, side);
      order[play] = (MOST_WORTH - Math.min(MOST_WORTH, i32At(words, at + WORTH))) * MOST_PLAYS + play;
    }
    if (count > 1) order.subarray(0, count).sort();
  };

  /** Merges the plays of `fresh` into a list, from the end. */
  const merge = (list: MoveList): void => {
    const count = list.count + fresh.count;
    if (list.words.length < count * SIZE_OF_MOVE) {
      const larger = new Int32Array(count * SIZE_OF_MOVE * 2);
      larger.set(list.words.subarray(0, list.count * SIZE_OF_MOVE));
      list.words = larger;
    }
    const { words } = list;
    let old = (list.count - 1) * SIZE_OF_MOVE;
    for (let to = (count - 1) * SIZE_OF_MOVE, next = fresh.count - 1; next >= 0; to -= SIZE_OF_MOVE) {
      const at = (i32At(order, next) & (MOST_PLAYS - 1)) * SIZE_OF_MOVE;
      const isOld = old >= 0 && i32At(words, old + WORTH) < i32At(fresh.words, at + WORTH);
      const source = isOld ? words : fresh.words;
      const from = isOld ? old : at;
      for (let word = 0; word < SIZE_OF_MOVE; word++) words[to + word] = i32At(source, from + word);
      if (isOld) old -= SIZE_OF_MOVE;
      else next--;
    }
    list.count = count;
  };

  const inherit = (list: MoveList, { list: from, changed }: EarlierList, side: Side): void => {
    if (list.words.length < from.count * SIZE_OF_MOVE) list.words = new Int32Array(from.count * SIZE_OF_MOVE * 2);
    const source = from.words;
    const { words } = list;
    const rack = i32At(racks, side);
    const { guards } = packed[side];
    const end = from.count * SIZE_OF_MOVE;
    let to = 0;
    for (let at = 0; at < end; at += SIZE_OF_MOVE) {
      if (i32At(source, at + LANE) & changed || !holds(rack, i32At(source, at + NEED), guards)) continue;
      for (let word = 0; word < SIZE_OF_MOVE; word++) words[to + word] = i32At(source, at + word);
      to += SIZE_OF_MOVE;
    }
    list.count = to / SIZE_OF_MOVE;
  };

  return {
    enter(level) {
      isComplete[level] = 0;
      isKept[level] = 0;
    },
    earlier(level, whose) {
      let changed = 0;
      let isMover = whose === 'other';
      for (let from = level - 1; ; from--) {
        changed |= i32At(moved, from);
        if (isMover && isComplete[from]) return { list: elementAt(lists, from), changed };
        if (!isMover && isKept[from])
          return { list: elementAt(kept, from), changed: changed | i32At(keptChanged, from) };
        isMover = !isMover;
      }
    },
    keep(level) {
      const earlier = this.earlier(level, 'other');
      const list = kept[level] ?? emptyList();
      kept[level] = list;
      inherit(list, earlier, (level & 1) as Side);
      isKept[level] = 1;
      keptChanged[level] = earlier.changed;
      return { list, changed: earlier.changed };
    },
    single(level, side, records, at) {
      const words = singles[level] ?? new Int32Array(SIZE_OF_MOVE);
      singles[level] = words;
      for (let word = 0; word < 3; word++) words[word] = i32At(records, at + word);
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
        readFresh(bare.findInLanes(lanes), side);
        merge(list);
      }
      isComplete[level] = 1;
      return list;
    },
  };
}

function emptyList(): MoveList {
  return { words: new Int32Array(0), count: 0 };
}
