// Bundles the command line tool into one file that starts fast. Takes a fraction of a second, so it is always done.
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));

await build({
  absWorkingDir: root,
  entryPoints: ['apps/cli/src/main.ts'],
  outfile: 'apps/cli/dist/main.js',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  logLevel: 'warning',
  // commander is CommonJS inside: give its `require` of Node's own modules a home.
  banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
});
