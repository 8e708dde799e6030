/** Test support: a manual clock, and bots that use the engine's random players. */
import type { BaseMove, CrosswordState, GameId, OptionInput } from '@lettertafel/engine';
import { playerOf, seededRng, smallLexicon } from '@lettertafel/engine/testing';
import { formatSecret, seedFromText } from '@lettertafel/fairness';
import { newTable, type TableHead, type TableSeat } from './new-table.ts';
import { type OpenTable, type OpenTableInput, openTable } from './open-table.ts';
import { memoryStore, type TableStore } from './table-store.ts';

export const START = 1_000_000;

export const lexicon = smallLexicon('nl');

export const NOORD: TableSeat = { kind: 'person', name: 'Noord' };
export const OOST: TableSeat = { kind: 'person', name: 'Oost' };
export const BOT: TableSeat = { kind: 'bot', name: 'Zuid', level: 'club' };

export interface TestTable {
  readonly game?: GameId;
  readonly options?: OptionInput;
  readonly seats?: readonly TableSeat[];
  readonly seed?: string;
}

export function headOf({ game, options, seats, seed }: TestTable = {}): TableHead {
  const made = newTable({
    id: 'test',
    game: game ?? 'scrabble-xl-nl',
    options: options ?? { starter: 0 },
    seats: seats ?? [NOORD, OOST],
    secret: formatSecret(seedFromText(seed ?? 'test')),
    now: START,
  });
  if ('refusal' in made) throw new Error(made.refusal.code);
  return made.head;
}

/** A manual clock. */
export function handClock(at = START) {
  const clock = { at, now: () => clock.at };
  return clock;
}

export interface Opened {
  readonly table: OpenTable;
  readonly store: TableStore;
  readonly clock: ReturnType<typeof handClock>;
}

export async function openTestTable(asked: TestTable = {}, input: Partial<OpenTableInput> = {}): Promise<Opened> {
  const clock = handClock();
  const store = memoryStore();
  await store.create(headOf(asked));
  return { table: await openTable({ store, now: clock.now, lexicon, ...input }), store, clock };
}

/** A bot that uses the engine's random player. It sees the whole state, which only a test may do. */
export function randomBot(game: GameId, table: () => OpenTable, seed = 'bots') {
  const rng = seededRng(seed);
  const player = playerOf(game);
  return async ({ seat }: { seat: number }): Promise<BaseMove> => player(table().look().state, seat, { rng, lexicon });
}

/** The tiles on a seat's rack. */
export function rackOf(table: OpenTable, seat: number): readonly string[] {
  return (table.look().state as CrosswordState).racks[seat] ?? [];
}
