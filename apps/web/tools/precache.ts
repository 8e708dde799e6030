/** Gives the service worker the list of files to cache, and reports their size. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

const WORKER = join(import.meta.dirname, '../src/service-worker.js');
const WORDS = join(import.meta.dirname, '../../../packages/words/data');
const PUBLIC = join(import.meta.dirname, '../public');
const PLACE = 'const FILES = [];';
const MOST_KB = 2500;
/**
 * Every browser with service workers supports woff2; whole fonts, explanations of words and tables of leaves load on
 * demand.
 */
const NOT_KEPT = /\.(html|woff|map|bin)$|-normal-[\w-]+\.woff2$|(^|\/)explained[.-]/;

/** The language whose words a file holds, if any. */
const LISTS = Object.fromEntries(
  readdirSync(WORDS)
    .filter((folder) => existsSync(join(WORDS, folder, 'list.json')))
    .map((language) => [language, new RegExp(`/words/data/${language}(-[a-z]+)?/`)]),
);

type File = Rolldown.OutputChunk | Rolldown.OutputAsset;

export function precache(): Plugin {
  return {
    name: 'precache',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const files = Object.values(bundle).filter(({ fileName }) => !NOT_KEPT.test(fileName));
        const names = [...files.map(({ fileName }) => fileName), ...readdirSync(PUBLIC)].sort();
        const source = readFileSync(WORKER, 'utf8').replace(PLACE, `const FILES = ${JSON.stringify(names)};`);
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
        for (const [language, own] of Object.entries(LISTS)) {
          const others = Object.values(LISTS).filter((list) => list !== own);
          const needed = files.filter(
            (file) => !others.some((list) => sourcesOf(file).some((name) => list.test(name))),
          );
          const cost = needed.reduce((sum, file) => sum + weightOf(file), 0) / 1024;
          const line = `offline play by the list ${language}: ${cost.toFixed(0)} kB of compressed files`;
          if (cost > MOST_KB) this.error(`${line}, more than ${MOST_KB} kB`);
          console.log(line);
        }
      },
    },
  };
}

function sourcesOf(file: File): readonly string[] {
  return file.type === 'chunk' ? file.moduleIds : file.originalFileNames.map((name) => `/${name}`);
}

function weightOf(file: File): number {
  return gzipSync(file.type === 'chunk' ? file.code : file.source).length;
}
