/** Many guests send malformed messages up to their limits while others play undisturbed. */
import { GAME_IDS, type GameId } from '@lettertafel/engine';
import { PROTOCOL_VERSION } from '@lettertafel/protocol';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { ROUTES } from '../../src/http/routes.ts';
import { openTestStore } from '../../src/store/stores.testing.ts';
import { makeClient, newRequest } from '../../src/testing-kit.ts';
import { hostileMessages, message } from '../hostile-messages.ts';
import { hostileMoves, hostileRecord } from '../hostile-moves.ts';
import { freePort, startProcess } from '../server-process.ts';
import { endure } from './endurance.ts';

const MESSAGES = Number(process.env.FUZZ_MESSAGES ?? 300_000);
const BYSTANDERS = 10;
const ATTACKERS = 8;
/** About the burst a guest is allowed. */
const EACH = 100;

let guests = 0;

interface Attacker {
  readonly headers: Readonly<Record<string, string>>;
  readonly game: GameId;
  /** A game that the attacker plays alone, so that moves get as far as the rules. */
  readonly table: string;
}

async function newAttacker(address: string): Promise<Attacker> {
  guests += 1;
  const from = { 'x-forwarded-for': `172.${16 + (guests >> 16)}.${(guests >> 8) & 255}.${guests & 255}` };
  const client = makeClient(address);
  const game = GAME_IDS[guests % GAME_IDS.length] as GameId;
  const options = { checking: guests % 2 === 0 ? 'automatic' : 'challenge' };
  const asked = { game, options, seats: [{ kind: 'me' }, { kind: 'me' }] };
  const { body } = await client.ask('POST', '/api/tables', asked, from);
  await client.ask('POST', `/api/tables/${body.id}/start`, {}, from);
  return { headers: { ...from, cookie: client.cookie() }, game, table: body.id };
}

/** After more that is not understood a socket is closed. */
const MISTAKES_A_SOCKET = 8;
const MOVES_A_SOCKET = 12;

/** Over sockets, all at once on each; until the last is answered or the server has had enough. */
async function attackSocket(address: string, attacker: Attacker): Promise<void> {
  for (let sent = 0; sent < EACH; sent += MISTAKES_A_SOCKET + MOVES_A_SOCKET) await attackOnce(address, attacker);
}

async function attackOnce(address: string, { headers, game, table }: Attacker): Promise<void> {
  const moves = fc.sample(hostileMoves(game), MOVES_A_SOCKET).map((move) => ({ type: 'move', table, move }));
  const texts = [
    ...moves.map((sent) => JSON.stringify({ ...sent, id: newRequest() })),
    ...fc.sample(hostileMessages(table), MISTAKES_A_SOCKET),
  ];
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, { headers });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  const over = new Promise((resolve) => {
    socket.once('close', resolve);
    socket.on('message', (data) => data.toString().includes('"pong"') && resolve(null));
  });
  socket.send(JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION }));
  for (const text of texts) socket.send(text);
  socket.send('{"type":"ping"}');
  await over;
  socket.terminate();
}

async function attackHttp(address: string, { headers, table }: Attacker): Promise<void> {
  const bodies = fc.sample(message.any, EACH);
  const records = fc.sample(hostileRecord, EACH);
  const asked = bodies.map(async (any, index) => {
    const { method, path } = ROUTES[index % ROUTES.length] as (typeof ROUTES)[number];
    const body = path === '/api/records' ? records[index] : any;
    const answer = await fetch(`${address}${path.replace(/:\w+/g, table)}`, {
      method,
      headers: { ...headers, ...(method === 'GET' ? {} : { 'content-type': 'application/json' }) },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
    });
    await answer.arrayBuffer();
    expect(answer.status, `${method} ${path}`).toBeLessThan(500);
  });
  await Promise.all(asked);
}

test(`${MESSAGES} messages of hostile guests`, { timeout: 3_600_000 }, async () => {
  const store = await openTestStore('SQLite');
  const server = await startProcess(store.address, await freePort(), ['--metrics']);
  const { address } = server;
  const games = endure([address], BYSTANDERS);
  try {
    let sent = 0;
    const attack = async () => {
      for (; sent < MESSAGES; sent += EACH) {
        const attacker = await newAttacker(address);
        await (guests % 3 === 0 ? attackHttp : attackSocket)(address, attacker);
      }
    };
    await Promise.all(Array.from({ length: ATTACKERS }, attack));
    const figures = await (await fetch(`${address}/metrics`)).text();
    const lag = Number(/^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(figures)?.[1]);
    await games.finish(`${sent} hostile messages; event loop lag p99 ${Math.round(lag * 1000)} ms; bystanders`);
    expect(server.isAlive()).toBe(true);
    expect(server.said()).not.toContain('"level":50');
  } finally {
    games.stop();
    await server.stop();
    await store.remove();
  }
});
