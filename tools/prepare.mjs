// Makes a fresh clone ready to run: installs what the lock file asks for, then builds what is stale. No dependencies.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { missingNativeParts, thisPlatform } from './native-parts.mjs';

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
const INSTALL = ['install', '--no-save', '--no-audit', '--no-fund'];
if (!isInstalled()) run('npm', INSTALL);
installNativeParts();
run(process.execPath, ['tools/build.mjs']);

/** Installs native parts that the lock file lacks, at the versions their packages ask for. Tried once. */
function installNativeParts() {
  const missing = missingNativeParts(root, thisPlatform());
  const tried = `${root}node_modules/.native-parts-tried`;
  if (missing.length === 0 || (existsSync(tried) && readFileSync(tried, 'utf8') === missing.join(' '))) return;
  writeFileSync(tried, missing.join(' '));
  console.error(`Installing native parts that the lock file lacks for this platform: ${missing.join(', ')}`);
  if (attempt('npm', [...INSTALL, '--no-package-lock', ...missing])) return;
  console.error('Some of these versions are not available. Installing without the lock file instead.');
  run('npm', [...INSTALL, '--no-package-lock']);
}

function run(command, args) {
  if (!attempt(command, args)) process.exit(1);
}

function attempt(command, args) {
  const options = { cwd: root, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' };
  return spawnSync(command, args, options).status === 0;
}
