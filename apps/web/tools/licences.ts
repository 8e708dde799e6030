/** Copies the licence and the attribution of every folder of word data beside the built pages, which carry that data. */
import { copyFileSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const DATA = fileURLToPath(new URL('../../../packages/words/data', import.meta.url));
const FILES = ['LICENSE', 'ATTRIBUTION.md'];

export function licences(): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    // Not part of the bundle: pages neither load nor precache them.
    writeBundle({ dir = 'dist' }) {
      for (const folder of readdirSync(DATA)) {
        const target = join(dir, 'licences', folder);
        mkdirSync(target, { recursive: true });
        for (const file of FILES) copyFileSync(join(DATA, folder, file), join(target, file));
      }
    },
  };
}
