// `npm run test:node -- 24 [files]`: runs the unit tests on another Node version, from npm's `node` package.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const [version, ...files] = process.argv.slice(2);
if (!/^\d+(\.\d+){0,2}$/.test(version ?? '')) {
  console.error('usage: npm run test:node -- 24 [files]');
  process.exit(2);
}

const folder = `${root}.cache/node-${version}`;
const node = `${folder}/node_modules/node/bin/node${process.platform === 'win32' ? '.exe' : ''}`;
if (!existsSync(node)) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/package.json`, '{"private":true}\n');
  run('npm', ['install', '--no-audit', '--no-fund', '--no-save', `node@${version}`], folder);
}
run(node, ['--version']);
run(node, [`${root}node_modules/vitest/vitest.mjs`, 'run', ...files]);

/** Child processes started by name use that Node too. */
function run(command, args, cwd = root) {
  const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH}` };
  const { status } = spawnSync(command, args, { cwd, env, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}
