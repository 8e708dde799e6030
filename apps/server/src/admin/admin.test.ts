import { readFileSync } from 'node:fs';
import type { ServerMessage } from '@lettertafel/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, hello, newGuest, newRequest, ofType, openTestServer, tableOfTwo, watch } from '../kit.testing.ts';
import { openTestStore, STORES } from '../store/stores.testing.ts';
import * as admin from './index.ts';

/** The names that docs/commands.md gives to the fields of a list, or of a part of it. */
function fieldsInDocs(start: string): string[] {
  const [, said = ''] = readFileSync('docs/commands.md', 'utf8').split(`\n${start}`);
  const [first = ''] = said.split(/\n(?:\||\n)/);
  return [...first.replaceAll(/\(.*?\)/gs, '').matchAll(/`(\w+)`/g)].map(([, name = '']) => name).toSorted();
}
const fieldsOf = (item: object | undefined) => Object.keys(item ?? {}).toSorted();

describe.each(STORES)('beside a running server on %s', (kind) => {
  let address: string;
  let offline: admin.OfflineServer;
  let noord: Client;
  let oost: Client;
  const ends: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    const store = await openTestStore(kind);
    const server = await openTestServer({ store: store.address });
    offline = await admin.openOfflineServer(store.address);
    address = server.address;
    ends.push(offline.close, server.close, store.remove);
    [noord, oost] = [await newGuest(address), await newGuest(address)];
  });
  afterAll(async () => {
    for (const end of ends) await end();
  });

  const idOf = (client: Client) => /=([^.]+)\./.exec(client.cookie())?.[1] ?? '';
  const say = (client: Client, table: string, text: string) =>
    client.post(`/api/tables/${table}/chat`, { id: newRequest(), text });
  const latest = async () => (await admin.listActions(offline.services.store.db)).at(-1);

  test('lists reports about a chat message and about a player, once each, until they are closed', async () => {
    const { id } = await tableOfTwo(noord, oost);
    await say(oost, id, 'something bad');
    for (const reason of [undefined, 'again']) {
      const body = reason === undefined ? {} : { reason };
      expect((await noord.post(`/api/tables/${id}/chat/0/report`, body)).status).toBe(204);
    }
    expect((await noord.post(`/api/tables/${id}/seats/1/report`, { reason: 'lets the clock run' })).status).toBe(204);
    expect((await noord.post(`/api/tables/${id}/seats/3/report`)).body.problem.code).toBe('no-such-seat');
    const about = { table: id, about: idOf(oost), name: 'Other', by: idOf(noord), isOpen: true };
    expect(await admin.listReports(offline.services, { all: false })).toMatchObject([
      { ...about, kind: 'saying', number: 0, said: 'something bad', reason: null },
      { ...about, kind: 'seat', number: 1, said: null, reason: 'lets the clock run' },
    ]);
    const close = { table: id, kind: 'saying', number: 0 } as const;
    expect(await admin.closeReport(offline.services, close)).toEqual({ done: true });
    expect(await admin.closeReport(offline.services, close)).toEqual({ done: false, why: 'no-such-report' });
    expect(await admin.listReports(offline.services, { all: false })).toHaveLength(1);
    expect(await admin.listReports(offline.services, { all: true })).toHaveLength(2);
    expect(await admin.listPeople(offline.services, id)).toMatchObject({
      seats: [{ holders: [{ guest: idOf(noord), isOwner: true }] }, { holders: [{ guest: idOf(oost) }] }],
      sayings: [{ text: 'something bad', guest: idOf(oost) }],
    });
    const [report] = await admin.listReports(offline.services, { all: true });
    expect(fieldsInDocs('| `admin reports` |')).toEqual(fieldsOf(report));
    const [listed] = await admin.listTables(offline.services, { all: true });
    expect(fieldsInDocs('| `admin tables` |')).toEqual(fieldsOf(listed));
    expect(fieldsInDocs('| `admin table TABLE` |')).toEqual(
      fieldsOf((await admin.listPeople(offline.services, id)) ?? undefined),
    );
    expect(fieldsInDocs('| `admin audit` |')).toEqual(fieldsOf(await latest()));
  });

  test('a muted guest cannot chat until unmuted', async () => {
    const { id } = await tableOfTwo(noord, oost);
    expect(await admin.mute(offline.services, { guest: idOf(oost), reason: 'insults' })).toEqual({ done: true });
    expect(await latest()).toMatchObject({ action: 'mute', guest: idOf(oost), reason: 'insults' });
    expect((await say(oost, id, 'hello')).body.problem.code).toBe('muted');
    await admin.unmute(offline.services, { guest: idOf(oost) });
    expect((await say(oost, id, 'hello')).body).toEqual({ number: 0 });
    expect(await admin.mute(offline.services, { guest: 'nobody' })).toEqual({ done: false, why: 'no-such-guest' });
  });

  test('a deleted chat message is empty, and watchers are told', async () => {
    const { id } = await tableOfTwo(noord, oost);
    await say(oost, id, 'something bad');
    const socket = await hello(noord);
    await watch(socket, id, 0);
    expect(await admin.deleteSaying(offline.services, { table: id, number: 0 })).toEqual({ done: true });
    const isEmptied = (message: ServerMessage): message is Extract<ServerMessage, { type: 'said' }> =>
      message.type === 'said' && message.sayings.some(({ text }) => text === '');
    expect((await socket.find(isEmptied)).sayings).toMatchObject([{ number: 0, name: null, text: '' }]);
    socket.close();
    expect(await admin.deleteSaying(offline.services, { table: id, number: 0 })).toMatchObject({
      why: 'no-such-saying',
    });
  });

  const over = (message: ServerMessage): message is Extract<ServerMessage, { type: 'table' }> =>
    message.type === 'table' && message.table.phase === 'over';

  test('an evicted guest resigns the game and loses sight of the seat; the others are told', async () => {
    const { id } = await tableOfTwo(noord, oost);
    const [evicted, other] = [await hello(oost), await hello(noord)];
    await watch(evicted, id, 1);
    await watch(other, id, 0);
    expect(await admin.evict(offline.services, { guest: idOf(oost), table: id })).toEqual({ done: true });
    expect(await evicted.find(ofType('ended'))).toMatchObject({ table: id, as: 1 });
    expect((await other.find(over)).table.seats[1]).toMatchObject({ kind: 'person', name: 'Other' });
    expect((await oost.get(`/api/tables/${id}/news?as=1`)).body.problem.code).toBe('not-your-seat');
    expect(await admin.evict(offline.services, { guest: idOf(oost), table: id })).toMatchObject({ done: false });
    expect(await latest()).toMatchObject({ action: 'evict', guest: idOf(oost), table_id: id, detail: 1 });
    evicted.close();
    other.close();
  });

  test('a banned guest leaves all tables and is kept out until unbanned', async () => {
    const west = await newGuest(address);
    const { id } = await tableOfTwo(noord, west);
    const socket = await hello(west);
    await watch(socket, id, 1);
    expect(await admin.ban(offline.services, { guest: idOf(west) })).toEqual({ done: true });
    await socket.closed;
    expect((await west.get('/api/me')).body.problem.code).toBe('banned');
    expect((await west.post('/api/tables', {})).body.problem.code).toBe('banned');
    expect((await noord.get(`/api/tables/${id}`)).body.phase).toBe('over');
    // A banned guest still sees what any stranger may see.
    expect((await west.get(`/api/tables/${id}`)).status).toBe(200);
    await admin.unban(offline.services, { guest: idOf(west) });
    expect((await west.get('/api/me')).status).toBe(200);
  });

  test('closes and removes tables, which nobody can join or see any more', async () => {
    const host = await newGuest(address);
    const asked = { game: 'scrabble-xl-nl', listed: true, seats: [{ kind: 'me' }, { kind: 'link' }] };
    const [closed, removed] = [
      (await host.post('/api/tables', asked)).body.id,
      (await host.post('/api/tables', asked)).body.id,
    ];
    const { id: played } = await tableOfTwo(noord, oost);
    const { services } = offline;
    const listed = async () => (await noord.get('/api/tables')).body.map(({ id }: { id: string }) => id);
    expect(await listed()).toEqual(expect.arrayContaining([closed, removed]));
    const running = (await admin.listTables(services, { all: false })).map(({ table }) => table);
    expect(running).toEqual(expect.arrayContaining([closed, removed, played]));
    for (const table of [closed, played]) {
      expect(await admin.endTable(services, { table, reason: 'deserted' })).toEqual({ done: true });
      expect(await latest()).toMatchObject({ action: 'end-table', table_id: table, reason: 'deserted' });
      expect(await admin.endTable(services, { table })).toEqual({ done: false, why: 'is-over' });
      await expect.poll(async () => (await noord.get(`/api/tables/${table}`)).body.phase).toBe('aborted');
    }
    expect(await admin.deleteTable(services, { table: removed })).toEqual({ done: true });
    expect(await admin.deleteTable(services, { table: removed })).toEqual({ done: false, why: 'no-such-table' });
    await expect.poll(async () => (await noord.get(`/api/tables/${removed}`)).status).toBe(404);
    await expect.poll(listed).not.toEqual(expect.arrayContaining([closed]));
    expect(await listed()).not.toContain(removed);
    expect(await admin.deleteTable(services, { table: played })).toEqual({ done: true });
  });

  test('an action that changes nothing says so', async () => {
    const guest = idOf(await newGuest(address));
    const { services } = offline;
    for (const [act, undo] of [
      [admin.mute, admin.unmute],
      [admin.ban, admin.unban],
    ] as const) {
      expect(await undo(services, { guest })).toEqual({ done: false, why: 'already-done' });
      expect(await act(services, { guest })).toEqual({ done: true });
      expect(await act(services, { guest })).toEqual({ done: false, why: 'already-done' });
      expect(await undo(services, { guest })).toEqual({ done: true });
    }
  });

  test('deleting a guest leaves only the audit entry', async () => {
    const zuid = await newGuest(address);
    const { id } = await tableOfTwo(noord, zuid);
    await say(zuid, id, 'something bad');
    await noord.post(`/api/tables/${id}/chat/0/report`);
    const socket = await hello(zuid);
    expect(await admin.deleteGuest(offline.services, { guest: idOf(zuid) })).toEqual({ done: true });
    await socket.closed;
    expect((await noord.get(`/api/tables/${id}`)).body).toMatchObject({ phase: 'over', seats: [{}, { name: null }] });
    expect((await noord.get(`/api/tables/${id}/chat`)).body).toEqual([]);
    const left = await admin.listReports(offline.services, { all: true });
    expect(left.filter(({ about }) => about === idOf(zuid))).toEqual([]);
    const actions = await admin.listActions(offline.services.store.db);
    expect(actions.filter(({ guest }) => guest === idOf(zuid)).map(({ action }) => action)).toContain('delete-guest');
    expect(await admin.deleteGuest(offline.services, { guest: idOf(zuid) })).toMatchObject({ why: 'no-such-guest' });
  });
});
