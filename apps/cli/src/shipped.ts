/** Paths of the shipped files: the repository and the npm package share one layout. */
import { fileURLToPath } from 'node:url';
import { cacheFolder } from './cache-folder.ts';

/** This file and its bundle are equally deep below the root. */
const at = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

export const SHIPPED = {
  web: at('apps/web/dist'),
  words: at('packages/words/data'),
  generator: at('packages/solver/wasm/generator.wasm'),
  leaves: at('packages/bots/data/leaves'),
  games: at('fixtures/games'),
} as const;

/** The cache of derived graphs; may be deleted at any time. */
export const CACHE_FOLDER = cacheFolder();
