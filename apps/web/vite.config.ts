/** How the pages are built: hashed files in dist, nothing inline, and a limit on what a table page loads first. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { precompress } from './tools/precompress.ts';
import { rulesPages } from './tools/rules-pages.ts';
import { limitWeight } from './tools/weight.ts';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2022',
    // Nothing becomes a data: address, so that the content policy can forbid them.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  plugins: [rulesPages(), limitWeight(), precompress()],
  server: { proxy: { '/api': { target: 'http://localhost:8080', ws: true } } },
});
