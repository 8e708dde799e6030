/** Writes what the engine shows as JSON Schemas, for the description of the API (`npm run docs`). */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { typeSchemas } from './type-schemas.ts';

const ENGINE = 'packages/engine';
const FILE = 'apps/server/src/http/engine-schemas.json';

export function engineSchemas() {
  const { config } = ts.readConfigFile(`${ENGINE}/tsconfig.json`, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ENGINE);
  const roots = ['GameView', 'SeenEvent', 'Refusal'];
  return typeSchemas(`${ENGINE}/src/index.ts`, options, { roots, refTo: (name) => `#/components/schemas/${name}` });
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(FILE, `${JSON.stringify(engineSchemas(), null, 1)}\n`);
