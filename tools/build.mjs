// Bundles the command line tool, and the threads of its bots, measurements and database, into files that start fast: a fraction of a second,
// so it is always done. The web app takes some seconds and is built only when something it is made of has changed.
import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));

await build({
  absWorkingDir: root,
  entryPoints: {
    main: 'apps/cli/src/main.ts',
    'bot-worker': 'packages/bots/src/pool/worker.ts',
    'import-worker': 'apps/server/src/imports/worker.ts',
    'games-worker': 'apps/cli/src/bench/games-worker.ts',
    'sqlite-thread': 'apps/server/src/store/sqlite-thread.mjs',
  },
  outdir: 'apps/cli/dist',
  bundle: true,
  // What only one command needs is loaded when it is given.
  splitting: true,
  // A binary of its own for each system, and a wish of pg that nobody has.
  external: ['libsql', 'pg-native'],
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  logLevel: 'warning',
  // commander is CommonJS inside: give its `require` of Node's own modules a home.
  banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
});

const isWebStale = () => {
  const made = changedAt('apps/web/dist/index.html');
  const sources = ['apps/web', 'packages', 'docs/rules', 'package-lock.json'];
  return sources.some((source) => newestIn(source) > made);
};
if (isWebStale()) {
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
