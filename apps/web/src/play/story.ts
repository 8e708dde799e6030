/**
 * The story of a game, computed from the log entries that a viewer sees: turns for the score pad, graph and replay, and
 * events for the last-move line and live region.
 */
import { type Board, emptyBoard, OVERTIME_COST, type SeenEvent, sizeOf, withCells } from '@lettertafel/engine';
import type { SeenEntry } from '@lettertafel/protocol';
import { shownWord } from '../parts/shown-word.ts';
import { NO_WORDS, reusedWords } from './reused-words.ts';
import {
  addEvent,
  addIdleTurn,
  addScore,
  addTurn,
  changeLastPlay,
  lastPlay,
  lastTurn,
  type StoryBuilder,
} from './story-builder.ts';
import type { StoryEvent } from './story-event.ts';
import type { LaidEvent, Turn } from './turn.ts';

export interface Story {
  readonly turns: readonly Turn[];
  /** In order. */
  readonly events: readonly StoryEvent[];
  readonly scores: readonly number[];
  readonly startedAt: number | null;
  readonly endedAt: number | null;
}

/** What a story needs of a view: how many seats and, in a board game, how large a board. */
interface StoryView {
  readonly seats: readonly unknown[];
  readonly board?: Board;
}

const stories = new WeakMap<readonly SeenEntry[], Story>();

/** Cached by list of entries, because many components ask; the store creates a new list for every update. */
export function storyOf(entries: readonly SeenEntry[], view: StoryView): Story {
  const known = stories.get(entries);
  if (known) return known;
  const story = tellStory(entries, view);
  stories.set(entries, story);
  return story;
}

export function tellStory(entries: readonly SeenEntry[], { seats, board = [] }: StoryView): Story {
  const builder: StoryBuilder = {
    turns: [],
    events: [],
    scores: seats.map(() => 0),
    ground: { board: emptyBoard(sizeOf(board)), table: [], last: [] },
    at: 0,
    number: 0,
    startedAt: null,
    endedAt: null,
  };
  for (const { at, events } of entries) {
    builder.at = at;
    for (const event of events) tell(builder, event);
  }
  const { turns, events, scores, startedAt, endedAt } = builder;
  return { turns, events, scores, startedAt, endedAt };
}

function tell(builder: StoryBuilder, event: SeenEvent): void {
  switch (event.type) {
    case 'dealt':
      builder.startedAt = builder.at;
      builder.number = 1;
      if (event.position) begin(builder, event.position);
      addEvent(builder, { what: 'began', seat: event.turn, draws: event.draws });
      break;
    case 'laid':
      layOut(builder, event);
      break;
    case 'arranged': {
      const { seat, word, score, table, window } = event;
      const [first = null] = event.words;
      const main = word ?? first;
      const reused = reusedWords(builder.ground.table, table, main);
      const after = { ...builder.ground, table };
      const stands = window ? 'open' : 'yes';
      addTurn(builder, { seat, what: 'arranged', word: main, score, stands, changed: event.words, reused }, after);
      addEvent(builder, { what: 'laid', seat, word: main, score, reused }, lastTurn(builder));
      break;
    }
    case 'disputed': {
      const penalty = 'penalty' in event ? event.penalty : 0;
      addScore(builder, event.seat, penalty);
      const dispute = { by: event.seat, words: event.words, bad: event.bad, penalty };
      changeLastPlay(builder, ({ disputes }) => ({ disputes: [...disputes, dispute] }));
      addEvent(builder, { what: 'disputed', seat: event.seat, dispute });
      break;
    }
    case 'ruled':
      addEvent(builder, { what: 'ruled', seat: event.seats[0] ?? 0, words: event.words });
      break;
    case 'play-lost':
      changeLastPlay(builder, ({ before }) => ({ stands: 'lost', score: 0, after: before }));
      addEvent(builder, { what: 'lost', seat: event.seat, word: builder.turns[lastPlay(builder)]?.word ?? '' });
      break;
    case 'scored':
      addScore(builder, event.seat, event.score);
      changeLastPlay(builder, () => ({ stands: 'yes', score: event.score }));
      break;
    case 'exchanged':
      if (!('gave' in event)) break;
      addTurn(builder, { seat: event.seat, what: 'exchanged', tiles: event.gave.count });
      addEvent(builder, { what: 'exchanged', seat: event.seat, tiles: event.gave.count }, lastTurn(builder));
      break;
    case 'drew':
      drawn(builder, event);
      break;
    case 'passed':
      addIdleTurn(builder, 'passed', event.seat, event.why === 'time');
      break;
    case 'skipped':
      addTurn(builder, { seat: event.seat, what: 'skipped', other: event.by });
      addEvent(builder, { what: 'skipped', seat: event.seat, by: event.by }, lastTurn(builder));
      break;
    case 'turn-began':
      builder.number += 1;
      break;
    case 'resigned':
      addIdleTurn(builder, 'resigned', event.seat, event.why === 'time');
      break;
    case 'overtime':
      addScore(builder, event.seat, 0 - OVERTIME_COST);
      addEvent(builder, { what: 'overtime', seat: event.seat, points: OVERTIME_COST });
      break;
    case 'ending-began':
      addEvent(builder, { what: 'last-round', seat: 0 });
      break;
    case 'ended':
      event.adjustments.forEach((points, seat) => {
        addScore(builder, seat, points);
      });
      builder.endedAt = builder.at;
      addEvent(builder, {
        what: 'ended',
        seat: event.winners[0] ?? 0,
        winners: event.winners,
        score: builder.scores[event.winners[0] ?? 0] ?? 0,
      });
      break;
    default:
      tellCards(builder, event);
  }
}

/** Events of trick cards. */
function tellCards(builder: StoryBuilder, event: SeenEvent): void {
  switch (event.type) {
    case 'announced': {
      const { announcement } = event;
      addEvent(builder, { what: 'announced', seat: announcement.by, announcement });
      break;
    }
    case 'cancelled':
      addEvent(builder, { what: 'cancelled', seat: event.card.by, card: event.cancels });
      break;
    case 'stole': {
      const mine = 'mine' in event ? event.mine : [];
      addEvent(builder, { what: 'stole', seat: event.by, target: event.target, tile: mine?.[0] ?? null });
      break;
    }
    case 'swapped':
    case 'peeked':
    case 'skip-set':
      addEvent(builder, { what: event.type, seat: event.by, target: event.target });
      break;
    case 'took-last-score':
      addScore(builder, event.seat, event.points);
      addTurn(builder, { seat: event.seat, what: 'took-score', score: event.points, other: event.target });
      addEvent(
        builder,
        { what: 'took-last-score', seat: event.seat, target: event.target, points: event.points },
        lastTurn(builder),
      );
      break;
    case 'took-cards':
      if ('count' in event) addEvent(builder, { what: 'took-cards', seat: event.seat, count: event.count });
      break;
  }
}

function begin(builder: StoryBuilder, position: NonNullable<Extract<SeenEvent, { type: 'dealt' }>['position']>): void {
  if ('scores' in position) builder.scores = [...position.scores];
  if ('board' in position) builder.ground = { ...builder.ground, board: position.board };
  if ('table' in position) builder.ground = { ...builder.ground, table: position.table };
}

function layOut(builder: StoryBuilder, laid: LaidEvent): void {
  const after = {
    ...builder.ground,
    board: withCells(builder.ground.board, laid.laid),
    last: laid.laid.map(({ square }) => square),
  };
  // A word laid backwards is told as it reads (TR-23).
  const [main] = laid.words;
  const word = main ? shownWord(main.reads) : null;
  const { seat, score, window } = laid;
  addTurn(builder, { seat, what: 'laid', word, score, stands: window ? 'open' : 'yes', laid }, after);
  addEvent(builder, { what: 'laid', seat, word, score, reused: NO_WORDS }, lastTurn(builder));
}

/** Only a draw instead of a play is a turn of its own. */
function drawn(builder: StoryBuilder, event: SeenEvent & { type: 'drew' }): void {
  if (!('why' in event) || event.why === 'refill' || event.why === 'lost') return;
  const tiles = event.count;
  addIdleTurn(builder, 'drew', event.seat, event.why === 'time', tiles);
}
