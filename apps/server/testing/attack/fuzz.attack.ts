/** Many guests send nonsense, each as much as the limits allow, while others play: nobody notices. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { ROUTES } from '../../src/http/routes.ts';
import { openTestStore } from '../../src/store/stores.testing.ts';
import { makeClient } from '../../src/testing-kit.ts';
import { hostileMessages, message } from '../hostile-messages.ts';
import { freePort, startProcess } from '../server-process.ts';
import { endure } from './endurance.ts';

const MESSAGES = Number(process.env.FUZZ_MESSAGES ?? 300_000);
const BYSTANDERS = 10;
const ATTACKERS = 8;
/** About as much as a guest may send in one go. */
const EACH = 100;

let guests = 0;

async function newAttacker(address: string) {
  guests += 1;
  const from = { 'x-forwarded-for': `172.${16 + (guests >> 16)}.${(guests >> 8) & 255}.${guests & 255}` };
  const client = makeClient(address);
  await client.ask('GET', '/api/me', undefined, from);
  return { ...from, cookie: client.cookie() };
}

/** Over a socket, all at once; until the last is answered or the server has had enough. */
async function attackSocket(address: string, table: string, headers: Record<string, string>): Promise<void> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, { headers });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  const over = new Promise((resolve) => {
    socket.once('close', resolve);
    socket.on('message', (data) => data.toString().includes('"pong"') && resolve(null));
  });
  for (const text of fc.sample(hostileMessages(table), EACH - 1)) socket.send(text);
  socket.send('{"type":"ping"}');
  await over;
  socket.terminate();
}

async function attackHttp(address: string, table: string, headers: Record<string, string>): Promise<void> {
  const bodies = fc.sample(message.any, EACH);
  const asked = bodies.map(async (body, index) => {
    const { method, path } = ROUTES[index % ROUTES.length] as (typeof ROUTES)[number];
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
    const owner = await newAttacker(address);
    const seats = [{ kind: 'me' }, { kind: 'link' }];
    const { body } = await makeClient(address, owner.cookie).post('/api/tables', { game: 'scrabble-xl-nl', seats });
    let sent = 0;
    const attack = async () => {
      for (; sent < MESSAGES; sent += EACH) {
        const headers = await newAttacker(address);
        await (guests % 3 === 0 ? attackHttp : attackSocket)(address, body.id, headers);
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
