import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, QUICK } from '../kit.testing.ts';
import { normalTarget } from './address.ts';

const PER_MINUTE = 600;
const ASKED = 3000;
const web = mkdtempSync(join(tmpdir(), 'lettertafel-web-'));
const MINUTE = 60_000;
/** Stands still during a test. */
let time = 0;
let limited: Awaited<ReturnType<typeof openTestServer>>;

beforeAll(async () => {
  mkdirSync(join(web, 'assets'));
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>page</title>');
  writeFileSync(join(web, 'assets', 'main.js'), 'export {};');
  limited = await openTestServer({
    web,
    now: () => 1e12 + time,
    ticks: () => time,
    limits: { ...QUICK.limits, requestsPerMinute: PER_MINUTE },
  });
});
afterAll(async () => {
  await limited.close();
  rmSync(web, { recursive: true, force: true });
});

/** The status codes of requests with these targets, in order, over raw connections: clients would clean the targets. */
async function statusesOf(address: string, targets: readonly string[], more = ''): Promise<number[]> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  const host = `${hostname}:${port}`;
  let heard = '';
  socket.on('data', (chunk) => {
    heard += chunk.toString('latin1');
  });
  const closed = new Promise((resolve) => socket.once('close', resolve));
  for (const [index, target] of targets.entries()) {
    const last = index === targets.length - 1 ? 'Connection: close\r\n' : '';
    socket.write(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\n${more}${last}\r\n`);
  }
  await closed;
  return [...heard.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
}

const hostOf = (address: string) => new URL(address).host;

/** Ways to write the address of a route that is limited. */
const DISGUISES: readonly [what: string, target: (host: string) => string][] = [
  ['plainly', () => '/api/tables/x/news'],
  ['with an encoded letter and a fragment', () => '/%61pi/tables/x/news#a.b'],
  ['with a fragment', () => '/api/tables/x/news#a.b'],
  ['with an encoded letter', () => '/%61pi/tables/x.js'],
  ['with an encoded dot', () => '/api/tables/x%2Ejs'],
  ['encoded twice', () => '/%2561pi/tables/x.js'],
  ['with two slashes', () => '//api/tables/x.js'],
  ['with dots', () => '/assets/../api/tables/x.js'],
  ['with encoded dots', () => '/assets/%2e%2e/api/tables/x.js'],
  ['with a backslash', () => '/\\api/tables/x.js'],
  ['in absolute form', (host) => `http://${host}/api/tables/x.js`],
  ['in absolute form with another host', () => 'http://elsewhere.example/api/tables/x.js'],
  ['in absolute form without a path', (host) => `http://${host}?a.js`],
  ['with an address that cannot be decoded', () => '/api/tables/%ff.js'],
  ['as a file that does not exist', () => '/assets/none.js'],
  ['with a parameter after a semicolon', () => '/api/tables;a.js'],
  ['with a file in the query', () => '/api/tables?a.js'],
];

test.each(DISGUISES)('no request escapes the limit, its address written %s', async (_, targetOf) => {
  time += MINUTE;
  const { address } = limited;
  const target = targetOf(hostOf(address));
  const statuses: number[] = [];
  // A connection carries some hundred requests, so that no buffer fills up.
  for (let asked = 0; asked < ASKED; asked += 300) {
    statuses.push(...(await statusesOf(address, Array(300).fill(target))));
  }
  expect(statuses.length).toBe(ASKED);
  expect(statuses.filter((status) => status !== 429).length).toBe(PER_MINUTE);
  // Files of the build and health checks stay unlimited.
  expect(await statusesOf(address, ['/assets/main.js', '/assets/main.js?v=1', '/healthz'])).toEqual([200, 200, 200]);
});

test('an address that is not in the normal form is answered by no route, page, file or socket', async () => {
  const server = await openTestServer({ web });
  const host = hostOf(server.address);
  const refused = DISGUISES.map(([, targetOf]) => targetOf(host)).filter((target) => !normalTarget(target, host));
  expect(refused.length).toBe(12);
  const encoded = ['/%68ealthz', '/%', '/assets%2Fmain.js', '/assets/%6Dain.js', '/t/x%20', '/./', '*', '/./healthz'];
  for (const target of [...refused, ...encoded]) {
    expect([target, await statusesOf(server.address, [target])]).toEqual([target, [404]]);
  }
  const upgrade =
    'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n';
  // Nor is a socket opened where none is served.
  for (const target of ['/api/%73ocket', '/api/socket#x', '//api/socket', '/api/tables', '/healthz', '/']) {
    expect([target, await statusesOf(server.address, [target], upgrade)]).toEqual([target, [404]]);
  }
  // RFC 9112: the absolute form means the same as the address without it.
  const absolute = `http://${hostOf(server.address)}`;
  expect(await statusesOf(server.address, [`${absolute}/healthz`, `${absolute}/api/tables`, `${absolute}/`])).toEqual([
    200, 200, 200,
  ]);
  await server.close();
});

test.each([
  ['/', '/'],
  ['/?a=%20#', null],
  ['/t/AbC_-12?x=%2F..//', '/t/AbC_-12?x=%2F..//'],
  ['/assets/main-1.2.js', '/assets/main-1.2.js'],
  ['/.well-known/x', '/.well-known/x'],
  ['/a/..b/c...', '/a/..b/c...'],
  ['http://here:1/a?b', '/a?b'],
  ['HTTPS://HERE:1', '/'],
  ['http://here:1?b', '/?b'],
  ['http://here:2/a', null],
  ['http://user@here:1/a', null],
  ['/a/.', null],
  ['/a//b', null],
  ['/a/', '/a/'],
  ['', null],
  ['a', null],
])('the normal form of %s is %s', (target, normal) => {
  expect(normalTarget(target, 'here:1')).toBe(normal);
});
