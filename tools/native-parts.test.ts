import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { missingNativeParts, thisPlatform } from './native-parts.mjs';

const scratch = mkdtempSync(join(tmpdir(), 'lettertafel-native-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const MAC = { os: 'darwin', cpu: 'arm64', libc: 'glibc' } as const;
const PI = { os: 'linux', cpu: 'arm64', libc: 'glibc' } as const;

test('nothing is missing here', () => {
  expect(missingNativeParts(process.cwd(), thisPlatform())).toEqual([]);
});

test.each([
  { platform: MAC, missing: ['css-darwin-arm64@2.0.0', '@bundler/binding-darwin-arm64@1.0.0'] },
  { platform: PI, missing: ['@bundler/binding-linux-arm64-gnu@1.0.0'] },
  { platform: { ...PI, libc: 'musl' as const }, missing: ['@bundler/binding-linux-arm64-musl@1.0.0'] },
  { platform: { os: 'win32', cpu: 'x64', libc: 'glibc' as const }, missing: ['@bundler/binding-win32-x64-msvc@1.0.0'] },
])('recognises native parts for $platform.os $platform.cpu $platform.libc by name', ({ platform, missing }) => {
  const root = join(scratch, 'written');
  const parts = ['darwin-arm64', 'linux-arm64-gnu', 'linux-arm64-musl', 'linux-x64-gnu', 'win32-x64-msvc'];
  writePackage(root, 'bundler', Object.fromEntries(parts.map((part) => [`@bundler/binding-${part}`, '1.0.0'])));
  writePackage(root, '@css/core', { 'css-darwin-arm64': '2.0.0', 'css-linux-x64': '2.0.0' });
  writePackage(root, 'plain', { fsevents: '3.0.0' });
  expect(missingNativeParts(root, platform)).toEqual(missing);
});

function writePackage(root: string, name: string, optionalDependencies: Record<string, string>): void {
  const folder = join(root, 'node_modules', name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, optionalDependencies }));
}

test('an install for another platform has its native part and lacks ours', () => {
  const root = join(scratch, 'installed');
  mkdirSync(root);
  const { version } = JSON.parse(readFileSync('node_modules/esbuild/package.json', 'utf8')) as { version: string };
  const flags = ['--os=darwin', '--cpu=arm64', '--no-audit', '--no-fund', '--ignore-scripts', '--prefix', root];
  const { status, stderr } = spawnSync('npm', ['install', ...flags, `esbuild@${version}`], { encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  expect(missingNativeParts(root, MAC)).toEqual([]);
  expect(missingNativeParts(root, PI)).toEqual([`@esbuild/linux-arm64@${version}`]);
});
