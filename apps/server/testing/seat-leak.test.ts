/** A seat that changes hands: a former holder never sees the new holder's rack, on one server or several. */
import type { ServerMessage } from '@lettertafel/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Client,
  hello,
  makeClient,
  newGuest,
  newRequest,
  ofType,
  openHouse,
  openTestServer,
  type TestSocket,
  watch,
} from '../src/kit.testing.ts';
import { openTestStore, type TestStore } from '../src/store/stores.testing.ts';
import { forgetGuest } from '../src/tables/forget-guest.ts';
import { endLink, followLink, makeLink, sit, stand } from '../src/tables/seats.ts';

/** Where the seat changes hands: on the former holder's server, on another one, or without notifications. */
const PLACES = [
  { name: 'SQLite, one server', store: 'SQLite', at: 'here' },
  { name: 'PostgreSQL, one server', store: 'PostgreSQL', at: 'here' },
  { name: 'PostgreSQL, at another server', store: 'PostgreSQL', at: 'elsewhere' },
  { name: 'PostgreSQL, at another server whose hints are lost', store: 'PostgreSQL', at: 'silently' },
] as const;

type News = Extract<ServerMessage, { type: 'news' }>;
/** The deal waits for connected pages. */
const isDealt = (message: ServerMessage): message is News => message.type === 'news' && message.view !== null;

const THREE = [{ kind: 'me', name: 'Noord' }, { kind: 'link' }, { kind: 'link' }];

describe.each(PLACES)('$name', ({ store: kind, at }) => {
  let store: TestStore;
  let here: Awaited<ReturnType<typeof openTestServer>>;
  let elsewhere: Awaited<ReturnType<typeof openTestServer>>;
  let silent: Awaited<ReturnType<typeof openHouse>>;
  const opened: TestSocket[] = [];

  beforeAll(async () => {
    store = await openTestStore(kind);
    here = await openTestServer({ store: store.address });
    elsewhere = at === 'elsewhere' ? await openTestServer({ store: store.address }) : here;
    if (at === 'silently') silent = await openHouse(store.address);
  });
  afterAll(async () => {
    for (const socket of opened) socket.close();
    await silent?.close();
    if (elsewhere !== here) await elsewhere.close();
    await here.close();
    await store.remove();
  });

  /** The same guest at the server where the seat changes hands. */
  const there = (client: Client) => makeClient(elsewhere.address, client.cookie());
  const personOf = (client: Client) => {
    const id = /=([^.]+)\./.exec(client.cookie())?.[1] ?? '';
    return { id, device: id, name: null, isBanned: false };
  };

  /** Noord has created a table; Oost has taken seat 1 and watches it here. */
  async function gathering() {
    const [noord, oost, zuid] = [
      await newGuest(here.address),
      await newGuest(here.address),
      await newGuest(here.address),
    ];
    const { id } = (await noord.post('/api/tables', { game: 'scrabble-xl-nl', seats: THREE, options: { starter: 0 } }))
      .body;
    await oost.post(`/api/tables/${id}/sit`, { seat: 1, name: 'Oost' });
    const former = await hello(oost);
    opened.push(former);
    await watch(former, id, 1);
    return { id, noord, oost, zuid, former };
  }

  /** Waits until a new entry has reached everybody, then checks that the former holder got nothing. */
  async function expectNoRack(former: TestSocket, known: number, witness: TestSocket, act: () => Promise<unknown>) {
    const told = witness.next(isDealt);
    await act();
    await told;
    if (former.socket.readyState === former.socket.OPEN) {
      const pong = former.next(ofType('pong'));
      former.send({ type: 'ping' });
      await Promise.race([pong, former.closed]);
    }
    const leaked = former.received
      .slice(known)
      .filter((message) => message.type === 'news' && message.as !== 'spectator');
    expect(leaked).toEqual([]);
  }

  /** Zuid takes Oost's seat and West the last one: the game is dealt. */
  async function expectSecretDeal(id: string, noord: Client, zuid: Client, former: TestSocket) {
    const known = former.received.length;
    const west = await newGuest(here.address);
    const witness = await hello(noord);
    opened.push(witness);
    await watch(witness, id, 0);
    await expectNoRack(former, known, witness, async () => {
      if (at === 'silently') await sit(silent.services, id, personOf(zuid), { seat: 1 });
      else expect((await there(zuid).post(`/api/tables/${id}/sit`, { seat: 1 })).status).toBe(200);
      expect((await west.post(`/api/tables/${id}/sit`, { seat: 2 })).status).toBe(200);
    });
    expect((await zuid.get(`/api/tables/${id}/news?as=1`)).body.view.rack).toHaveLength(7);
  }

  test('a guest who left the seat does not see the next holder’s rack', async () => {
    const { id, noord, oost, zuid, former } = await gathering();
    if (at === 'silently') await stand(silent.services, id, personOf(oost));
    else {
      const ended = former.find(ofType('ended'));
      await there(oost).post(`/api/tables/${id}/stand`);
      expect(await ended).toEqual({ type: 'ended', table: id, as: 1 });
    }
    await expectSecretDeal(id, noord, zuid, former);
  });

  test('a deleted guest neither sees it nor stays connected', async () => {
    const { id, noord, oost, zuid, former } = await gathering();
    if (at === 'silently') await forgetGuest(silent.services, personOf(oost).id);
    else {
      expect((await there(oost).ask('DELETE', '/api/me')).status).toBe(204);
      await former.closed;
    }
    await expectSecretDeal(id, noord, zuid, former);
  });

  test('a follower sees the rack and moves only until the link is revoked', async () => {
    const { id, noord, oost, zuid, former } = await gathering();
    former.close();
    const phone = await newGuest(here.address);
    const token =
      at === 'silently'
        ? ((await makeLink(silent.services, id, { person: personOf(oost), seat: 1 })) as { token: string }).token
        : (await there(oost).post(`/api/tables/${id}/seats/1/link`)).body.token;
    if (at === 'silently') await followLink(silent.services, personOf(phone), token);
    else expect((await there(phone).post('/api/seat-links', { token })).status).toBe(200);
    await zuid.post(`/api/tables/${id}/sit`, { seat: 2 });
    const follower = await hello(phone);
    opened.push(follower);
    await watch(follower, id, 1);
    expect((await follower.find(isDealt)).view).toMatchObject({ rack: expect.any(Array) });
    const witness = await hello(noord);
    opened.push(witness);
    await watch(witness, id, 0);
    if (at === 'silently') await endLink(silent.services, id, { person: personOf(oost), seat: 1 });
    else {
      const ended = follower.find(ofType('ended'));
      expect((await there(oost).ask('DELETE', `/api/tables/${id}/seats/1/link`)).status).toBe(204);
      expect(await ended).toEqual({ type: 'ended', table: id, as: 1 });
    }
    const known = follower.received.length;
    const move = (seat: number) => ({ id: newRequest(), move: { by: seat, do: 'pass' } });
    await expectNoRack(follower, known, witness, () => noord.post(`/api/tables/${id}/moves`, move(0)));
    expect((await phone.post(`/api/tables/${id}/moves`, move(1))).body.problem.code).toBe('not-your-seat');
    expect((await oost.post(`/api/tables/${id}/moves`, move(1))).body).toEqual({ number: 2 });
  });
});
