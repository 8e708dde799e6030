import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BIN, build, run, runShell } from '../tool.testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'lettertafel-admin-'));
beforeAll(async () => {
  build();
  // The data of a server that has run once.
  await runShell(`"${process.execPath}" "${BIN}" serve --port 0 --data data`, folder, /http:/);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const admin = (...given: string[]) => run(['admin', ...given, '--data', join(folder, 'data'), '--json']);

test('admin prints one JSON document, even if there is nothing to do', async () => {
  expect(await admin('reports')).toEqual({ code: 0, out: '[]\n', err: '' });
  expect(await admin('audit')).toEqual({ code: 0, out: '[]\n', err: '' });
  const nobody = { code: 1, out: '{"done":false,"why":"no-such-guest"}\n', err: '' };
  for (const what of [['mute'], ['unmute'], ['ban'], ['unban'], ['delete', 'guest']]) {
    expect(await admin(...what, 'nobody')).toEqual(nobody);
    // Ids of earlier versions may look like flags.
    expect(await admin(...what, '-VAbcdefghijklmnopqrst')).toEqual(nobody);
  }
  const nowhere = { code: 1, out: '{"done":false,"why":"no-such-table"}\n', err: '' };
  for (const what of [['end'], ['delete', 'table'], ['table']]) {
    expect(await admin(...what, '-VAbcdefghijklmn')).toEqual(nowhere);
  }
  expect(await admin('tables')).toEqual({ code: 0, out: '[]\n', err: '' });
  expect(JSON.parse((await admin('evict', 'nobody', 'nowhere')).out)).toEqual({
    done: false,
    why: 'not-at-that-table',
  });
});

test.each([
  [['delete', 'rack', 'x'], 'what: expected guest, table or saying'],
  [['delete', 'saying', 'x'], 'number: expected a whole number'],
  [['close', 'x', 'word', '1'], 'kind: expected saying or seat'],
  [['mute', 'x', '--reason', 'x'.repeat(301)], '--reason: '],
])('%j is refused', async (given, why) => {
  const { code, out, err } = await admin(...given);
  expect([code, out]).toEqual([2, '']);
  expect(err).toMatch(why);
});
