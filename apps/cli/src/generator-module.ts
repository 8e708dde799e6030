/** The compiled move generator. */
import { readFileSync } from 'node:fs';
import { compileModule, type WasmModule } from '@lettertafel/solver';
import { SHIPPED } from './shipped.ts';

export function generatorModule(): WasmModule {
  return compileModule(readFileSync(SHIPPED.generator));
}
