/**
 * The story of a game, computed from the log entries that a viewer sees: turns for the score pad, graph and replay, and
 * events for the last-move line and live region.
 */
import { EMPTY_BOARD, OVERTIME_COST, type SeenTricksterEvent, SIZE, type TableEvent } from '@lettertafel/engine';
import type { SeenEntry } from '@lettertafel/protocol';
import { add, changeLast, gain, give, lastPlay, lastTurn, note, type Telling } from './story-builder.ts';
import type { StoryEvent } from './story-event.ts';
import type { LaidEvent, Turn } from './turn.ts';

type SeenEvent = SeenTricksterEvent | TableEvent;

export interface Story {
  readonly turns: readonly Turn[];
  /** In order. */
  readonly events: readonly StoryEvent[];
  readonly scores: readonly number[];
  readonly startedAt: number | null;
  readonly endedAt: number | null;
}

const stories = new WeakMap<readonly SeenEntry[], Story>();

/** Cached by list of entries, because many components ask; the store creates a new list for every update. */
export function storyOf(entries: readonly SeenEntry[], seats: number): Story {
  const known = stories.get(entries);
  if (known) return known;
  const story = tellStory(entries, seats);
  stories.set(entries, story);
  return story;
}

export function tellStory(entries: readonly SeenEntry[], seats: number): Story {
  const telling: Telling = {
    turns: [],
    events: [],
    scores: Array<number>(seats).fill(0),
    ground: { board: EMPTY_BOARD, table: [], last: [] },
    at: 0,
    number: 0,
    startedAt: null,
    endedAt: null,
  };
  for (const { at, events } of entries) {
    telling.at = at;
    // The server created them with the engine's `redact`; JSON has lost their types.
    for (const event of events as unknown as readonly SeenEvent[]) tell(telling, event);
  }
  const { turns, events, scores, startedAt, endedAt } = telling;
  return { turns, events, scores, startedAt, endedAt };
}

function tell(telling: Telling, event: SeenEvent): void {
  switch (event.type) {
    case 'dealt':
      telling.startedAt = telling.at;
      if (event.position) begin(telling, event.position);
      note(telling, { what: 'began', seat: event.turn, draws: event.draws });
      break;
    case 'laid':
      layOut(telling, event);
      break;
    case 'arranged': {
      const { seat, word, score, table, window } = event;
      const [first = null] = event.words;
      const after = { ...telling.ground, table };
      const stands = window ? 'open' : 'yes';
      add(telling, { seat, what: 'arranged', word: word ?? first, score, stands, changed: event.words }, after);
      note(telling, { what: 'laid', seat, word: word ?? first, score }, lastTurn(telling));
      break;
    }
    case 'disputed': {
      const penalty = 'penalty' in event ? event.penalty : 0;
      gain(telling, event.seat, penalty);
      const dispute = { by: event.seat, words: event.words, bad: event.bad, penalty };
      changeLast(telling, ({ disputes }) => ({ disputes: [...disputes, dispute] }));
      note(telling, { what: 'disputed', seat: event.seat, dispute });
      break;
    }
    case 'ruled':
      note(telling, { what: 'ruled', seat: event.seats[0] ?? 0, words: event.words });
      break;
    case 'play-lost':
      changeLast(telling, ({ before }) => ({ stands: 'lost', score: 0, after: before }));
      note(telling, { what: 'lost', seat: event.seat, word: telling.turns[lastPlay(telling)]?.word ?? '' });
      break;
    case 'scored':
      gain(telling, event.seat, event.score);
      changeLast(telling, () => ({ stands: 'yes', score: event.score }));
      break;
    case 'exchanged':
      if (!('gave' in event)) break;
      add(telling, { seat: event.seat, what: 'exchanged', tiles: event.gave.count });
      note(telling, { what: 'exchanged', seat: event.seat, tiles: event.gave.count }, lastTurn(telling));
      break;
    case 'drew':
      drawn(telling, event);
      break;
    case 'passed':
      give(telling, 'passed', event.seat, event.why === 'time');
      break;
    case 'skipped':
      add(telling, { seat: event.seat, what: 'skipped', other: event.by });
      note(telling, { what: 'skipped', seat: event.seat, by: event.by }, lastTurn(telling));
      break;
    case 'turn-began':
      telling.number += 1;
      break;
    case 'resigned':
      give(telling, 'resigned', event.seat, event.why === 'time');
      break;
    case 'overtime':
      gain(telling, event.seat, 0 - OVERTIME_COST);
      note(telling, { what: 'overtime', seat: event.seat, points: OVERTIME_COST });
      break;
    case 'ending-began':
      note(telling, { what: 'last-round', seat: 0 });
      break;
    case 'ended':
      event.adjustments.forEach((points, seat) => {
        gain(telling, seat, points);
      });
      telling.endedAt = telling.at;
      note(telling, {
        what: 'ended',
        seat: event.winners[0] ?? 0,
        winners: event.winners,
        score: telling.scores[event.winners[0] ?? 0] ?? 0,
      });
      break;
    default:
      tellCards(telling, event);
  }
}

/** Events of trick cards. */
function tellCards(telling: Telling, event: SeenEvent): void {
  switch (event.type) {
    case 'announced': {
      const { announcement } = event;
      note(telling, { what: 'announced', seat: announcement.by, announcement });
      break;
    }
    case 'cancelled':
      note(telling, { what: 'cancelled', seat: event.card.by, card: event.cancels });
      break;
    case 'stole': {
      const mine = 'mine' in event ? event.mine : [];
      note(telling, { what: 'stole', seat: event.by, target: event.target, tile: mine?.[0] ?? null });
      break;
    }
    case 'swapped':
    case 'peeked':
    case 'skip-set':
      note(telling, { what: event.type, seat: event.by, target: event.target });
      break;
    case 'took-last-score':
      gain(telling, event.seat, event.points);
      add(telling, { seat: event.seat, what: 'took-score', score: event.points, other: event.target });
      note(
        telling,
        { what: 'took-last-score', seat: event.seat, target: event.target, points: event.points },
        lastTurn(telling),
      );
      break;
    case 'took-cards':
      if ('count' in event) note(telling, { what: 'took-cards', seat: event.seat, count: event.count });
      break;
  }
}

function begin(telling: Telling, position: NonNullable<Extract<SeenEvent, { type: 'dealt' }>['position']>): void {
  if ('scores' in position) telling.scores = [...position.scores];
  if ('board' in position) telling.ground = { ...telling.ground, board: position.board };
  if ('table' in position) telling.ground = { ...telling.ground, table: position.table };
}

function layOut(telling: Telling, laid: LaidEvent): void {
  const board = telling.ground.board.map((row) => [...row]);
  for (const { square, cell } of laid.laid) {
    const row = board[Math.floor(square / SIZE)];
    if (row) row[square % SIZE] = cell;
  }
  const after = {
    ...telling.ground,
    board: board.map((row) => row.join('')),
    last: laid.laid.map(({ square }) => square),
  };
  const word = laid.words[0]?.word ?? null;
  const { seat, score, window } = laid;
  add(telling, { seat, what: 'laid', word, score, stands: window ? 'open' : 'yes', laid }, after);
  note(telling, { what: 'laid', seat, word, score }, lastTurn(telling));
}

/** Only a draw instead of a play is a turn of its own. */
function drawn(telling: Telling, event: SeenEvent & { type: 'drew' }): void {
  if (!('why' in event) || event.why === 'refill' || event.why === 'lost') return;
  const tiles = 'count' in event ? Number(event.count) : event.tiles.length;
  give(telling, 'drew', event.seat, event.why === 'time', tiles);
}
