import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ban, openOfflineServer } from '../src/admin/index.ts';
import { type Client, makeClient, newGuest, openTestServer, QUICK, tableOfTwo } from '../src/kit.testing.ts';
import { openTestStore, STORES, type TestStore } from '../src/store/stores.testing.ts';
import { makeWordLists } from '../src/words/lists.ts';

const MEGABYTE = 1024 * 1024;
const idOf = (client: Client) => /=([^.]+)\./.exec(client.cookie())?.[1] ?? '';
const record = () => JSON.parse(readFileSync('fixtures/games/rummikub-sabra/points.json', 'utf8'));

/** Shares of so many things, of any size. */
const sharesOf = (guest: number, server: number) => {
  const amount = (count: number) => ({ count, bytes: 1e9 });
  return { perGuest: amount(guest), perNetwork: amount(server), perServer: amount(server) };
};

/** A raw connection, with everything received until the server closed it. */
async function rawConnection(address: string): Promise<{ socket: Socket; answer: Promise<string> }> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  let heard = '';
  socket.on('data', (chunk) => {
    heard += chunk.toString();
  });
  socket.on('error', () => {});
  const answer = new Promise<string>((resolve) => socket.once('close', () => resolve(heard)));
  await once(socket, 'connect');
  return { socket, answer };
}

describe('imports', () => {
  let server: Awaited<ReturnType<typeof openTestServer>>;
  let noord: Client;
  beforeAll(async () => {
    server = await openTestServer({
      quotas: { records: sharesOf(1, 2), lists: sharesOf(1, 2) },
    });
    noord = await newGuest(server.address);
  });
  afterAll(() => server.close());
  const problemOf = (answered: { body: { problem?: object } }) => answered.body.problem;

  test('a record of a position set up by hand is refused', async () => {
    const laidOut = record();
    laidOut.log[0].move.setup = { table: Array(60).fill('ENEEN'), racks: [['E']], unchecked: true };
    expect(problemOf(await noord.post('/api/records', laidOut))).toEqual({
      code: 'bad-record',
      path: 'log.0.move.setup',
      why: 'the game was not dealt',
    });
  });

  test('anything that is not a record, or is far too long, is refused', async () => {
    const asText = { 'content-type': 'application/json' };
    const sent = (body: string) => noord.ask('POST', '/api/records', body, asText);
    expect(problemOf(await sent('{'))).toEqual({ code: 'bad-record', why: 'not JSON' });
    expect(problemOf(await sent('['.repeat(100_000)))).toMatchObject({ code: 'bad-record' });
    expect((await sent(JSON.stringify('x'.repeat(MEGABYTE)))).status).toBe(413);
    const endless = record();
    endless.log = Array(5001).fill(null);
    expect(problemOf(await noord.post('/api/records', endless))).toMatchObject({ code: 'bad-record', path: 'log' });
  });

  test('are limited per guest and in total', async () => {
    expect((await noord.post('/api/records', record())).status).toBe(200);
    expect(problemOf(await noord.post('/api/records', record()))).toEqual({ code: 'quota-full' });
    expect((await (await newGuest(server.address)).post('/api/records', record())).status).toBe(200);
    const third = await newGuest(server.address);
    expect(problemOf(await third.post('/api/records', record()))).toEqual({ code: 'quota-full' });
    const list = (client: Client, words: string, name = 'own') =>
      client.ask('POST', `/api/words?language=nl&name=${name}`, words);
    expect((await list(noord, 'trein\nhut')).status).toBe(200);
    expect(problemOf(await list(noord, 'trein\nboot', 'other'))).toEqual({ code: 'quota-full' });
    // A list that replaces another does not count twice.
    expect((await list(noord, 'trein\nboot')).status).toBe(200);
    expect((await list(third, 'trein\nzee')).status).toBe(200);
    expect(problemOf(await list(await newGuest(server.address), 'zee\nhut'))).toEqual({ code: 'quota-full' });
  });
});

describe.each(STORES)('the import quota in %s', (kind) => {
  const few = (count: number) => ({ count, bytes: 1e9 });
  const shares = { perGuest: few(2), perNetwork: few(4), perServer: few(6) };
  const DAYS = 24 * 60 * 60 * 1000;
  let store: TestStore;
  let server: Awaited<ReturnType<typeof openTestServer>>;
  let ahead = 0;
  beforeEach(async () => {
    ahead = 0;
    store = await openTestStore(kind);
    server = await openTestServer({
      store: store.address,
      trustProxy: 1,
      now: () => Date.now() + ahead,
      ticks: () => performance.now() + ahead,
      quotas: { records: shares, lists: shares },
    });
  });
  afterEach(async () => {
    await server.close();
    await store.remove();
  });

  /** A guest whose cookie was given to this address. */
  async function guestFrom(address: string): Promise<Client> {
    const client = makeClient(server.address);
    await client.ask('GET', '/api/me', undefined, { 'x-forwarded-for': address });
    return client;
  }
  const bring = async (client: Client, name: string) =>
    (await client.ask('POST', `/api/words?language=nl&name=${name}`, 'trein\nhut')).body;
  const namesOf = async (client: Client) =>
    ((await client.get('/api/words')).body as { name: string | null }[]).flatMap(({ name }) => name ?? []);

  test('is not used up by the guests of one address', async () => {
    const honest = await guestFrom('192.0.2.1');
    expect(await bring(honest, 'honest')).toMatchObject({ name: 'honest' });
    // They give way to one another, never to use up what others may bring.
    for (let guest = 0; guest < 10; guest++) {
      const stranger = await guestFrom('198.51.100.7');
      for (let number = 0; number < 10; number++) await bring(stranger, `list-${number}`);
      for (let number = 0; number < 10; number++) await stranger.post('/api/records', record());
    }
    const late = await guestFrom('203.0.113.5');
    expect(await bring(late, 'late')).toMatchObject({ name: 'late' });
    expect((await late.post('/api/records', record())).status).toBe(200);
    // Nor to make those who have less lose anything.
    expect(await namesOf(honest)).toEqual(['honest']);
    expect(await bring(honest, 'second')).toMatchObject({ name: 'second' });
    expect(await namesOf(honest)).toEqual(['honest', 'second']);
  });

  test('makes room by what was not used for a week, never by what a game needs', async () => {
    const noord = await guestFrom('192.0.2.1');
    const [first, second] = [await bring(noord, 'first'), await bring(noord, 'second')];
    expect(await bring(noord, 'third')).toMatchObject({ problem: { code: 'quota-full' } });
    const seats = [{ kind: 'me' }, { kind: 'link' }];
    const table = await noord.post('/api/tables', { game: 'scrabble-xl-nl', words: first.id, seats });
    ahead = 8 * DAYS;
    expect(await bring(noord, 'third')).toMatchObject({ name: 'third' });
    expect(await namesOf(noord)).toEqual(['first', 'third']);
    const gone = await noord.post('/api/tables', { game: 'scrabble-xl-nl', words: second.id, seats });
    expect(gone.body.problem.code).toBe('no-such-list');
    expect((await noord.get(`/api/tables/${table.body.id}`)).body.words).toMatchObject({ name: 'first' });
  });

  test('gets back what a banned or deleted guest brought, once no game needs it', async () => {
    const [noord, oost] = [await guestFrom('192.0.2.1'), await guestFrom('192.0.2.1')];
    const offline = await openOfflineServer(store.address);
    const { db } = offline.services.store;
    const words = async () =>
      (await db.selectFrom('word_lists').select(['name', 'removed_at', 'graph']).execute()).sort();
    const records = async () => (await db.selectFrom('tables').select('id').where('imported', '=', 1).execute()).length;
    for (const client of [noord, oost]) {
      await bring(client, 'unused');
      await client.post('/api/records', record());
    }
    const used = await bring(noord, 'used');
    const { id } = await tableOfTwo(noord, await guestFrom('192.0.2.9'), { words: used.id });
    expect([(await words()).length, await records()]).toEqual([3, 2]);
    await ban(offline.services, { guest: idOf(oost) });
    expect([(await words()).map(({ name }) => name).sort(), await records()]).toEqual([['unused', 'used'], 1]);
    expect((await noord.ask('DELETE', '/api/me')).status).toBe(204);
    expect(await records()).toBe(0);
    // The game is over by resignation, and a rematch could need the list for a day.
    expect(await words()).toMatchObject([{ name: 'used', removed_at: expect.any(Number) }]);
    const later = { ...offline.services, now: () => Date.now() + 2 * DAYS };
    await makeWordLists(later.store, later.workshop, { folder: undefined, now: later.now }).dropUnused();
    expect((await words()).map(({ graph }) => new Uint8Array(graph).length)).toEqual([0]);
    expect((await oost.get(`/api/tables/${id}`)).body.words).toMatchObject({ name: 'used' });
    await offline.close();
  });

  test('a list is offered to its owner, for tables of their own', async () => {
    const [noord, oost] = [await guestFrom('192.0.2.1'), await guestFrom('192.0.2.2')];
    const list = await bring(noord, 'club');
    expect(await namesOf(oost)).toEqual([]);
    const asked = { game: 'scrabble-xl-nl', words: list.id, seats: [{ kind: 'me' }, { kind: 'link' }] };
    expect((await oost.post('/api/tables', asked)).body.problem).toMatchObject({ code: 'no-such-list', path: 'words' });
    const table = await noord.post('/api/tables', asked);
    expect((await oost.post(`/api/tables/${table.body.id}/sit`, { name: 'Oost' })).status).toBe(200);
  });
});

test('a house list that grows from game to game never exceeds the quota', async () => {
  const lists = sharesOf(1, 1);
  const server = await openTestServer({ quotas: { ...QUICK.quotas, lists } });
  const noord = await newGuest(server.address);
  const keep = (word: string, name: string) => noord.post('/api/words/house', { language: 'nl', name, words: [word] });
  for (const word of ['KWEX', 'ZWOFT', 'BLORP']) {
    const { status, body } = await keep(word, 'home');
    expect(status).toBe(200);
    const seats = [{ kind: 'me' }, { kind: 'link' }];
    expect((await noord.post('/api/tables', { game: 'scrabble-xl-nl', words: body.id, seats })).status).toBe(200);
  }
  expect((await keep('FLARP', 'club')).body.problem).toEqual({ code: 'quota-full' });
  await server.close();
});

test('a large list does not block the event loop, and one that takes too long is abandoned', async () => {
  const server = await openTestServer({ importSeconds: 0.1 });
  const noord = await newGuest(server.address);
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  let state = 1;
  const letter = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return letters[Math.floor((state / 2 ** 32) * 26)];
  };
  const words = Array.from({ length: 300_000 }, () => Array.from({ length: 14 }, letter).join('')).join('\n');
  const answers = await Promise.all([
    noord.ask('POST', '/api/words?language=nl&name=huge', words),
    noord.ask('POST', '/api/words?language=nl&name=huge', words),
  ]);
  // The second import arrives while the first is running.
  expect(answers.map(({ status }) => status).sort()).toEqual([413, 429]);
  expect((await noord.get('/api/me')).status).toBe(200);
  await server.close();
});

test('a large list is exported outside the event loop, and aborted if that takes too long', async () => {
  const store = await openTestStore('SQLite');
  const first = await openTestServer({ store: store.address });
  const noord = await newGuest(first.address);
  const letter = (number: number, place: number) => 'AB'[(number >> place) & 1];
  const words = Array.from({ length: 100_000 }, (_, number) =>
    Array.from({ length: 17 }, (_, place) => letter(number, place)).join(''),
  );
  const { body: list } = await noord.ask('POST', '/api/words?language=nl&name=large', words.join('\n'));
  const path = `/api/words/${list.id}/text`;
  const { status, body } = await noord.get(path);
  expect([status, body.text.split('\n').sort()]).toEqual([200, ['', ...words.toSorted()]]);
  await first.close();
  const hurried = await openTestServer({ store: store.address, importSeconds: 0.001 });
  const again = makeClient(hurried.address, noord.cookie());
  expect((await again.get(path)).status).toBe(413);
  // Describing a table does not load the words of its list.
  const asked = { game: 'scrabble-xl-nl', words: list.id, listed: true, seats: [{ kind: 'me' }, { kind: 'link' }] };
  const { body: table } = await again.post('/api/tables', asked);
  expect((await again.get('/api/tables')).body).toMatchObject([{ id: table.id, words: { words: words.length } }]);
  await hurried.close();
  await store.remove();
});

describe('slow clients', () => {
  let server: Awaited<ReturnType<typeof openTestServer>>;
  beforeAll(async () => {
    server = await openTestServer({
      timeouts: { headers: 500, request: 1000, answer: { silent: 500, whole: 2000 } },
      limits: { ...QUICK.limits, connections: { perAddress: 50, perServer: 1000 } },
    });
  });
  afterAll(() => server.close());

  test('with unfinished headers or bodies are disconnected', async () => {
    const [headers, body, silent] = [
      await rawConnection(server.address),
      await rawConnection(server.address),
      await rawConnection(server.address),
    ];
    headers.socket.write('GET /api/tables HTTP/1.1\r\nHost: x\r\nX-Slow: ');
    body.socket.write(
      'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
    );
    expect(await headers.answer).toContain('408');
    expect(await body.answer).toContain('408');
    await silent.answer;
  });

  test('without a cookie cannot send a large body; it is refused unread', async () => {
    const { socket, answer } = await rawConnection(server.address);
    const length = 15 * MEGABYTE;
    socket.write(`POST /api/words?language=nl&name=a HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\n`);
    socket.write(`Content-Length: ${length}\r\nConnection: close\r\n\r\n`);
    expect(await answer).toMatch(/^HTTP\/1\.1 413 /);
  });

  test('a client that sends requests but reads no answers is disconnected', async () => {
    const warnings: Error[] = [];
    const onWarning = (warning: Error) => warnings.push(warning);
    process.on('warning', onWarning);
    const { socket } = await rawConnection(server.address);
    socket.pause();
    // Far more than the system's buffers hold.
    socket.write('GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(1000));
    await expect
      .poll(() => {
        if (!socket.destroyed) socket.write('\r\n');
        return socket.destroyed;
      })
      .toBe(true);
    expect((await makeClient(server.address).get('/healthz')).status).toBe(200);
    process.off('warning', onWarning);
    // Node warns of listeners that pile up on a socket.
    expect(warnings).toEqual([]);
  });

  test('are limited to a number of connections per address', async () => {
    const open = await Promise.all(Array.from({ length: 60 }, () => rawConnection(server.address)));
    await Promise.all(open.map(({ answer }) => answer));
    expect((await makeClient(server.address).get('/healthz')).status).toBe(200);
  });
});

test('do not keep a server from stopping', async () => {
  const server = await openTestServer();
  const { socket, answer } = await rawConnection(server.address);
  socket.write('GET /api/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n');
  socket.write('Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n');
  await once(socket, 'data');
  const unfinished = await rawConnection(server.address);
  unfinished.socket.write('POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{');
  await server.close();
  await Promise.all([answer, unfinished.answer]);
});

test('do not disturb others', async () => {
  const server = await openTestServer();
  const noord = await newGuest(server.address);
  const texts = ['{', '[]', '{"do":"arrange"}', 'x'.repeat(20_000), '['.repeat(8000)];
  const headers = { 'content-type': 'application/json' };
  const sent = Array.from({ length: 200 }, (_, index) =>
    noord.ask('POST', '/api/records', texts[index % texts.length], headers),
  );
  const statuses = new Set((await Promise.all(sent)).map(({ status }) => status));
  expect([...statuses].every((status) => [400, 413, 429].includes(status))).toBe(true);
  expect((await noord.get('/api/me')).status).toBe(200);
  await server.close();
});
