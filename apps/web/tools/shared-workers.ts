/**
 * Builds workers as entries of the same build as the page, so that they share files: the engine is fetched once. Vite
 * would bundle each of them separately.
 */
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** The code that reads whole games and sheets, after the end of a game or for an import: a separate file. */
export const FOR_WHOLE_GAMES =
  /\/packages\/(analysis\/src\/(course|positions|verdict)|fairness\/src\/verify|protocol\/src\/(moved-game|record|setup)|scorekeeper\/src\/[\w-]+)\.ts$/;

/** The code that finds moves: the workers of bots and of analyses share it, and no page loads it at first. */
export const FOR_THINKING =
  /\/packages\/(analysis\/src\/(?!course|positions|verdict)|solver\/|bots\/(data|src\/(?!hint|level))|words\/src\/graph\/(build|node-store))|\/src\/local\/worker\/(leave-tables|play-graphs|spare-time)/;

/** Other modules that workers and page may both load. None of them needs a DOM. */
export const SHARED_WITH_WORKERS =
  /\/packages\/(?!analysis\/|solver\/|bots\/(data|src\/(?!hint|level))|words\/src\/graph\/(build|node-store)|fairness\/src\/verify|protocol\/src\/(moved-game|record|setup)|scorekeeper|formats)|\/node_modules\/(valibot|@noble)\/|\/src\/base\/(base-path|server-fetch)|\/src\/local\/(worker\/(?!leave-tables|play-graphs|spare-time)|hint|local-id|messages)|vite\/preload-helper/;

/** A module of every page, and of no worker. */
const PAGE_ONLY = /\/node_modules\/preact\//;

const WORKER = /new Worker\(new URL\('([^']+)', import\.meta\.url\)/g;

/** What only workers load: they have no document to preload files with. Each is named after its source. */
const WORKER_FILE = /^assets\/(house|bot-worker|analysis-worker)-/;

export function preloadsOf(deps: string[], importer: string): string[] {
  return WORKER_FILE.test(importer) ? [] : deps;
}

export function sharedWorkers(): Plugin {
  const emitted: string[] = [];
  return {
    name: 'shared-workers',
    apply: 'build',
    // Before Vite's own worker plugin.
    enforce: 'pre',
    generateBundle(_, bundle) {
      const chunkOf = (name: string) => (bundle[name]?.type === 'chunk' ? bundle[name] : undefined);
      for (const name of emitted.map((reference) => this.getFileName(reference))) {
        const needed = [name, ...(chunkOf(name)?.imports ?? [])];
        const foreign = needed.find((file) => chunkOf(file)?.moduleIds.some((id) => PAGE_ONLY.test(id)));
        if (foreign) this.error(`the worker ${name} loads ${foreign}, which is for pages`);
      }
    },
    transform: {
      filter: { code: 'new Worker(new URL(' },
      handler(code, id) {
        return code.replace(WORKER, (_, path: string) => {
          const file = join(dirname(id), path);
          const name = basename(file, '.ts');
          const reference = this.emitFile({ type: 'chunk', id: file, name });
          emitted.push(reference);
          return `new Worker(import.meta.ROLLUP_FILE_URL_${reference}`;
        });
      },
    },
  };
}
