/** The compiled play generator: it lies beside the solver's sources, wherever this is bundled to below `apps/cli`. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compileModule, type WasmModule } from '@lettertafel/solver';

/** This file and the bundle made from it are equally deep in the tree. */
const GENERATOR = fileURLToPath(new URL('../../../packages/solver/wasm/generator.wasm', import.meta.url));

export function generatorModule(): WasmModule {
  return compileModule(readFileSync(GENERATOR));
}
