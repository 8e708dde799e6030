/** Hunspell as a spell checker: the WebAssembly build inside npm's hunspell-asm, without its wrapper. */

import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type InputName, inputFolder, readInput } from './inputs.ts';

interface HunspellModule {
  readonly FS: { writeFile(path: string, data: string): void };
  cwrap(name: string, result: 'number', parameters: readonly ('number' | 'string')[]): (...args: unknown[]) => number;
}

export async function makeSpeller(dictionary: InputName): Promise<(word: string) => boolean> {
  const require = createRequire(import.meta.url);
  const start = require(join(inputFolder('hunspell-asm'), 'dist/cjs/lib/node/hunspell.js'));
  const hunspell: HunspellModule = await new Promise((resolve) => {
    start({}).then((module: HunspellModule & { then?: unknown }) => {
      // The module is a thenable that resolves to itself: awaiting it would never end.
      delete module.then;
      resolve(module);
    });
  });
  hunspell.FS.writeFile('/words.aff', readInput(dictionary, 'index.aff'));
  hunspell.FS.writeFile('/words.dic', readInput(dictionary, 'index.dic'));
  const handle = hunspell.cwrap('Hunspell_create', 'number', ['string', 'string'])('/words.aff', '/words.dic');
  const spell = hunspell.cwrap('Hunspell_spell', 'number', ['number', 'string']);
  return (word) => spell(handle, word) !== 0;
}
