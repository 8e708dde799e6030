import { readFileSync } from 'node:fs';
import type { ServerMessage } from '@lettertafel/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Client,
  hello,
  newGuest,
  newRequest,
  ofType,
  openTestServer,
  sendMove,
  tableOfTwo,
  watch,
} from '../kit.testing.ts';
import { openTestStore, STORES } from '../store/stores.testing.ts';

let address: string;
let close: () => Promise<void>;
let noord: Client;
let oost: Client;

describe.each(STORES)('with its data in %s', (kind) => {
  beforeAll(async () => {
    const store = await openTestStore(kind);
    const server = await openTestServer({ nudgeSeconds: 1, store: store.address });
    address = server.address;
    close = async () => {
      await server.close();
      await store.remove();
    };
    noord = await newGuest(address);
    oost = await newGuest(address);
  });
  afterAll(() => close());

  const OF_TWO = { game: 'scrabble-xl-nl', seats: [{ kind: 'me', name: 'Noord' }, { kind: 'link' }] };

  test('B-30 no bot takes a free seat if the players rule on words', async () => {
    const { body } = await noord.post('/api/tables', { ...OF_TWO, options: { rulings: true } });
    expect(await noord.post(`/api/tables/${body.id}/start`, { level: 'club' })).toMatchObject({
      status: 400,
      body: { problem: { code: 'bad-options', path: 'level' } },
    });
  });

  describe('setting a table', () => {
    test('shows the commitment of the shuffle and waits for missing players', async () => {
      const { status, body } = await noord.post('/api/tables', OF_TWO);
      expect(status).toBe(200);
      expect(body).toMatchObject({ phase: 'gathering', host: true, listed: false });
      expect(body.commitment).toMatch(/^[0-9a-f]{64}$/);
      const link = { isOpen: false, followers: [] };
      expect(body.seats).toEqual([
        { kind: 'person', name: 'Noord', mine: true, present: false, aborts: 0, rematch: null, link },
        { kind: 'free' },
      ]);
      expect((await oost.get(`/api/tables/${body.id}`)).body).toMatchObject({
        host: false,
        seats: [{ mine: false }, {}],
      });
    });

    test.each([
      [{ ...OF_TWO, game: 'chess' }, 'not-understood', 'game'],
      [{ ...OF_TWO, options: { turnSeconds: 1 } }, 'bad-options', 'options.turnSeconds'],
      [{ ...OF_TWO, options: { colour: 'red' } }, 'bad-options', 'options.colour'],
      [{ ...OF_TWO, seats: [{ kind: 'me' }] }, 'bad-options', 'seats'],
      [
        { ...OF_TWO, options: { rulings: true }, seats: [{ kind: 'me' }, { kind: 'bot', level: 'club' }] },
        'bad-options',
        'options.rulings',
      ],
      [{ ...OF_TWO, words: 'de' }, 'no-such-list', 'words'],
      [{ ...OF_TWO, words: 'nl.none.000000000000' }, 'no-such-list', 'words'],
      [{ ...OF_TWO, seats: [{ kind: 'me' }, { kind: 'bot', level: 'god' }] }, 'not-understood', 'seats.1.level'],
      [
        {
          ...OF_TWO,
          seats: [
            { kind: 'me', name: 'Oost' },
            { kind: 'me', name: '0ost' },
          ],
        },
        'name-taken',
        'seats.1.name',
      ],
    ])('%j is refused: %s at %s', async (asked, code, path) => {
      const { status, body } = await noord.post('/api/tables', asked);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(body.problem).toMatchObject({ code, path });
    });

    test('only a listed table is found by strangers', async () => {
      const hidden = await noord.post('/api/tables', OF_TWO);
      const shown = await noord.post('/api/tables', { ...OF_TWO, listed: true });
      const ids = (await oost.get('/api/tables')).body.map(({ id }: { id: string }) => id);
      expect(ids).toContain(shown.body.id);
      expect(ids).not.toContain(hidden.body.id);
    });
  });

  describe('taking seats', () => {
    test('taking the last one starts the game', async () => {
      const table = await tableOfTwo(noord, oost);
      expect(table.phase).toBe('playing');
      expect((await oost.get(`/api/tables/${table.id}/news?as=1`)).body.view.rack).toHaveLength(7);
      expect((await oost.post(`/api/tables/${table.id}/sit`)).body.problem.code).toBe('already-begun');
    });

    test('a taken seat, an unknown seat and a look-alike name are refused', async () => {
      const seats = [{ kind: 'me', name: 'Stil' }, { kind: 'link' }, { kind: 'link' }];
      const { id } = (await noord.post('/api/tables', { ...OF_TWO, seats })).body;
      const sit = async (asked: object) => (await oost.post(`/api/tables/${id}/sit`, asked)).body.problem?.code;
      expect(await sit({ seat: 0 })).toBe('seat-taken');
      expect(await sit({ seat: 3 })).toBe('no-such-seat');
      expect(await sit({ name: 'StiI' })).toBe('name-taken');
      expect(await sit({ name: 'West', seat: 2 })).toBeUndefined();
    });

    test('leaving one frees it', async () => {
      const { id } = (
        await noord.post('/api/tables', { ...OF_TWO, seats: [{ kind: 'me' }, { kind: 'link' }, { kind: 'link' }] })
      ).body;
      await oost.post(`/api/tables/${id}/sit`, { seat: 1 });
      expect((await oost.post(`/api/tables/${id}/stand`)).body.seats[1]).toEqual({ kind: 'free' });
      expect((await oost.post(`/api/tables/${id}/stand`)).body.problem.code).toBe('not-your-seat');
    });

    test('of two simultaneous requests for the last one, one succeeds', async () => {
      const { id } = (await noord.post('/api/tables', OF_TWO)).body;
      const guests = await Promise.all(Array.from({ length: 5 }, () => newGuest(address)));
      const answers = await Promise.all(guests.map((guest) => guest.post(`/api/tables/${id}/sit`)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    });

    test('only the host can start with bots in the free ones', async () => {
      const { id } = (await noord.post('/api/tables', OF_TWO)).body;
      expect((await oost.post(`/api/tables/${id}/start`, { level: 'child' })).body.problem.code).toBe('not-the-host');
      expect((await noord.post(`/api/tables/${id}/start`)).body.problem.code).toBe('seats-open');
      const started = await noord.post(`/api/tables/${id}/start`, { level: 'child' });
      expect(started.body).toMatchObject({ phase: 'playing', seats: [{}, { kind: 'bot', level: 'child' }] });
    });
  });

  describe('moves over HTTP', () => {
    test('are accepted only for own seats, and once however often they are sent', async () => {
      const { id } = await tableOfTwo(noord, oost);
      const pass = { id: newRequest(), move: { by: 0, do: 'pass' } };
      expect((await oost.post(`/api/tables/${id}/moves`, pass)).body.problem).toMatchObject({ code: 'not-your-seat' });
      expect((await noord.post(`/api/tables/${id}/moves`, pass)).body).toEqual({ number: 1 });
      expect((await noord.post(`/api/tables/${id}/moves`, pass)).body).toEqual({ number: 1 });
      expect((await noord.post(`/api/tables/${id}/moves`, { ...pass, id: newRequest() })).body.refusal.code).toBe(
        'not-your-turn',
      );
      expect((await noord.get(`/api/tables/${id}/news?as=0&after=1`)).body).toMatchObject({
        length: 2,
        entries: [{ number: 1, by: 0 }],
      });
    });

    test('cannot be made for the house', async () => {
      const { id } = await tableOfTwo(noord, oost);
      const move = { id: newRequest(), move: { by: 'house', do: 'timeout' } };
      expect((await noord.post(`/api/tables/${id}/moves`, move)).body.problem.code).toBe('not-understood');
    });

    test('a view is only for holders of the seat', async () => {
      const { id } = await tableOfTwo(noord, oost);
      expect((await noord.get(`/api/tables/${id}/news?as=1`)).body.problem.code).toBe('not-your-seat');
      expect((await noord.get(`/api/tables/${id}/news?as=2`)).body.problem.code).toBe('no-such-seat');
      expect((await noord.get(`/api/tables/${id}/news?as=spectator`)).body.view.rack).toEqual([]);
    });
  });

  describe('the end of a table', () => {
    test('before the second turn any player may abort; later nobody may', async () => {
      const first = await tableOfTwo(noord, oost);
      expect((await oost.post(`/api/tables/${first.id}/abort`)).body.phase).toBe('aborted');
      const second = await tableOfTwo(noord, oost);
      await noord.post(`/api/tables/${second.id}/moves`, { id: newRequest(), move: { by: 0, do: 'pass' } });
      expect((await oost.post(`/api/tables/${second.id}/abort`)).body.problem.code).toBe('already-begun');
    });

    test('the record is available only after the end, and can be imported again', async () => {
      const { id } = await tableOfTwo(noord, oost);
      expect((await noord.get(`/api/tables/${id}/record`)).body.problem.code).toBe('not-over');
      await noord.post(`/api/tables/${id}/moves`, { id: newRequest(), move: { by: 0, do: 'resign' } });
      const record = (await noord.get(`/api/tables/${id}/record`)).body;
      const imported = await oost.post('/api/records', record);
      expect(imported.body).toMatchObject({ phase: 'over', commitment: record.commitment });
      expect((await noord.get(`/api/tables/${imported.body.id}/record`)).body).toEqual(record);
      const forged = { ...record, log: record.log.slice(0, 1) };
      expect((await oost.post('/api/records', forged)).body.problem).toMatchObject({
        code: 'bad-record',
        why: 'not-finished',
      });
    });

    test('an imported record is exported unchanged, with whatever shares it had', async () => {
      const file = new URL('../../../../fixtures/games/scrabble-xl-nl/went-out.json', import.meta.url);
      const record = JSON.parse(readFileSync(file, 'utf8'));
      expect(record.chance.shares).toEqual([]);
      const { id, phase } = (await oost.post('/api/records', record)).body;
      expect(phase).toBe('over');
      expect((await noord.get(`/api/tables/${id}/record`)).body).toEqual(record);
    });

    test('aborts after the deal are counted, shown to the others, and limited to three a day', async () => {
      const shopper = await newGuest(address);
      for (const times of [1, 2, 3]) {
        const { id } = await tableOfTwo(shopper, oost);
        expect((await shopper.post(`/api/tables/${id}/abort`)).body).toMatchObject({ phase: 'aborted', abortedBy: 0 });
        const { body } = await shopper.post('/api/tables', OF_TWO);
        expect((await oost.get(`/api/tables/${body.id}`)).body.seats[0]).toMatchObject({ aborts: times });
      }
      const { id } = await tableOfTwo(shopper, oost);
      expect((await shopper.post(`/api/tables/${id}/abort`)).body.problem.code).toBe('aborted-often');
      expect((await oost.post(`/api/tables/${id}/abort`)).body.phase).toBe('aborted');
    });

    test('aborting a game with only bots is not counted', async () => {
      const alone = await newGuest(address);
      const seats = [{ kind: 'me' }, { kind: 'bot', level: 'child' }];
      for (let times = 0; times < 5; times++) {
        const { id } = (await alone.post('/api/tables', { ...OF_TWO, seats, options: { starter: 0 } })).body;
        await alone.post(`/api/tables/${id}/start`);
        expect((await alone.post(`/api/tables/${id}/abort`)).body.phase).toBe('aborted');
      }
    });

    describe('a rematch', () => {
      const finished = async () => {
        const { id } = await tableOfTwo(noord, oost);
        await noord.post(`/api/tables/${id}/moves`, { id: newRequest(), move: { by: 0, do: 'resign' } });
        return id;
      };

      test('is created when everybody agrees; names and seats stay, and the next seat starts', async () => {
        const id = await finished();
        const socket = await hello(oost);
        await watch(socket, id, 1);
        const asked = (await noord.post(`/api/tables/${id}/rematch`)).body;
        expect(asked).toMatchObject({ id, next: null, seats: [{ rematch: 'yes' }, { rematch: null }] });
        const knock = (message: ServerMessage): message is Extract<ServerMessage, { type: 'table' }> =>
          message.type === 'table' &&
          message.table.seats.some((seat) => seat.kind === 'person' && seat.rematch === 'yes');
        expect((await socket.find(knock)).table.seats).toMatchObject([{ rematch: 'yes' }, { rematch: null }]);
        const { next } = (await oost.post(`/api/tables/${id}/rematch`)).body;
        expect((await noord.post(`/api/tables/${id}/rematch`)).body.next).toBe(next);
        const again = (await oost.get(`/api/tables/${next}`)).body;
        expect(again).toMatchObject({ phase: 'gathering', options: { starter: 1 } });
        expect(again.seats).toMatchObject([
          { name: 'One', mine: false },
          { name: 'Other', mine: true },
        ]);
        // The server waits for the other page, which may still be at the previous table.
        expect((await noord.post(`/api/tables/${next}/start`)).body.phase).toBe('shuffling');
        const phase = async () => (await noord.get(`/api/tables/${next}`)).body.phase;
        await expect.poll(phase).toBe('playing');
        socket.close();
      });

      test('needs everybody to agree', async () => {
        const id = await finished();
        await noord.post(`/api/tables/${id}/rematch`);
        await noord.post(`/api/tables/${id}/rematch`);
        const said = (await oost.post(`/api/tables/${id}/rematch`, { join: false })).body;
        expect(said).toMatchObject({ next: null, seats: [{ rematch: 'yes' }, { rematch: 'no' }] });
        expect((await noord.post(`/api/tables/${id}/rematch`)).body.next).toBeNull();
        const stranger = await newGuest(address);
        expect((await stranger.post(`/api/tables/${id}/rematch`)).body.problem.code).toBe('not-your-seat');
      });

      test('with bots starts at once, since they always agree', async () => {
        const seats = [{ kind: 'me' }, { kind: 'bot', level: 'child' }];
        const { id } = (await noord.post('/api/tables', { ...OF_TWO, seats })).body;
        await noord.post(`/api/tables/${id}/start`);
        await noord.post(`/api/tables/${id}/moves`, { id: newRequest(), move: { by: 0, do: 'resign' } });
        expect((await noord.post(`/api/tables/${id}/rematch`)).body.next).not.toBeNull();
      });

      test('does not wait for a deleted guest, whose seat is free', async () => {
        const leaver = await newGuest(address);
        const { id } = await tableOfTwo(leaver, oost);
        await leaver.ask('DELETE', '/api/me');
        const { next } = (await oost.post(`/api/tables/${id}/rematch`)).body;
        expect((await oost.get(`/api/tables/${next}`)).body.seats).toMatchObject([{ kind: 'free' }, { mine: true }]);
      });
    });
  });

  describe('an absent player', () => {
    test('can be nudged where there is no clock; later the house passes', async () => {
      const { id } = await tableOfTwo(noord, oost);
      const socket = await hello(oost);
      await watch(socket, id, 1);
      const { nudged } = (await oost.post(`/api/tables/${id}/nudge`)).body;
      expect(nudged.seat).toBe(0);
      const news = await socket.next(ofType('news'));
      expect(news.entries).toMatchObject([{ by: 'house', events: [{ type: 'passed', seat: 0, why: 'time' }, {}] }]);
      expect((await oost.get(`/api/tables/${id}`)).body.nudged).toBeNull();
      socket.close();
    });

    test('cannot be nudged where there is a clock', async () => {
      const { id } = await tableOfTwo(noord, oost, { options: { turnSeconds: 60 } });
      expect((await oost.post(`/api/tables/${id}/nudge`)).body.problem.code).toBe('clock-runs');
    });

    test('comes back on another device by the personal link, until it is revoked', async () => {
      const { id } = await tableOfTwo(noord, oost);
      const { token } = (await noord.post(`/api/tables/${id}/seats/0/link`)).body;
      const phone = await newGuest(address);
      await phone.ask('PUT', '/api/me', { name: 'West' });
      expect((await phone.post('/api/seat-links', { token })).body.seats[0].mine).toBe(true);
      const move = (what: string) => ({ id: newRequest(), move: { by: 0, do: what } });
      expect((await phone.post(`/api/tables/${id}/moves`, move('pass'))).body).toEqual({ number: 1 });
      expect((await noord.get(`/api/tables/${id}`)).body.seats[0].link).toMatchObject({
        isOpen: true,
        followers: [{ name: 'West', since: expect.any(Number) }],
      });
      for (const other of [phone, oost]) {
        expect((await other.get(`/api/tables/${id}`)).body.seats[0]).not.toHaveProperty('link');
      }
      expect((await noord.ask('DELETE', `/api/tables/${id}/seats/0/link`)).status).toBe(204);
      expect((await phone.get(`/api/tables/${id}/news?as=0`)).body.problem.code).toBe('not-your-seat');
      expect((await phone.post(`/api/tables/${id}/moves`, move('pass'))).body.problem.code).toBe('not-your-seat');
      expect((await noord.get(`/api/tables/${id}`)).body.seats[0].link).toEqual({ isOpen: false, followers: [] });
      const stranger = await newGuest(address);
      expect((await stranger.post('/api/seat-links', { token })).body.problem.code).toBe('bad-link');
      expect((await stranger.post(`/api/tables/${id}/seats/0/link`)).body.problem.code).toBe('not-your-seat');
    });

    test('a link is for the devices of a family, not for a crowd', async () => {
      const { id } = await tableOfTwo(noord, oost);
      const { token } = (await noord.post(`/api/tables/${id}/seats/0/link`)).body;
      const follow = async () => (await (await newGuest(address)).post('/api/seat-links', { token })).status;
      for (let device = 0; device < 20; device++) expect(await follow()).toBe(200);
      expect(await follow()).toBe(409);
      expect((await noord.get(`/api/tables/${id}`)).body.seats[0].link.followers).toHaveLength(20);
    });

    test('a follower of a link may play, but not resign, abort, share the seat or agree to a rematch', async () => {
      const { id } = await tableOfTwo(noord, oost);
      const { token } = (await noord.post(`/api/tables/${id}/seats/0/link`)).body;
      const phone = await newGuest(address);
      await phone.post('/api/seat-links', { token });
      const resign = () => ({ id: newRequest(), move: { by: 0, do: 'resign' } });
      const codes = async (paths: readonly string[]) =>
        Promise.all(paths.map(async (path) => (await phone.post(`/api/tables/${id}/${path}`)).body.problem?.code));
      expect((await phone.post(`/api/tables/${id}/moves`, resign())).body.problem.code).toBe('not-the-owner');
      expect(await codes(['abort', 'seats/0/link'])).toEqual(['not-the-owner', 'not-the-owner']);
      expect((await phone.ask('DELETE', `/api/tables/${id}/seats/0/link`)).body.problem.code).toBe('not-the-owner');
      expect((await noord.post(`/api/tables/${id}/moves`, resign())).body).toEqual({ number: 1 });
      expect(await codes(['rematch'])).toEqual(['not-the-owner']);
      // Deleting a follower takes nothing from the owner.
      expect((await phone.ask('DELETE', '/api/me')).status).toBe(204);
      expect((await noord.get(`/api/tables/${id}`)).body.seats[0]).toMatchObject({ name: 'One', mine: true });
    });

    test('deleted during the shuffle resigns once it is dealt', async () => {
      const { id } = (await noord.post('/api/tables', OF_TWO)).body;
      const socket = await hello(noord);
      await watch(socket, id, 0);
      const leaver = await newGuest(address);
      expect((await leaver.post(`/api/tables/${id}/sit`)).body.phase).toBe('shuffling');
      expect((await leaver.ask('DELETE', '/api/me')).status).toBe(204);
      const isOver = (message: ServerMessage): message is Extract<ServerMessage, { type: 'table' }> =>
        message.type === 'table' && message.table.phase === 'over';
      expect((await socket.find(isOver)).table.seats).toMatchObject([{ name: 'Noord' }, { name: null }]);
      socket.close();
    });

    test('deleted leaves no name and no chat behind, and nobody waiting', async () => {
      const leaver = await newGuest(address);
      const { id } = await tableOfTwo(leaver, oost);
      await leaver.post(`/api/tables/${id}/chat`, { id: newRequest(), text: 'my secret' });
      const before = leaver.cookie();
      expect((await leaver.ask('DELETE', '/api/me')).status).toBe(204);
      expect((await oost.get(`/api/tables/${id}`)).body).toMatchObject({ phase: 'over', seats: [{ name: null }, {}] });
      expect((await oost.get(`/api/tables/${id}/chat`)).body).toEqual([]);
      const ghost = await oost.ask('GET', `/api/tables/${id}/news?as=0`, undefined, { cookie: before });
      expect(ghost.body.problem.code).toBe('not-your-seat');
    });
  });

  describe('over a socket', () => {
    test('a move reaches everybody, a refusal only its sender', async () => {
      const { id } = await tableOfTwo(noord, oost);
      const [one, other] = [await hello(noord), await hello(oost)];
      await watch(one, id, 0);
      await watch(other, id, 1);
      const told = other.next(ofType('news'));
      expect(await sendMove(other, id, { by: 1, do: 'pass' })).toMatchObject({
        type: 'refused',
        refusal: { code: 'not-your-turn' },
      });
      expect(await sendMove(one, id, { by: 0, do: 'pass' })).toMatchObject({ type: 'done', number: 1 });
      expect(await told).toMatchObject({ length: 2, as: 1, entries: [{ number: 1 }] });
      expect(one.received.filter(({ type }) => type === 'refused')).toEqual([]);
      one.close();
      other.close();
    });

    test('a client that reconnects gets exactly what it missed', async () => {
      const { id } = await tableOfTwo(noord, oost);
      const first = await hello(oost);
      const { length } = await watch(first, id, 1);
      first.close();
      await noord.post(`/api/tables/${id}/moves`, { id: newRequest(), move: { by: 0, do: 'pass' } });
      const second = await hello(oost);
      expect(await watch(second, id, 1, length)).toMatchObject({ length: 2, entries: [{ number: 1 }] });
      second.close();
    });

    test('a chat message reaches everybody once, with the name of the seat', async () => {
      const { id } = await tableOfTwo(noord, oost);
      const socket = await hello(oost);
      await watch(socket, id, 'spectator');
      const said = { id: newRequest(), text: 'hello <b>there</b>' };
      expect((await noord.post(`/api/tables/${id}/chat`, said)).body).toEqual({ number: 0 });
      expect((await noord.post(`/api/tables/${id}/chat`, said)).body).toEqual({ number: 0 });
      expect(await socket.find(ofType('said'))).toMatchObject({
        sayings: [{ number: 0, seat: 0, name: 'One', text: said.text }],
      });
      expect((await oost.post(`/api/tables/${id}/chat/0/report`)).status).toBe(204);
      expect((await oost.post(`/api/tables/${id}/chat/7/report`)).body.problem.code).toBe('no-such-message');
      socket.close();
    });

    test('a table without chat refuses messages', async () => {
      const { id } = await tableOfTwo(noord, oost, { chat: false });
      expect((await noord.post(`/api/tables/${id}/chat`, { id: newRequest(), text: 'hi' })).body.problem.code).toBe(
        'chat-off',
      );
    });
  });
});
