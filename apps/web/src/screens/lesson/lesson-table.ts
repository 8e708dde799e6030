/** The table of a lesson, on this page: the engine decides, and the step says whether it is what was asked. */
import { type Doing, GAMES, type GameId, gameById, type Lexicon, type Refusal, type Seat } from '@lettertafel/engine';
import type { SeenEntry, TableInfo } from '@lettertafel/protocol';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Sent } from '../../connection/outbox.ts';
import type { GameView, TableStore } from '../../connection/table-store.ts';
import { EVERY_WORD, judge, LEARNER, type Missed, type Played, solve, startOf } from '../../games/lessons/judge.ts';
import type { Lesson, Step } from '../../games/lessons/lesson.ts';
import type { Trouble } from '../../local/answer.ts';
import { type ListVerdicts, listVerdicts } from './list-verdicts.ts';

type LessonReply =
  | { readonly refusal: Refusal }
  | { readonly problem: Trouble }
  | { readonly missed: Missed; readonly score: number }
  | 'done';

export type Reply =
  | LessonReply
  /** Nothing has happened, and this is why. */
  | { readonly told: string };

/** Tasks on a real table, one after the other. */
export interface TaskTable {
  readonly store: TableStore;
  /** The seat that is played. */
  readonly seat: ReadonlySignal<Seat>;
  readonly number: ReadonlySignal<number>;
  /** Whether there is nothing left to do in this step. */
  readonly isDone: ReadonlySignal<boolean>;
  /** Numbers of the steps that were done or seen. */
  readonly past: ReadonlySignal<readonly number[]>;
  readonly try: (doing: Doing) => Promise<Reply>;
  readonly goTo: (number: number) => void;
  /** Does what the step asks; what went wrong, if anything. */
  readonly show: () => Promise<Trouble | null>;
}

interface Wanted {
  readonly game: GameId;
  readonly lesson: Lesson;
  readonly also?: readonly string[];
}

/** Drafts are stored by table; a lesson's begin anew. */
const LESSON_ID = 'lesson';

export function makeLessonTable({ game, lesson, also = [] }: Wanted): TaskTable {
  const rules = gameById(game);
  const { language } = GAMES[game].rules;
  const list = listVerdicts(language, also);
  const number = signal(0);
  const played = signal<Played>(startOf({ game, lesson, number: 0 }, EVERY_WORD));
  const past: Signal<readonly number[]> = signal([]);
  const hasDone = signal(false);
  const step = computed<Step>(() => lesson.steps[number.value] ?? lesson.steps[0]);
  const view = computed(() => rules.viewFor(played.value.state, LEARNER));
  const entries = computed(() =>
    played.value.log.map(({ number: at, at: moment, move, events }): SeenEntry => {
      return { number: at, at: moment, by: move.by, events: events.map((event) => rules.redact(event, LEARNER)) };
    }),
  );

  function finishStep(after: Played): void {
    played.value = after;
    hasDone.value = true;
    past.value = [...new Set([...past.peek(), number.peek()])];
  }

  async function tryMove(doing: Doing): Promise<LessonReply> {
    const { ask } = step.peek();
    const before = played.peek();
    if (!ask || hasDone.peek()) return 'done';
    const decided = await list.decide((lexicon) => judge(before, doing, ask, lexicon));
    if ('problem' in decided) return decided;
    const { value: judged } = decided;
    if ('played' in judged) {
      // The learner may have gone to another step while the list was asked.
      if (played.peek() === before) finishStep(judged.played);
      return 'done';
    }
    return judged;
  }

  function goTo(to: number): void {
    const next = lesson.steps[to];
    if (!next) return;
    forgetDraft();
    // What the learner has laid stays for the step that looks at it.
    const goesOn = to === number.peek() + 1 && !next.position && hasDone.peek();
    number.value = to;
    hasDone.value = !next.ask;
    if (!goesOn) played.value = startOf({ game, lesson, number: to }, EVERY_WORD);
    if (!next.ask) past.value = [...new Set([...past.peek(), to])];
  }

  async function show(): Promise<Trouble | null> {
    const now = step.peek();
    const before = played.peek();
    if (!now.ask || hasDone.peek()) return null;
    const { ask, solution } = now;
    const solved = (lexicon: Lexicon) => solve(before, solution, lexicon);
    // A solution is good; only a dispute waits for the list, whose verdict is shown.
    const decided = ask.do === 'dispute' ? await list.decide(solved) : { value: solved(EVERY_WORD) };
    if ('problem' in decided) return decided.problem;
    if (played.peek() !== before) return null;
    forgetDraft();
    finishStep(decided.value);
    return null;
  }

  const seat = signal(LEARNER);
  return {
    store: taskStore({ info: infoOf(game), seat, view, entries, list, try: tryMove }),
    seat,
    number,
    isDone: hasDone,
    past,
    try: tryMove,
    goTo,
    show,
  };
}

interface TaskParts extends Pick<TaskTable, 'seat' | 'try'> {
  readonly info: TableInfo;
  readonly view: ReadonlySignal<GameView>;
  readonly entries: ReadonlySignal<readonly SeenEntry[]>;
  readonly list: ListVerdicts;
}

/** A table on this page, as the games know tables. */
export function taskStore({ info, seat, view, entries, list, try: tryMove }: TaskParts): TableStore {
  return {
    id: LESSON_ID,
    home: 'device',
    info: signal({ ...info, id: LESSON_ID }),
    trouble: signal(null),
    status: signal('online'),
    condition: signal(null),
    mine: computed(() => [seat.value]),
    as: seat,
    view,
    views: computed(() => new Map([[seat.value, view.value]])),
    entries,
    sayings: signal([]),
    show: () => {},
    send: async (doing): Promise<Sent> => {
      const reply = await tryMove(doing);
      if (reply === 'done') return { number: entries.peek().length };
      // A legal move that was not asked changes nothing: the draft stays.
      return 'missed' in reply || 'told' in reply ? { problem: { code: 'failed-here' } } : reply;
    },
    say: async () => ({ problem: { code: 'failed-here' } }),
    check: async (words) => {
      const answer = await list.check(words);
      return 'problem' in answer ? answer : { value: { good: answer.value } };
    },
    learnFrom: (asking) => asking,
  };
}

/** The next position has other tiles. */
export function forgetDraft(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith('lettertafel.') && key.includes(`.${LESSON_ID}.`)) localStorage.removeItem(key);
  }
}

function infoOf(game: GameId): TableInfo {
  const { language } = GAMES[game].rules;
  return {
    id: LESSON_ID,
    game,
    options: {},
    words: { id: language, language, name: null, words: 0, source: '', kind: 'shipped' },
    phase: 'playing',
    seats: [
      { kind: 'person', name: null, mine: true, present: true, aborts: 0, rematch: null },
      { kind: 'bot', level: 'casual' },
    ],
    host: true,
    listed: false,
    chat: false,
    watchers: 0,
    createdAt: 0,
    commitment: '',
    shuffle: { scheme: 2, hashes: [], sealed: true },
    nudged: null,
    next: null,
    abortedBy: null,
  };
}
