/** The lint bans of biome.json really fire: planted violations in a copy of the configuration. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const scratch = mkdtempSync(join(tmpdir(), 'lettertafel-lint-'));
beforeAll(() => {
  for (const path of ['biome.json', 'tools/lint']) cpSync(path, join(scratch, path), { recursive: true });
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

function lint(file: string, code: string) {
  const path = join(scratch, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${code}\n`);
  const biome = resolve(`node_modules/.bin/biome${process.platform === 'win32' ? '.cmd' : ''}`);
  const args = ['lint', '--vcs-enabled=false', `--config-path=${scratch}`, path];
  const { status, stdout, stderr } = spawnSync(biome, args, {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return { status, output: `${stdout}${stderr}` };
}

test.each([
  ['packages/engine/src/kernel/planted.ts', 'export const luck = Math.random();', 'Randomness is an argument'],
  ['packages/engine/src/kernel/planted.ts', 'export const now = Date.now();', 'time is an argument'],
  ['packages/engine/src/kernel/planted.ts', 'export const now = performance.now();', 'time is an argument'],
  ['packages/engine/src/kernel/planted.ts', "console.log('hello');", 'no I/O here'],
  ['packages/house/src/planted.ts', 'export const luck = Math.random();', 'Randomness is an argument'],
  ['packages/house/src/planted.ts', 'setTimeout(() => {}, 1);', 'time is an argument'],
  ['packages/words/src/planted.ts', 'export default 1;', 'noDefaultExport'],
  ['packages/solver/src/planted.ts', 'export const first = (list: number[]) => list[0]!;', 'noNonNullAssertion'],
])('%s: %s is refused', (file, code, reason) => {
  const { status, output } = lint(file, code);
  expect(status).not.toBe(0);
  expect(output).toContain(reason);
});

test('the accessors and tests may assert that an element exists', () => {
  const code = 'export const first = (list: number[]) => list[0]!;';
  for (const file of ['packages/words/src/element-at.ts', 'packages/solver/src/planted.test.ts'])
    expect(lint(file, code)).toMatchObject({ status: 0 });
});

test('the same code is allowed where time and randomness come from', () => {
  expect(lint('apps/server/src/planted.ts', 'export const now = Date.now();')).toMatchObject({ status: 0 });
});
