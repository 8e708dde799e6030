/** A house: serialises the commands of each table, decides them, appends to the log, then announces. */
import type { BaseMove, Lexicon, Refusal } from '@lettertafel/engine';
import { type Cache, makeCache } from './cache.ts';
import { type Decided, decide } from './decide.ts';
import { type KeptEntry, type LiveGame, playedBy, type Request } from './live-game.ts';
import { makeQueue } from './queue.ts';
import { retry, type Unsettled, type Waiting } from './retry.ts';

/** The storage behind a house. `Table` is a game plus whatever else the store knows about its table. */
export interface GameStore<Table extends LiveGame> {
  /** Whether others append to the same logs, so that memory may be stale at any moment. */
  readonly isShared: boolean;
  /** The stored table, and the log entries read: all, or those after `known`. Null: no such table. */
  read(id: string, known?: Table): Promise<ReadTable<Table> | null>;
  /** Whether the table is unchanged since it was read. */
  isCurrent(table: Table): Promise<boolean>;
  /**
   * Appends the entries if the log is still as they were decided on, atomically. Resolves with the new table once
   * everything is durable.
   */
  append(before: Table, decided: Decided<Table>): Promise<Table | Unsettled>;
}

export interface ReadTable<Table> {
  readonly table: Table;
  readonly entries: readonly KeptEntry[];
}

/** Emitted after every change of a game in memory. */
export interface Advance<Table extends LiveGame> {
  readonly before: Table;
  readonly table: Table;
  /** The new log entries. */
  readonly entries: readonly KeptEntry[];
  /** Whether this house made them. */
  readonly isOwn: boolean;
}

export interface HouseInput<Table extends LiveGame> extends Waiting {
  readonly store: GameStore<Table>;
  readonly now: () => number;
  readonly lexiconOf: (table: Table) => Lexicon | Promise<Lexicon>;
  /** Downtime since the table's latest entry, in milliseconds. */
  readonly owedTo: (table: Table) => number;
  readonly onAdvance: (advance: Advance<Table>) => void;
  /** Size of the cache. */
  readonly mostKept?: number;
}

/** A command for a table. `Problem` is the caller's own objection; it must not have a field `move`. */
export interface Command<Table extends LiveGame, Problem extends object> {
  readonly request?: Request | undefined;
  /** The request was played before, by this move: why that is not what is asked now; null: it is. */
  readonly again?: ((played: BaseMove, table: Table) => Problem | null) | undefined;
  /** Called with the current table: the move (null: only run what is due by the clock), or an objection. */
  readonly read: (table: Table) => { readonly move: BaseMove | null } | Problem;
}

/** `number` is the log entry of the move; null: no such table. */
export type Answer<Problem = never> = { readonly number: number } | { readonly refusal: Refusal } | Problem;

export interface House<Table extends LiveGame> {
  /** The current game. */
  look(id: string): Promise<Table | null>;
  /** Reloads a cached table that others may have changed. */
  refresh(id: string): Promise<void>;
  submit<Problem extends object>(id: string, command: Command<Table, Problem>): Promise<Answer<Problem> | null>;
  /**
   * Changes a table other than by a move, in its queue. `act` gets the current table, again if it was overtaken. Null: no
   * such table.
   */
  change<Value>(id: string, act: (table: Table) => Promise<Changed<Table, Value> | Unsettled>): Promise<Value | null>;
  /** Whether the game is in memory; otherwise looking at it replays its log. */
  isLoaded(id: string): boolean;
  /** Evicts what was not used since that moment. */
  forget(before: number): void;
  readonly size: () => number;
}

export interface Changed<Table, Value> {
  readonly value: Value;
  /** As it is stored now; absent: unchanged. */
  readonly table?: Table;
}

/** A game takes a few tens of kilobytes. */
const MOST_KEPT = 2000;

const ONLY_DUE = { read: () => ({ move: null }) };

export function makeHouse<Table extends LiveGame>(input: HouseInput<Table>): House<Table> {
  const { store, now, lexiconOf, owedTo, onAdvance, mostKept = MOST_KEPT } = input;
  const cache: Cache<Table> = makeCache(mostKept, now);
  const queue = makeQueue();

  /** Reads the table again and announces entries that are new here. */
  async function reload(id: string): Promise<Table | null> {
    const before = cache.get(id);
    const read = await store.read(id, before);
    if (!read) {
      // It was removed from the store.
      cache.delete(id);
      return null;
    }
    const { table, entries } = read;
    cache.set(id, table);
    if (before && table.length > before.length) onAdvance({ before, table, entries, isOwn: false });
    return table;
  }

  async function current(id: string): Promise<Table | null> {
    const known = cache.get(id);
    if (!known) return reload(id);
    cache.set(id, known);
    return known;
  }

  async function isOvertaken(table: Table): Promise<boolean> {
    if (!store.isShared && cache.get(table.id) === table) return false;
    return !(await store.isCurrent(table));
  }

  async function attempt<Problem extends object>(
    table: Table,
    { request, again, read }: Command<Table, Problem>,
  ): Promise<Answer<Problem> | Unsettled> {
    const played = request && playedBy(table, request);
    if (played) return again?.(played.move, table) ?? { number: played.number };
    const reading = read(table);
    // An objection counts only if the log is up to date.
    if (!isMove(reading)) return (await isOvertaken(table)) ? 'overtaken' : reading;
    const lexicon = await lexiconOf(table);
    const { move } = reading;
    const decided = decide(table, { move, request, now: now(), owed: owedTo(table), lexicon });
    const after = decided.entries.length > 0 ? await write(table, decided) : table;
    if (typeof after === 'string') return after;
    if (after === table && (await isOvertaken(table))) return 'overtaken';
    return decided.refusal ? { refusal: decided.refusal } : { number: after.length - 1 };
  }

  async function write(before: Table, decided: Decided<Table>): Promise<Table | Unsettled> {
    const table = await store.append(before, decided);
    if (typeof table === 'string') return table;
    cache.set(table.id, table);
    onAdvance({ before, table, entries: decided.entries, isOwn: true });
    return table;
  }

  function run<Problem extends object>(id: string, command: Command<Table, Problem>): Promise<Answer<Problem> | null> {
    const tryOnce = async (tries: number) => {
      const table = await (tries === 1 ? current(id) : reload(id));
      return table && attempt(table, command);
    };
    return retry(id, tryOnce, input);
  }

  async function change<Value>(id: string, act: (table: Table) => Promise<Changed<Table, Value> | Unsettled>) {
    const tryOnce = async (tries: number) => {
      const table = await (tries === 1 && !store.isShared ? current(id) : reload(id));
      return table && act(table);
    };
    // Without its answer, a change cannot be distinguished from somebody else's.
    const changed = await retry(id, tryOnce, { ...input, isPassing: () => false });
    if (changed?.table) cache.set(id, changed.table);
    return changed ? changed.value : null;
  }

  return {
    look: (id) =>
      queue.add(id, async () => {
        const table = await current(id);
        if (!table || !isOwed(table, owedTo(table))) return table;
        // Give downtime back before anybody sees a clock.
        await run(id, ONLY_DUE);
        return current(id);
      }),
    refresh: (id) => queue.add(id, async () => void (cache.get(id) && (await reload(id)))),
    submit: (id, command) => queue.add(id, () => run(id, command)),
    change: (id, act) => queue.add(id, () => change(id, act)),
    isLoaded: (id) => cache.get(id) !== undefined,
    forget: (before) => cache.forget(before, queue.has),
    size: () => cache.size,
  };
}

function isMove(reading: object): reading is { readonly move: BaseMove | null } {
  return 'move' in reading;
}

/** Without a running clock there is no time to give back. */
function isOwed({ game, state }: LiveGame, owed: number): boolean {
  return owed > 0 && game.deadlineOf(state) !== null;
}
