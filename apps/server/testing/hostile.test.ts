/** Hostile clients achieve nothing and disturb nobody: a game runs on the same server throughout. */
import { once } from 'node:events';
import { connect as connectTcp } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { SMALL_DUTCH } from '@lettertafel/engine/testing';
import { verifyGame } from '@lettertafel/fairness';
import { CLOSE, LONGEST_MESSAGE, PROTOCOL_VERSION, type ServerMessage } from '@lettertafel/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playByScript } from '../src/games/scripted-player.testing.ts';
import {
  type Client,
  hello,
  makeClient,
  newGuest,
  newRequest,
  ofType,
  openTestServer,
  QUICK,
  sendMove,
  type TestSocket,
  tableOfTwo,
  watch,
} from '../src/kit.testing.ts';

/** Enough for scripts at full speed, too little for a flood. */
const MESSAGES = { perSecond: 500, burst: 1000 };
const lines: string[] = [];
/** What must not appear in the log. */
const secrets = new Set<string>();
let address: string;
let close: () => Promise<void>;
let victim: Client;
let table: string;
/** A game that is waiting for its first move. */
let quiet: string;
/** A game of two honest players that runs throughout. */
let playing: Promise<unknown>;

beforeAll(async () => {
  ({ address, close } = await openTestServer({
    metrics: true,
    logLevel: 'info',
    log: { write: (line) => lines.push(line) },
    limits: { ...QUICK.limits, messages: MESSAGES },
  }));
  const [noord, oost] = await Promise.all([newGuest(address), newGuest(address)]);
  ({ id: table } = await tableOfTwo(noord, oost, {
    options: { starter: 0, checking: 'challenge', disputeSeconds: 5 },
  }));
  ({ id: quiet } = await tableOfTwo(noord, oost));
  victim = noord;
  for (const client of [noord, oost]) secrets.add(client.cookie().split('=')[1] as string);
  const script = { game: 'scrabble-xl-nl', seed: 'hostile' } as const;
  playing = Promise.all([
    playByScript(noord, table, { ...script, seat: 0 }),
    playByScript(oost, table, { ...script, seat: 1 }),
  ]);
});
afterAll(() => close());

const logged = (what: string) => lines.some((line) => line.includes(what));
const problemOf = (message: ServerMessage) => (message.type === 'problem' ? message.problem.code : message.type);

/** Sends any text; returns the problem code or the close code of the answer. */
async function answerTo(socket: TestSocket, text: string | Buffer): Promise<string | number> {
  const answer = Promise.race([socket.next((message): message is ServerMessage => true), socket.closed]);
  socket.socket.send(text);
  const came = await answer;
  return typeof came === 'number' ? came : problemOf(came);
}

describe('a hostile client', () => {
  test.each([
    ['nothing', ''],
    ['half a message', '{"type":"ping"'],
    ['a list', '[]'],
    ['a number', '1e999'],
    ['nothing at all in JSON', 'null'],
    ['a type that does not exist', '{"type":"__proto__"}'],
    ['a prototype', '{"__proto__":{"type":"ping"}}'],
    ['fields nobody knows', '{"type":"ping","admin":true}'],
    ['depth', '['.repeat(8000)],
    ['depth that is well formed', `{"type":"ping","more":${'['.repeat(8000)}${']'.repeat(8000)}}`.slice(0, 16_000)],
    ['bytes', Buffer.from([0xff, 0xfe, 0x00])],
  ])('is not understood: %s', async (_, text) => {
    const socket = await hello(await newGuest(address));
    expect(await answerTo(socket, text)).toBe('not-understood');
    expect(await answerTo(socket, '{"type":"ping"}')).toBe('pong');
    socket.close();
    expect(logged('not understood')).toBe(true);
  });

  test('that keeps sending malformed messages is disconnected', async () => {
    const socket = await hello(await newGuest(address));
    for (let time = 0; time < 20; time++) socket.socket.send('?');
    expect(await socket.closed).toBe(CLOSE.notUnderstood);
  });

  test('with another protocol version, or none, is disconnected', async () => {
    const other = await (await newGuest(address)).connect();
    expect(await answerTo(other, '{"type":"hello","version":999}')).toBe('wrong-version');
    expect(await other.closed).toBe(CLOSE.wrongVersion);
    const silent = await (await newGuest(address)).connect();
    silent.socket.send('{"type":"ping"}');
    expect(await silent.closed).toBe(CLOSE.notUnderstood);
  });

  test('cannot send oversized messages', async () => {
    const socket = await hello(await newGuest(address));
    const TOO_BIG = 1009;
    expect(await answerTo(socket, `"${'x'.repeat(LONGEST_MESSAGE)}"`)).toBe(TOO_BIG);
    const guest = await newGuest(address);
    const huge = await guest.post(`/api/tables/${table}/chat`, { id: newRequest(), text: 'x'.repeat(200_000) });
    expect(huge).toMatchObject({ status: 413, body: { problem: { code: 'too-large' } } });
  });

  test('cannot send thousands of messages a second', async () => {
    const guest = await newGuest(address);
    // The limit is per guest, not per socket.
    const sockets = await Promise.all([hello(guest), hello(guest)]);
    for (let time = 0; time < 5000; time++) for (const { socket } of sockets) socket.send('{"type":"ping"}');
    for (const { closed, received } of sockets) {
      expect(await closed).toBe(CLOSE.tooMany);
      expect(received.filter(ofType('pong')).length).toBeLessThan(4500);
    }
    expect(logged('too many messages')).toBe(true);
  });

  test('cannot send thousands of ping frames, each of which would be answered', async () => {
    const { socket, closed } = await hello(await newGuest(address));
    for (let time = 0; time < 5000; time++) socket.ping();
    expect(await closed).toBe(CLOSE.tooMany);
  });

  test('that goes on sending after it was closed is cut off', async () => {
    const { socket, closed } = await hello(await newGuest(address));
    for (let time = 0; time < 5000; time++) socket.send('{"type":"ping"}');
    await closed;
    expect(logged('goes on sending')).toBe(true);
  });

  test('cannot move for others or see their tiles', async () => {
    const socket = await hello(await newGuest(address));
    expect(problemOf(await sendMove(socket, quiet, { by: 0, do: 'resign' }))).toBe('not-your-seat');
    expect(problemOf(await sendMove(socket, quiet, { by: 'house', do: 'timeout' }))).toBe('not-understood');
    expect(await answerTo(socket, JSON.stringify({ type: 'watch', table: quiet, as: 0 }))).toBe('not-your-seat');
    socket.close();
    const guest = await newGuest(address);
    expect((await guest.get(`/api/tables/${quiet}/news?as=0`)).body.problem.code).toBe('not-your-seat');
    expect((await guest.get(`/api/tables/${quiet}/record`)).body.problem.code).toBe('not-over');
    for (const doing of ['abort', 'rematch', 'nudge', 'start', 'seats/0/link']) {
      expect((await guest.post(`/api/tables/${quiet}/${doing}`)).status, doing).toBeGreaterThanOrEqual(400);
    }
  });

  test('cannot use a forged cookie or that of a deleted guest', async () => {
    const cookie = victim.cookie();
    const [name, value = ''] = cookie.split('=');
    const [id = '', signature = ''] = value.split('.');
    const left = await newGuest(address);
    await left.ask('DELETE', '/api/me');
    const turned = [...signature].reverse().join('');
    for (const forged of [`${id}.${turned}`, `${id}.`, id, `${id}x.${signature}`, `${value}.${value}`, '%00', '']) {
      const thief = makeClient(address, `${name}=${forged}`);
      expect((await thief.get('/api/me/tables')).body, forged).toEqual([]);
      expect((await thief.get(`/api/tables/${table}/news?as=0`)).status, forged).toBe(403);
    }
    expect((await makeClient(address, left.cookie()).get('/api/me/tables')).body).toEqual([]);
  });

  test('cannot send requests from a page of another site', async () => {
    const origin = 'http://elsewhere.example';
    const headers = { origin, cookie: victim.cookie() };
    await expect(victim.connect({ origin })).rejects.toThrow('403');
    for (const bad of [origin, 'null', `${address}.example`, 'nonsense']) {
      const { status } = await victim.ask('POST', `/api/tables/${table}/abort`, {}, { ...headers, origin: bad });
      expect(status, bad).toBe(403);
    }
    expect(logged('foreign origin')).toBe(true);
  });

  test.each([
    `'; drop table tables; --`,
    `" or 1=1 --`,
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '{{7*7}}#{7*7}',
    '%s%n../../etc/passwd',
  ])('chatting %s has no effect: it is delivered verbatim', async (text) => {
    const guest = await newGuest(address);
    const name = text.slice(0, 24);
    expect((await guest.ask('PUT', '/api/me', { name })).body).toMatchObject({ name });
    const { body } = await guest.post('/api/tables', {
      game: 'scrabble-xl-nl',
      seats: [{ kind: 'me' }, { kind: 'link' }],
    });
    const socket = await hello(guest);
    await watch(socket, body.id, 'spectator');
    await guest.post(`/api/tables/${body.id}/chat`, { id: newRequest(), text });
    const { sayings } = await socket.find(ofType('said'));
    expect(sayings).toMatchObject([{ name, text }]);
    socket.close();
    for (const path of [`/api/tables/${encodeURIComponent(text)}`, `/api/words?language=${encodeURIComponent(text)}`]) {
      expect((await guest.get(path)).status).toBeLessThan(500);
    }
    // Browsers never render an API response as a page.
    const answer = await fetch(`${address}/api/tables/${body.id}/chat`);
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
  });

  test.each(['\u202eanna', 'an\u200bna', 'a\nb\u0000', '   ', 'x'.repeat(25)])(
    'cannot use the name %j',
    async (name) => {
      const guest = await newGuest(address);
      const { status, body } = await guest.ask('PUT', '/api/me', { name });
      if (status === 200) expect(body.name).toMatch(/^[^\p{C}]+$/u);
      else expect(['not-understood', 'bad-name']).toContain(body.problem.code);
    },
  );

  test('cannot leave idle sockets open', async () => {
    const port = Number(new URL(address).port);
    const hanging = Array.from({ length: 100 }, () => connectTcp(port, '127.0.0.1'));
    await Promise.all(hanging.map((socket) => once(socket, 'connect')));
    for (const [index, socket] of hanging.entries()) {
      socket.on('error', () => {});
      const beginnings = ['', 'GET / HT', 'POST /api/tables HTTP/1.1\r\ncontent-length: 9999\r\n\r\n{', '\0\0\0\0'];
      socket.write(beginnings[index % beginnings.length] as string);
    }
    const silent = await Promise.all(Array.from({ length: 100 }, () => makeClient(address).connect()));
    const guest = await newGuest(address);
    expect((await guest.get('/api/tables')).status).toBe(200);
    for (const socket of hanging) socket.destroy();
    for (const { socket } of silent) socket.terminate();
  });
});

test('cannot open more sockets than its address may have; others still can', async () => {
  const strict = await openTestServer({
    trustProxy: 1,
    logLevel: 'info',
    log: { write: (line) => lines.push(line) },
    limits: { ...QUICK.limits, sockets: 5 },
  });
  const arrive = async (address: string) => {
    const socket = await makeClient(strict.address).connect({ 'x-forwarded-for': address });
    socket.send({ type: 'hello', version: PROTOCOL_VERSION });
    const answer = problemOf(await socket.find((message): message is ServerMessage => true));
    return { socket, answer };
  };
  const arrivals = await Promise.all(Array.from({ length: 8 }, () => arrive('10.0.0.1')));
  const welcome = arrivals.filter(({ answer }) => answer === 'welcome');
  const refused = arrivals.filter(({ answer }) => answer === 'too-many');
  expect([welcome.length, refused.length]).toEqual([5, 3]);
  for (const { socket } of refused) expect(await socket.closed).toBe(CLOSE.tooMany);
  expect(logged('too many sockets')).toBe(true);
  expect((await arrive('10.0.0.2')).answer).toBe('welcome');
  welcome[0]?.socket.close();
  await expect.poll(async () => (await arrive('10.0.0.1')).answer).toBe('welcome');
  await strict.close();
});

test('does not stop the honest game from ending', async () => {
  await playing;
  expect(verifyGame((await victim.get(`/api/tables/${table}/record`)).body)).toEqual({ ok: true });
});

test('that watches without reading is disconnected', async () => {
  const socket = await hello(await newGuest(address));
  socket.socket.pause();
  const asking = JSON.stringify({ type: 'watch', table, as: 'spectator' });
  for (let time = 0; time < 800; time++) socket.socket.send(asking);
  await expect.poll(() => logged('does not read')).toBe(true);
  socket.socket.resume();
  const CUT_OFF = 1006;
  expect(await socket.closed).toBe(CUT_OFF);
});

test('leaves nothing in memory or in the store', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const flood = async () => {
    for (let round = 0; round < 20; round++) {
      const guest = await newGuest(address);
      const sockets = await Promise.all(Array.from({ length: 10 }, () => hello(guest)));
      for (const { socket } of sockets)
        for (let time = 0; time < 20; time++) socket.send(`{"no":"${'x'.repeat(8000)}"}`);
      await Promise.all(sockets.map(({ closed }) => closed));
    }
    collect();
    return process.memoryUsage().heapUsed;
  };
  const before = await flood();
  // 32 MB of messages.
  expect((await flood()) - before).toBeLessThan(8 * 1024 * 1024);
  const open = async () => /^lettertafel_sockets (.*)$/m.exec(await (await fetch(`${address}/metrics`)).text())?.[1];
  await expect.poll(open).toBe('0');
});

test('the log contains no tiles, cookies, links, tables or words', async () => {
  const { token } = (await victim.post(`/api/tables/${table}/seats/0/link`)).body;
  const log = lines.join('');
  for (const secret of [...secrets, token, table]) expect(log.includes(secret)).toBe(false);
  for (const word of ['script', 'drop table', 'rack', ...SMALL_DUTCH.filter(({ length }) => length > 5)]) {
    expect(log.includes(word), word).toBe(false);
  }
  expect(lines.filter((line) => line.includes('"level":50'))).toEqual([]);
});
