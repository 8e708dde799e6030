/** `npm run load`: how much a server on this machine bears. A bar on stderr, the figures as JSON on stdout. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { PROTOCOL_VERSION } from '@lettertafel/protocol';
import { WebSocket } from 'ws';
import { openStore, type StoreAddress } from '../src/store/database.ts';
import { openTestStore, STORES } from '../src/store/stores.testing.ts';
import { makeClient } from '../src/testing-kit.ts';
import { type LoadTable, setLoadTable } from './load-clients.ts';
import { GAME, makeScript, OPTIONS, WORDS } from './script.ts';
import { freePort } from './server-process.ts';

const { values } = parseArgs({
  options: {
    store: { type: 'string', default: 'SQLite' },
    servers: { type: 'string', default: '1' },
    games: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '10' },
    'idle-tables': { type: 'string', default: '10000' },
    'idle-sockets': { type: 'string', default: '5000' },
  },
});
const kind = STORES.find((name) => name.toLowerCase() === values.store.toLowerCase());
if (!kind) throw new Error(`--store: one of ${STORES.join(', ')}`);
const [servers, games, seconds] = [values.servers, values.games, values.seconds].map(Number) as [
  number,
  number,
  number,
];

const ENTRY = fileURLToPath(new URL('./load-server.ts', import.meta.url));
const MEGABYTE = 1024 * 1024;
const script = makeScript();

function progress(what: string, done: number, of: number): void {
  const filled = Math.round((done / of) * 30);
  process.stderr.write(`\r${what.padEnd(22)} [${'#'.repeat(filled)}${'.'.repeat(30 - filled)}] ${done}/${of}   `);
  if (done >= of) process.stderr.write('\n');
}

const children: ChildProcess[] = [];

async function startServer(store: StoreAddress): Promise<string> {
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', 'tsx', ENTRY, JSON.stringify(store), String(port)], {
    stdio: ['ignore', 2, 'pipe'],
  });
  children.push(child);
  process.once('exit', () => child.kill('SIGKILL'));
  await new Promise<void>((resolve, reject) => {
    child.stderr?.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('is open')) resolve();
      else process.stderr.write(chunk);
    });
    child.once('exit', () => reject(new Error('the server did not start')));
  });
  return `http://127.0.0.1:${port}`;
}

/** One row a transaction on one connection: what the disk and the database give at best. */
async function rawAppends(address: StoreAddress): Promise<number> {
  const store = await openStore(address);
  const row = { at: 0, move: 'm'.repeat(60), events: 'e'.repeat(600), verdicts: null, guest: null, request: null };
  const key = {
    id: 'raw',
    secret: '',
    commitment: '',
    game: GAME,
    options: '{}',
    words: 'nl',
    phase: 'aborted',
  } as const;
  const rest = { host: null, listed: 0, chat: 0, created_at: 0, changed_at: 0, revision: 0, length: 0, owed: 0 };
  const standing = { turn: null, scores: '[]', awaited: '[]', nudged_seat: null, nudged_until: null, next: null };
  await store.db
    .insertInto('tables')
    .values({ ...key, ...rest, ...standing })
    .execute();
  const MEASURED = 3000;
  const begun = performance.now();
  let number = 0;
  while (performance.now() - begun < MEASURED) {
    await store.db
      .insertInto('entries')
      .values({ table_id: 'raw', number, ...row })
      .execute();
    number += 1;
  }
  await store.close();
  return (number / MEASURED) * 1000;
}

async function memoryOf(address: string): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (.*)$/m.exec(text)?.[1]) / MEGABYTE;
}

/** Plays for some seconds, so many games at once; at full speed, or so many moves a second in all. */
async function play(addresses: readonly string[], what: string, perSecond?: number) {
  const latencies: number[] = [];
  let isMeasuring = false;
  let isEnough = false;
  const pause = () => (perSecond === undefined ? 0 : (games / perSecond) * 1000 * (0.5 + Math.random()));
  const tables: LoadTable[] = [];
  for (let game = 0; game < games; game++) {
    const at = (seat: number) => addresses[(game + seat) % addresses.length] as string;
    const onMove = (latency: number) => void (isMeasuring && latencies.push(latency));
    tables.push(
      await setLoadTable({ addresses: [at(0), at(1)], script, words, pause, isEnough: () => isEnough, onMove }),
    );
    progress(`${what}: sitting down`, game + 1, games);
  }
  const running = Promise.all(tables.map((table) => table.run()));
  const WARM_UP = 3;
  for (let second = 0; second < seconds + WARM_UP; second++) {
    isMeasuring = second >= WARM_UP;
    await Promise.race([new Promise((resolve) => setTimeout(resolve, 1000)), running.then(() => {})]);
    progress(what, second + 1, seconds + WARM_UP);
  }
  isMeasuring = false;
  const memory = await Promise.all(addresses.map(memoryOf));
  isEnough = true;
  await running;
  for (const table of tables) table.close();
  latencies.sort((one, other) => one - other);
  const quantile = (part: number) => round(latencies[Math.floor(latencies.length * part)] ?? Number.NaN);
  return { movesPerSecond: round(latencies.length / seconds), p50: quantile(0.5), p99: quantile(0.99), memory };
}

/** Copies of a table where a game has just begun, every one of them looked at once, so that the server has it in memory. */
async function setIdleTables(address: string, count: number): Promise<void> {
  const client = makeClient(address);
  const seats = [{ kind: 'me' }, { kind: 'me' }];
  const { id } = (await client.post('/api/tables', { game: GAME, options: OPTIONS, seats })).body;
  await client.post(`/api/tables/${id}/start`);
  const copies = Array.from({ length: count }, (_, number) => `idle-${number}`.padEnd(16, '-'));
  await copyTable(id, copies);
  const AT_ONCE = 10;
  let seen = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let copy = copies.pop(); copy; copy = copies.pop()) {
        const { status } = await client.get(`/api/tables/${copy}/news`);
        if (status !== 200) throw new Error(`a table could not be looked at: ${status}`);
        seen += 1;
        if (seen % 100 === 0) progress('idle tables', seen, count);
      }
    }),
  );
}

async function copyTable(id: string, copies: readonly string[]): Promise<void> {
  const AT_ONCE = 100;
  const { db, close } = await openStore(store.address);
  const table = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const seats = await db.selectFrom('seats').selectAll().where('table_id', '=', id).execute();
  const entries = await db.selectFrom('entries').selectAll().where('table_id', '=', id).execute();
  for (let from = 0; from < copies.length; from += AT_ONCE) {
    const part = copies.slice(from, from + AT_ONCE);
    const ofEach = <Row extends object>(rows: readonly Row[]) =>
      part.flatMap((copy) => rows.map((row) => ({ ...row, table_id: copy })));
    await db.transaction().execute(async (trx) => {
      await trx
        .insertInto('tables')
        .values(part.map((copy) => ({ ...table, id: copy })))
        .execute();
      await trx.insertInto('seats').values(ofEach(seats)).execute();
      await trx.insertInto('entries').values(ofEach(entries)).execute();
    });
  }
  await close();
}

async function openIdleSockets(address: string, count: number): Promise<WebSocket[]> {
  const sockets: WebSocket[] = [];
  for (let opened = 0; opened < count; opened++) {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket`);
    await once(socket, 'open');
    const welcome = once(socket, 'message');
    socket.send(JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION }));
    await welcome;
    sockets.push(socket);
    if (sockets.length % 100 === 0) progress('idle sockets', sockets.length, count);
  }
  return sockets;
}

/** How many of them are still answered. */
async function countAnswers(sockets: readonly WebSocket[]): Promise<number> {
  const answers = sockets.map(async (socket) => {
    const answer = once(socket, 'message');
    socket.send('{"type":"ping"}');
    return String(((await answer) as [Buffer])[0]).startsWith('{"type":"pong"');
  });
  return (await Promise.all(answers)).filter((isPong) => isPong).length;
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}

const store = await openTestStore(kind);
const yardstick = await openTestStore('SQLite');
const rawStore = kind === 'SQLite' ? yardstick.address : store.address;
const raw = round(await rawAppends(rawStore));
const addresses = await Promise.all(Array.from({ length: servers }, () => startServer(store.address)));
const [first = ''] = addresses;
const { id: words } = (await makeClient(first).ask('POST', '/api/words?language=nl&name=script', WORDS)).body;
const atRest = await memoryOf(first);
const full = await play(addresses, 'full speed');
const half = await play(addresses, 'half of that', full.movesPerSecond / 2);
const idle: Record<string, unknown> = {};
const [idleTables, idleSockets] = [Number(values['idle-tables']), Number(values['idle-sockets'])];
if (idleTables > 0) {
  await setIdleTables(first, idleTables);
  idle.tables = { count: idleTables, megabytes: round(await memoryOf(first)) };
}
if (idleSockets > 0) {
  const before = await memoryOf(first);
  const sockets = await openIdleSockets(first, idleSockets);
  const answered = await countAnswers(sockets);
  const megabytes = round(await memoryOf(first));
  idle.sockets = { count: idleSockets, answered, megabytes, added: round(megabytes - before) };
  for (const socket of sockets) socket.terminate();
}
const { memory, ...atFullSpeed } = full;
process.stdout.write(
  `${JSON.stringify({
    store: kind,
    servers,
    games,
    rawAppendsPerSecond: raw,
    atFullSpeed,
    ofRaw: round(full.movesPerSecond / raw),
    atHalf: { movesPerSecond: half.movesPerSecond, p50: half.p50, p99: half.p99 },
    megabytes: {
      atRest: round(atRest),
      underLoad: memory.map(round),
      perGame: round(((memory[0] ?? Number.NaN) - atRest) / games),
    },
    idle,
  })}\n`,
);
for (const child of children) child.kill('SIGKILL');
await Promise.all(children.map((child) => once(child, 'exit')));
await Promise.all([store.remove(), yardstick.remove()]);
process.exit(0);
