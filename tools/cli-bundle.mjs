// Bundles the command line tool, and the threads of its bots, measurements and database, into files that start fast.
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));

export async function bundleCli(outdir) {
  await build({
    absWorkingDir: root,
    entryPoints: {
      main: 'apps/cli/src/main.ts',
      'bot-worker': 'packages/bots/src/pool/worker.ts',
      'import-worker': 'apps/server/src/imports/worker.ts',
      'games-worker': 'apps/cli/src/bench/games-worker.ts',
      'sqlite-thread': 'apps/server/src/store/sqlite-thread.mjs',
    },
    outdir,
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
}
