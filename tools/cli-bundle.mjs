// Bundles the command line tool and its worker threads, for a fast start.
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));

export async function bundleCli(outdir) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: {
      main: 'apps/cli/src/main.ts',
      'bot-worker': 'packages/bots/src/pool/worker.ts',
      'import-worker': 'apps/server/src/imports/worker.ts',
      'games-worker': 'apps/cli/src/bench/games-worker.ts',
      'sqlite-thread': 'apps/server/src/store/sqlite-thread.mjs',
    },
    outdir,
    write: false,
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
  for (const { path, contents } of outputFiles) replaceFile(path, contents);
}

/** Tests build the tool while others run it: nobody may read half a file. */
function replaceFile(path, contents) {
  if (existsSync(path) && readFileSync(path).equals(contents)) return;
  const part = `${path}.${randomUUID()}`;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(part, contents);
  renameSync(part, path);
}
