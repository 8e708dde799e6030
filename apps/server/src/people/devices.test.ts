import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, hello, makeClient, newGuest, openHouse, openTestServer, QUICK } from '../kit.testing.ts';
import { openTestStore, STORES, type TestStore } from '../store/stores.testing.ts';
import { wordsIn } from './six-words.ts';

const problemOf = (answered: { body: { problem?: { code: string } } }) => answered.body.problem;
const wordsOf = async (client: Client): Promise<string> =>
  (await client.post('/api/me/words', { language: 'nl' })).body.words.join(' ');
const signIn = (client: Client, words: string) => client.post('/api/me/sign-in', { words });
const namesAt = async (client: Client) => (await client.get('/api/me/tables')).body.map(({ id }: { id: string }) => id);
const createTable = async (client: Client): Promise<string> =>
  (await client.post('/api/tables', { game: 'rummikub-sabra', seats: [{ kind: 'me' }, { kind: 'link' }] })).body.id;

describe.each(STORES)('on %s', (kind) => {
  let store: TestStore;
  let server: Awaited<ReturnType<typeof openTestServer>>;
  beforeAll(async () => {
    store = await openTestStore(kind);
    server = await openTestServer({ store: store.address });
  });
  afterAll(async () => {
    await server.close();
    await store.remove();
  });

  test('six words bring a guest to another device, and the first can be signed out', async () => {
    const phone = await newGuest(server.address);
    await phone.ask('PUT', '/api/me', { name: 'Anna' });
    const table = await createTable(phone);
    const words = await wordsOf(phone);
    expect(wordsIn(words)).toHaveLength(6);
    expect((await phone.get('/api/me')).body).toMatchObject({ name: 'Anna', wordsAt: expect.any(Number) });

    const laptop = await newGuest(server.address);
    expect((await signIn(laptop, words.toUpperCase())).body).toMatchObject({ name: 'Anna' });
    expect(await namesAt(laptop)).toEqual([table]);
    const devices = (await laptop.get('/api/me/devices')).body;
    expect(devices.map(({ isThis }: { isThis: boolean }) => isThis)).toEqual([true, false]);

    const socket = await hello(phone);
    expect((await laptop.ask('DELETE', `/api/me/devices/${devices[1].id}`)).status).toBe(204);
    await socket.closed;
    expect((await phone.get('/api/me')).body.name).toBe(null);
    expect(await namesAt(makeClient(server.address, laptop.cookie()))).toEqual([table]);
  });

  test('what was played on the other device goes along', async () => {
    const phone = await newGuest(server.address);
    const words = await wordsOf(phone);
    const laptop = await newGuest(server.address);
    const before = await createTable(laptop);
    const after = await createTable(phone);
    await signIn(laptop, words);
    expect((await namesAt(laptop)).sort()).toEqual([before, after].sort());
    expect((await namesAt(phone)).sort()).toEqual([before, after].sort());
    // The seat is the guest's own: it can be left, and the table closed.
    expect((await phone.get(`/api/tables/${before}`)).body.seats[0]).toMatchObject({ mine: true });
  });

  test('a guest who brings nothing along leaves nothing behind', async () => {
    const phone = await newGuest(server.address);
    const words = await wordsOf(phone);
    const house = await openHouse(store.address);
    const guests = async () =>
      (await house.services.store.db.selectFrom('guests').select('id').execute()).map(({ id }) => id).sort();
    const before = await guests();
    await signIn(await newGuest(server.address), words);
    expect(await guests()).toEqual(before);
    await house.close();
  });

  test('a guest with words of its own stays where it was', async () => {
    const [noord, oost] = [await newGuest(server.address), await newGuest(server.address)];
    const [wordsOfNoord, wordsOfOost] = [await wordsOf(noord), await wordsOf(oost)];
    const table = await createTable(oost);
    await signIn(oost, wordsOfNoord);
    expect(await namesAt(oost)).toEqual([]);
    await signIn(oost, wordsOfOost);
    expect(await namesAt(oost)).toEqual([table]);
  });

  test('new words make the old ones void', async () => {
    const noord = await newGuest(server.address);
    const first = await wordsOf(noord);
    const second = await wordsOf(noord);
    const other = await newGuest(server.address);
    expect(problemOf(await signIn(other, first))).toEqual({ code: 'no-such-words' });
    expect(problemOf(await signIn(other, second))).toBeUndefined();
  });

  test('a device is named and ended by its owner only', async () => {
    const [noord, oost] = [await newGuest(server.address), await newGuest(server.address)];
    const [device] = (await noord.get('/api/me/devices')).body;
    const path = `/api/me/devices/${device.id}`;
    expect(problemOf(await oost.ask('PUT', path, { name: 'mine' }))).toEqual({ code: 'no-such-device' });
    expect(problemOf(await oost.ask('DELETE', path))).toEqual({ code: 'no-such-device' });
    expect((await noord.ask('PUT', path, { name: 'De tablet' })).status).toBe(204);
    expect((await noord.get('/api/me/devices')).body).toMatchObject([{ name: 'De tablet', isThis: true }]);
  });
});

describe('words that are none', () => {
  test('are refused with the place, and cost nothing', async () => {
    const server = await openTestServer({
      limits: {
        ...QUICK.limits,
        sixWords: { perAddress: { perSecond: 0, burst: 0 }, perServer: { perSecond: 0, burst: 0 } },
      },
    });
    const client = await newGuest(server.address);
    expect(problemOf(await signIn(client, 'lepel zwaluw'))).toMatchObject({ code: 'bad-words' });
    expect(problemOf(await signIn(client, 'lepel lepel lepel lepel xyzzy lepel'))).toMatchObject({
      code: 'bad-words',
      path: 'words.4',
    });
    expect(problemOf(await signIn(client, 'lepel lepel lepel lepel lepel lepel'))).toMatchObject({ code: 'too-many' });
    expect(problemOf(await client.post('/api/me/words', { language: 'nl' }))).toMatchObject({ code: 'too-many' });
    await server.close();
  });

  test('guesses are limited per address, and over all addresses', async () => {
    const few = { perSecond: 1e-6, burst: 3 };
    const server = await openTestServer({
      trustProxy: 1,
      limits: { ...QUICK.limits, sixWords: { perAddress: { perSecond: 1e-6, burst: 2 }, perServer: few } },
    });
    const client = await newGuest(server.address);
    const guess = async (address: string) =>
      problemOf(
        await client.ask(
          'POST',
          '/api/me/sign-in',
          { words: 'lepel lepel lepel lepel lepel lepel' },
          { 'x-forwarded-for': address },
        ),
      )?.code;
    expect(await guess('192.0.2.1')).toBe('no-such-words');
    expect(await guess('192.0.2.1')).toBe('no-such-words');
    expect(await guess('192.0.2.1')).toBe('too-many');
    expect(await guess('192.0.2.2')).toBe('no-such-words');
    expect(await guess('192.0.2.3')).toBe('too-many');
    await server.close();
  });
});
