/** The mutable state while a story is told: turns and events are added, scores and position carried along. */
import type { Writable } from '../kernel/evolve.ts';
import type { Outcome } from '../kernel/game.ts';
import type { Tile } from '../kernel/letters.ts';
import { withoutTiles } from '../kernel/rack.ts';
import { plusAt, type Seat, withSeat } from '../kernel/seats.ts';
import type { SeenTiles } from '../kernel/seen.ts';
import { NO_WORDS } from '../table/reused-words.ts';
import type { StoryEvent, ToldAnnouncement, UnplacedEvent } from './story-event.ts';
import type { LaidCard, StoryPosition, Turn } from './turn.ts';

export interface Story {
  readonly turns: readonly Turn[];
  /** In order. */
  readonly events: readonly StoryEvent[];
  readonly scores: readonly number[];
  /** After the last event. */
  readonly position: StoryPosition;
  /** Whose turn it is, and the number of the turn. */
  readonly turn: Seat;
  readonly turnNumber: number;
  /** Cards that may still be answered. */
  readonly announced: readonly ToldAnnouncement[];
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  readonly outcome: Outcome | null;
}

export interface Telling extends Writable<Omit<Story, 'turns' | 'events'>> {
  readonly turns: Turn[];
  readonly events: StoryEvent[];
  at: number;
  /** The cards that have just closed: those of the play laid next. */
  closed: readonly LaidCard[];
}

const NO_TURN = {
  word: null,
  score: 0,
  stands: 'yes',
  late: false,
  tiles: 0,
  fromRack: null,
  disputes: [],
  other: null,
  laid: null,
  cards: [],
  changed: [],
  reused: NO_WORDS,
} as const;

/** An event that creates no turn. */
export function addEvent(telling: Telling, event: UnplacedEvent, turn: number | null = null): void {
  telling.events.push({ ...event, turn, number: telling.turnNumber });
}

/** A turn, and the event that it is told by. */
export function addTurn(
  telling: Telling,
  turn: Partial<Turn> & Pick<Turn, 'seat' | 'what'>,
  event: UnplacedEvent,
  after: Partial<StoryPosition> = {},
): void {
  const { position: before, at, turnNumber: number, scores } = telling;
  telling.position = { ...before, ...after };
  telling.turns.push({ ...NO_TURN, ...turn, before, after: telling.position, at, number, scores });
  addEvent(telling, event, telling.turns.length - 1);
}

/** Changes the last play by what became of it; its scores are those of now. */
export function changeLastPlay(telling: Telling, change: (turn: Turn) => Partial<Turn>): void {
  const last = telling.turns.findLastIndex(({ what }) => what === 'laid' || what === 'arranged');
  const turn = telling.turns[last];
  if (turn) telling.turns[last] = { ...turn, ...change(turn), scores: telling.scores };
}

export function addScore(telling: Telling, seat: Seat, points: number): void {
  telling.scores = plusAt(telling.scores, seat, points);
}

/** Tiles that changed hands: how many, and which as far as is known. */
export interface KnownTiles {
  readonly count: number;
  readonly tiles: readonly Tile[] | null;
}

export function knownTiles(tiles: readonly Tile[] | SeenTiles): KnownTiles {
  return 'count' in tiles ? { count: tiles.count, tiles: tiles.mine ?? null } : { count: tiles.length, tiles };
}

type Racks = StoryPosition['racks'];

interface RackChange {
  readonly gone?: readonly Tile[] | null;
  readonly come?: readonly Tile[] | null;
}

/** The racks after tiles have gone from one or come to it. If any of these is unknown, so is the rack. */
export function racksAfter(racks: Racks, seat: Seat, { gone = [], come = [] }: RackChange): Racks {
  const rack = racks[seat] ?? null;
  const left = rack && gone && withoutTiles(rack, gone);
  return withSeat(racks, seat, left && come && [...left, ...come]);
}

export function changeRack(telling: Telling, seat: Seat, change: RackChange): void {
  telling.position = { ...telling.position, racks: racksAfter(telling.position.racks, seat, change) };
}
