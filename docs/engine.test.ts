/** The examples of README.md and docs/engine.md run, and every public function of the engine has one. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as engine from '@lettertafel/engine';
import { expect, test } from 'vitest';
import { refusalDocs } from '../tools/refusal-docs.ts';

const examples = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^```ts\n(.*?)^```/gms)].map(([, code]) => code).join('\n');

/** Runs code as a module of its own, beside the sources so that packages resolve. */
async function run(name: string, code: string): Promise<void> {
  mkdirSync('.cache/examples', { recursive: true });
  const file = resolve(`.cache/examples/${name}.ts`);
  writeFileSync(file, code);
  await import(/* @vite-ignore */ file);
}

test('the examples of docs/engine.md run', async () => {
  const code = examples('docs/engine.md');
  expect(code.match(/assert\./g)?.length).toBeGreaterThan(10);
  await run('engine', code);
});

test('the example of README.md runs', async () => {
  const shown: unknown[] = [];
  const rng = "import { seededRng } from '@lettertafel/engine/testing';\nconst rng = seededRng('readme');\n";
  const code = examples('README.md').replace('console.log(', 'globalThis.shown.push(');
  Object.assign(globalThis, { shown });
  await run('readme', rng + code);
  expect(shown[0]).toHaveLength(7);
});

test('every public function of the engine has an example', () => {
  const text = examples('docs/engine.md') + examples('README.md');
  const functions = Object.entries(engine).filter(([, value]) => typeof value === 'function');
  expect(functions.length).toBeGreaterThan(10);
  expect(functions.map(([name]) => name).filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
});

test('docs/refusals.md lists all codes (npm run docs writes it)', () => {
  expect(readFileSync('docs/refusals.md', 'utf8')).toBe(refusalDocs());
});
