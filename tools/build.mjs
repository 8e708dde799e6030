// Builds the command line tool always, since that takes a fraction of a second, and the web app only if its sources have
// changed.
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
  // Always a production build, even when called from a test.
  process.env.NODE_ENV = 'production';
  const vite = await import('vite');
  // The configuration imports packages, whose sources Node alone cannot load.
  await vite.build({ configFile: `${root}apps/web/vite.config.ts`, configLoader: 'runner', logLevel: 'warn' });
}

function changedAt(path) {
  return statSync(`${root}${path}`, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** Latest modification time in a folder, without build output and dependencies. */
function newestIn(path) {
  if (!statSync(`${root}${path}`).isDirectory()) return changedAt(path);
  const names = readdirSync(`${root}${path}`).filter((name) => name !== 'node_modules' && name !== 'dist');
  return Math.max(0, ...names.map((name) => newestIn(`${path}/${name}`)));
}
