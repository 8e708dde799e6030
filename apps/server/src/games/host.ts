/** The host of all games: one command after the other for each, decided by the rules, appended, then told to all. */
import { randomInt } from 'node:crypto';
import type { BaseMove, Refusal } from '@lettertafel/engine';
import { type Problematic, problem } from '../problem.ts';
import type { Store } from '../store/database.ts';
import type { Append, Appended } from '../store/log.ts';
import { isPassing } from '../store/postgres.ts';
import type { EntryRow, Phase } from '../store/schema.ts';
import type { WordLists } from '../words/lists.ts';
import { type Decided, decideOn, isOwed } from './decide.ts';
import { type Hosted, loadHosted, requestKey } from './hosted.ts';
import { outcomeOf, type Sender } from './outcome.ts';

export type Answer = { readonly number: number } | { readonly refusal: Refusal } | Problematic;

/** What is told after every change of a game. */
export interface Advance {
  readonly hosted: Hosted;
  /** What is new in the log. */
  readonly entries: readonly EntryRow[];
  /** Whether they were made here. */
  readonly isOwn: boolean;
  /** Whether the table looks different from outside too. */
  readonly isTableChanged: boolean;
}

export interface HostInput {
  readonly store: Store;
  readonly words: WordLists;
  readonly append: (append: Append) => Promise<Appended>;
  readonly now: () => number;
  /** How long bots let people wait, in milliseconds, from and to. */
  readonly botDelay: readonly [number, number];
  readonly onAdvance: (advance: Advance) => void;
  /** A deadline has come to lie at this moment. */
  readonly onDeadline: (at: number) => void;
}

export interface Host {
  /** The game as it stands; null when there is no such table. */
  look(table: string): Promise<Hosted | null>;
  /** Another server has told of a change. */
  refresh(table: string): Promise<void>;
  deal(table: string): Promise<Answer>;
  play(table: string, move: BaseMove, sender: Sender): Promise<Answer>;
  /** A move of a bot or of the house that was thought of at this length of the log; it is dropped if that has grown. */
  playAt(table: string, length: number, move: BaseMove): Promise<Answer>;
  /** Whatever is due by the clock. */
  expire(table: string): Promise<void>;
  /** Does something at the table between two moves. */
  between<Value>(table: string, act: () => Promise<Value>): Promise<Value>;
  /** Forgets what nobody has asked for since that moment. */
  forget(before: number): void;
  readonly size: () => number;
}

interface Command {
  readonly move: BaseMove | null;
  readonly phase: Phase;
  readonly sender?: Sender;
  readonly length?: number;
}

interface Kept {
  readonly hosted: Hosted;
  readonly usedAt: number;
}

/** A game takes some tens of kilobytes. */
const MOST_KEPT = 2000;

/** How long a command is tried again when the store cannot be reached or another server holds the table. */
const PATIENCE = 3000;
const RETRY_AFTER = 50;
/** Other servers are never faster than this so often in a row: then something is wrong with the table. */
const MOST_TRIES = 100;

export function makeHost(input: HostInput): Host {
  const { store, words, append, now, botDelay, onAdvance, onDeadline } = input;
  const kept = new Map<string, Kept>();
  const queues = new Map<string, Promise<unknown>>();

  /** The one used last comes last: when there are too many, the first ones go. */
  function keep(hosted: Hosted): Hosted {
    kept.delete(hosted.id);
    kept.set(hosted.id, { hosted, usedAt: now() });
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return hosted;
  }

  /** One after the other at a table; tables do not wait for each other. */
  function between<Value>(table: string, act: () => Promise<Value>): Promise<Value> {
    const before = queues.get(table) ?? Promise.resolve();
    const done = before.then(act, act);
    const settled = done.then(
      () => {},
      () => {},
    );
    queues.set(table, settled);
    void settled.then(() => {
      if (queues.get(table) === settled) queues.delete(table);
    });
    return done;
  }

  /** What the log has that is not known here yet is told on as it is read. */
  async function reload(table: string): Promise<Hosted | null> {
    const known = kept.get(table)?.hosted;
    const loaded = await loadHosted(store, table, known);
    if (!loaded) return null;
    const { hosted, entries } = loaded;
    keep(hosted);
    if (known && hosted.length > known.length)
      onAdvance({ hosted, entries, isOwn: false, isTableChanged: hasTurned(known, hosted) });
    return hosted;
  }

  async function current(table: string): Promise<Hosted | null> {
    const known = kept.get(table)?.hosted;
    return known ? keep(known) : reload(table);
  }

  async function run(table: string, command: Command): Promise<Answer> {
    const givesUpAt = performance.now() + PATIENCE;
    for (let tries = 1; ; tries++) {
      const isLast = tries >= MOST_TRIES || performance.now() > givesUpAt;
      try {
        const hosted = await (tries === 1 ? current(table) : reload(table));
        if (!hosted) return problem('no-such-table');
        const outcome = await attempt(hosted, command);
        if (typeof outcome === 'object') return outcome;
        if (isLast) throw new Error(`table ${table} is ${outcome} again and again`);
        if (outcome === 'overtaken') continue;
      } catch (error) {
        // Sent again it is done once: the log knows what has been written (0040).
        if (isLast || !isPassing(error)) throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER));
    }
  }

  type Attempt = Answer | Exclude<Appended, 'done'>;

  async function attempt(hosted: Hosted, { move, phase, sender, length }: Command): Promise<Attempt> {
    const played = sender && hosted.requests.get(requestKey(sender.guest, sender.request));
    if (played !== undefined) return { number: played };
    const objection = sender && move && objectionTo(hosted, move, sender.guest);
    if (objection) return (await isOvertaken(hosted)) ? 'overtaken' : objection;
    const unfit = hosted.row.phase !== phase || (length !== undefined && length !== hosted.length);
    if (unfit) return (await isOvertaken(hosted)) ? 'overtaken' : wrongPhase(hosted.row.phase);
    const list = await words.find(hosted.row.words);
    if (!list) throw new Error(`table ${hosted.id} plays by a list that is not there`);
    const decided = decideOn(hosted, { move, now: now(), lexicon: list.lexicon });
    if (decided.steps.length === 0) {
      // Only who has read all of the log may refuse.
      if (await isOvertaken(hosted)) return 'overtaken';
      return decided.refusal ? { refusal: decided.refusal } : { number: hosted.length - 1 };
    }
    const appended = await write(hosted, decided, sender);
    if (typeof appended === 'string') return appended;
    return decided.refusal ? { refusal: decided.refusal } : { number: appended.length - 1 };
  }

  async function isOvertaken({ id, row, length }: Hosted): Promise<boolean> {
    if (!store.isShared && kept.has(id)) {
      const { hosted } = kept.get(id) as Kept;
      if (hosted.row === row && hosted.length === length) return false;
    }
    const columns = ['length', 'phase', 'owed', 'revision'] as const;
    const latest = await store.db.selectFrom('tables').select(columns).where('id', '=', id).executeTakeFirst();
    return !latest || latest.length !== length || columns.slice(1).some((column) => latest[column] !== row[column]);
  }

  async function write(hosted: Hosted, decided: Decided, sender?: Sender): Promise<Hosted | 'overtaken' | 'busy'> {
    const botsAt = now() + randomInt(botDelay[0], botDelay[1] + 1);
    const outcome = outcomeOf(hosted, decided, { botsAt, ...(sender ? { sender } : {}) });
    const appended = await append(outcome.append);
    if (appended !== 'done') return appended;
    const { entries, deadlines } = outcome.append;
    const after = keep(outcome.hosted);
    onAdvance({ hosted: after, entries, isOwn: true, isTableChanged: hasTurned(hosted, after) });
    for (const { at } of deadlines) onDeadline(at);
    return after;
  }

  return {
    between,
    async look(table) {
      const hosted = await between(table, () => current(table));
      if (hosted?.row.phase !== 'playing' || !isOwed(hosted)) return hosted;
      // Nobody sees a clock that has run while the house was shut.
      await between(table, () => run(table, { move: null, phase: 'playing' }));
      return between(table, () => current(table));
    },
    refresh: (table) => between(table, async () => void (kept.has(table) && (await reload(table)))),
    deal: (table) =>
      between(table, async () => {
        await reload(table);
        return run(table, { move: { by: 'house', do: 'deal' }, phase: 'shuffling' });
      }),
    play: (table, move, sender) => between(table, () => run(table, { move, phase: 'playing', sender })),
    playAt: (table, length, move) => between(table, () => run(table, { move, phase: 'playing', length })),
    expire: async (table) => void (await between(table, () => run(table, { move: null, phase: 'playing' }))),
    forget(before) {
      for (const [table, { usedAt }] of kept) if (usedAt < before && !queues.has(table)) kept.delete(table);
    },
    size: () => kept.size,
  };
}

/** Moves that end the game for a seat: only its owner makes them, nobody who has followed a link to it. */
const FINAL: readonly string[] = ['resign', 'give-up'];

/** Why this guest may not make the move; null: may. */
function objectionTo({ holders }: Hosted, { by, do: what }: BaseMove, guest: string): Problematic | null {
  const holding = holders.find((holder) => holder.seat === by && holder.guest === guest);
  if (!holding) return problem('not-your-seat', { path: 'move.by' });
  return holding.followed_at !== null && FINAL.includes(what) ? problem('not-the-owner') : null;
}

/** Another phase, or nobody is waited for any more who was nudged. */
function hasTurned({ row: before }: Hosted, { row: after }: Hosted): boolean {
  return before.phase !== after.phase || before.nudged_until !== after.nudged_until;
}

function wrongPhase(phase: Phase): Problematic {
  if (phase === 'gathering' || phase === 'shuffling') return problem('not-begun');
  return phase === 'playing' ? problem('already-begun') : problem('is-over');
}
