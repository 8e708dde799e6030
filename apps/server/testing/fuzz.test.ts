/** Fuzzing: the server answers any input with a declared response and keeps running. */
import { GAME_IDS } from '@lettertafel/engine';
import { serverMessageSchema } from '@lettertafel/protocol';
import fc from 'fast-check';
import { is } from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { ROUTES } from '../src/http/routes.ts';
import { type Client, hello, newGuest, newRequest, openTestServer, tableOfTwo } from '../src/kit.testing.ts';
import { hostileMessages, message } from './hostile-messages.ts';
import { hostileMoves, hostileRecord } from './hostile-moves.ts';

const RUNS = Number(process.env.FUZZ_RUNS ?? 30);
const lines: string[] = [];
let address: string;
let close: () => Promise<void>;
let guest: Client;
let table: string;

beforeAll(async () => {
  ({ address, close } = await openTestServer({ log: { write: (line) => lines.push(line) } }));
  guest = await newGuest(address);
  ({ id: table } = await tableOfTwo(guest, await newGuest(address)));
});
afterAll(() => close());

describe('over HTTP', () => {
  const anything = fc.oneof(
    message.any.map((sent) => JSON.stringify(sent)),
    fc.string(),
  );
  test.each(ROUTES.map(({ method, path }) => [method, path] as const))('%s %s', async (method, path) => {
    const part = fc.oneof(fc.constant(table), fc.constantFrom('0', '1', '9', '-1', '1e3'), fc.string({ minLength: 1 }));
    const asked = fc.record({
      parts: fc.array(part, { minLength: 3, maxLength: 3 }),
      query: fc.dictionary(fc.constantFrom('as', 'after', 'language', 'name'), fc.string({ unit: 'grapheme' })),
      body: anything,
      kind: fc.constantFrom('application/json', 'application/json', 'text/plain', 'text/html', 'nonsense'),
    });
    await fc.assert(
      fc.asyncProperty(asked, async ({ parts, query, body, kind }) => {
        const filled = path.replace(/:\w+/g, () => encodeURIComponent(parts.pop() ?? 'x'));
        const answer = await fetch(`${address}${filled}?${new URLSearchParams(query)}`, {
          method,
          headers: { cookie: guest.cookie(), ...(method === 'GET' ? {} : { 'content-type': kind }) },
          ...(method === 'GET' ? {} : { body }),
        });
        const text = await answer.text();
        expect(answer.status, text).toBeLessThan(500);
        if (answer.status >= 400) expect(JSON.parse(text).problem.code).toMatch(/^[a-z-]+$/);
        // A guest deleted by the fuzzing comes back as a new one.
        if (method === 'DELETE' && path === '/api/me') guest = await newGuest(address);
      }),
      { numRuns: RUNS },
    );
  });
});

/** Equally often for every game; most of them get as far as the rules. */
describe('well-formed moves', () => {
  test.each(GAME_IDS)('%s', async (game) => {
    const seats = [{ kind: 'me' }, { kind: 'me' }];
    const { id } = (await guest.post('/api/tables', { game, seats, options: { checking: 'automatic' } })).body;
    await guest.post(`/api/tables/${id}/start`);
    await expect.poll(async () => (await guest.get(`/api/tables/${id}`)).body.phase).toBe('playing');
    await fc.assert(
      fc.asyncProperty(hostileMoves(game), async (move) => {
        const { status, body } = await guest.post(`/api/tables/${id}/moves`, { id: newRequest(), move });
        expect(status, JSON.stringify(body)).toBeLessThan(500);
      }),
      { numRuns: RUNS * 3 },
    );
  });
});

test('mutated games', async () => {
  await fc.assert(
    fc.asyncProperty(hostileRecord, async (record) => {
      const { status, body } = await guest.post('/api/records', record);
      expect(status, JSON.stringify(body)).toBeLessThan(500);
    }),
    { numRuns: RUNS },
  );
});

describe('over a socket', () => {
  test('every message is answered according to the protocol', async () => {
    const text = hostileMessages(table);
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 8 }), async (texts) => {
        const { socket, closed } = await hello(guest);
        socket.removeAllListeners('message');
        const came: unknown[] = [];
        const isAnswered = new Promise((resolve) => {
          socket.on('message', (data) => {
            const answer = JSON.parse(data.toString());
            came.push(answer);
            if (answer.type === 'pong') resolve(true);
          });
        });
        for (const one of texts) socket.send(one);
        socket.send('{"type":"ping"}');
        await Promise.race([isAnswered, closed]);
        for (const answer of came) {
          expect(is(serverMessageSchema, answer), JSON.stringify(answer)).toBe(true);
          expect(answer).not.toMatchObject({ problem: { code: 'failed' } });
        }
        if (socket.readyState === WebSocket.OPEN) socket.close();
      }),
      { numRuns: RUNS * 5 },
    );
  });
});

test('no handler failed, and the server still answers', async () => {
  expect(lines).toEqual([]);
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
});
