import { type RootOperationNode, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Client,
  makeClient,
  newGuest,
  newRequest,
  openHouse,
  openTestServer,
  tableOfTwo,
} from '../kit.testing.ts';
import { openTestStore, STORES } from '../store/stores.testing.ts';
import { listOpen, listOwn, OWN_LISTS } from './lists.ts';
import { listPlayed } from './played.ts';

let close: () => Promise<void>;
let noord: Client;
let oost: Client;

const idsOf = (tables: readonly { readonly id: string }[]) => tables.map(({ id }) => id);

describe.each(STORES)('own tables, with the data in %s', (kind) => {
  beforeAll(async () => {
    const store = await openTestStore(kind);
    const server = await openTestServer({ store: store.address });
    close = async () => {
      await server.close();
      await store.remove();
    };
    noord = await newGuest(server.address);
    oost = await newGuest(server.address);
  });
  afterAll(() => close());

  const list = async (who: Client, query: string) => (await who.get(`/api/me/tables?${query}`)).body;

  test('a hidden game leaves only that guest’s list, and can be shown again', async () => {
    const { id } = await tableOfTwo(noord, oost);
    expect((await noord.ask('PUT', `/api/tables/${id}/away`)).status).toBeLessThan(300);
    expect((await noord.ask('PUT', `/api/tables/${id}/away`)).status).toBeLessThan(300);
    expect(idsOf(await list(noord, 'list=running'))).not.toContain(id);
    expect(idsOf(await list(noord, 'list=away'))).toEqual([id]);
    expect(idsOf(await list(noord, ''))).toContain(id);
    expect(idsOf(await list(oost, 'list=running'))).toContain(id);
    expect(await list(oost, 'list=away')).toEqual([]);
    await noord.ask('DELETE', `/api/tables/${id}/away`);
    expect(idsOf(await list(noord, 'list=running'))).toContain(id);
  });

  test('only participants can hide a table', async () => {
    const { body } = await noord.post('/api/tables', {
      game: 'scrabble-xl-nl',
      seats: [{ kind: 'me' }, { kind: 'link' }],
    });
    expect((await oost.ask('PUT', `/api/tables/${body.id}/away`)).body.problem.code).toBe('not-your-seat');
    expect((await oost.ask('PUT', '/api/tables/none/away')).body.problem.code).toBe('no-such-table');
  });

  test('finished games are paged and have their winners', async () => {
    const ids: string[] = [];
    for (const loser of [0, 1, 0]) {
      const { id } = await tableOfTwo(noord, oost);
      const by = loser === 0 ? noord : oost;
      await by.post(`/api/tables/${id}/moves`, { id: newRequest(), move: { by: loser, do: 'resign' } });
      ids.push(id);
    }
    const all = await list(noord, 'list=over');
    expect(new Set(idsOf(all))).toEqual(new Set(ids));
    const winners = new Map(all.map(({ id, winners }: { id: string; winners: number[] }) => [id, winners]));
    expect(ids.map((id) => winners.get(id))).toEqual([[1], [0], [1]]);
    const pages = [...(await list(noord, 'list=over&limit=2')), ...(await list(noord, 'list=over&limit=2&skip=2'))];
    expect(idsOf(pages)).toEqual(idsOf(all));
    expect((await list(noord, 'list=running')).every(({ winners }: { winners: unknown }) => winners === null)).toBe(
      true,
    );
  });

  test.each([['list=everything'], ['limit=many'], ['skip=-1']])('%s is not understood', async (query) => {
    const { status, body } = await noord.get(`/api/me/tables?${query}`);
    expect([status, body.problem.code, body.problem.path]).toEqual([400, 'not-understood', query.split('=')[0]]);
  });

  test('news can be limited to the last entries, redacted for the viewer', async () => {
    const { id } = await tableOfTwo(noord, oost);
    for (const [seat, who] of [noord, oost, noord].entries()) {
      await who.post(`/api/tables/${id}/moves`, { id: newRequest(), move: { by: seat % 2, do: 'pass' } });
    }
    const { body: whole } = await noord.get(`/api/tables/${id}/news?as=0`);
    const { body: end } = await noord.get(`/api/tables/${id}/news?as=0&last=2`);
    expect(end).toEqual({ ...whole, entries: whole.entries.slice(-2) });
    const { body: more } = await oost.get(`/api/tables/${id}/news?as=spectator&last=500`);
    expect(more).toEqual((await oost.get(`/api/tables/${id}/news?as=spectator`)).body);
    expect((await oost.get(`/api/tables/${id}/news?as=0&last=1`)).body.problem.code).toBe('not-your-seat');
  });
});

test('SQLite: no list scans all tables', async () => {
  const store = await openTestStore('SQLite');
  const { services, close } = await openHouse(store.address);
  const { db } = services.store;
  const asked: RootOperationNode[] = [];
  const spied = db.withPlugin({
    transformQuery({ node }) {
      asked.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const watched = { ...services, store: { ...services.store, db: spied } };
  for (const list of OWN_LISTS) await listOwn(watched, 'guest', { list, skip: 0, limit: 10 });
  await listPlayed(watched, 'guest', { skip: 0, limit: 10 });
  await listOpen(watched, 'guest');
  expect(asked.length).toBeGreaterThan(OWN_LISTS.length);
  for (const node of asked) {
    const { sql: text } = db.getExecutor().compileQuery(node, { queryId: 'plan' });
    const { rows } = await sql<{ detail: string }>`explain query plan ${sql.raw(text)}`.execute(db);
    for (const { detail } of rows) expect(detail, text).not.toMatch(/^SCAN (tables|seats|seat_holders|entries)/);
  }
  await close();
  await store.remove();
});

test.each(STORES)('%s: the public list shows what can be joined, and nobody fills it alone', async (kind) => {
  const store = await openTestStore(kind);
  const server = await openTestServer({ store: store.address, trustProxy: 1 });
  const guestFrom = async (address: string) => {
    const client = makeClient(server.address);
    await client.ask('GET', '/api/me', undefined, { 'x-forwarded-for': address });
    return client;
  };
  const [host, other, far] = [
    await guestFrom('192.0.2.1'),
    await guestFrom('192.0.2.1'),
    await guestFrom('198.51.100.7'),
  ];
  const set = async (client: Client) =>
    (
      await client.post('/api/tables', {
        game: 'scrabble-xl-nl',
        listed: true,
        seats: [{ kind: 'me' }, { kind: 'link' }, { kind: 'link' }],
      })
    ).body.id as string;
  const listed = async () => idsOf((await far.get('/api/tables')).body);
  const own: string[] = [];
  for (let time = 0; time < 5; time++) own.push(await set(host));
  const [joined, elsewhere] = [await set(other), await set(far)];
  // The latest three of a host.
  expect(new Set(await listed())).toEqual(new Set([...own.slice(2), joined, elsewhere]));
  for (const name of ['Noord', 'Oost'])
    await (await guestFrom('192.0.2.9')).post(`/api/tables/${joined}/sit`, { name });
  expect(await listed()).not.toContain(joined);
  await server.close();
  await store.remove();
});
