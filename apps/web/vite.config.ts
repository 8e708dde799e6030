/**
 * The build of the pages: hashed files in dist, nothing inline, and a budget for the first load. In the mode `static`
 * they need no server, and work below any path of a web host.
 */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { browserFloor } from './tools/browser-floor.ts';
import { contentPolicy } from './tools/content-policy.ts';
import { licences } from './tools/licences.ts';
import { listFiles } from './tools/list-files.ts';
import { precache } from './tools/precache.ts';
import { precompress } from './tools/precompress.ts';
import { rulesPages } from './tools/rules-pages.ts';
import {
  FOR_THINKING,
  FOR_WHOLE_GAMES,
  preloadsOf,
  SHARED_WITH_WORKERS,
  sharedWorkers,
} from './tools/shared-workers.ts';
import { limitWeight } from './tools/weight.ts';

/** For screens around a game: pictures, options, results. A table does not wait for them. */
const AROUND =
  /\/src\/(parts\/(board-picture|mat-picture|game-picture|course-graph|graph-scale|settlement-table|winner-head)|new-game\/(option-field|option-words|other-number))\.tsx?$/;

export default defineConfig(({ mode }) => ({
  // Files name each other relative to themselves: the app may be below any path. The server fills in the page's own links.
  base: './',
  root: fileURLToPath(new URL('.', import.meta.url)),
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2022',
    // No data: URLs, so that the content policy can forbid them.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: (_, deps, { hostId }) => preloadsOf(deps, hostId) },
    // Few files, because a first visit requests all of them. All styles are one file, in import order.
    // Modules that several others share are one chunk, which imports none of the others, so there is no cycle.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'styles', test: /\.css$/ },
            { name: 'rules', test: SHARED_WITH_WORKERS, minShareCount: 2 },
            { name: 'thinking', test: FOR_THINKING, minShareCount: 2 },
            { name: 'whole-games', test: FOR_WHOLE_GAMES, minShareCount: 2 },
            { name: 'around', test: AROUND, includeDependenciesRecursively: false },
            { name: 'base', minShareCount: 2 },
          ],
        },
      },
    },
    reportCompressedSize: false,
  },
  plugins: [
    sharedWorkers(),
    rulesPages(),
    listFiles(),
    limitWeight(),
    browserFloor(),
    licences(),
    precache(),
    contentPolicy(),
    // Web hosts compress by themselves.
    mode === 'static' ? undefined : precompress(),
  ],
  server: { proxy: { '/api': { target: 'http://localhost:8080', ws: true } } },
}));
