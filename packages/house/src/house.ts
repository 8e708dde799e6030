/** A house: one command after the other for each table, decided by the rules, appended to the log, then told. */
import type { BaseMove, Lexicon, Refusal } from '@lettertafel/engine';
import { type Cache, makeCache } from './cache.ts';
import { type Decided, decide } from './decide.ts';
import { type KeptEntry, type LiveGame, playedAs, type Request } from './live-game.ts';
import { makeQueue } from './queue.ts';
import { retry, type Unsettled, type Waiting } from './retry.ts';

/** Where a house keeps its logs. `Table` is a game with whatever the store knows of its table besides. */
export interface GameStore<Table extends LiveGame> {
  /** Whether others append to the same logs: then what is in memory may be outdated at any moment. */
  readonly isShared: boolean;
  /** The table as it is kept, and what was read of its log: all of it, or what follows after `known`. Null: no such table. */
  read(id: string, known?: Table): Promise<ReadTable<Table> | null>;
  /** Whether nothing has changed since the table was read. */
  isCurrent(table: Table): Promise<boolean>;
  /**
   * Appends the entries after exactly those that they were decided on, or not at all. Gives the table as it is then, and
   * only once everything is durable: nobody is told anything before.
   */
  append(before: Table, decided: Decided<Table>): Promise<Table | Unsettled>;
}

export interface ReadTable<Table> {
  readonly table: Table;
  readonly entries: readonly KeptEntry[];
}

/** Told after every change of a game that is in memory. */
export interface Advance<Table extends LiveGame> {
  readonly before: Table;
  readonly table: Table;
  /** What is new in the log. */
  readonly entries: readonly KeptEntry[];
  /** Whether they were made here. */
  readonly isOwn: boolean;
}

export interface HouseInput<Table extends LiveGame> extends Waiting {
  readonly store: GameStore<Table>;
  readonly now: () => number;
  readonly lexiconOf: (table: Table) => Lexicon | Promise<Lexicon>;
  /** For how long no house was open for this table since its latest entry, in milliseconds. */
  readonly owedTo: (table: Table) => number;
  readonly onAdvance: (advance: Advance<Table>) => void;
  /** So many games stay in memory at most. */
  readonly mostKept?: number;
}

/** What somebody wants of a table. `Problem` is what the caller objects with; it has no field `move`. */
export interface Command<Table extends LiveGame, Problem extends object> {
  readonly request?: Request | undefined;
  /** Looked at with the table as it stands: the move (null: only what is due by the clock), or an objection to it. */
  readonly read: (table: Table) => { readonly move: BaseMove | null } | Problem;
  /** Reads the table from the store first. */
  readonly isFresh?: boolean;
}

/** `number` is the entry that the move has become; null: there is no such table. */
export type Answer<Problem = never> = { readonly number: number } | { readonly refusal: Refusal } | Problem;

export interface House<Table extends LiveGame> {
  /** The game as it stands. */
  look(id: string): Promise<Table | null>;
  /** Others may have changed the table: what is in memory is brought up to date. */
  refresh(id: string): Promise<void>;
  submit<Problem extends object>(id: string, command: Command<Table, Problem>): Promise<Answer<Problem> | null>;
  /** Does something at the table between two commands. */
  between<Value>(id: string, act: () => Promise<Value>): Promise<Value>;
  /** Forgets what nobody has asked for since that moment. */
  forget(before: number): void;
  readonly size: () => number;
}

/** A game takes some tens of kilobytes. */
const MOST_KEPT = 2000;

const ONLY_DUE = { read: () => ({ move: null }) };

export function makeHouse<Table extends LiveGame>(input: HouseInput<Table>): House<Table> {
  const { store, now, lexiconOf, owedTo, onAdvance, mostKept = MOST_KEPT } = input;
  const cache: Cache<Table> = makeCache(mostKept, now);
  const queue = makeQueue();

  /** What the log has that is not known here yet is told on as it is read. */
  async function reload(id: string): Promise<Table | null> {
    const before = cache.get(id);
    const read = await store.read(id, before);
    if (!read) return null;
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
    { request, read }: Command<Table, Problem>,
  ): Promise<Answer<Problem> | Unsettled> {
    const played = request && playedAs(table, request);
    if (played !== undefined) return { number: played };
    const reading = read(table);
    // Only who has read all of the log may refuse.
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
      const table = await (tries === 1 && !command.isFresh ? current(id) : reload(id));
      return table && attempt(table, command);
    };
    return retry(id, tryOnce, input);
  }

  return {
    look: (id) =>
      queue.add(id, async () => {
        const table = await current(id);
        if (!table || !isOwed(table, owedTo(table))) return table;
        // Nobody is shown a clock that has run while no house was open.
        await run(id, ONLY_DUE);
        return current(id);
      }),
    refresh: (id) => queue.add(id, async () => void (cache.get(id) && (await reload(id)))),
    submit: (id, command) => queue.add(id, () => run(id, command)),
    between: (id, act) => queue.add(id, act),
    forget: (before) => cache.forget(before, queue.has),
    size: () => cache.size,
  };
}

function isMove(reading: object): reading is { readonly move: BaseMove | null } {
  return 'move' in reading;
}

/** Where no time runs there is none to give back. */
function isOwed({ game, state }: LiveGame, owed: number): boolean {
  return owed > 0 && game.deadlineOf(state) !== null;
}
