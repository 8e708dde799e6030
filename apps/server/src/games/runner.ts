/** All games of a server: a house on top of the store, with permission checks. */
import { randomInt } from 'node:crypto';
import type { BaseMove } from '@lettertafel/engine';
import { type House, type Answer as HouseAnswer, type KeptEntry, makeHouse, type Request } from '@lettertafel/house';
import { isProblem, type Problematic, problem, type Result } from '../problem.ts';
import { isPassing } from '../store/postgres.ts';
import type { Phase } from '../store/schema.ts';
import { changedRows, statementsOf, type TableChange } from '../store/table-changes.ts';
import type { WordLists } from '../words/lists.ts';
import { FINAL, objectionOfFullLog } from './full-log.ts';
import { type GameStoreInput, makeGameStore } from './game-store.ts';
import { type LiveTable, withRows } from './live-table.ts';

export type Answer = HouseAnswer<Problematic>;

/** Emitted after every change of a game. */
export interface Advance {
  readonly live: LiveTable;
  /** The new log entries. */
  readonly entries: readonly KeptEntry[];
  /** Whether this server made them. */
  readonly isOwn: boolean;
  /** Whether the table's description has changed too. */
  readonly isTableChanged: boolean;
}

export interface GameRunnerInput extends Omit<GameStoreInput, 'botsAt'> {
  readonly words: WordLists;
  readonly now: () => number;
  /** How long bots wait before they move, from and to, in milliseconds. */
  readonly botDelay: readonly [number, number];
  readonly onAdvance: (advance: Advance) => void;
}

/** The move as this table understands it, or why it does not. */
type ReadMove = (live: LiveTable) => Result<{ readonly move: BaseMove }>;

type Moving = { readonly move: BaseMove | null };

/** A decided change of a table; without `change` nothing is written. */
export interface Changed<Value> {
  readonly value: Value;
  readonly change?: TableChange;
}

export interface GameRunner extends Pick<House<LiveTable>, 'look' | 'refresh' | 'isLoaded' | 'forget' | 'size'> {
  /** Changes a table other than by a move. Decides on the current table, and again if it changes before this is written. */
  change<Value>(
    table: string,
    decide: (live: LiveTable) => Result<Changed<Value>> | Promise<Result<Changed<Value>>>,
  ): Promise<Result<Changed<Value>>>;
  deal(table: string): Promise<Answer>;
  /** A guest's move. The guest is the sender of the request. */
  play(table: string, read: ReadMove, request: Request): Promise<Answer>;
  /** A move of a bot or of the house, chosen at this log length; dropped if the log has grown since. */
  playAt(table: string, length: number, move: BaseMove): Promise<Answer>;
  /** Runs what is due by the clock. */
  expire(table: string): Promise<void>;
}

export function makeGameRunner(input: GameRunnerInput): GameRunner {
  const { store, words, now, botDelay, onAdvance } = input;
  const house = makeHouse<LiveTable>({
    store: makeGameStore({ ...input, botsAt: () => now() + randomInt(botDelay[0], botDelay[1] + 1) }),
    now,
    async lexiconOf({ id, row }) {
      const list = await words.find(row.words);
      if (!list) throw new Error(`table ${id} has an unknown word list`);
      return list.lexicon;
    },
    owedTo: ({ row }) => (row.phase === 'playing' ? row.owed : 0),
    onAdvance({ before, table: live, entries, isOwn }) {
      onAdvance({ live, entries, isOwn, isTableChanged: hasTurned(before, live) });
    },
    isPassing,
    pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    ticks: () => performance.now(),
  });

  interface Asked {
    readonly read: (live: LiveTable) => Result<Moving>;
    readonly phase?: Phase;
    readonly request?: Request;
    readonly again?: (played: BaseMove, live: LiveTable) => Problematic | null;
  }

  async function submit(table: string, { read, phase = 'playing', request, again }: Asked): Promise<Answer> {
    const inPhase = (live: LiveTable): Result<Moving> => {
      const moving = read(live);
      return isProblem(moving) || live.row.phase === phase ? moving : wrongPhase(live.row.phase);
    };
    return (await house.submit(table, { read: inPhase, request, again })) ?? problem('no-such-table');
  }

  const { look, refresh, isLoaded, forget, size } = house;
  return {
    look,
    refresh,
    isLoaded,
    forget,
    size,
    async change(table, decide) {
      const done = await house.change(table, async (before) => {
        const decided = await decide(before);
        if (isProblem(decided) || !decided.change) return { value: decided };
        const { change } = decided;
        const after = changedRows(before, change, now());
        const isWritten = await store.write(statementsOf(store.db, { before, after, change }), 1);
        return isWritten ? { value: decided, table: withRows(after, before) } : 'overtaken';
      });
      return done ?? problem('no-such-table');
    },
    deal: (table) => submit(table, { read: () => ({ move: { by: 'house', do: 'deal' } }), phase: 'shuffling' }),
    play: (table, read, request) =>
      submit(table, {
        read(live) {
          const moving = read(live);
          return isProblem(moving) ? moving : (objectionTo(live, moving.move, request.sender) ?? moving);
        },
        request,
        again(played, live) {
          const moving = read(live);
          const isSame = !isProblem(moving) && JSON.stringify(moving.move) === JSON.stringify(played);
          return isSame ? null : problem('not-understood', { path: 'id', why: 'it was used for another move' });
        },
      }),
    playAt: (table, length, move) =>
      submit(table, { read: ({ length: now, row }) => (now === length ? { move } : wrongPhase(row.phase)) }),
    expire: async (table) => void (await submit(table, { read: () => ({ move: null }) })),
  };
}

/** Why this guest may not make the move; null: allowed. */
function objectionTo(live: LiveTable, move: BaseMove, guest: string): Problematic | null {
  const holding = live.holders.find((holder) => holder.seat === move.by && holder.guest === guest);
  if (!holding) return problem('not-your-seat', { path: 'move.by' });
  // Reserved for the owner of a seat, not for followers of its link.
  if (holding.followed_at !== null && FINAL.includes(move.do)) return problem('not-the-owner');
  return objectionOfFullLog(live, move);
}

/** Whether the phase changed, or a nudge was answered. */
function hasTurned({ row: before }: LiveTable, { row: after }: LiveTable): boolean {
  return before.phase !== after.phase || before.nudged_until !== after.nudged_until;
}

function wrongPhase(phase: Phase): Problematic {
  if (phase === 'gathering' || phase === 'shuffling') return problem('not-begun');
  return phase === 'playing' ? problem('already-begun') : problem('is-over');
}
