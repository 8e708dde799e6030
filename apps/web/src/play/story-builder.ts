/** The mutable state while a story is built: turns and events are appended, scores and position carried along. */
import type { Seat } from '@lettertafel/engine';
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
} as const;

export interface Telling {
  readonly turns: Turn[];
  readonly events: StoryEvent[];
  scores: number[];
  ground: Ground;
  at: number;
  number: number;
  startedAt: number | null;
  endedAt: number | null;
}

export function note(telling: Telling, event: UnplacedEvent, turn: number | null = null): void {
  telling.events.push({ ...event, turn });
}

export function lastTurn({ turns }: Telling): number {
  return turns.length - 1;
}

/** A turn without a play. */
export function give(
  telling: Telling,
  what: 'drew' | 'passed' | 'resigned',
  seat: Seat,
  late: boolean,
  tiles = 0,
): void {
  add(telling, { seat, what, tiles, late });
  note(telling, { what, seat, late }, lastTurn(telling));
}

export function add(telling: Telling, turn: Partial<Turn> & Pick<Turn, 'seat' | 'what'>, after = telling.ground): void {
  const { ground: before, at, number, scores } = telling;
  telling.turns.push({ ...NO_TURN, ...turn, before, after, at, number, scores: [...scores] });
  telling.ground = after;
}

export function lastPlay({ turns }: Telling): number {
  return turns.findLastIndex(({ what }) => what === 'laid' || what === 'arranged');
}

export function changeLast(telling: Telling, change: (turn: Turn) => Partial<Turn>): void {
  const last = lastPlay(telling);
  const turn = telling.turns[last];
  if (!turn) return;
  telling.turns[last] = { ...turn, ...change(turn), scores: [...telling.scores] };
  telling.ground = telling.turns[last].after;
}

export function gain(telling: Telling, seat: Seat, points: number): void {
  telling.scores[seat] = (telling.scores[seat] ?? 0) + points;
}
