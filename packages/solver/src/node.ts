/** What only Node has: the compiled generator as a file (browsers fetch and compile it), the CPU's time. */

import { readFileSync } from 'node:fs';
import { compileModule, type WasmModule } from './crossword/web-assembly.ts';

export function loadGeneratorModule(): WasmModule {
  return compileModule(readFileSync(new URL('../wasm/generator.wasm', import.meta.url)));
}

/** CPU time of this process so far, in microseconds. */
export function cpuMicros(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}
