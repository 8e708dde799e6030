/** The compiled play generator and where its graphs are kept, wherever this is bundled to below `apps/cli`. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compileModule, type WasmModule } from '@lettertafel/solver';

/** This file and the bundle made from it are equally deep in the tree. */
const ROOT = new URL('../../../', import.meta.url);
const GENERATOR = fileURLToPath(new URL('packages/solver/wasm/generator.wasm', ROOT));

/** Derived graphs: may be deleted at any time. */
export const CACHE_FOLDER = fileURLToPath(new URL('node_modules/.cache/lettertafel', ROOT));

export function generatorModule(): WasmModule {
  return compileModule(readFileSync(GENERATOR));
}
