import { expect, test } from 'vitest';
import { makeClient, newGuest, newRequest, openTestServer, tableOfTwo } from '../kit.testing.ts';
import { openStore } from '../store/database.ts';
import { openTestStore, STORES } from '../store/stores.testing.ts';

test.each(STORES)(
  '%s: a log that lacks an entry stops that game and no other; its deadlines are given up',
  async (kind) => {
    const store = await openTestStore(kind);
    const before = await openTestServer({ store: store.address });
    const [noord, oost] = [await newGuest(before.address), await newGuest(before.address)];
    const damaged = await tableOfTwo(noord, oost, { options: { starter: 0, turnSeconds: 20 } });
    const newer = await tableOfTwo(noord, oost);
    const sound = await tableOfTwo(noord, oost);
    for (const { id } of [damaged, newer]) {
      await noord.post(`/api/tables/${id}/moves`, { id: newRequest(), move: { by: 0, do: 'pass' } });
    }
    await before.close();

    const { db, close } = await openStore(store.address);
    await db.deleteFrom('entries').where('table_id', '=', damaged.id).where('number', '=', 1).execute();
    await db.updateTable('deadlines').set({ at: 1 }).where('table_id', '=', damaged.id).execute();
    await db.updateTable('entries').set({ version: 99 }).where('table_id', '=', newer.id).execute();

    const lines: string[] = [];
    const log = { write: (line: string) => void lines.push(line) };
    const after = await openTestServer({ store: store.address, log });
    const again = makeClient(after.address, oost.cookie());
    const pass = () => ({ id: newRequest(), move: { by: 1, do: 'pass' } });
    expect((await again.post(`/api/tables/${damaged.id}/moves`, pass())).status).toBe(500);
    expect((await again.post(`/api/tables/${newer.id}/moves`, pass())).status).toBe(500);
    expect(
      (
        await makeClient(after.address, noord.cookie()).post(`/api/tables/${sound.id}/moves`, {
          id: newRequest(),
          move: { by: 0, do: 'pass' },
        })
      ).status,
    ).toBe(200);
    const due = () => db.selectFrom('deadlines').select('at').where('table_id', '=', damaged.id).execute();
    await expect.poll(due).toEqual([]);
    expect(lines.join('')).toContain(`the log of table ${damaged.id} lacks entry 1 of 2`);
    expect(lines.join('')).toContain('has the newer version 99');
    await after.close();
    await close();
    await store.remove();
  },
);
