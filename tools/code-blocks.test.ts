/** Extraction of code blocks. */
import { expect, test } from 'vitest';
import { codeBlocks, exampleModule, lettertafelCalls } from './code-blocks.ts';

const PAGE = [
  '# A page',
  '```ts',
  'const one = 1;',
  '```',
  'Words between.',
  '```',
  "npx lettertafel solve --cgp 'a b' --top 3  # three plays",
  'npm start',
  '```',
  '```ts',
  'console.log(one);',
  '```',
].join('\n');

test('blocks keep their language and their code', () => {
  expect(codeBlocks(PAGE).map(({ language }) => language)).toEqual(['ts', '', 'ts']);
  expect(codeBlocks(PAGE)[0]?.code).toBe('const one = 1;\n');
});

test('the TypeScript of a page is one module', () => {
  expect(exampleModule(PAGE)).toBe('const one = 1;\n\nconsole.log(one);\n');
});

test('command lines are split like a shell does', () => {
  expect(lettertafelCalls(PAGE)).toEqual([['solve', '--cgp', 'a b', '--top', '3']]);
});
