import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withNativeParts } from './native-parts.mjs';

const clone = mkdtempSync(join(tmpdir(), 'lettertafel-lock-'));
afterAll(() => rmSync(clone, { recursive: true, force: true }));

beforeAll(() => {
  const { stdout } = spawnSync('git', ['ls-files', 'package.json', '*/package.json', 'package-lock.json', '.npmrc'], {
    encoding: 'utf8',
  });
  for (const file of stdout.trim().split('\n')) {
    mkdirSync(join(clone, dirname(file)), { recursive: true });
    cpSync(file, join(clone, file));
  }
});

test.each([
  { npm: 10, platform: [] },
  { npm: 11, platform: ['--os=darwin', '--cpu=arm64'] },
])('npm $npm accepts the lock file for a clean install $platform', ({ npm, platform }) => {
  const args = ['--yes', `npm@${npm}`, 'ci', '--dry-run', '--ignore-scripts', ...platform];
  const { status, stdout, stderr } = spawnSync('npx', args, { cwd: clone, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  expect(stdout).toMatch(platform.length === 0 ? /^added \d+ packages/m : /^add @esbuild\/darwin-arm64 /m);
});

test('the lock file names no registry', () => {
  expect(readFileSync('package-lock.json', 'utf8')).not.toMatch(/"resolved": "https?:/);
});

test('native parts that a lock file lacks are added by their names, sorted', () => {
  const optionalDependencies = {
    '@bundler/binding-win32-x64-msvc': '1.0.0',
    '@bundler/binding-linux-arm64-musl': '1.0.0',
    '@bundler/binding-wasm32-wasi': '1.0.0',
    '@bundler/darwin-arm64': '1.0.0',
  };
  const there = { version: '1.0.0', os: ['darwin'], cpu: ['arm64'], optional: true };
  const packages = { 'node_modules/zip': {}, 'node_modules/bundler': { dev: true, optionalDependencies } };
  expect(Object.entries(withNativeParts({ ...packages, 'node_modules/@bundler/darwin-arm64': there }))).toEqual([
    [
      'node_modules/@bundler/binding-linux-arm64-musl',
      { version: '1.0.0', cpu: ['arm64'], os: ['linux'], libc: ['musl'], dev: true, optional: true },
    ],
    ['node_modules/@bundler/binding-wasm32-wasi', { version: '1.0.0', cpu: ['wasm32'], dev: true, optional: true }],
    [
      'node_modules/@bundler/binding-win32-x64-msvc',
      { version: '1.0.0', cpu: ['x64'], os: ['win32'], dev: true, optional: true },
    ],
    ['node_modules/@bundler/darwin-arm64', there],
    ['node_modules/bundler', packages['node_modules/bundler']],
    ['node_modules/zip', {}],
  ]);
});
