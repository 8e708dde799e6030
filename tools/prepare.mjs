// Makes a fresh clone ready to run: installs what the lock file asks for, then builds what is stale. No dependencies.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Lettertafel needs Node 20.19 or later; this is ${process.versions.node}.`);
  process.exit(1);
}

const isInstalled = () => {
  const installed = `${root}node_modules/.package-lock.json`;
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(`${root}package-lock.json`).mtimeMs;
};
if (!isInstalled()) run('npm', ['install', '--no-save', '--no-audit', '--no-fund']);
run(process.execPath, ['tools/build.mjs']);

function run(command, args) {
  const options = { cwd: root, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' };
  const { status } = spawnSync(command, args, options);
  if (status !== 0) process.exit(1);
}
