// Bundles the command line tool, and the threads its bots think on, into files that start fast. Takes a fraction of a
// second, so it is always done.
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));

await build({
  absWorkingDir: root,
  entryPoints: { main: 'apps/cli/src/main.ts', 'bot-worker': 'packages/bots/src/pool/worker.ts' },
  outdir: 'apps/cli/dist',
  bundle: true,
  // What only one command needs is loaded when it is given.
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  logLevel: 'warning',
  // commander is CommonJS inside: give its `require` of Node's own modules a home.
  banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
});
