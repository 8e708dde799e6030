import { expect, test } from 'vitest';
import { newGuest, newRequest, openTestServer, tableOfTwo } from '../kit.testing.ts';
import { openStore } from '../store/database.ts';
import { openTestStore, STORES } from '../store/stores.testing.ts';

test.each(STORES)('%s: a long chat keeps only its latest messages, and reported ones', async (kind) => {
  const store = await openTestStore(kind);
  const server = await openTestServer({ store: store.address });
  const [noord, oost] = [await newGuest(server.address), await newGuest(server.address)];
  const { id } = await tableOfTwo(noord, oost, { chat: true });
  const say = (text: string) => noord.post(`/api/tables/${id}/chat`, { id: newRequest(), text });
  for (const text of ['first', 'reported', 'third']) await say(text);
  expect((await oost.post(`/api/tables/${id}/chat/1/report`)).status).toBe(204);
  const { db, close } = await openStore(store.address);
  const last = await db.selectFrom('sayings').selectAll().where('number', '=', 2).executeTakeFirstOrThrow();
  const { table_id, at, seat, name, guest, text } = last;
  for (let from = 3; from < 1300; from += 100) {
    const numbers = Array.from({ length: Math.min(100, 1300 - from) }, (_, index) => from + index);
    const rows = numbers.map((number) => ({ table_id, at, seat, name, guest, text, number, request: `r-${number}` }));
    await db.insertInto('sayings').values(rows).execute();
  }
  expect((await say('the last')).body).toEqual({ number: 1300 });
  const kept = await db.selectFrom('sayings').select('number').orderBy('number').execute();
  expect(kept.map(({ number }) => number)).toEqual([1, ...Array.from({ length: 1001 }, (_, index) => 300 + index)]);
  expect((await noord.get(`/api/tables/${id}/chat`)).body.at(-1)).toMatchObject({ number: 1300, text: 'the last' });
  await close();
  await server.close();
  await store.remove();
});
