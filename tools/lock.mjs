// `npm run lock`: updates the lock file, then adds the native parts (a bundler's binary for another platform, say) that
// it lacks. npm leaves out what its registry does not have, and `npm ci` of npm 11 refuses such a lock file. What is added
// has no hash, because nobody here has seen the package; npm fills it in where the registry has it.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { withNativeParts } from './native-parts.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { status } = spawnSync('npm', ['install', '--package-lock-only', '--ignore-scripts'], {
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
if (status !== 0) process.exit(status ?? 1);
const file = `${root}package-lock.json`;
const lock = JSON.parse(readFileSync(file, 'utf8'));
writeFileSync(file, `${JSON.stringify({ ...lock, packages: withNativeParts(lock.packages) }, null, 2)}\n`);
