/** The costliest turns of a finished game, to be played again: whatever is as good as the best is accepted. */
import { isAsGood, positionsOf, type TurnAnalysis, type TurnPosition } from '@lettertafel/analysis';
import {
  type BaseMove,
  type Doing,
  type GameState,
  gameById,
  isRefused,
  type Lexicon,
  type LogEntry,
  type OpaqueGame,
  type Refusal,
} from '@lettertafel/engine';
import type { ParsedRecord, SeenEntry, TableInfo } from '@lettertafel/protocol';
import { computed, type Signal, signal } from '@preact/signals';
import { startAnalysis } from '../../local/analysis.ts';
import type { Trouble } from '../../local/answer.ts';
import { forgetDraft, type Reply, type TaskTable, taskStore } from './lesson-table.ts';
import { listVerdicts } from './list-verdicts.ts';

type Entry = LogEntry<BaseMove, { readonly type: string }>;

/** What was laid in place of the old turn. */
interface Made {
  readonly entry: Entry;
  readonly state: GameState;
}

export interface AgainInput {
  readonly record: ParsedRecord;
  readonly info: TableInfo;
  /** Places in the story. */
  readonly places: readonly number[];
  /** Why a move was not good enough; null: the analysis failed. */
  readonly tell: (analysis: TurnAnalysis | null) => string;
}

/** Null: the game has no such turns. */
export function makeAgainTable({ record, info, places, tell }: AgainInput): TaskTable | null {
  const { game, log } = record;
  const rules: OpaqueGame = gameById(game);
  const tasks = positionsAt(record, places);
  const [first] = tasks;
  if (!first || tasks.length < places.length) return null;
  const list = listVerdicts(info.words.language);
  const number = signal(0);
  const task = computed(() => tasks[number.value] ?? first);
  const seat = computed(() => task.value.turn.seat);
  const made: Signal<Made | null> = signal(null);
  const past: Signal<readonly number[]> = signal([]);
  const view = computed(() => rules.viewFor(made.value?.state ?? task.value.state, seat.value));
  const entries = computed(() =>
    [...log.slice(0, task.value.entry), ...(made.value ? [made.value.entry] : [])].map(
      ({ number: at, at: moment, move, events }): SeenEntry => {
        return { number: at, at: moment, by: move.by, events: events.map((event) => rules.redact(event, seat.value)) };
      },
    ),
  );

  function decide(doing: Doing, lexicon: Lexicon): Made | { readonly refusal: Refusal } {
    const { state, turn, at, entry } = task.peek();
    const move = { by: turn.seat, ...doing };
    const decision = rules.decide(state, move, { now: at, rng: NO_LUCK, lexicon });
    if (isRefused(decision)) return { refusal: decision.refusal };
    const { events } = decision;
    return {
      entry: { number: entry, at, move, events },
      state: events.reduce(rules.evolve, state),
    };
  }

  async function tryMove(doing: Doing): Promise<Reply> {
    if (made.peek()) return 'done';
    const now = task.peek();
    const decided = await list.decide((lexicon) => decide(doing, lexicon));
    if ('problem' in decided) return decided;
    const { value } = decided;
    if ('refusal' in value) return value;
    const log = [...record.log.slice(0, now.entry), value.entry];
    const analysis = await analysisOf({ ...record, log }, now.place);
    // The player may have gone on while this was looked at.
    if (task.peek() !== now) return 'done';
    if (!analysis || !isAsGood(analysis.verdict)) return { told: tell(analysis) };
    finish(value);
    return 'done';
  }

  function finish(value: Made): void {
    made.value = value;
    past.value = [...new Set([...past.peek(), number.peek()])];
  }

  async function show(): Promise<Trouble | null> {
    const now = task.peek();
    const [best] = (await analysisOf(record, now.place))?.best ?? [];
    if (!best || task.peek() !== now || made.peek()) return null;
    const doing = doingOf(best.move);
    const decided = doing && (await list.decide((lexicon) => decide(doing, lexicon)));
    if (decided && 'problem' in decided) return decided.problem;
    if (!decided || 'refusal' in decided.value) return null;
    forgetDraft();
    finish(decided.value);
    return null;
  }

  return {
    store: taskStore({ info, seat, view, entries, list, try: tryMove }),
    seat,
    number,
    isDone: computed(() => made.value !== null),
    past,
    try: tryMove,
    goTo: (to) => {
      forgetDraft();
      made.value = null;
      number.value = to;
    },
    show,
  };
}

/** What is drawn afterwards is nobody's business here. */
const NO_LUCK = { below: () => 0 };

function positionsAt(record: ParsedRecord, places: readonly number[]): TurnPosition[] {
  const known = positionsOf(record);
  if (!('positions' in known)) return [];
  return places.flatMap((place) => known.positions[place] ?? []);
}

function doingOf({ do: doing, at, word, tiles }: TurnAnalysis['played']['move']): Doing | null {
  if (doing === 'lay' && at !== undefined && word !== undefined) return { do: 'lay', at, word };
  if (doing === 'exchange' && tiles) return { do: 'exchange', tiles: tiles.join('') };
  return doing === 'pass' ? { do: 'pass' } : null;
}

/** The turn at a place; null: it could not be analysed. */
function analysisOf(record: ParsedRecord, only: number): Promise<TurnAnalysis | null> {
  return new Promise((resolve) => {
    startAnalysis({ game: { record }, only }, (message) => {
      if ('failed' in message) resolve(null);
      else if ('analysis' in message) resolve(message.analysis.turns[0] ?? null);
    });
  });
}
