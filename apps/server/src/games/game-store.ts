/** Adapts the store to the house: a decision is written as a whole or not at all. */
import { awaitedAt, botsToAsk, type Decided, type GameStore } from '@lettertafel/house';
import type { Store } from '../store/database.ts';
import { rowOfEntry, sizeOf } from '../store/entry-rows.ts';
import { makeGroupReader } from '../store/group-reads.ts';
import type { Append, Appended } from '../store/log.ts';
import { botsOf, type LiveTable, loadLiveTable, makeReader } from './live-table.ts';
import { waitingAt } from './waiting.ts';

export interface GameStoreInput {
  readonly store: Store;
  readonly append: (append: Append) => Promise<Appended>;
  /** When a bot that is now to move should do so. */
  readonly botsAt: () => number;
  /** A deadline was set for this moment. */
  readonly onDeadline: (at: number) => void;
}

export function makeGameStore({ store, append, botsAt, onDeadline }: GameStoreInput): GameStore<LiveTable> {
  const read = store.isShared ? makeGroupReader(store) : makeReader(store);
  return {
    isShared: store.isShared,
    read: (id, known) => loadLiveTable(read, id, known),
    async isCurrent({ id, row, length }) {
      const columns = ['phase', 'owed', 'revision'] as const;
      const latest = await store.db
        .selectFrom('tables')
        .select(['length', ...columns])
        .where('id', '=', id)
        .executeTakeFirst();
      return latest?.length === length && columns.every((column) => latest[column] === row[column]);
    },
    async append(before, decided) {
      const outcome = outcomeOf(before, decided, botsAt());
      const appended = await append(outcome.append);
      if (appended !== 'done') return appended;
      for (const { at } of outcome.append.deadlines) onDeadline(at);
      return outcome.live;
    },
  };
}

/** The rows a decision adds to the store, and the game afterwards. */
export function outcomeOf(
  { row, length }: LiveTable,
  { after, entries }: Decided<LiveTable>,
  botsAt: number,
): { readonly append: Append; readonly live: LiveTable } {
  const { id, game, state, latest } = after;
  const due = game.deadlineOf(state);
  const isBotAsked = botsToAsk(after, botsOf(after)).length > 0;
  const deadlines = [
    ...(due ? [{ kind: 'clock' as const, at: due.at }] : []),
    ...(isBotAsked ? [{ kind: 'bot' as const, at: botsAt }] : []),
  ];
  const changes = {
    phase: state.over ? ('over' as const) : ('playing' as const),
    turn: state.turn,
    scores: JSON.stringify(state.scores),
    awaited: JSON.stringify(awaitedAt(after)),
    changed_at: latest,
  };
  const { phase, owed, revision } = row;
  // The revision is checked too, so that seats and holders are those at the time of writing.
  const on = { phase, length, owed, revision };
  const rows = entries.map((entry) => rowOfEntry(id, entry));
  const waiting = waitingAt(
    { row, holders: after.holders },
    { awaited: awaitedAt(after), length: after.length, latest, until: due?.at ?? null },
  );
  const size = row.size + rows.reduce((sum, one) => sum + sizeOf(one), 0);
  const written = { ...row, ...changes, size, length: after.length, owed: 0, nudged_seat: null, nudged_until: null };
  return {
    append: { table: id, on, entries, rows, row: changes, deadlines, waiting },
    live: { ...after, row: written },
  };
}
