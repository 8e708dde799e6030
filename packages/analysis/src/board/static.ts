/** Static analysis of a turn on a board: every play by equity, and the played one among them. */
import {
  bestExchanges,
  byScore,
  type Candidate,
  candidateOf,
  findIn,
  type Option,
  type Seated,
  worthOf,
} from '@lettertafel/bots';
import { type PlacedCell, type Tile, without } from '@lettertafel/engine';
import type { ComparedMove, ComparedPlay } from '../analysis.ts';
import type { TurnPosition } from '../positions.ts';

/** A move as data, and as the simulation needs it. */
export interface WeighedMove {
  readonly move: ComparedMove;
  readonly option: Option;
  readonly points: number;
}

/** How many of the highest-scoring plays are looked at; the best by equity scores less than so many others only with blanks. */
const CLOSELY = 400;
/** Exchanges worth looking at. */
const EXCHANGES = 3;

/** Moves by equity, best first. */
export function movesByEquity(seated: Seated): WeighedMove[] {
  const list = findIn(seated, 'all');
  const plays = Array.from(byScore(list).subarray(0, CLOSELY), (number) =>
    weighedPlay(candidateOf(seated, list.get(number))),
  );
  const exchanges = bestExchanges(seated, EXCHANGES).map(({ tiles }) => weighedExchange(seated, tiles));
  return [...plays, ...exchanges].sort((one, other) => other.option.equity - one.option.equity);
}

export function weighedPlay({ play, score, leave, equity }: Candidate): WeighedMove {
  const { at, word, laid } = play;
  return { move: { do: 'lay', at, word, laid }, option: { laid, score, leave, equity }, points: score };
}

/** The move that was made. A play that was lost in a dispute is worth as much as a pass. */
export function playedMove(seated: Seated, { turn, exchanged }: TurnPosition): WeighedMove {
  const { rack } = seated;
  const { laid, stands, fromRack } = turn;
  const [first] = laid?.layings ?? [];
  const weighed = (move: ComparedMove, leave: readonly Tile[], cells: readonly PlacedCell[], score: number) => {
    const equity = worthOf(seated, { score, leave });
    return { move, option: { laid: cells, score, leave, equity }, points: score };
  };
  if (turn.what === 'exchanged') return weighedExchange(seated, exchanged ?? []);
  if (!laid || !first) return weighed({ do: 'pass' }, rack, [], 0);
  const move = { do: 'lay', at: first.at, word: first.word, laid: laid.laid } as const;
  if (stands === 'lost') return weighed(move, rack, [], 0);
  return weighed(move, without(rack, fromRack ?? []), laid.laid, laid.score);
}

function weighedExchange(seated: Seated, tiles: readonly Tile[]): WeighedMove {
  const leave = without(seated.rack, tiles);
  const equity = seated.leaves.valueOf(leave);
  return { move: { do: 'exchange', tiles }, option: { laid: [], score: 0, leave, equity }, points: 0 };
}

/** Whether two moves are the same: a single tile may be read across and down. */
export function isSameMove(one: ComparedMove, other: ComparedMove): boolean {
  return idOf(one) === idOf(other);
}

function idOf({ do: doing, laid = [], tiles = [], cards = [], table = [] }: ComparedMove): string {
  const cells = laid.map(({ square, cell }: PlacedCell) => `${square}${cell}`);
  return [doing, ...[cells, tiles, cards, table].map((part) => part.toSorted().join())].join(' ');
}

export function comparedPlay({ move, option, points }: WeighedMove): ComparedPlay {
  return { move, points, equity: toTenths(option.equity), win: null, rank: null, proven: false };
}

export function toTenths(value: number): number {
  return Math.round(value * 10) / 10;
}
