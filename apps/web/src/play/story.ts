/**
 * The story of a game, told from the entries a viewer may see: turn by turn for the scorepad, the graph and the replay,
 * and happening by happening for the last-move line and the live region.
 */
import {
  EMPTY_BOARD,
  OVERTIME_COST,
  type Seat,
  type SeenCrosswordEvent,
  type SeenTricksterEvent,
  SIZE,
  type Square,
  type TableEvent,
  type TableView,
} from '@lettertafel/engine';
import type { SeenEntry } from '@lettertafel/protocol';
import type { Dispute, Happening, StarterDraw } from './happening.ts';

type LaidEvent = Extract<SeenCrosswordEvent, { type: 'laid' }>;
type SeenEvent = SeenTricksterEvent | TableEvent;

/** What lies there: on a board, or on the table. */
export interface Ground {
  readonly board: readonly string[];
  readonly table: TableView['table'];
  readonly last: readonly Square[];
}

export interface Turn {
  readonly seat: Seat;
  readonly what: 'laid' | 'arranged' | 'exchanged' | 'drew' | 'passed' | 'skipped' | 'resigned' | 'took-score';
  /** The word that names the turn; null: none was made. */
  readonly word: string | null;
  readonly score: number;
  /** A play in pencil, in ink, or taken back. */
  readonly stands: 'open' | 'yes' | 'lost';
  /** Time ran out. */
  readonly late: boolean;
  /** How many tiles were exchanged or drawn. */
  readonly tiles: number;
  readonly disputes: readonly Dispute[];
  /** Whose points were taken, or who skipped this turn. */
  readonly other: Seat | null;
  /** Scores of all seats after it. */
  readonly scores: readonly number[];
  readonly before: Ground;
  readonly after: Ground;
  /** The play of a board game, to be read again. */
  readonly laid: LaidEvent | null;
  readonly at: number;
  /** The turn of the game it belongs to: a card played by itself leaves the turn. */
  readonly number: number;
}

export interface Story {
  readonly turns: readonly Turn[];
  /** Everything that is told, in order. */
  readonly happenings: readonly Happening[];
  readonly scores: readonly number[];
  readonly startedAt: number | null;
  readonly endedAt: number | null;
}

const NO_TURN = {
  word: null,
  score: 0,
  stands: 'yes',
  late: false,
  tiles: 0,
  disputes: [],
  other: null,
  laid: null,
} as const;

interface Telling {
  readonly turns: Turn[];
  readonly happenings: Happening[];
  scores: number[];
  ground: Ground;
  at: number;
  number: number;
  startedAt: number | null;
  endedAt: number | null;
}

const told = new WeakMap<readonly SeenEntry[], Story>();

/** Told once for all who show a part of it; the store makes a new list of entries for every news. */
export function storyOf(entries: readonly SeenEntry[], seats: number): Story {
  const known = told.get(entries);
  if (known) return known;
  const story = tellStory(entries, seats);
  told.set(entries, story);
  return story;
}

export function tellStory(entries: readonly SeenEntry[], seats: number): Story {
  const telling: Telling = {
    turns: [],
    happenings: [],
    scores: Array<number>(seats).fill(0),
    ground: { board: EMPTY_BOARD, table: [], last: [] },
    at: 0,
    number: 0,
    startedAt: null,
    endedAt: null,
  };
  for (const { at, events } of entries) {
    telling.at = at;
    // The server made them with the engine's own `redact`; their types are lost on the way.
    for (const event of events as unknown as readonly SeenEvent[]) tell(telling, event);
  }
  const { turns, happenings, scores, startedAt, endedAt } = telling;
  return { turns, happenings, scores, startedAt, endedAt };
}

function tell(telling: Telling, event: SeenEvent): void {
  switch (event.type) {
    case 'dealt':
      telling.startedAt = telling.at;
      if (event.position) begin(telling, event.position);
      note(telling, { what: 'began', seat: event.turn, draws: event.draws as readonly StarterDraw[] });
      break;
    case 'laid':
      layOut(telling, event);
      break;
    case 'arranged': {
      const { seat, word, score, table, window } = event;
      const [first = null] = event.words;
      const after = { ...telling.ground, table };
      add(telling, { seat, what: 'arranged', word: word ?? first, score, stands: window ? 'open' : 'yes' }, after);
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

/** What trick cards do. */
function tellCards(telling: Telling, event: SeenEvent): void {
  switch (event.type) {
    case 'announced': {
      const { announcement } = event as Extract<SeenTricksterEvent, { type: 'announced' }>;
      note(telling, { what: 'announced', seat: announcement.by, announcement } as Noted);
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

type Noted = Happening extends infer Each ? (Each extends Happening ? Omit<Each, 'turn'> : never) : never;

function note(telling: Telling, happening: Noted, turn: number | null = null): void {
  telling.happenings.push({ ...happening, turn } as Happening);
}

function lastTurn({ turns }: Telling): number {
  return turns.length - 1;
}

/** A turn in which nothing was laid. */
function give(telling: Telling, what: 'drew' | 'passed' | 'resigned', seat: Seat, late: boolean, tiles = 0): void {
  add(telling, { seat, what, tiles, late });
  note(telling, { what, seat, late }, lastTurn(telling));
}

function begin(telling: Telling, position: object): void {
  if ('scores' in position) telling.scores = [...(position.scores as readonly number[])];
  if ('board' in position) telling.ground = { ...telling.ground, board: position.board as readonly string[] };
  if ('table' in position) telling.ground = { ...telling.ground, table: position.table as TableView['table'] };
}

function layOut(telling: Telling, event: SeenEvent & { type: 'laid' }): void {
  const laid = event as LaidEvent;
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

/** Only what is drawn instead of laying is a turn of its own. */
function drawn(telling: Telling, event: SeenEvent & { type: 'drew' }): void {
  if (!('why' in event) || event.why === 'refill' || event.why === 'lost') return;
  const tiles = 'count' in event ? Number(event.count) : event.tiles.length;
  give(telling, 'drew', event.seat, event.why === 'time', tiles);
}

function add(telling: Telling, turn: Partial<Turn> & Pick<Turn, 'seat' | 'what'>, after = telling.ground): void {
  const { ground: before, at, number, scores } = telling;
  telling.turns.push({ ...NO_TURN, ...turn, before, after, at, number, scores: [...scores] });
  telling.ground = after;
}

function lastPlay({ turns }: Telling): number {
  return turns.findLastIndex(({ what }) => what === 'laid' || what === 'arranged');
}

function changeLast(telling: Telling, change: (turn: Turn) => Partial<Turn>): void {
  const last = lastPlay(telling);
  const turn = telling.turns[last];
  if (!turn) return;
  telling.turns[last] = { ...turn, ...change(turn), scores: [...telling.scores] };
  telling.ground = telling.turns[last].after;
}

function gain(telling: Telling, seat: Seat, points: number): void {
  telling.scores[seat] = (telling.scores[seat] ?? 0) + points;
}

/** The turns in rows: a row ends when one of its seats comes round again. Points taken stand with the turn they belong to. */
export function roundsOf(turns: readonly Turn[]): readonly (readonly Turn[])[] {
  const rounds: Turn[][] = [];
  for (const turn of turns) {
    const round = rounds.at(-1);
    const isNew = !round || round.some(({ seat, number }) => seat === turn.seat && number !== turn.number);
    if (isNew) rounds.push([turn]);
    else round.push(turn);
  }
  return rounds;
}
