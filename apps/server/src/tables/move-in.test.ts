import { type BaseMove, type GameId, type GameState, gameById, type OptionInput } from '@lettertafel/engine';
import { seededRng } from '@lettertafel/engine/testing';
import { formatSecret, seedFromText, verifyGame } from '@lettertafel/fairness';
import { makeRecord, memoryStore, newTable, type OpenTable, openTable, type TableSeat } from '@lettertafel/house';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lexicon, scriptedPlayer } from '../games/scripted-player.testing.ts';
import {
  type Client,
  hello,
  newGuest,
  newRequest,
  openTestServer,
  QUICK,
  sendMove,
  type TestSocket,
  watch,
} from '../kit.testing.ts';
import { openTestStore, STORES } from '../store/stores.testing.ts';

const PEOPLE: readonly TableSeat[] = [
  { kind: 'person', name: 'Noord' },
  { kind: 'person', name: '' },
];
const WITH_BOT: readonly TableSeat[] = [
  { kind: 'person', name: 'Noord' },
  { kind: 'bot', name: '', level: 'child' },
];

interface LocalGame {
  readonly game?: GameId;
  readonly options?: OptionInput;
  readonly seats?: readonly TableSeat[];
  readonly moves?: number;
  readonly now?: () => number;
}

let games = 0;
const newKey = () => (games++).toString(16).padStart(32, '0');

/** A game that a browser has played for a while, and what it sends to hand it over. */
async function playedHere({ game = 'scrabble-xl-nl', seats = PEOPLE, ...asked }: LocalGame = {}) {
  const { options = {}, moves = 6, now = Date.now } = asked;
  const secret = formatSecret(seedFromText(`moved ${games++}`));
  const made = newTable({ id: 'local', game, options, seats, secret, now: now() });
  if ('refusal' in made) throw new Error(made.refusal.code);
  const store = memoryStore();
  await store.create(made.head);
  const table: OpenTable = await openTable({ store, now, lexicon });
  const player = scriptedPlayer(game);
  const rng = seededRng(secret);
  for (let played = 0; played < moves; played++) {
    const { state } = table.look();
    const seat = table.look().game.windowOf(state)?.awaiting[0] ?? state.turn;
    const chosen = player(state, seat, { rng, lexicon }) as BaseMove;
    if (chosen.do !== 'resign') await table.play(chosen);
  }
  return { table, body: handedOver(table) };
}

/** The scripted player's moves, until one is not refused. */
async function playOn(socket: TestSocket, id: string, { game, state }: { game: GameId; state: GameState }) {
  const seat = gameById(game).windowOf(state)?.awaiting[0] ?? state.turn;
  const rng = seededRng(id);
  for (let tries = 0; tries < 50; tries++) {
    const made = scriptedPlayer(game)(state, seat, { rng, lexicon }) as BaseMove;
    if (made.do === 'resign') continue;
    const answer = await sendMove(socket, id, made);
    if (answer.type === 'done') return answer;
  }
  return null;
}

function handedOver(table: OpenTable) {
  const { head, log } = table.look();
  const { seats } = head;
  return {
    version: 1,
    seats: seats.map((seat) =>
      seat.kind === 'bot' ? { kind: 'bot', level: seat.level } : { kind: 'person', name: seat.name || null },
    ),
    spent: 0,
    practice: false,
    // As JSON, which has no undefined fields.
    record: JSON.parse(JSON.stringify(makeRecord({ ...head, log }))),
  };
}

describe.each(STORES)('a running game of a browser, handed over to a server with its data in %s', (kind) => {
  let server: Awaited<ReturnType<typeof openTestServer>>;
  let remove: () => Promise<void>;
  let noord: Client;
  const move = (client: Client, body: unknown, key = newKey()) => client.post(`/api/moved-games?key=${key}`, body);
  beforeAll(async () => {
    const store = await openTestStore(kind);
    remove = store.remove;
    server = await openTestServer({ store: store.address });
    noord = await newGuest(server.address);
  });
  afterAll(async () => {
    await server?.close();
    await remove?.();
  });

  test('more time given back than has passed is refused', async () => {
    let time = Date.now() - 3_600_000;
    const { table } = await playedHere({ options: { turnSeconds: 60, starter: 0 }, moves: 1, now: () => time });
    const latest = table.look().log.at(-1)?.at ?? 0;
    time = latest + 1000;
    const resumed = (away: number) => {
      const body = handedOver(table);
      const { log } = body.record;
      const entry = {
        number: log.length,
        at: time,
        move: { by: 'house', do: 'resume', away },
        events: [{ type: 'resumed', away }],
      };
      return { ...body, record: { ...body.record, log: [...log, entry] } };
    };
    const forged = await move(noord, resumed(590_000));
    expect(forged.body.problem).toMatchObject({ code: 'bad-record', why: 'more time is given back than has passed' });
    expect((await move(noord, resumed(1000))).status).toBe(200);
  });

  test.each<GameId>(['scrabble-xl-nl', 'scrabble-de', 'trickster-nl', 'rummikub-sabra', 'rummikub-international'])(
    '%s goes on from the same position, from another device too, and verifies in the end',
    async (game) => {
      const { table, body } = await playedHere({ game });
      const { state, log } = table.look();
      const moved = await move(noord, body);
      expect(moved.body).toMatchObject({ game, phase: 'playing', shuffle: { hashes: [], sealed: true } });
      const { id } = moved.body;
      expect(moved.body.seats).toMatchObject([
        { name: 'Noord', mine: true },
        { name: null, mine: true },
      ]);
      const socket = await hello(noord);
      const news = await watch(socket, id, state.turn);
      const here = JSON.parse(JSON.stringify(table.news(state.turn, 0)));
      expect(news.entries.slice(0, log.length)).toEqual(here.entries);
      expect(news.view).toMatchObject({ rack: here.view.rack, turn: here.view.turn });

      const { token } = (await noord.post(`/api/tables/${id}/seats/1/link`)).body;
      const phone = await newGuest(server.address);
      expect((await phone.post('/api/seat-links', { token })).body.seats[1].mine).toBe(true);
      expect(await playOn(socket, id, { game, state })).toMatchObject({ type: 'done' });
      expect(await sendMove(socket, id, { by: 1, do: 'resign' })).toMatchObject({ type: 'done' });
      expect((await noord.get(`/api/tables/${id}`)).body.phase).toBe('over');
      const record = (await noord.get(`/api/tables/${id}/record`)).body;
      expect(record.chance).toEqual(body.record.chance);
      expect(record.log.slice(0, log.length)).toEqual(body.record.log);
      expect(verifyGame(record)).toEqual({ ok: true });
      socket.close();
    },
  );

  test('the bot that is asked moves here', async () => {
    const { body } = await playedHere({ seats: WITH_BOT, options: { starter: 1, checking: 'automatic' }, moves: 0 });
    const { id } = (await move(noord, body)).body;
    const turn = async () => (await noord.get(`/api/tables/${id}/news?as=0&last=1`)).body.view.turn;
    await expect.poll(turn, { timeout: 60_000 }).toBe(0);
  });

  test('sent again with the same key, it is the same table, even after further moves', async () => {
    const key = newKey();
    const { table, body } = await playedHere();
    const first = (await move(noord, body, key)).body.id;
    const { turn } = table.look().state;
    await noord.post(`/api/tables/${first}/moves`, { id: newRequest(), move: { by: turn, do: 'resign' } });
    expect((await move(noord, body, key)).body).toMatchObject({ id: first, phase: 'over' });
    const oost = await newGuest(server.address);
    expect((await move(oost, body, key)).body.id).not.toBe(first);
  });

  test('two attempts at the same moment make one table', async () => {
    const key = newKey();
    const { body } = await playedHere();
    const before = (await noord.get('/api/me/tables?list=running')).body.length;
    await Promise.all([move(noord, body, key), move(noord, body, key)]);
    const { id } = (await move(noord, body, key)).body;
    expect(id).toMatch(/^[\w-]{16}$/);
    expect((await noord.get('/api/me/tables?list=running')).body.length).toBe(before + 1);
  });

  test('a clock continues where it stopped: the time in between is given back', async () => {
    const HOUR = 3_600_000;
    const { table, body } = await playedHere({
      options: { starter: 0, turnSeconds: 60 },
      moves: 0,
      now: () => Date.now() - 5 * HOUR,
    });
    expect(table.look().game.deadlineOf(table.look().state)).not.toBeNull();
    const { id } = (await move(noord, { ...body, spent: 20_000 })).body;
    const socket = await hello(noord);
    await watch(socket, id, 0);
    expect(await sendMove(socket, id, { by: 0, do: 'pass' })).toMatchObject({ type: 'done' });
    const { entries } = await watch(socket, id, 0);
    const resumed = entries.flatMap(({ events }) => events).find(({ type }) => type === 'resumed');
    expect(resumed).toMatchObject({ away: expect.any(Number) });
    const { away } = resumed as unknown as { away: number };
    expect(away).toBeGreaterThan(5 * HOUR - 30_000);
    expect(away).toBeLessThan(5 * HOUR + HOUR);
    socket.close();
  });

  test('a game whose player has gone back stays a practice game', async () => {
    const { body } = await playedHere();
    expect((await move(noord, { ...body, practice: true })).body.practice).toBe(true);
    expect((await move(noord, body)).body.practice).toBeUndefined();
  });

  test('the secret is not revealed before the end', async () => {
    const { body } = await playedHere();
    const { id } = (await move(noord, body)).body;
    expect((await noord.get(`/api/tables/${id}/record`)).body.problem.code).toBe('not-over');
    const answers = [await noord.get(`/api/tables/${id}`), await noord.get(`/api/tables/${id}/news?as=0`)];
    expect(JSON.stringify(answers)).not.toContain(body.record.chance.secret);
  });

  describe('is refused', () => {
    type Body = Awaited<ReturnType<typeof playedHere>>['body'];
    const OTHER = 'ab'.repeat(32);
    test.each<[why: string, change: (body: Body) => unknown, problem: object]>([
      ['without its record', ({ record: _, ...body }) => body, { path: 'record' }],
      ['of another version', (body) => ({ ...body, version: 2 }), { path: 'version' }],
      ['with something else in it', (body) => ({ ...body, host: 'me' }), { path: 'host' }],
      ['with a seat too few', ({ seats, ...body }) => ({ ...body, seats: seats.slice(1) }), { path: 'seats' }],
      [
        'with nobody but bots',
        (body) => ({ ...body, seats: [0, 1].map(() => ({ kind: 'bot', level: 'child' })) }),
        { path: 'seats', why: 'nobody plays' },
      ],
      [
        'with an unknown level',
        ({ seats, ...body }) => ({ ...body, seats: [seats[0], { kind: 'bot', level: 'god' }] }),
        { path: 'seats.1.level' },
      ],
      [
        'with an impossible name',
        ({ seats, ...body }) => ({ ...body, seats: [seats[0], { kind: 'person', name: '\u202e' }] }),
        { path: 'seats.1.name' },
      ],
      [
        'with a secret that was not promised',
        ({ record, ...body }) => ({ ...body, record: { ...record, chance: { ...record.chance, secret: OTHER } } }),
        { path: 'record.log.-1', why: 'secret-does-not-match' },
      ],
      [
        'with shares of other players',
        ({ record, ...body }) => ({
          ...body,
          record: { ...record, chance: { ...record.chance, hashes: [OTHER, null], shares: [null, null] } },
        }),
        { path: 'record.chance' },
      ],
      [
        'with tiles that were not drawn',
        (body) => {
          const text = JSON.stringify(body.record.log[0].events);
          body.record.log[0].events = JSON.parse(text.replace(/"E"/, '"Z"'));
          return body;
        },
        { path: 'record.log.0', why: 'events-differ' },
      ],
      [
        'with a gap in its log',
        ({ record, ...body }) => ({ ...body, record: { ...record, log: record.log.toSpliced(1, 1) } }),
        { path: 'record.log.1', why: 'number-out-of-order' },
      ],
      [
        'with a position laid out by hand',
        (body) => {
          body.record.log[0].move.setup = {};
          return body;
        },
        { path: 'record.log.0', why: 'dealt-by-hand' },
      ],
      [
        'with times that are no times',
        (body) => {
          body.record.log[0].at = 0.5;
          return body;
        },
        { path: 'record.log.0' },
      ],
      [
        'before the deal',
        ({ record, ...body }) => ({ ...body, record: { ...record, log: [] } }),
        { path: 'record.log', why: 'the game was not dealt' },
      ],
      [
        'as given up',
        ({ record, ...body }) => ({ ...body, record: { ...record, aborted: true } }),
        { path: 'record.aborted' },
      ],
    ])('%s', async (_, change, problem) => {
      const { body } = await playedHere();
      const before = (await noord.get('/api/me/tables?list=running')).body.length;
      expect((await move(noord, change(body))).body.problem).toMatchObject({ code: 'bad-record', ...problem });
      expect((await noord.get('/api/me/tables?list=running')).body.length).toBe(before);
    });

    test('when it is over', async () => {
      const { table } = await playedHere();
      await table.play({ by: table.look().state.turn, do: 'resign' });
      const problem = { code: 'bad-record', path: 'record.log', why: 'the game is over' };
      expect((await move(noord, handedOver(table))).body.problem).toMatchObject(problem);
    });

    test('with a computer player where the table rules on words', async () => {
      const { body } = await playedHere({ options: { checking: 'challenge', rulings: true } });
      const seats = [body.seats[0], { kind: 'bot', level: 'child' }];
      expect((await move(noord, { ...body, seats })).body.problem).toMatchObject({ path: 'record.options.rulings' });
    });

    test('with two names that look alike, a clock that is ahead, no key, or something that is not JSON', async () => {
      const { body } = await playedHere();
      const seats = ['Noord', 'N00rd'].map((name) => ({ kind: 'person', name }));
      expect((await move(noord, { ...body, seats })).body.problem.code).toBe('name-taken');
      const early = await playedHere({ now: () => Date.now() + 3_600_000 });
      expect((await move(noord, early.body)).body.problem).toEqual({ code: 'clock-ahead' });
      expect((await noord.post('/api/moved-games', body)).body.problem).toMatchObject({ path: 'key' });
      const asJson = { 'content-type': 'application/json' };
      const torn = await noord.ask('POST', `/api/moved-games?key=${newKey()}`, '{', asJson);
      expect(torn.body.problem).toEqual({ code: 'bad-record', why: 'not JSON' });
    });
  });
});

test('moved games count towards the quota of imported games, but a repeat does not', async () => {
  const perGuest = { count: 1, bytes: 1e9 };
  const quotas = { ...QUICK.quotas, records: { ...QUICK.quotas.records, perGuest } };
  const server = await openTestServer({ quotas });
  try {
    const noord = await newGuest(server.address);
    const { body } = await playedHere();
    const [key, other] = [newKey(), newKey()];
    expect((await noord.post(`/api/moved-games?key=${key}`, body)).status).toBe(200);
    expect((await noord.post(`/api/moved-games?key=${other}`, body)).body.problem.code).toBe('quota-full');
    expect((await noord.post(`/api/moved-games?key=${key}`, body)).status).toBe(200);
  } finally {
    await server.close();
  }
});
