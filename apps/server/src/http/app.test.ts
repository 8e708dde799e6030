import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeClient, newGuest, openTestServer } from '../testing-kit.ts';
import { ROUTES } from './routes.ts';

const web = mkdtempSync(join(tmpdir(), 'lettertafel-web-'));
let server: Awaited<ReturnType<typeof openTestServer>>;

beforeAll(async () => {
  mkdirSync(join(web, 'assets'));
  writeFileSync(join(web, 'index.html'), '<meta property="csp-nonce" nonce="__CSP_NONCE__"><title>page</title>');
  writeFileSync(join(web, 'assets', 'main-1234.js'), 'export {};');
  server = await openTestServer({ web, trustProxy: 1, metrics: true });
});
afterAll(async () => {
  await server.close();
  rmSync(web, { recursive: true });
});

describe('pages', () => {
  test.each(['/', '/t/abc', '/new/scrabble-de', '/seat', '/settings', '/watch/abc?x=1.5'])(
    '%s is the app',
    async (path) => {
      const response = await fetch(`${server.address}${path}`);
      const text = await response.text();
      expect(response.status).toBe(200);
      const [, nonce] = /nonce="([\w-]{20,})"/.exec(text) ?? [];
      const policy = response.headers.get('content-security-policy') ?? '';
      expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
      expect(policy).not.toMatch(/unsafe|data:|upgrade-insecure/);
    },
  );

  test('files are served as they are, and what is not there is not the app', async () => {
    const file = await fetch(`${server.address}/assets/main-1234.js`);
    expect(file.headers.get('cache-control')).toContain('immutable');
    expect(await file.text()).toBe('export {};');
    expect((await fetch(`${server.address}/assets/none.js`)).status).toBe(404);
    expect((await fetch(`${server.address}/api/none`)).status).toBe(404);
    expect((await fetch(`${server.address}/..%2f..%2fetc/passwd`)).status).toBe(400);
  });
});

describe('strangers', () => {
  test('a page of another site cannot act for a guest, nor open a socket', async () => {
    const noord = await newGuest(server.address);
    const foreign = { origin: 'https://elsewhere.example' };
    const asked = await noord.ask('PUT', '/api/me', { name: 'Vreemd' }, foreign);
    expect(asked).toMatchObject({ status: 403, body: { problem: { code: 'foreign-origin' } } });
    await expect(noord.connect(foreign)).rejects.toThrow('403');
    const own = { origin: server.address };
    expect((await noord.ask('PUT', '/api/me', { name: 'Noord' }, own)).body).toEqual({ name: 'Noord' });
    (await noord.connect(own)).close();
  });

  test('a forged cookie is nobody', async () => {
    const noord = await newGuest(server.address);
    await noord.ask('PUT', '/api/me', { name: 'Noord' });
    const forged = noord.cookie().replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    expect((await makeClient(server.address, forged).get('/api/me')).body).toEqual({ name: null });
  });

  test('a cookie is for http only, and secure where the request came by https', async () => {
    const plain = await fetch(`${server.address}/api/me`);
    expect(plain.headers.getSetCookie()[0]).toMatch(/HttpOnly; SameSite=Lax/);
    expect(plain.headers.getSetCookie()[0]).not.toContain('Secure');
    const proxied = await fetch(`${server.address}/api/me`, { headers: { 'x-forwarded-proto': 'https' } });
    expect(proxied.headers.getSetCookie()[0]).toContain('Secure');
  });

  test('who asks too much is told to wait', async () => {
    const slow = { perSecond: 0.001, burst: 2 };
    const strict = await openTestServer({
      limits: {
        requestsPerMinute: 1000,
        newGuests: slow,
        sockets: 10,
        connections: { perAddress: 100, perServer: 100 },
        actions: slow,
        messages: slow,
      },
    });
    const noord = await newGuest(strict.address);
    const answers = [];
    for (let count = 0; count < 3; count++) answers.push((await noord.ask('PUT', '/api/me', { name: 'A' })).status);
    expect(answers).toEqual([200, 200, 429]);
    await newGuest(strict.address);
    expect((await makeClient(strict.address).get('/api/me')).body.problem.code).toBe('too-many');
    await strict.close();
  });
});

describe('for who runs it', () => {
  test('the description names every route', async () => {
    const { paths } = (await makeClient(server.address).get('/api/openapi.json')).body;
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods as object).map((method) => `${method} ${path}`),
    );
    const routes = ROUTES.map(({ method, path }) => `${method.toLowerCase()} ${path.replaceAll(/:(\w+)/g, '{$1}')}`);
    expect(described.sort()).toEqual(routes.sort());
  });

  test('it is healthy, ready, and counts', async () => {
    const client = makeClient(server.address);
    expect((await client.get('/healthz')).body).toEqual({ ok: true });
    expect((await client.get('/readyz')).body).toEqual({ ok: true });
    expect((await client.get('/metrics')).body).toContain('lettertafel_requests_total');
  });
});
