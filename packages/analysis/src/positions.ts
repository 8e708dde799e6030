/** The positions of a record: for each turn of the story, the state in which its player decided. */
import {
  type CrosswordEvent,
  type GameId,
  type GameState,
  type GameView,
  gameById,
  isGameId,
  type Refusal,
  type Story,
  type Tile,
  type TricksterEvent,
  type Turn,
  tellStory,
} from '@lettertafel/engine';
import type { RackKnowledge } from '@lettertafel/scorekeeper';
import type { AnalysedRecord } from './key.ts';

export interface TurnPosition {
  readonly turn: Turn;
  /** The place of the turn in the story. */
  readonly place: number;
  readonly state: GameState;
  readonly at: number;
  /** The place in the log of the entry that made the turn. */
  readonly entry: number;
  /** The tiles that were exchanged, if any; null: unknown. */
  readonly exchanged: readonly Tile[] | null;
  readonly rack: RackKnowledge;
  /** The rules allow what was done. */
  readonly isByRules: boolean;
}

export interface GamePositions {
  readonly game: GameId;
  readonly options: GameView['options'];
  readonly story: Story;
  readonly positions: readonly TurnPosition[];
}

export type NoPositions = { readonly refusal: Refusal } | { readonly unknownGame: string };

type Event = { readonly type: string; readonly why?: unknown };

/** Which events are turns of the story; a tile drawn is one only if its player chose to draw, or had no time left. */
const TURNS: Readonly<Record<string, Turn['what']>> = {
  laid: 'laid',
  arranged: 'arranged',
  exchanged: 'exchanged',
  drew: 'drew',
  passed: 'passed',
  resigned: 'resigned',
  skipped: 'skipped',
  'took-last-score': 'took-score',
};

function turnMadeBy({ type, why }: Event): Turn['what'] | null {
  if (type === 'drew' && why !== 'chosen' && why !== 'time') return null;
  return TURNS[type] ?? null;
}

function isAnnouncedPlay(event: Event): boolean {
  return isAnnounced(event) && event.announcement.move.do === 'lay';
}

function isAnnounced(event: Event): event is Extract<TricksterEvent, { type: 'announced' }> {
  return event.type === 'announced';
}

function isExchange(event: Event): event is Extract<CrosswordEvent, { type: 'exchanged' }> {
  return event.type === 'exchanged';
}

export function positionsOf({ game: id, players, options: asked, log }: AnalysedRecord): GamePositions | NoPositions {
  if (!isGameId(id)) return { unknownGame: id };
  const game = gameById(id);
  const created = game.create(players, asked);
  if ('refusal' in created) return created;
  let { state } = created;
  const { options } = game.viewFor(state, 'spectator');
  const story = tellStory(log, state);
  const positions: TurnPosition[] = [];
  /** Before the play was announced its cards were still held. */
  let announced: GameState | null = null;
  for (const [entry, { at, events }] of log.entries()) {
    for (const event of events) {
      const place = positions.length;
      const turn = story.turns[place];
      if (isAnnouncedPlay(event)) announced = state;
      if (turn && turnMadeBy(event) === turn.what) {
        const before = (turn.what === 'laid' ? announced : null) ?? state;
        const exchanged = isExchange(event) ? event.tiles : [];
        positions.push({ turn, place, state: before, at, entry, exchanged, rack: 'known', isByRules: true });
        announced = null;
      }
      state = game.evolve(state, event);
    }
  }
  return { game: id, options, story, positions };
}
