import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openTestServer } from '../kit.testing.ts';

const parent = mkdtempSync(join(tmpdir(), 'lettertafel-modes-'));
afterAll(() => rmSync(parent, { recursive: true, force: true }));
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
const modesIn = (folder: string) => new Set(readdirSync(folder).map((name) => modeOf(join(folder, name))));

test('only the owner can read the data, also if an earlier version created it', async () => {
  const folder = join(parent, 'data');
  const first = await openTestServer({ store: { folder } });
  expect(modeOf(folder)).toBe('700');
  expect(modesIn(folder)).toEqual(new Set(['600']));
  await first.close();
  for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o644);
  const second = await openTestServer({ store: { folder } });
  expect(modesIn(folder)).toEqual(new Set(['600']));
  await second.close();
});
