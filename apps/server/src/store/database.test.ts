import { join } from 'node:path';
import Libsql from 'libsql';
import { expect, test } from 'vitest';
import { openStore } from './database.ts';
import { openTestStore } from './stores.testing.ts';

test('SQLite: nobody else writes between what a transaction reads and what it writes', async () => {
  const { address, remove } = await openTestStore('SQLite');
  if (!('folder' in address)) throw new Error('no folder');
  const store = await openStore(address);
  // Another program with the same file, which does not wait.
  const other = new Libsql(join(address.folder, 'lettertafel.db'));
  const guest = (id: string) => ({ id, name: id, created_at: 1 });
  await store.db.transaction().execute(async (trx) => {
    expect(await trx.selectFrom('guests').selectAll().execute()).toEqual([]);
    expect(() => other.exec("insert into guests values ('late', 'late', 1)")).toThrow('locked');
    await trx.insertInto('guests').values(guest('first')).execute();
  });
  other.exec("insert into guests values ('second', 'second', 1)");
  expect(await store.db.selectFrom('guests').selectAll().orderBy('id').execute()).toEqual([
    guest('first'),
    guest('second'),
  ]);
  other.close();
  await store.close();
  await remove();
});
