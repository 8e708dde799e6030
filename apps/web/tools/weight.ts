/**
 * Fails the build if the first load of a table exceeds its script budget, for the page together with the local worker.
 */
import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { LANGUAGES } from '../src/i18n/language.ts';

/** By gzip. Browsers use Brotli, which takes a tenth less, where they trust the connection (e2e/page-load.spec.ts). */
const MOST_KB = 130;

/** These workers are loaded when a bot first has to move, and when a game is analysed. */
const LATER = /src\/local\/worker\/(bot|analysis)-worker\.ts$/;

/** What a table loads in addition to the entries: one family of games, and one language. */
const FAMILIES = ['src/board/board-table.tsx', 'src/table/word-table.tsx'];
const MESSAGES = LANGUAGES.map((language) => `src/i18n/${language}/index.ts`);

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

export function limitWeight(): Plugin {
  return {
    name: 'limit-weight',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks: Chunks = new Map(
        Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
      );
      for (const family of FAMILIES) {
        const heaviest = Math.max(...MESSAGES.map((messages) => weightOf(chunks, [family, messages])));
        const line = `${family}: ${heaviest.toFixed(1)} kB of compressed script on first load`;
        if (heaviest > MOST_KB) this.error(`${line}, more than ${MOST_KB} kB`);
        console.log(line);
      }
    },
  };
}

function weightOf(chunks: Chunks, modules: readonly string[]): number {
  const entry = [...chunks.values()].filter((chunk) => chunk.isEntry && !LATER.test(chunk.facadeModuleId ?? ''));
  const loaded = modules.map((module) => {
    const chunk = [...chunks.values()].find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)));
    if (!chunk) throw new Error(`${module} is in no chunk`);
    return chunk;
  });
  const needed = new Set<Rolldown.OutputChunk>();
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || needed.has(chunk)) return;
    needed.add(chunk);
    for (const name of chunk.imports) add(chunks.get(name));
  };
  for (const chunk of [...entry, ...loaded]) add(chunk);
  return [...needed].reduce((sum, chunk) => sum + gzipSync(chunk.code).length, 0) / 1024;
}
