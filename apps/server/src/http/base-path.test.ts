/** A server below a path of its host, behind a proxy that passes the path on or removes it. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeClient, openTestServer } from '../kit.testing.ts';
import { basePathOf, isServablePath, withoutBase } from './address.ts';

const web = mkdtempSync(join(tmpdir(), 'lettertafel-below-'));
let server: Awaited<ReturnType<typeof openTestServer>>;

beforeAll(async () => {
  mkdirSync(join(web, 'assets'));
  writeFileSync(join(web, 'index.html'), '<link href="./icon.svg"><script src="./assets/main.js"></script>./');
  writeFileSync(join(web, 'assets', 'main.js'), 'export {};');
  server = await openTestServer({ web, baseUrl: 'https://tafel.example/games/lt' });
});
afterAll(async () => {
  await server.close();
  rmSync(web, { recursive: true, force: true });
});

test.each(['/games/lt', '/games/lt/', '/games/lt/t/abc', '/'])(
  'the page at %s loads its files below the path',
  async (path) => {
    const response = await fetch(`${server.address}${path}`);
    expect(await response.text()).toBe(
      '<link href="/games/lt/icon.svg"><script src="/games/lt/assets/main.js"></script>./',
    );
    expect(response.headers.get('set-cookie')).toContain('Path=/games/lt;');
  },
);

test.each(['/games/lt', ''])('files, API and sockets answer below "%s"', async (path) => {
  const client = makeClient(`${server.address}${path}`);
  expect((await fetch(`${server.address}${path}/assets/main.js`)).status).toBe(200);
  expect((await client.get('/api/me')).status).toBe(200);
  expect((await client.get('/api/openapi.json')).body.servers).toEqual([{ url: '/games/lt/' }]);
  expect((await client.get('/readyz')).status).toBe(200);
  expect((await client.get('/api/nothing')).status).toBe(404);
  const socket = await client.connect();
  socket.close();
});

test.each([
  [undefined, '/'],
  ['https://host', '/'],
  ['https://host/lt', '/lt/'],
  ['https://host/a/b/', '/a/b/'],
])('the path of %s is %s', (url, base) => expect(basePathOf(url)).toBe(base));

test.each([
  ['/lt/api/me?x=/lt/', '/api/me?x=/lt/'],
  ['/lt', '/'],
  ['/lt?a=b', '/?a=b'],
  ['/ltx', '/ltx'],
  ['/other', '/other'],
])('%s below /lt/ is %s', (target, within) => expect(withoutBase(target, '/lt/')).toBe(within));

test.each(['/a%20b', '//x', '/../x', '/é'])('an app cannot be below %s', (path) => {
  expect(isServablePath(path)).toBe(false);
});
