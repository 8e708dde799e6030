import type { ServerMessage } from '@lettertafel/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestStore, STORES } from '../store/stores.testing.ts';
import { type Client, hello, newGuest, newRequest, ofType, openTestServer, tableOfTwo, watch } from '../testing-kit.ts';
import * as admin from './index.ts';

describe.each(STORES)('beside a running server on %s', (kind) => {
  let address: string;
  let office: admin.Office;
  let noord: Client;
  let oost: Client;
  const ends: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    const store = await openTestStore(kind);
    const server = await openTestServer({ store: store.address });
    office = await admin.openOffice(store.address);
    address = server.address;
    ends.push(office.close, server.close, store.remove);
    [noord, oost] = [await newGuest(address), await newGuest(address)];
  });
  afterAll(async () => {
    for (const end of ends) await end();
  });

  const idOf = (client: Client) => /=([^.]+)\./.exec(client.cookie())?.[1] ?? '';
  const say = (client: Client, table: string, text: string) =>
    client.post(`/api/tables/${table}/chat`, { id: newRequest(), text });
  const latest = async () => (await admin.listDeeds(office.house.store.db)).at(-1);

  test('reports of a saying and of a player are listed, once each, until they are closed', async () => {
    const { id } = await tableOfTwo(noord, oost);
    await say(oost, id, 'something bad');
    for (const reason of [undefined, 'again']) {
      const body = reason === undefined ? {} : { reason };
      expect((await noord.post(`/api/tables/${id}/chat/0/report`, body)).status).toBe(204);
    }
    expect((await noord.post(`/api/tables/${id}/seats/1/report`, { reason: 'lets the clock run' })).status).toBe(204);
    expect((await noord.post(`/api/tables/${id}/seats/3/report`)).body.problem.code).toBe('no-such-seat');
    const about = { table: id, about: idOf(oost), name: 'Other', by: idOf(noord), isOpen: true };
    expect(await admin.listReports(office.house, { all: false })).toMatchObject([
      { ...about, kind: 'saying', number: 0, said: 'something bad', reason: null },
      { ...about, kind: 'seat', number: 1, said: null, reason: 'lets the clock run' },
    ]);
    const close = { table: id, kind: 'saying', number: 0 } as const;
    expect(await admin.closeReport(office.house, close)).toEqual({ done: true });
    expect(await admin.closeReport(office.house, close)).toEqual({ done: false, why: 'no-such-report' });
    expect(await admin.listReports(office.house, { all: false })).toHaveLength(1);
    expect(await admin.listReports(office.house, { all: true })).toHaveLength(2);
    expect(await admin.listPeople(office.house, id)).toMatchObject({
      seats: [{ holders: [{ guest: idOf(noord), isOwner: true }] }, { holders: [{ guest: idOf(oost) }] }],
      sayings: [{ text: 'something bad', guest: idOf(oost) }],
    });
  });

  test('who is muted says nothing until unmuted', async () => {
    const { id } = await tableOfTwo(noord, oost);
    expect(await admin.mute(office.house, { guest: idOf(oost), reason: 'insults' })).toEqual({ done: true });
    expect(await latest()).toMatchObject({ action: 'mute', guest: idOf(oost), reason: 'insults' });
    expect((await say(oost, id, 'hello')).body.problem.code).toBe('muted');
    await admin.unmute(office.house, { guest: idOf(oost) });
    expect((await say(oost, id, 'hello')).body).toEqual({ number: 0 });
    expect(await admin.mute(office.house, { guest: 'nobody' })).toEqual({ done: false, why: 'no-such-guest' });
  });

  test('a saying that is deleted is empty, and whoever watches is told', async () => {
    const { id } = await tableOfTwo(noord, oost);
    await say(oost, id, 'something bad');
    const socket = await hello(noord);
    await watch(socket, id, 0);
    expect(await admin.deleteSaying(office.house, { table: id, number: 0 })).toEqual({ done: true });
    const isEmptied = (message: ServerMessage): message is Extract<ServerMessage, { type: 'said' }> =>
      message.type === 'said' && message.sayings.some(({ text }) => text === '');
    expect((await socket.find(isEmptied)).sayings).toMatchObject([{ number: 0, name: null, text: '' }]);
    socket.close();
    expect(await admin.deleteSaying(office.house, { table: id, number: 0 })).toMatchObject({ why: 'no-such-saying' });
  });

  const over = (message: ServerMessage): message is Extract<ServerMessage, { type: 'table' }> =>
    message.type === 'table' && message.table.phase === 'over';

  test('who is evicted from a game resigns it, and sees that seat no more; the others are told', async () => {
    const { id } = await tableOfTwo(noord, oost);
    const [evicted, other] = [await hello(oost), await hello(noord)];
    await watch(evicted, id, 1);
    await watch(other, id, 0);
    expect(await admin.evict(office.house, { guest: idOf(oost), table: id })).toEqual({ done: true });
    expect(await evicted.find(ofType('ended'))).toMatchObject({ table: id, as: 1 });
    expect((await other.find(over)).table.seats[1]).toMatchObject({ kind: 'person', name: 'Other' });
    expect((await oost.get(`/api/tables/${id}/news?as=1`)).body.problem.code).toBe('not-your-seat');
    expect(await admin.evict(office.house, { guest: idOf(oost), table: id })).toMatchObject({ done: false });
    expect(await latest()).toMatchObject({ action: 'evict', guest: idOf(oost), table_id: id, detail: 1 });
    evicted.close();
    other.close();
  });

  test('who is banned leaves all tables and is let in no more, until unbanned', async () => {
    const west = await newGuest(address);
    const { id } = await tableOfTwo(noord, west);
    const socket = await hello(west);
    await watch(socket, id, 1);
    expect(await admin.ban(office.house, { guest: idOf(west) })).toEqual({ done: true });
    await socket.closed;
    expect((await west.get('/api/me')).body.problem.code).toBe('banned');
    expect((await west.post('/api/tables', {})).body.problem.code).toBe('banned');
    expect((await noord.get(`/api/tables/${id}`)).body.phase).toBe('over');
    // What anybody may see stays open, as for a stranger.
    expect((await west.get(`/api/tables/${id}`)).status).toBe(200);
    await admin.unban(office.house, { guest: idOf(west) });
    expect((await west.get('/api/me')).status).toBe(200);
  });

  test('who is deleted leaves nothing behind but the deed', async () => {
    const zuid = await newGuest(address);
    const { id } = await tableOfTwo(noord, zuid);
    await say(zuid, id, 'something bad');
    await noord.post(`/api/tables/${id}/chat/0/report`);
    const socket = await hello(zuid);
    expect(await admin.deleteGuest(office.house, { guest: idOf(zuid) })).toEqual({ done: true });
    await socket.closed;
    expect((await noord.get(`/api/tables/${id}`)).body).toMatchObject({ phase: 'over', seats: [{}, { name: null }] });
    expect((await noord.get(`/api/tables/${id}/chat`)).body).toEqual([]);
    const left = await admin.listReports(office.house, { all: true });
    expect(left.filter(({ about }) => about === idOf(zuid))).toEqual([]);
    expect(await latest()).toMatchObject({ action: 'delete-guest', guest: idOf(zuid) });
    expect(await admin.deleteGuest(office.house, { guest: idOf(zuid) })).toMatchObject({ why: 'no-such-guest' });
  });
});
