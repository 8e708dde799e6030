/**
 * What one address with the default limits can cost others: for every kind of socket message and of HTTP request, guests
 * of one address send it as often as they can, while others play. `COST_SECONDS` says how long each attack takes; only
 * on an otherwise idle machine are the figures worth anything, so they are checked with the default of a minute.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type News, PROTOCOL_VERSION, type ServerMessage } from '@lettertafel/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { freePort } from '../../../../tools/free-port.testing.ts';
import { longRecord } from '../../src/games/long-game.testing.ts';
import { makeClient, newRequest } from '../../src/kit.testing.ts';
import { openTestStore, type TestStore } from '../../src/store/stores.testing.ts';
import { type ServerProcess, startProcess } from '../server-process.ts';
import type { CostAttack, CostReport } from './cost-attacker.ts';
import { OTHER_CASES, OTHER_SOCKET_CASES, REQUEST_CASES, SOCKET_CASES } from './cost-cases.ts';
import { LONG, newAttackers } from './cost-guests.ts';

const SECONDS = Number(process.env.COST_SECONDS ?? 60);
const IS_MEASURED = SECONDS >= 60;
const BYSTANDERS = 8;
const ATTACKERS = 20;
/** Milliseconds between the moves of a bystander. */
const PACE = 200;
/** Milliseconds. */
const LONGEST_P99 = 250;
/** Below this, in milliseconds, a p99 is noise that may double by itself. */
const SHORTEST_P99 = 10;
/** Megabytes that a server may grow by in one attack. */
const MOST_MEMORY = 400;
/** What is quiet is measured again after so many attacks. */
const QUIET_EVERY = 8;

let store: TestStore;
let server: ServerProcess;
let long: string;
/** Each attack has an address and guests of its own, whose limits are not used up yet. */
let attacks = 0;
let quietP99 = 0;

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

async function measureQuiet(): Promise<void> {
  const { p50, p99 } = await measure(SECONDS / 4);
  quietP99 = p99;
  console.log(`quiet: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${Math.round(memoryOf(server.pid))} MB`);
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
  // Until everything is compiled.
  await measure(SECONDS / 4);
}, 900_000);
afterAll(async () => {
  await server?.stop();
  await store?.remove();
});

const SCRIPT = fileURLToPath(new URL('./cost-attacker.ts', import.meta.url));

async function attackWith(key: string, needs: string): Promise<ChildProcess> {
  if (attacks % QUIET_EVERY === 0) await measureQuiet();
  attacks += 1;
  const { address } = server;
  const from = `203.0.113.${attacks}`;
  const attackers = await newAttackers({ address, from, guests: ATTACKERS, needs, long });
  const child = fork(SCRIPT, { execArgv: ['--import', 'tsx'] });
  child.send({ address, from, attackers, key } satisfies CostAttack);
  // It takes a while to load.
  await once(child, 'message');
  return child;
}

/** `answers`: what at least one must have been answered with, or nothing was attacked. */
async function endure(key: string, one: { readonly answers: string | number }) {
  const child = await attackWith(key, `${key.replace(':id', '{table}')} ${JSON.stringify(one)}`);
  const before = memoryOf(server.pid);
  const { p50, p99, isTimeGivenBack } = await measure(SECONDS);
  const growth = Math.round(memoryOf(server.pid) - before);
  const said = once(child, 'message');
  child.send('stop');
  const [{ sent, answers }] = (await said) as [CostReport];
  const told = Object.entries(answers).map(([answer, times]) => `${answer} × ${times}`);
  console.log(
    `${key}: ${sent} sent, answered ${told.join(', ')}; moves of others p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms (quiet ${quietP99.toFixed(1)}); ${growth} MB more`,
  );
  expect(server.isAlive()).toBe(true);
  expect(answers[one.answers], `answered ${one.answers}`).toBeGreaterThan(0);
  expect(isTimeGivenBack).toBe(false);
  expect(growth).toBeLessThan(MOST_MEMORY);
  if (IS_MEASURED) expect(p99).toBeLessThanOrEqual(Math.min(LONGEST_P99, 2 * Math.max(quietP99, SHORTEST_P99)));
}

const LIMIT = { timeout: (2 * SECONDS + 300) * 1000 };

test.each(Object.entries({ ...SOCKET_CASES, ...OTHER_SOCKET_CASES }))('messages: %s', LIMIT, (key, one) =>
  endure(key, one),
);

test.each(Object.entries({ ...OTHER_CASES, ...REQUEST_CASES }))('requests: %s', LIMIT, (key, one) => endure(key, one));
