/** The plays of a position in the order in which the search tries them, and an estimate of what a position is worth. */
import type { Generator } from '../generator.ts';
import { countAt, scoreAt } from '../play-list.ts';
import type { EndgamePosition } from './position.ts';

export interface MoveList {
  /** As in the memory of the generator, three words a play; good until the next list of the same ply. */
  records: Uint32Array;
  count: number;
  /** Numbers of plays, the most promising first. */
  order: Uint32Array;
  keys: Float64Array;
  scoreAt(play: number): number;
  tilesAt(play: number): number;
}

/** Plays that refuted something before are tried early elsewhere too. */
const HISTORY_SIZE = 1 << 14;

export function makeMoveLists(generator: Generator, position: EndgamePosition) {
  const { bare } = generator;
  const { memory } = bare;
  const lists: MoveList[] = [];
  const refutations: MoveList[] = [];
  const history = new Float64Array(HISTORY_SIZE);
  const placeOf = (records: Uint32Array, play: number) =>
    (Math.imul(records[play * 3]! ^ Math.imul(records[play * 3 + 2]!, 0x9e3779b1), 0x85ebca6b) >>> 18) &
    (HISTORY_SIZE - 1);

  const emptyList = (): MoveList => {
    const list: MoveList = {
      records: new Uint32Array(0),
      count: 0,
      order: new Uint32Array(0),
      keys: new Float64Array(0),
      scoreAt: (play) => scoreAt(list.records, play),
      tilesAt: (play) => countAt(list.records, play),
    };
    return list;
  };
  const setRack = (side: 0 | 1) => memory.rack().set(position.racks[side]);

  return {
    /** All plays of a side; `first` is a record to be tried before all others. */
    listAt(ply: number, side: 0 | 1, first: Uint32Array | null = null): MoveList {
      const list = lists[ply] ?? emptyList();
      lists[ply] = list;
      position.tellGenerator();
      setRack(side);
      const found = bare.findAll();
      const count = found.length / 3;
      if (list.records.length < found.length) {
        list.records = new Uint32Array(found.length * 2);
        list.order = new Uint32Array(count * 2);
        list.keys = new Float64Array(count * 2);
      }
      list.records.set(found);
      list.count = count;
      const out = 2 * position.points[1 - side]!;
      for (let play = 0; play < count; play++) {
        const tiles = countAt(found, play);
        const goesOut = tiles === position.sizes[side];
        let key = scoreAt(found, play) + 2 * tiles + (goesOut ? out : 0) + Math.min(40, history[placeOf(found, play)]!);
        if (
          first &&
          found[play * 3] === first[0] &&
          found[play * 3 + 1] === first[1] &&
          found[play * 3 + 2] === first[2]
        )
          key = 1e6;
        list.keys[play] = -Math.round(key * 16) * 0x10_0000 + play;
      }
      list.keys.subarray(0, count).sort();
      for (let index = 0; index < count; index++) list.order[index] = list.keys[index]! & 0xf_ffff;
      return list;
    },
    /** The best move of an entry of the table, as a list of one; null when it has none. */
    refutationAt(ply: number, moves: Uint32Array, place: number): MoveList | null {
      if (moves[place * 3 + 2] === 0) return null;
      const list = refutations[ply] ?? emptyList();
      refutations[ply] = list;
      if (list.records.length === 0) list.records = new Uint32Array(3);
      list.count = 1;
      list.records.set(moves.subarray(place * 3, place * 3 + 3));
      return list;
    },
    putFirst(list: MoveList, play: number): void {
      const from = list.order.indexOf(play);
      list.order.copyWithin(1, 0, from);
      list.order[0] = play;
    },
    /** Notes that a play was good enough to end the search of a position. */
    praise({ records }: MoveList, play: number, depth: number): void {
      const place = placeOf(records, play);
      history[place] = history[place]! + depth;
    },
    /** What who is to move gains when it lays the play that scores most and both then keep what they have. */
    estimate(side: 0 | 1): number {
      position.tellGenerator();
      setRack(side);
      const best = bare.findBest();
      const { points } = position;
      const kept = points[1 - side]! - points[side]!;
      return kept + (best ? scoreAt(best, 0) : 0);
    },
  };
}
