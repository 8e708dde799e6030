import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BIN, build, run } from '../tool.testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'lettertafel-serve-'));
beforeAll(build);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('serve prints its address, plays with a bot, and stops on a signal', async () => {
  const flags = ['serve', '--port', '0', '--host', '127.0.0.1', '--data', join(folder, 'data'), '--bot-delay', '0'];
  const server = spawn(process.execPath, [BIN, ...flags], { stdio: ['ignore', 'ignore', 'pipe'] });
  const gone = new Promise<number | null>((resolve) => server.once('exit', resolve));
  const address = await new Promise<string>((resolve) => {
    let said = '';
    server.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(said);
      if (found) resolve(found[0]);
    });
  });
  const post = async (path: string, body: object, cookie = '') => {
    const headers = { 'content-type': 'application/json', cookie };
    return fetch(`${address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  };
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'child' }];
  const created = await post('/api/tables', { game: 'rummikub-sabra', options: { starter: 1 }, seats });
  const [cookie = ''] = created.headers.getSetCookie();
  const { id } = (await created.json()) as { id: string };
  await post(`/api/tables/${id}/start`, {}, cookie);
  const length = async () =>
    ((await (await fetch(`${address}/api/tables/${id}/news`)).json()) as { length: number }).length;
  await expect.poll(length).toBe(2);
  server.kill('SIGTERM');
  expect(await gone).toBe(0);
});

test('export and import carry all of it to another folder', async () => {
  const file = join(folder, 'all.jsonl');
  const into = ['import', file, '--data', join(folder, 'other')];
  const exported = await run(['export', file, '--data', join(folder, 'data')]);
  expect(JSON.parse(exported.out)).toMatchObject({ tables: 1, seats: 2, entries: 2 });
  expect(JSON.parse((await run(into)).out)).toMatchObject({ tables: 1, seats: 2, entries: 2 });
  expect(await run(into)).toMatchObject({ code: 2, out: '', err: expect.stringContaining('there is data already') });
  const twice = await run(['export', file, '--data', join(folder, 'data')]);
  expect(twice).toMatchObject({ code: 2, err: expect.stringContaining('EEXIST (--force replaces it)') });
});

test('an export goes to standard output, or replaces a file when it is complete', async () => {
  const file = join(folder, 'all.jsonl');
  const before = readFileSync(file, 'utf8');
  const said = await run(['export', '-', '--data', join(folder, 'data')]);
  expect(said).toEqual({ code: 0, out: before, err: '' });
  expect(await run(['export', file, '--force', '--data', join(folder, 'nothing')])).toMatchObject({ code: 2 });
  expect(readFileSync(file, 'utf8')).toBe(before);
  writeFileSync(file, 'something else');
  expect(await run(['export', file, '--force', '--data', join(folder, 'data')])).toMatchObject({ code: 0 });
  expect(readFileSync(file, 'utf8')).toBe(before);
  expect(readdirSync(folder).filter((name) => name.startsWith('all.jsonl'))).toEqual(['all.jsonl']);
});
