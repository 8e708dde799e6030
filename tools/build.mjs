// Builds the command line tool, which takes a fraction of a second and is always done, and the web app, which takes some
// seconds and is built only when something it is made of has changed.
import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bundleCli } from './cli-bundle.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

await bundleCli('apps/cli/dist');

const isWebStale = () => {
  const made = changedAt('apps/web/dist/index.html');
  const sources = ['apps/web', 'packages', 'docs/rules', 'package-lock.json'];
  return sources.some((source) => newestIn(source) > made);
};
if (isWebStale()) {
  // Whoever calls, a test perhaps: what is built is what people get.
  process.env.NODE_ENV = 'production';
  const vite = await import('vite');
  await vite.build({ configFile: `${root}apps/web/vite.config.ts`, logLevel: 'warn' });
}

function changedAt(path) {
  return statSync(`${root}${path}`, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** When anything in a folder was last changed, but for what was made or installed there. */
function newestIn(path) {
  if (!statSync(`${root}${path}`).isDirectory()) return changedAt(path);
  const names = readdirSync(`${root}${path}`).filter((name) => name !== 'node_modules' && name !== 'dist');
  return Math.max(0, ...names.map((name) => newestIn(`${path}/${name}`)));
}
