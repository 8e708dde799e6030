/**
 * The build of the pages: hashed files in dist, nothing inline, and a budget for the first load. In the mode `static`
 * they need no server, and work below any path of a web host.
 */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { browserFloor } from './tools/browser-floor.ts';
import { contentPolicy } from './tools/content-policy.ts';
import { firstLoad } from './tools/first-load.ts';
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

/** Screens to learn from: lessons and the analysis share some of their parts with each other, and with nobody else. */
const FOR_LEARNING = /\/src\/(analysis|screens\/lesson|games\/lessons)\/|\/src\/local\/analysis\.ts$/;

const { isFirst, plugin: followImports } = firstLoad();

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
            { name: 'learning', test: FOR_LEARNING, minShareCount: 2, includeDependenciesRecursively: false },
            // What a table loads at once, and what other screens share.
            { name: 'base', test: isFirst, minShareCount: 2 },
            { name: 'later', minShareCount: 2 },
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
    followImports,
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
