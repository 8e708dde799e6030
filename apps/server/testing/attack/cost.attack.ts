/**
 * What one address with the default limits can cost others: for every kind of socket message and of HTTP request, guests
 * of one address send it as often as they can, while others play. `COST_SECONDS` says how long each attack takes; only
 * on an otherwise idle machine are the figures worth anything, so they are checked with the default of a minute.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type clientMessageSchema, type News, PROTOCOL_VERSION, type ServerMessage } from '@lettertafel/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { freePort } from '../../../../tools/free-port.testing.ts';
import { longRecord } from '../../src/games/long-game.testing.ts';
import { ROUTES } from '../../src/http/routes.ts';
import { makeClient, newRequest } from '../../src/kit.testing.ts';
import { openTestStore, type TestStore } from '../../src/store/stores.testing.ts';
import { type ServerProcess, startProcess } from '../server-process.ts';
import type { CostAttack } from './cost-attacker.ts';

const SECONDS = Number(process.env.COST_SECONDS ?? 60);
const IS_MEASURED = SECONDS >= 60;
/** Entries of the game that is watched: the longest record of exchanges that may be imported. */
const LONG = 950;
const BYSTANDERS = 8;
const ATTACKERS = 20;
/** Milliseconds between the moves of a bystander. */
const PACE = 200;
/** Milliseconds. */
const LONGEST_P99 = 250;
/** Below this, in milliseconds, a p99 is noise that may double by itself. */
const SHORTEST_P99 = 10;
/** Megabytes that a server may grow by. */
const MOST_MEMORY = 400;

let store: TestStore;
let server: ServerProcess;
let long: string;
/** Each attack has an address and guests of its own, whose limits are not used up yet. */
let attacks = 0;
let quietP99 = 0;
let quietMemory = 0;

const memoryOf = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

/** Who plays against themselves for so many seconds: the latency of each move, and whether time was given back. */
async function bystander(number: number, seconds: number): Promise<{ waits: number[]; isTimeGivenBack: boolean }> {
  const headers = { 'x-forwarded-for': `192.0.2.${number + 1}` };
  const client = makeClient(server.address);
  const asked = {
    game: 'scrabble-xl-nl',
    options: { starter: 0, gameSeconds: 3600 },
    seats: [{ kind: 'me' }, { kind: 'me' }],
  };
  const { body } = await client.ask('POST', '/api/tables', asked, headers);
  await client.ask('POST', `/api/tables/${body.id}/start`, {}, headers);
  const socket = new WebSocket(`${server.address.replace('http', 'ws')}/api/socket`, {
    headers: { ...headers, cookie: client.cookie() },
  });
  const views = new Map<unknown, News['view']>();
  const acknowledged = new Map<string, () => void>();
  let isTimeGivenBack = false;
  socket.on('message', (data) => {
    const message = JSON.parse(data.toString()) as ServerMessage;
    if (message.type === 'news') {
      views.set(message.as, message.view);
      isTimeGivenBack ||= message.entries.some(({ events }) => events.some(({ type }) => type === 'resumed'));
    }
    if ('id' in message && message.id !== undefined) acknowledged.get(message.id)?.();
  });
  await once(socket, 'open');
  const send = (message: object) => socket.send(JSON.stringify(message));
  send({ type: 'hello', version: PROTOCOL_VERSION });
  for (const as of [0, 1]) send({ type: 'watch', table: body.id, as, after: 0 });
  const waits: number[] = [];
  for (const until = performance.now() + seconds * 1000; performance.now() < until; ) {
    await sleep(PACE);
    const turn = views.get(0)?.turn ?? 0;
    const view = views.get(turn) as unknown as { rack?: readonly string[] } | undefined;
    const tile = view?.rack?.[0];
    if (tile === undefined) continue;
    const id = newRequest();
    const done = new Promise<void>((resolve) => acknowledged.set(id, resolve));
    const from = performance.now();
    send({ type: 'move', id, table: body.id, move: { by: turn, do: 'exchange', tiles: tile } });
    await done;
    waits.push(performance.now() - from);
  }
  socket.close();
  return { waits, isTimeGivenBack };
}

async function measure(seconds: number) {
  const all = await Promise.all(Array.from({ length: BYSTANDERS }, (_, number) => bystander(number, seconds)));
  const waits = all.flatMap((one) => one.waits).sort((one, other) => one - other);
  expect(waits.length).toBeGreaterThan(0);
  const share = (part: number) => waits[Math.ceil(part * waits.length) - 1] ?? 0;
  return { p50: share(0.5), p99: share(0.99), isTimeGivenBack: all.some((one) => one.isTimeGivenBack) };
}

beforeAll(async () => {
  store = await openTestStore('SQLite');
  server = await startProcess(store.address, await freePort());
  const headers = { 'x-forwarded-for': '198.51.100.7' };
  const host = makeClient(server.address);
  await host.ask('GET', '/api/me', undefined, headers);
  const record = await host.ask('POST', '/api/records', await longRecord(LONG), headers);
  expect(record.status).toBe(200);
  long = record.body.id;
  const { p50, p99 } = await measure(SECONDS);
  [quietP99, quietMemory] = [p99, memoryOf(server.pid)];
  console.log(`quiet: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${Math.round(quietMemory)} MB`);
}, 900_000);
afterAll(async () => {
  await server?.stop();
  await store?.remove();
});

const SCRIPT = fileURLToPath(new URL('./cost-attacker.ts', import.meta.url));

/** Guests of one address, each with a game against themselves. */
async function newAttackers(from: string): Promise<CostAttack['attackers']> {
  const headers = { 'x-forwarded-for': from };
  return Promise.all(
    Array.from({ length: ATTACKERS }, async () => {
      const client = makeClient(server.address);
      const asked = {
        game: 'scrabble-xl-nl',
        options: {},
        listed: true,
        chat: true,
        seats: [{ kind: 'me' }, { kind: 'me' }],
      };
      const { body } = await client.ask('POST', '/api/tables', asked, headers);
      await client.ask('POST', `/api/tables/${body.id}/start`, {}, headers);
      return { cookie: client.cookie(), table: body.id };
    }),
  );
}

async function attackWith(attack: Attack): Promise<ChildProcess> {
  attacks += 1;
  const from = `203.0.113.${attacks}`;
  const attackers = await newAttackers(from);
  const made = typeof attack === 'function' ? attack(attackers) : attack;
  const given: CostAttack = { address: server.address, attackers, from, long, attack: made };
  return spawn(process.execPath, ['--import', 'tsx', SCRIPT, JSON.stringify(given)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

type Attack = CostAttack['attack'] | ((attackers: CostAttack['attackers']) => CostAttack['attack']);

async function endure(what: string, attack: Attack): Promise<void> {
  const child = await attackWith(attack);
  // It takes a while to load.
  await once(child, 'message');
  const { p50, p99, isTimeGivenBack } = await measure(SECONDS);
  const memory = memoryOf(server.pid);
  const said = once(child, 'message');
  child.send('stop');
  const [{ sent, refused }] = (await said) as [{ sent: number; refused: number }];
  const growth = Math.round(memory - quietMemory);
  console.log(
    `${what}: ${sent} sent, ${refused} refused; moves of others p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms (quiet ${quietP99.toFixed(1)}); ${growth} MB more`,
  );
  expect(server.isAlive()).toBe(true);
  expect(sent).toBeGreaterThan(0);
  expect(isTimeGivenBack).toBe(false);
  expect(growth).toBeLessThan(MOST_MEMORY);
  if (IS_MEASURED) expect(p99).toBeLessThanOrEqual(Math.min(LONGEST_P99, 2 * Math.max(quietP99, SHORTEST_P99)));
}

const PING = '{"type":"ping"}';
const WATCH_LONG = '{"type":"watch","table":"{long}","as":"spectator","after":0}';
const UNWATCH_LONG = '{"type":"unwatch","table":"{long}","as":"spectator"}';
const MOVE = '{"type":"move","id":"{id}","table":"{table}","move":{"by":0,"do":"pass"}}';
const SAY = `{"type":"say","id":"{id}","table":"{table}","text":"${'x'.repeat(300)}"}`;
const HELLO = JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION });

/** By kind of message. */
const SOCKET_ATTACKS: Readonly<
  Record<(typeof clientMessageSchema.options)[number]['entries']['type']['literal'], readonly string[]>
> = {
  hello: [HELLO],
  ping: [PING],
  watch: [WATCH_LONG],
  unwatch: [WATCH_LONG, UNWATCH_LONG],
  move: [MOVE],
  say: [SAY],
};

const LIMIT = { timeout: (SECONDS + 300) * 1000 };

test.each(Object.entries(SOCKET_ATTACKS))('messages: %s', LIMIT, (kind, messages) =>
  endure(kind, { over: 'socket', messages, socketsPerGuest: 5 }),
);

test('messages that are not understood', LIMIT, () =>
  endure('not understood', { over: 'socket', messages: ['{"type":'], socketsPerGuest: 5 }),
);

test('moves and chat at a table with many watchers', LIMIT, () =>
  endure('watched moves', ([host]) => ({
    over: 'socket',
    messages: [MOVE, SAY],
    first: [`{"type":"watch","table":"${host?.table}","as":"spectator","after":0}`],
    socketsPerGuest: 45,
  })),
);

/** What requests with a body send; others send an empty object. */
const BODIES: Readonly<Record<string, string>> = {
  'PUT /api/me': '{"name":"Attacker"}',
  'POST /api/tables': '{"game":"scrabble-xl-nl","listed":true,"seats":[{"kind":"me"},{"kind":"link"}]}',
  'POST /api/tables/:id/moves': '{"id":"{id}","move":{"by":0,"do":"pass"}}',
  'POST /api/tables/:id/chat': `{"id":"{id}","text":"${'x'.repeat(300)}"}`,
  'POST /api/tables/:id/check': `{"words":[${Array(20).fill('"TREIN"').join()}]}`,
  'POST /api/tables/:id/rematch': '{"join":true}',
  'POST /api/tables/:id/share-hash': `{"shareHash":"${'a'.repeat(64)}"}`,
  'POST /api/tables/:id/share': `{"share":"${'a'.repeat(64)}"}`,
  'POST /api/seat-links': `{"token":"${'a'.repeat(32)}"}`,
  'POST /api/words/house': '{"language":"nl","name":"house","words":["trein"]}',
  'POST /api/words': 'trein\nhut',
};
const QUERIES: Readonly<Record<string, string>> = {
  'POST /api/words': '?language=nl&name=attack',
  'POST /api/moved-games': `?key=${'a'.repeat(32)}`,
};
/** Read the long game. */
const LONG_ONES = new Set(['GET /api/tables/:id/news', 'GET /api/tables/:id/record']);

// A deleted guest sends nothing more.
const OFTEN = ROUTES.filter(({ method, path }) => !(method === 'DELETE' && path === '/api/me'));
test.each([...OFTEN.map(({ method, path }) => [method, path] as const), ['DELETE', '/api/me'] as const])(
  'requests: %s %s',
  LIMIT,
  (method, path) => {
    const key = `${method} ${path}`;
    const table = LONG_ONES.has(key) ? '{long}' : '{table}';
    const filled = path.replace(':id', table).replace(':seat', '0').replace(':number', '0');
    const body = method === 'GET' ? null : (BODIES[key] ?? '{}');
    const type = key === 'POST /api/words' ? 'text/plain' : 'application/json';
    return endure(key, { over: 'http', method, path: `${filled}${QUERIES[key] ?? ''}`, body, type });
  },
);
