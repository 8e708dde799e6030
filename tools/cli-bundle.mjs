// Bundles the command line tool and its worker threads, for a fast start.
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
    // Load a command's own dependencies on demand.
    splitting: true,
    // libsql has native binaries; pg-native is an optional dependency of pg that is not installed.
    external: ['libsql', 'pg-native'],
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    logLevel: 'warning',
    // commander is CommonJS: its `require` of Node modules needs a definition.
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  });
}
