/** *Alles wissen*: after everything that a person can leave in the store, a search of all of it. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, newGuest, newRequest, openHouse, openTestServer, tableOfTwo } from '../kit.testing.ts';
import { openPushReceiver, type PushReceiver } from '../notices/push-receiver.testing.ts';
import { openTestStore, STORES, type TestStore } from '../store/stores.testing.ts';
import { finishForgetting } from '../tables/forget-guest.ts';

/** What is sent in this test carries this mark wherever a person can type or send something. */
const MARK = 'Wiske';

describe.each(STORES)('in %s', (kind) => {
  let home: TestStore;
  let push: PushReceiver;
  let server: Awaited<ReturnType<typeof openTestServer>>;
  beforeAll(async () => {
    home = await openTestStore(kind);
    push = await openPushReceiver();
    server = await openTestServer({
      store: home.address,
      notices: { services: [push.origin], after: 60_000, every: 1000 },
    });
  });
  afterAll(async () => {
    await server.close();
    await push.close();
    await home.remove();
  });

  /** The columns in which one of these is found, with how often. */
  async function search(marks: readonly string[]): Promise<Readonly<Record<string, number>>> {
    const house = await openHouse(home.address);
    const { db } = house.services.store;
    await finishForgetting(house.services);
    const found: Record<string, number> = {};
    for (const { name } of await db.introspection.getTables()) {
      const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db);
      for (const row of rows) {
        for (const [column, value] of Object.entries(row)) {
          const text = value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : String(value);
          if (!marks.some((mark) => text.includes(mark))) continue;
          found[`${name}.${column}`] = (found[`${name}.${column}`] ?? 0) + 1;
        }
      }
    }
    await house.close();
    return found;
  }

  const idOf = (client: Client) => /=([^.]+)\./.exec(client.cookie())?.[1] ?? '';
  const over = async (one: Client, other: Client) => {
    const { id } = await tableOfTwo(one, other, { chat: true });
    await one.post(`/api/tables/${id}/chat`, { id: newRequest(), text: `hallo van ${MARK}` });
    await one.post(`/api/tables/${id}/moves`, { id: newRequest(), move: { by: 0, do: 'resign' } });
    return id;
  };

  /** All that can be done with one name, on one device. */
  async function leaveTraces(wiske: Client, friend: Client): Promise<void> {
    await wiske.ask('PUT', '/api/me', { name: MARK });
    const finished = await over(wiske, friend);
    await friend.post(`/api/tables/${finished}/chat`, { id: newRequest(), text: 'hallo' });
    await wiske.post(`/api/tables/${finished}/chat/1/report`, { reason: `${MARK} klaagt` });
    await friend.post(`/api/tables/${finished}/seats/0/report`, { reason: 'stil' });
    await wiske.post(`/api/tables/${finished}/rematch`, { join: true });
    await wiske.ask('PUT', `/api/tables/${finished}/away`);
    await wiske.post(`/api/tables/${finished}/seats/0/link`);
    await friend.post(`/api/tables/${finished}/again`);
    const { id: running } = await tableOfTwo(friend, wiske, { options: { starter: 0 } });
    await wiske.ask('PUT', '/api/me/notices', push.newBrowser().subscribe);
    await friend.post(`/api/tables/${running}/moves`, { id: newRequest(), move: { by: 0, do: 'pass' } });
    await wiske.post(`/api/tables/${running}/moves`, { id: newRequest(), move: { by: 1, do: 'pass' } });
    await friend.post(`/api/tables/${running}/moves`, { id: newRequest(), move: { by: 0, do: 'pass' } });
    const { id: aborted } = await tableOfTwo(friend, wiske);
    await wiske.post(`/api/tables/${aborted}/abort`);
    const seats = [{ kind: 'me', name: MARK }, { kind: 'link' }];
    await wiske.post('/api/tables', { game: 'rummikub-sabra', seats });
    await wiske.ask('POST', `/api/words?language=nl&name=${MARK}`, 'trein\nhut\n');
    const [{ id: device }] = (await wiske.get('/api/me/devices')).body;
    await wiske.ask('PUT', `/api/me/devices/${device}`, { name: `Telefoon ${MARK}` });
  }

  test('neither name nor id nor device is anywhere afterwards, and the others keep their games', async () => {
    const [wiske, other, friend] = [
      await newGuest(server.address),
      await newGuest(server.address),
      await newGuest(server.address),
    ];
    const first = idOf(wiske);
    await leaveTraces(wiske, friend);
    // Another browser with games of its own becomes the same person.
    const second = idOf(other);
    await leaveTraces(other, friend);
    const { words } = (await wiske.post('/api/me/words', { language: 'nl' })).body;
    expect((await other.post('/api/me/sign-in', { words: words.join(' ') })).status).toBe(200);
    const devices = (await wiske.get('/api/me/devices')).body.map(({ id }: { id: string }) => id);
    expect(devices).toHaveLength(2);
    const marks = [MARK, first, second, ...devices];
    const before = await search(marks);
    // The search finds them where they are: otherwise it would prove nothing.
    expect(Object.keys(before)).toEqual(
      expect.arrayContaining([
        ...['guests.id', 'guests.name', 'devices.id', 'devices.name', 'seats.name', 'seat_holders.guest'],
        ...['sayings.guest', 'sayings.text', 'reports.guest', 'reports.about', 'reports.reason', 'entries.guest'],
        ...['tables.host', 'put_away.guest', 'aborts.guest', 'invitations.guest', 'six_words.guest'],
        ...['subscriptions.device', 'notices.device', 'word_lists.guest', 'word_lists.name'],
      ]),
    );
    const games = (await friend.get('/api/me/games')).body;

    expect((await wiske.ask('DELETE', '/api/me')).status).toBe(204);
    expect(await search(marks)).toEqual({});
    const kept = (await friend.get('/api/me/games')).body.map(({ id }: { id: string }) => id);
    expect(kept).toEqual(expect.arrayContaining(games.map(({ id }: { id: string }) => id)));
    for (const { players } of (await friend.get('/api/me/games')).body) {
      expect(players.filter(({ mine }: { mine: boolean }) => !mine)).toEqual([expect.objectContaining({ name: null })]);
    }
  });
});
