/** The store as a house knows it: what a decision comes to is written in one piece, or not at all. */
import { awaitedSeats, botsToAsk, type Decided, type GameStore } from '@lettertafel/house';
import type { Store } from '../store/database.ts';
import type { Append, Appended } from '../store/log.ts';
import { botsOf, type Hosted, loadHosted } from './hosted.ts';

export interface GameStoreInput {
  readonly store: Store;
  readonly append: (append: Append) => Promise<Appended>;
  /** When bots that are waited for from now on move. */
  readonly botsAt: () => number;
  /** A deadline has come to lie at this moment. */
  readonly onDeadline: (at: number) => void;
}

export function makeGameStore({ store, append, botsAt, onDeadline }: GameStoreInput): GameStore<Hosted> {
  return {
    isShared: store.isShared,
    read: (id, known) => loadHosted(store, id, known),
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
      return outcome.hosted;
    },
  };
}

/** The rows that a decision adds to the store, and the game as it stands then. Nothing else reaches anybody. */
export function outcomeOf(
  { row, length }: Hosted,
  { after, entries }: Decided<Hosted>,
  botsAt: number,
): { readonly append: Append; readonly hosted: Hosted } {
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
    awaited: JSON.stringify(awaitedSeats(after)),
    changed_at: latest,
  };
  const { phase, owed, revision } = row;
  // The revision too: seats and their holders are then those of the moment at which the entry is written.
  const on = { phase, length, owed, revision };
  const written = { ...row, ...changes, length: after.length, owed: 0, nudged_seat: null, nudged_until: null };
  return { append: { table: id, on, entries, row: changes, deadlines }, hosted: { ...after, row: written } };
}
