import { join } from 'node:path';
import Libsql from 'libsql';
import { expect, test } from 'vitest';
import { openStore, storeAt } from './database.ts';
import { FolderInUse } from './folder-lock.ts';
import { openTestStore } from './stores.testing.ts';

test('SQLite: no other writer comes between the reads and writes of a transaction', async () => {
  const { address, remove } = await openTestStore('SQLite');
  if (!('folder' in address)) throw new Error('no folder');
  const store = await openStore(address);
  // Another program with the same file and no busy timeout.
  const other = new Libsql(join(address.folder, 'lettertafel.db'));
  const guest = (id: string) => ({
    id,
    name: id,
    created_at: 1,
    muted_at: null,
    banned_at: null,
    leaving_at: null,
    network: null,
    became: null,
  });
  await store.db.transaction().execute(async (trx) => {
    expect(await trx.selectFrom('guests').selectAll().execute()).toEqual([]);
    expect(() => other.exec("insert into guests (id, name, created_at) values ('late', 'late', 1)")).toThrow('locked');
    await trx.insertInto('guests').values(guest('first')).execute();
  });
  other.exec("insert into guests (id, name, created_at) values ('second', 'second', 1)");
  expect(await store.db.selectFrom('guests').selectAll().orderBy('id').execute()).toEqual([
    guest('first'),
    guest('second'),
  ]);
  other.close();
  await store.close();
  await remove();
});

test('SQLite: a second server in the same folder is refused until the first has stopped', async () => {
  const { address, remove } = await openTestStore('SQLite');
  const never = () => expect.unreachable();
  const [first, second, third] = [storeAt(address), storeAt(address), storeAt(address)];
  await first.open(never);
  await expect(second.open(never)).rejects.toThrow(FolderInUse);
  await second.close();
  await first.close();
  await third.open(never);
  await third.close();
  await remove();
});

test('SQLite: a statement that failed on a locked file does not block later commits', async () => {
  const { address, remove } = await openTestStore('SQLite');
  if (!('folder' in address)) throw new Error('no folder');
  const store = await openStore(address);
  const guest = (id: string) => store.db.insertInto('guests').values({ id, name: null, created_at: 1 }).execute();
  const other = new Libsql(join(address.folder, 'lettertafel.db'));
  other.exec('begin immediate');
  await expect(guest('refused')).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
  await expect(store.db.transaction().execute(async () => {})).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
  other.exec('rollback');
  await guest('alone');
  await store.db
    .transaction()
    .execute((trx) => trx.insertInto('guests').values({ id: 'together', name: null, created_at: 1 }).execute());
  const kept = other.prepare('select id from guests order by id').all([]);
  expect(kept).toMatchObject([{ id: 'alone' }, { id: 'together' }]);
  other.close();
  await store.close();
  await remove();
});

test('SQLite: a statement that waits for the file does not hold the event loop', async () => {
  const { address, remove } = await openTestStore('SQLite');
  if (!('folder' in address)) throw new Error('no folder');
  const store = await openStore(address);
  const other = new Libsql(join(address.folder, 'lettertafel.db'));
  other.exec('begin immediate');
  const guest = { id: 'patient', name: null, created_at: 1 };
  const written = store.db.transaction().execute((trx) => trx.insertInto('guests').values(guest).execute());
  // Only the event loop can release the lock.
  setTimeout(() => other.exec('rollback'));
  await written;
  expect(other.prepare('select id from guests').all([])).toMatchObject([{ id: 'patient' }]);
  other.close();
  await store.close();
  await remove();
});

test('SQLite: writes that share a commit succeed or fail independently, and reads beside them are answered', async () => {
  const { address, remove } = await openTestStore('SQLite');
  const store = await openStore(address);
  const { db } = store;
  const adding = (id: string) => db.insertInto('guests').values({ id, name: null, created_at: 1 }).compile();
  const renaming = (id: string) =>
    db.updateTable('guests').set({ name: 'new' }).where('id', '=', id).returning('id').compile();
  await store.write([adding('known')]);
  const outcomes = await Promise.allSettled([
    store.write([adding('first')]),
    store.write([adding('half'), adding('known')]),
    store.write([renaming('unknown'), adding('guarded')], 1),
    store.write([renaming('known'), adding('last')], 1),
    db.selectFrom('guests').select('id').where('id', '=', 'known').execute(),
  ]);
  const told = outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : outcome.reason.code));
  expect(told).toEqual([true, 'SQLITE_CONSTRAINT_PRIMARYKEY', false, true, [{ id: 'known' }]]);
  const kept = await db.selectFrom('guests').select(['id', 'name']).orderBy('id').execute();
  expect(kept).toEqual([
    { id: 'first', name: null },
    { id: 'known', name: 'new' },
    { id: 'last', name: null },
  ]);
  await store.close();
  await remove();
});
