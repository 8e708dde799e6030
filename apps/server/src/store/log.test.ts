import { commitmentOf } from '@lettertafel/fairness';
import type { KeptEntry } from '@lettertafel/house';
import { expect, test } from 'vitest';
import { insertingTable } from '../tables/create.ts';
import { SILENT } from './announcer.ts';
import { openStore } from './database.ts';
import { rowOfEntry } from './entry-rows.ts';
import { type Append, makeAppender, readEntries } from './log.ts';
import { openTestStore, STORES } from './stores.testing.ts';
import { FREE } from './table-rows.ts';

const SECRET = '0f'.repeat(32);

const entryOf = (number: number): KeptEntry => ({ number, at: 1, move: { by: 0, do: 'pass' }, events: [] });

/** An append of one entry at this length, decided at that length. */
function appendTo(table: string, length = 0): Append {
  const row = { phase: 'playing', turn: 0, scores: '[0]', awaited: '[0]', changed_at: 2 } as const;
  const on = { phase: 'gathering', length, owed: 0, revision: 0 } as const;
  return { table, on, entries: [entryOf(length)], row, deadlines: [{ kind: 'clock', at: 3 }] };
}

test.each(STORES)('%s: appends that share a transaction succeed or fail independently', async (kind) => {
  const { address, remove } = await openTestStore(kind);
  const store = await openStore(address);
  const { db } = store;
  const tables = ['good', 'late', 'broken', 'other'];
  for (const id of tables) {
    const row = { id, game: 'scrabble-de' as const, options: '{}', words: 'de', host: null, listed: 0, chat: 0 };
    const house = { now: () => 0, newSecret: () => SECRET };
    const seat = { ...FREE, table_id: id, seat: 0, kind: 'bot', level: 'club' } as const;
    await store.write(insertingTable(db, house, { row, seats: [seat], holders: [] }));
  }
  // An entry that `length` does not count, so that the next append violates the primary key.
  await db
    .insertInto('entries')
    .values(rowOfEntry('broken', entryOf(0)))
    .execute();

  const append = makeAppender(store, SILENT.announce);
  const outcomes = await Promise.allSettled([
    append(appendTo('good')),
    append(appendTo('late', 5)),
    append(appendTo('broken')),
    append(appendTo('other')),
  ]);
  const told = outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : 'failed'));
  expect(told).toEqual(['done', 'overtaken', 'failed', 'done']);

  const rows = await db.selectFrom('tables').selectAll().orderBy('id').execute();
  expect(rows.map(({ id, phase, length }) => `${id} ${phase} ${length}`)).toEqual([
    'broken gathering 0',
    'good playing 1',
    'late gathering 0',
    'other playing 1',
  ]);
  expect(rows[1]).toMatchObject({ turn: 0, scores: '[0]', awaited: '[0]', changed_at: 2, secret: SECRET });
  expect(rows[1]?.commitment).toBe(commitmentOf(SECRET));
  expect(await readEntries(store, 'good', { from: 0, to: 9 })).toEqual([entryOf(0)]);
  const due = await db.selectFrom('deadlines').select(['table_id', 'at']).orderBy('table_id').execute();
  expect(due).toEqual([
    { table_id: 'good', at: 3 },
    { table_id: 'other', at: 3 },
  ]);
  await store.close();
  await remove();
});
