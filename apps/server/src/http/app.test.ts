import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { timesLimits } from '../config.ts';
import { makeClient, newGuest, openTestServer, QUICK } from '../kit.testing.ts';
import { protocolPage } from './protocol-page.ts';
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
      expect(policy).not.toMatch(/'unsafe|data:|upgrade-insecure/);
    },
  );

  test('serves files as they are, and 404 instead of the app for missing files', async () => {
    const file = await fetch(`${server.address}/assets/main-1234.js`);
    expect(file.headers.get('cache-control')).toContain('immutable');
    expect(await file.text()).toBe('export {};');
    expect((await fetch(`${server.address}/assets/none.js`)).status).toBe(404);
    expect((await fetch(`${server.address}/api/none`)).status).toBe(404);
    for (const out of ['..%2f..%2fetc/passwd', 'assets/..%2f..%2fetc%2fpasswd', '..%5c..%5cetc']) {
      expect([400, 404]).toContain((await fetch(`${server.address}/${out}`)).status);
    }
  });
});

describe('strangers', () => {
  test('another site cannot act for a guest or open a socket', async () => {
    const noord = await newGuest(server.address);
    const foreign = { origin: 'https://elsewhere.example' };
    const asked = await noord.ask('PUT', '/api/me', { name: 'Vreemd' }, foreign);
    expect(asked).toMatchObject({ status: 403, body: { problem: { code: 'foreign-origin' } } });
    await expect(noord.connect(foreign)).rejects.toThrow('403');
    const own = { origin: server.address };
    expect((await noord.ask('PUT', '/api/me', { name: 'Noord' }, own)).body).toMatchObject({ name: 'Noord' });
    (await noord.connect(own)).close();
  });

  test('a forged cookie is nobody', async () => {
    const noord = await newGuest(server.address);
    await noord.ask('PUT', '/api/me', { name: 'Noord' });
    const forged = noord.cookie().replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    expect((await makeClient(server.address, forged).get('/api/me')).body).toMatchObject({ name: null });
  });

  test('a cookie is HttpOnly, and Secure if the request came over https', async () => {
    const plain = await fetch(`${server.address}/api/me`);
    expect(plain.headers.getSetCookie()[0]).toMatch(/HttpOnly; SameSite=Lax/);
    expect(plain.headers.getSetCookie()[0]).not.toContain('Secure');
    const proxied = await fetch(`${server.address}/api/me`, { headers: { 'x-forwarded-proto': 'https' } });
    expect(proxied.headers.getSetCookie()[0]).toContain('Secure');
  });

  test('a client over its rate limit is told to wait', async () => {
    const slow = { perSecond: 0.001, burst: 2 };
    const strict = await openTestServer({
      limits: {
        ...QUICK.limits,
        requestsPerMinute: 1000,
        newGuests: slow,
        newTables: slow,
        sockets: 10,
        connections: { perAddress: 100, perServer: 100 },
        actions: slow,
        lookUps: slow,
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

  test('files are limited by their number and by their bytes', async () => {
    const few = { perSecond: 0.001, burst: 2 };
    const most = QUICK.limits.files;
    for (const files of [
      { ...most, messages: few },
      { ...most, bytes: few },
    ]) {
      const strict = await openTestServer({ web, limits: { ...QUICK.limits, files } });
      const status = async (path: string) => (await fetch(`${strict.address}${path}`)).status;
      // The first one overdraws the bytes, or the third one comes too soon.
      const answers = [];
      for (let count = 0; count < 3; count++) answers.push(await status('/assets/main-1234.js'));
      expect(answers).toEqual([200, files.bytes === few ? 429 : 200, 429]);
      expect(await status('/healthz')).toBe(200);
      expect(await status('/api/tables')).toBe(200);
      await strict.close();
    }
  });

  test('doubled limits allow twice the requests', async () => {
    const slow = { perSecond: 0.001, burst: 2 };
    const limits = timesLimits(2, { ...QUICK.limits, actions: slow });
    const generous = await openTestServer({ limits });
    const noord = await newGuest(generous.address);
    const answers = [];
    for (let count = 0; count < 5; count++) answers.push((await noord.ask('PUT', '/api/me', { name: 'A' })).status);
    expect(answers).toEqual([200, 200, 200, 200, 429]);
    await generous.close();
  });
});

describe('a visitor over the limit', () => {
  const few = { ...QUICK.limits, requestsPerMinute: 3 };

  test.each([
    ['de-AT,de;q=0.9,en;q=0.8', 'de', 'Einen Moment bitte'],
    ['fr,en;q=0.5,nl;q=0.7', 'nl', 'Even geduld'],
    ['en-GB', 'en', 'One moment, please'],
    ['', 'nl', 'Even geduld'],
  ])(
    'whose browser asks for "%s" gets a page that says so and retries by itself',
    async (accepted, language, title) => {
      const strict = await openTestServer({ web, limits: few });
      const page = () =>
        fetch(`${strict.address}/t/abc`, { headers: { accept: 'text/html', 'accept-language': accepted } });
      for (let count = 0; count < 3; count++) expect((await page()).status).toBe(200);
      const response = await page();
      const text = await response.text();
      const seconds = response.headers.get('retry-after');
      expect(response.status).toBe(429);
      expect(text).toContain(`<html lang="${language}">`);
      expect(text).toContain(title);
      expect(text).toContain(`<meta http-equiv="refresh" content="${seconds}">`);
      // The app's own files are not refused for that.
      for (let count = 0; count < 5; count++)
        expect((await fetch(`${strict.address}/assets/main-1234.js`)).status).toBe(200);
      const api = await fetch(`${strict.address}/api/tables`);
      expect(api.status).toBe(429);
      expect(Number(api.headers.get('retry-after'))).toBeGreaterThan(0);
      await strict.close();
    },
  );
});

describe('addresses behind proxies', () => {
  test.each([
    [1, '192.0.2.1, 198.51.100.7', '198.51.100.7'],
    [2, '192.0.2.1, 198.51.100.7', '192.0.2.1'],
    [['127.0.0.0/8', '198.51.100.0/24'], '192.0.2.1, 198.51.100.7', '192.0.2.1'],
    [['10.0.0.0/8'], '192.0.2.1', '127.0.0.1'],
  ])('with %j trusted, "%s" is %s', async (trustProxy, forwarded, counted) => {
    const strict = await openTestServer({ trustProxy, limits: { ...QUICK.limits, requestsPerMinute: 1 } });
    const from = async (address: string) =>
      (await fetch(`${strict.address}/api/tables`, { headers: { 'x-forwarded-for': address } })).status;
    expect(await from(forwarded)).toBe(200);
    // The same sender in another notation, then a different one.
    expect(await from(forwarded)).toBe(429);
    if (counted !== '127.0.0.1') expect(await from(forwarded.replace(counted, '203.0.113.9'))).toBe(200);
    await strict.close();
  });
});

test('https responses set HSTS and switch unused browser features off', async () => {
  const secure = await fetch(`${server.address}/`, { headers: { 'x-forwarded-proto': 'https' } });
  expect(secure.headers.get('strict-transport-security')).toContain('max-age=');
  expect(secure.headers.get('permissions-policy')).toContain('camera=()');
  expect((await fetch(`${server.address}/`)).headers.get('strict-transport-security')).toBeNull();
});

test('new tables are limited per address, whoever the guests are', async () => {
  const newTables = { perSecond: 0.001, burst: 2 };
  const strict = await openTestServer({ limits: { ...QUICK.limits, newTables } });
  const asked = { game: 'scrabble-xl-nl', seats: [{ kind: 'me' }, { kind: 'link' }] };
  const answers: Response[] = [];
  for (let count = 0; count < 3; count++) {
    const headers = { 'content-type': 'application/json', cookie: (await newGuest(strict.address)).cookie() };
    answers.push(await fetch(`${strict.address}/api/tables`, { method: 'POST', headers, body: JSON.stringify(asked) }));
  }
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
  expect(Number(answers[2]?.headers.get('retry-after'))).toBeGreaterThan(1);
  await strict.close();
});

test('word lookups are limited per guest across all tables', async () => {
  const lookUps = { perSecond: 0.001, burst: 5 };
  const strict = await openTestServer({ limits: { ...QUICK.limits, lookUps } });
  const [noord, oost] = [await newGuest(strict.address), await newGuest(strict.address)];
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'child' }];
  const check = async (words: readonly string[]) => {
    const asked = { game: 'scrabble-xl-nl', options: { checking: 'automatic' }, seats };
    const { id } = (await noord.post('/api/tables', asked)).body;
    return (await noord.post(`/api/tables/${id}/check`, { words })).status;
  };
  expect(await check(['TREIN', 'TREINEN', 'BUS'])).toBe(200);
  expect(await check(['TREIN', 'TREINEN', 'BUS'])).toBe(429);
  expect(await check(['TREIN', 'BUS'])).toBe(200);
  expect((await oost.get('/api/me')).status).toBe(200);
  await strict.close();
});

describe('for administrators', () => {
  test('the description names every route', async () => {
    const { paths } = (await makeClient(server.address).get('/api/openapi.json')).body;
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods as object).map((method) => `${method} ${path}`),
    );
    const routes = ROUTES.map(({ method, path }) => `${method.toLowerCase()} ${path.replaceAll(/:(\w+)/g, '{$1}')}`);
    expect(described.sort()).toEqual(routes.sort());
  });

  test('the description has ids, components that exist, and the moves of every family', async () => {
    const text = JSON.stringify((await makeClient(server.address).get('/api/openapi.json')).body);
    const description = JSON.parse(text);
    const operations = Object.values(description.paths).flatMap((methods) => Object.values(methods as object));
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain('postTablesIdMoves');
    const refs = [...text.matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)];
    expect(refs.length).toBeGreaterThan(100);
    for (const [, kind = '', name = ''] of refs) expect(description.components[kind], name).toHaveProperty(name);
    expect(text).not.toContain('$defs');
    const { move } =
      description.paths['/api/tables/{id}/moves'].post.requestBody.content['application/json'].schema.properties;
    expect(move.oneOf).toHaveLength(3);
    expect(JSON.stringify(description.components.schemas.TableMove)).toContain('arrange');
    expect(operations.every(({ responses }) => 429 in responses && 503 in responses)).toBe(true);
  });

  test('docs/protocol.md lists all messages (npm run docs writes it)', () => {
    expect(readFileSync('docs/protocol.md', 'utf8')).toBe(protocolPage());
  });

  test('reports health, readiness and metrics', async () => {
    const client = makeClient(server.address);
    expect((await client.get('/healthz')).body).toEqual({ ok: true });
    expect((await client.get('/readyz')).body).toEqual({ ok: true });
    expect((await client.get('/metrics')).body).toContain('lettertafel_requests_total');
    const closed = await openTestServer();
    expect((await makeClient(closed.address).get('/metrics')).status).toBe(404);
    await closed.close();
  });
});
