/** Whatever is sent, a server answers it with something that was thought of, and goes on. */
import { GAME_IDS } from '@lettertafel/engine';
import { serverMessageSchema } from '@lettertafel/protocol';
import fc from 'fast-check';
import { is } from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { ROUTES } from '../src/http/routes.ts';
import { type Client, hello, newGuest, openTestServer, tableOfTwo } from '../src/testing-kit.ts';

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

/** Words of the protocol, so that what is sent is often nearly right. */
const WORDS = [
  'id',
  'type',
  'table',
  'move',
  'by',
  'do',
  'at',
  'word',
  'words',
  'seats',
  'kind',
  'name',
  'text',
  'game',
];
const VALUES = ['hello', 'watch', 'unwatch', 'say', 'ping', 'lay', 'pass', 'exchange', 'resign', 'me', 'link', 'bot'];
const word = fc.constantFrom(...WORDS, 'as', 'after', 'version', 'tiles', 'level', 'options', 'share', 'token', 'seat');
const value = fc.oneof(
  fc.constantFrom(...VALUES, ...GAME_IDS, 'spectator', 'request-1', 'H8', 'TREIN', '__proto__', 'constructor'),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom(0, 1, 3, -1, 0.5, 1e21, true, null),
);
const message = fc.letrec((tie) => ({
  any: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    value,
    tie('object'),
    fc.array(tie('any'), { maxLength: 4 }),
  ),
  object: fc.dictionary(fc.oneof(word, fc.constant('__proto__')), tie('any'), { maxKeys: 6 }),
}));
/** A message that is right but for one thing, if at all. */
const nearly = fc.record(
  {
    type: fc.constantFrom('hello', 'watch', 'unwatch', 'move', 'say', 'ping'),
    version: fc.constantFrom(1, 1, 1, 2, '1'),
    id: fc.oneof(fc.constant('request-77'), value),
    as: fc.oneof(fc.constantFrom(0, 1, 'spectator'), value),
    after: fc.oneof(fc.nat(), value),
    text: fc.oneof(fc.string(), value),
    move: fc.oneof(
      fc.record({ by: fc.constantFrom(0, 1, 'house'), do: value, at: value, word: value, tiles: value }),
      message.any,
    ),
  },
  { requiredKeys: ['type'] },
);

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
        // Who was deleted on the way comes back as somebody else.
        if (method === 'DELETE' && path === '/api/me') guest = await newGuest(address);
      }),
      { numRuns: RUNS },
    );
  });
});

describe('over a socket', () => {
  test('every message is answered as the protocol says', async () => {
    const text = fc.oneof(
      nearly.map((sent) => JSON.stringify({ ...sent, table })),
      message.object.map((sent) => JSON.stringify(sent)),
      fc.json(),
      fc.string({ unit: 'binary' }),
    );
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

test('nothing has failed on the way, and the server still answers', async () => {
  expect(lines).toEqual([]);
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
});
