/** The mutable state while a story is built: turns and events are appended, scores and position carried along. */
import type { Seat } from '@lettertafel/engine';
import { NO_WORDS } from './reused-words.ts';
import type { StoryEvent, UnplacedEvent } from './story-event.ts';
import type { Ground, Turn } from './turn.ts';

const NO_TURN = {
  word: null,
  score: 0,
  stands: 'yes',
  late: false,
  tiles: 0,
  disputes: [],
  other: null,
  laid: null,
  changed: [],
  reused: NO_WORDS,
} as const;

export interface StoryBuilder {
  readonly turns: Turn[];
  readonly events: StoryEvent[];
  scores: number[];
  ground: Ground;
  at: number;
  number: number;
  startedAt: number | null;
  endedAt: number | null;
}

export function addEvent(builder: StoryBuilder, event: UnplacedEvent, turn: number | null = null): void {
  builder.events.push({ ...event, turn });
}

export function lastTurn({ turns }: StoryBuilder): number {
  return turns.length - 1;
}

/** A turn without a play. */
export function addIdleTurn(
  builder: StoryBuilder,
  what: 'drew' | 'passed' | 'resigned',
  seat: Seat,
  late: boolean,
  tiles = 0,
): void {
  addTurn(builder, { seat, what, tiles, late });
  addEvent(builder, { what, seat, late }, lastTurn(builder));
}

export function addTurn(
  builder: StoryBuilder,
  turn: Partial<Turn> & Pick<Turn, 'seat' | 'what'>,
  after = builder.ground,
): void {
  const { ground: before, at, number, scores } = builder;
  builder.turns.push({ ...NO_TURN, ...turn, before, after, at, number, scores: [...scores] });
  builder.ground = after;
}

export function lastPlay({ turns }: StoryBuilder): number {
  return turns.findLastIndex(({ what }) => what === 'laid' || what === 'arranged');
}

export function changeLastPlay(builder: StoryBuilder, change: (turn: Turn) => Partial<Turn>): void {
  const last = lastPlay(builder);
  const turn = builder.turns[last];
  if (!turn) return;
  builder.turns[last] = { ...turn, ...change(turn), scores: [...builder.scores] };
  builder.ground = builder.turns[last].after;
}

export function addScore(builder: StoryBuilder, seat: Seat, points: number): void {
  builder.scores[seat] = (builder.scores[seat] ?? 0) + points;
}
