import type { BaseMove } from '@lettertafel/engine';
import { hashOfShare, standingsOf, verifyGame } from '@lettertafel/fairness';
import type { TableInfo } from '@lettertafel/protocol';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type Client, hello, makeClient, newGuest, newRequest, openTestServer, watch } from '../kit.testing.ts';
import { openStore } from '../store/database.ts';
import { settingDeadline } from '../store/deadlines.ts';
import { openTestStore, STORES } from '../store/stores.testing.ts';

/** Timeouts that never expire during a test. */
const LONG = { hashes: 600_000, shares: 600_000 };
/** Timeouts that expire at once. */
const SHORT = { hashes: 1, shares: 1 };
const [SHARE, OTHER] = ['ab'.repeat(32), 'cd'.repeat(32)];

const OF_TWO = { game: 'scrabble-xl-nl', options: { starter: 0 }, seats: [{ kind: 'me' }, { kind: 'link' }] };
const hashFor = ({ commitment }: TableInfo, share: string) => ({ shareHash: hashOfShare(share, commitment) });

/** Takes a seat and watches as that seat, like a page. */
async function beThere(client: Client, id: string, seat: number) {
  const socket = await hello(client);
  await watch(socket, id, seat);
  return socket;
}

async function recordOf(client: Client, id: string, by = 0) {
  const resign: BaseMove = { by, do: 'resign' };
  await client.post(`/api/tables/${id}/moves`, { id: newRequest(), move: resign });
  return (await client.get(`/api/tables/${id}/record`)).body;
}

async function phaseOf(client: Client, id: string): Promise<string> {
  return (await client.get(`/api/tables/${id}`)).body.phase;
}

describe.each(STORES)('%s: with patience', (kind) => {
  let noord: Client;
  let oost: Client;
  let close: () => Promise<void>;

  beforeAll(async () => {
    const store = await openTestStore(kind);
    const server = await openTestServer({ store: store.address, shufflePatience: LONG });
    noord = await newGuest(server.address);
    oost = await newGuest(server.address);
    close = async () => {
      await server.close();
      await store.remove();
    };
  });
  afterAll(() => close());

  /** Noord is at the table with a committed share; Oost sits down with another. */
  async function sealed() {
    const table: TableInfo = (await noord.post('/api/tables', OF_TWO)).body;
    const { id } = table;
    const socket = await beThere(noord, id, 0);
    onTestFinished(() => socket.close());
    await noord.post(`/api/tables/${id}/share-hash`, hashFor(table, SHARE));
    const sat = await oost.post(`/api/tables/${id}/sit`, hashFor(table, OTHER));
    return { id, table: sat.body as TableInfo, socket };
  }

  test('hashes are published, then shares are opened, then the tiles are dealt', async () => {
    const { id, table } = await sealed();
    const hashes = [hashOfShare(SHARE, table.commitment), hashOfShare(OTHER, table.commitment)];
    expect(table).toMatchObject({ phase: 'shuffling', shuffle: { scheme: 2, hashes, sealed: true } });
    expect((await noord.post(`/api/tables/${id}/share`, { share: SHARE })).body.phase).toBe('shuffling');
    expect((await oost.post(`/api/tables/${id}/share`, { share: OTHER })).body.phase).toBe('playing');
    // Repeating a request whose answer was lost is harmless.
    expect((await oost.post(`/api/tables/${id}/share`, { share: OTHER })).body.phase).toBe('playing');
    const record = await recordOf(noord, id);
    expect(record.chance).toMatchObject({ scheme: 2, hashes, shares: [SHARE, OTHER] });
    expect(verifyGame(record)).toEqual({ ok: true });
    const brought = (await oost.post('/api/records', record)).body.id;
    expect((await noord.get(`/api/tables/${brought}/record`)).body).toEqual(record);
  });

  test('no share is revealed before the end', async () => {
    const { id, socket } = await sealed();
    await noord.post(`/api/tables/${id}/share`, { share: SHARE });
    await oost.post(`/api/tables/${id}/share`, { share: OTHER });
    await watch(socket, id, 0);
    const told = JSON.stringify([socket.received, (await oost.get(`/api/tables/${id}`)).body]);
    expect(told).not.toContain(SHARE);
    expect(told).not.toContain(OTHER);
  });

  test('a sealed table cannot be joined, left, changed or aborted', async () => {
    const { id, table } = await sealed();
    const refused = async (client: Client, what: string, body: object = {}) =>
      (await client.post(`/api/tables/${id}/${what}`, body)).body.problem?.code;
    expect(await refused(await newGuest(noord.address), 'sit')).toBe('already-begun');
    expect(await refused(oost, 'stand')).toBe('already-begun');
    expect(await refused(noord, 'start')).toBe('already-begun');
    expect(await refused(noord, 'abort')).toBe('already-begun');
    expect(await refused(noord, 'share-hash', hashFor(table, OTHER))).toBe('already-begun');
    expect(await refused(noord, 'share', { share: OTHER })).toBe('not-understood');
    expect(await refused(await newGuest(noord.address), 'share', { share: SHARE })).toBe('not-your-seat');
    expect((await noord.get(`/api/tables/${id}/record`)).body.problem.code).toBe('not-over');
    expect(await phaseOf(noord, id)).toBe('shuffling');
  });

  test('no share can be opened before the list is sealed', async () => {
    const table: TableInfo = (await noord.post('/api/tables', OF_TWO)).body;
    await noord.post(`/api/tables/${table.id}/share-hash`, hashFor(table, SHARE));
    const { body } = await noord.post(`/api/tables/${table.id}/share`, { share: SHARE });
    expect(body.problem.code).toBe('not-begun');
  });

  test('the server waits for a connected page, whose later hash replaces an earlier one', async () => {
    const table: TableInfo = (await noord.post('/api/tables', OF_TWO)).body;
    const { id } = table;
    const socket = await beThere(noord, id, 0);
    onTestFinished(() => socket.close());
    const sat = await oost.post(`/api/tables/${id}/sit`, hashFor(table, SHARE));
    expect(sat.body).toMatchObject({ phase: 'shuffling', shuffle: { sealed: false } });
    await oost.post(`/api/tables/${id}/share-hash`, hashFor(table, OTHER));
    const promised = await noord.post(`/api/tables/${id}/share-hash`, hashFor(table, SHARE));
    expect(promised.body.shuffle).toMatchObject({
      sealed: true,
      hashes: [SHARE, OTHER].map((share) => hashOfShare(share, table.commitment)),
    });
  });

  test('a guest deleted during the shuffle has resigned', async () => {
    const leaver = await newGuest(noord.address);
    const table: TableInfo = (await noord.post('/api/tables', OF_TWO)).body;
    const { id } = table;
    const socket = await beThere(noord, id, 0);
    await noord.post(`/api/tables/${id}/share-hash`, hashFor(table, SHARE));
    await leaver.post(`/api/tables/${id}/sit`, hashFor(table, OTHER));
    expect((await leaver.ask('DELETE', '/api/me')).status).toBe(204);
    expect((await noord.post(`/api/tables/${id}/share`, { share: SHARE })).body.phase).toBe('over');
    socket.close();
  });

  test('before a rematch the server waits for pages that are still at the previous table', async () => {
    const seats = [{ kind: 'me' }, { kind: 'link' }, { kind: 'link' }];
    const zuid = await newGuest(noord.address);
    const { id } = (await noord.post('/api/tables', { ...OF_TWO, seats })).body;
    await oost.post(`/api/tables/${id}/sit`);
    await zuid.post(`/api/tables/${id}/sit`);
    const [second, third] = [await beThere(oost, id, 1), await beThere(zuid, id, 2)];
    for (const by of [0, 1]) {
      const move = { id: newRequest(), move: { by, do: 'resign' } };
      await (by === 0 ? noord : oost).post(`/api/tables/${id}/moves`, move);
    }
    for (const client of [noord, oost, zuid]) await client.post(`/api/tables/${id}/rematch`);
    const { next } = (await noord.get(`/api/tables/${id}`)).body;
    const table: TableInfo = (await noord.get(`/api/tables/${next}`)).body;
    const started = await noord.post(`/api/tables/${next}/start`, hashFor(table, SHARE));
    expect(started.body).toMatchObject({ phase: 'shuffling', shuffle: { sealed: false } });
    second.close();
    third.close();
    const promised = await oost.post(`/api/tables/${next}/share-hash`, hashFor(table, OTHER));
    expect(promised.body.shuffle.sealed).toBe(false);
    const last = await zuid.post(`/api/tables/${next}/share-hash`, hashFor(table, OTHER));
    expect(last.body.shuffle.sealed).toBe(true);
  });

  test('a game against the computer waits for nobody', async () => {
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'child' }];
    const alone = (await noord.post('/api/tables', { ...OF_TWO, seats })).body;
    expect((await noord.post(`/api/tables/${alone.id}/start`)).body.phase).toBe('playing');
    const table: TableInfo = (await noord.post('/api/tables', { ...OF_TWO, seats })).body;
    const started = await noord.post(`/api/tables/${table.id}/start`, hashFor(table, SHARE));
    expect(started.body).toMatchObject({ phase: 'shuffling', shuffle: { sealed: true } });
    expect((await noord.post(`/api/tables/${table.id}/share`, { share: SHARE })).body.phase).toBe('playing');
    expect(standingsOf(await recordOf(noord, table.id))).toEqual(['counted', 'none']);
  });

  test('one device has one share for all its seats', async () => {
    const table: TableInfo = (await noord.post('/api/tables', { ...OF_TWO, seats: [{ kind: 'me' }, { kind: 'me' }] }))
      .body;
    await noord.post(`/api/tables/${table.id}/start`, hashFor(table, SHARE));
    expect((await noord.post(`/api/tables/${table.id}/share`, { share: SHARE })).body.phase).toBe('playing');
    const record = await recordOf(noord, table.id);
    expect(record.chance.shares).toEqual([SHARE, SHARE]);
    expect(verifyGame(record)).toEqual({ ok: true });
  });

  test('the record of an aborted deal is public too', async () => {
    const { id } = await sealed();
    await noord.post(`/api/tables/${id}/share`, { share: SHARE });
    await oost.post(`/api/tables/${id}/share`, { share: OTHER });
    expect((await noord.post(`/api/tables/${id}/abort`)).body.phase).toBe('aborted');
    const record = (await oost.get(`/api/tables/${id}/record`)).body;
    expect(record).toMatchObject({ aborted: true, log: [{ move: { do: 'deal' } }] });
    expect(verifyGame(record)).toEqual({ ok: true });
    expect((await oost.post('/api/records', record)).body.problem).toMatchObject({ code: 'bad-record' });
  });
});

describe.each(STORES)('%s: without patience', (kind) => {
  async function open() {
    const store = await openTestStore(kind);
    const server = await openTestServer({ store: store.address, shufflePatience: SHORT });
    onTestFinished(async () => {
      await server.close();
      await store.remove();
    });
    return [await newGuest(server.address), await newGuest(server.address)] as const;
  }

  test('a page that sends no hash in time has no share', async () => {
    const [noord, oost] = await open();
    const { id } = (await noord.post('/api/tables', OF_TWO)).body;
    const socket = await beThere(noord, id, 0);
    await oost.post(`/api/tables/${id}/sit`);
    await expect.poll(() => phaseOf(noord, id)).toBe('playing');
    expect(standingsOf(await recordOf(noord, id))).toEqual(['none', 'none']);
    socket.close();
  });

  test('a share that is not opened in time does not count, and the record says so', async () => {
    const [noord, oost] = await open();
    const table: TableInfo = (await noord.post('/api/tables', OF_TWO)).body;
    const { id } = table;
    await oost.post(`/api/tables/${id}/sit`, hashFor(table, OTHER));
    await expect.poll(() => phaseOf(noord, id)).toBe('playing');
    expect((await oost.post(`/api/tables/${id}/share`, { share: OTHER })).body.problem.code).toBe('already-begun');
    const record = await recordOf(noord, id);
    expect(standingsOf(record)).toEqual(['none', 'withheld']);
    expect(verifyGame(record)).toEqual({ ok: true });
  });
});

test.each(STORES)('%s: a page that has disconnected since has no share', async (kind) => {
  const store = await openTestStore(kind);
  // The server asks again, since a page may have just connected; then timeouts are long.
  const server = await openTestServer({ store: store.address, shufflePatience: { ...LONG, hashes: 1 } });
  const [noord, oost] = [await newGuest(server.address), await newGuest(server.address)];
  const table: TableInfo = (await noord.post('/api/tables', OF_TWO)).body;
  const { id } = table;
  await noord.post(`/api/tables/${id}/share-hash`, hashFor(table, SHARE));
  const sat = await oost.post(`/api/tables/${id}/sit`, hashFor(table, OTHER));
  expect(sat.body.shuffle.hashes).toEqual([null, expect.any(String)]);
  const shuffle = async () => (await noord.get(`/api/tables/${id}`)).body.shuffle;
  await expect.poll(shuffle).toMatchObject({ sealed: true, hashes: [null, expect.any(String)] });
  await oost.post(`/api/tables/${id}/share`, { share: OTHER });
  expect(standingsOf(await recordOf(noord, id))).toEqual(['none', 'counted']);
  await server.close();
  await store.remove();
});

test('a page connected to another server is asked again', async () => {
  const store = await openTestStore('PostgreSQL');
  const servers = [
    await openTestServer({ store: store.address, shufflePatience: LONG }),
    await openTestServer({ store: store.address, shufflePatience: LONG }),
  ] as const;
  const [noord, oost] = [await newGuest(servers[0].address), await newGuest(servers[1].address)];
  const table: TableInfo = (await noord.post('/api/tables', OF_TWO)).body;
  const { id } = table;
  // Noord's page has sent its hash, but its presence is not known here.
  await noord.post(`/api/tables/${id}/share-hash`, hashFor(table, SHARE));
  const sat = await oost.post(`/api/tables/${id}/sit`, hashFor(table, OTHER));
  expect(sat.body.shuffle).toMatchObject({ sealed: false, hashes: [null, expect.any(String)] });
  const again = await noord.post(`/api/tables/${id}/share-hash`, hashFor(table, SHARE));
  expect(again.body.shuffle).toMatchObject({ sealed: true, hashes: [expect.any(String), expect.any(String)] });
  for (const server of servers) await server.close();
  await store.remove();
});

describe.each(STORES)('%s: a server stops', (kind) => {
  test.each(['while hashes are collected', 'while shares are opened'])('%s: another continues', async (when) => {
    const store = await openTestStore(kind);
    const first = await openTestServer({ store: store.address, shufflePatience: LONG });
    const noord = await newGuest(first.address);
    const oost = await newGuest(first.address);
    const table: TableInfo = (await noord.post('/api/tables', OF_TWO)).body;
    const { id } = table;
    const socket = await beThere(noord, id, 0);
    const isCollecting = when === 'while hashes are collected';
    if (!isCollecting) await noord.post(`/api/tables/${id}/share-hash`, hashFor(table, SHARE));
    const sat = await oost.post(`/api/tables/${id}/sit`, hashFor(table, OTHER));
    expect(sat.body.shuffle.sealed).toBe(!isCollecting);
    if (!isCollecting) await noord.post(`/api/tables/${id}/share`, { share: SHARE });
    await first.close();
    socket.close();

    // Long after the deadlines: connected pages get their time again.
    const now = () => Date.now() + 2 * LONG.shares;
    const second = await openTestServer({ store: store.address, shufflePatience: LONG, now });
    const [later, last] = [noord, oost].map((client) => makeClient(second.address, client.cookie())) as [
      Client,
      Client,
    ];
    const isSealed = async () => (await later.get(`/api/tables/${id}`)).body.shuffle.sealed;
    await expect.poll(isSealed).toBe(true);
    expect((await last.post(`/api/tables/${id}/share`, { share: OTHER })).body.phase).toBe('playing');
    const record = await recordOf(later, id);
    expect(standingsOf(record)).toEqual([isCollecting ? 'none' : 'counted', 'counted']);
    expect(verifyGame(record)).toEqual({ ok: true });
    await second.close();
    await store.remove();
  });

  test('a full table from an earlier version is dealt', async () => {
    const store = await openTestStore(kind);
    const first = await openTestServer({ store: store.address });
    const noord = await newGuest(first.address);
    const asked = { ...OF_TWO, seats: [{ kind: 'me' }, { kind: 'me' }] };
    const { id } = (await noord.post('/api/tables', asked)).body;
    await first.close();
    const { db, close } = await openStore(store.address);
    await db.executeQuery(settingDeadline(db, { table_id: id, kind: 'deal', at: 0 }));
    await close();
    const second = await openTestServer({ store: store.address });
    const later = makeClient(second.address, noord.cookie());
    await expect.poll(() => phaseOf(later, id)).toBe('playing');
    await second.close();
    await store.remove();
  });

  test('a game dealt by an earlier version continues with its own scheme', async () => {
    const store = await openTestStore(kind);
    const first = await openTestServer({ store: store.address });
    const noord = await newGuest(first.address);
    const asked = { ...OF_TWO, seats: [{ kind: 'me' }, { kind: 'me' }] };
    const { id } = (await noord.post('/api/tables', asked)).body;
    await first.close();
    const { db, close } = await openStore(store.address);
    await db.updateTable('tables').set({ scheme: 1 }).where('id', '=', id).execute();
    await db.updateTable('seats').set({ share: '0123456789abcdef' }).where('table_id', '=', id).execute();
    await close();
    const second = await openTestServer({ store: store.address });
    const later = makeClient(second.address, noord.cookie());
    expect((await later.post(`/api/tables/${id}/start`)).body.phase).toBe('playing');
    const { rack } = (await later.get(`/api/tables/${id}/news?as=0`)).body.view;
    const move = { by: 0, do: 'exchange', tiles: rack.slice(0, 2).join('') };
    expect((await later.post(`/api/tables/${id}/moves`, { id: newRequest(), move })).body.number).toBe(1);
    const record = await recordOf(later, id);
    expect(record.chance).toEqual({ secret: expect.any(String), shares: ['0123456789abcdef', '0123456789abcdef'] });
    expect(verifyGame(record)).toEqual({ ok: true });
    await second.close();
    await store.remove();
  });
});
