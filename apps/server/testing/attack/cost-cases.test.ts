import { afterAll, beforeAll, expect, test } from 'vitest';
import { longRecord } from '../../src/games/long-game.testing.ts';
import { ROUTES } from '../../src/http/routes.ts';
import { makeClient, openTestServer } from '../../src/kit.testing.ts';
import { REQUEST_CASES } from './cost-cases.ts';
import { newAttackers } from './cost-guests.ts';
import { sendCase } from './cost-requests.ts';

test('the cost suite has a case for each route and for nothing else', () => {
  const routes = ROUTES.map(({ method, path }) => `${method} ${path}`);
  expect(Object.keys(REQUEST_CASES).sort()).toEqual(routes.sort());
});

let server: Awaited<ReturnType<typeof openTestServer>>;
let long: string;
beforeAll(async () => {
  server = await openTestServer();
  const host = makeClient(server.address);
  await host.get('/api/me');
  long = (await host.post('/api/records', await longRecord(20))).body.id;
});
afterAll(() => server.close());

test.each(Object.entries(REQUEST_CASES))('%s is answered as its case says', async (key, one) => {
  const from = '203.0.113.1';
  const { address } = server;
  const needs = `${JSON.stringify(one)} {table}`;
  const attackers = await newAttackers({ address, from, guests: 2, needs, long });
  const attacker = attackers[key.endsWith('/text') ? 0 : 1];
  if (!attacker) throw new Error('no attackers');
  expect(await sendCase({ address, from, attacker }, key, one)).toBe(one.answers);
});
