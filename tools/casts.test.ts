/** Limits the number of casts per workspace. The limits only go down. */
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { filesUnder } from './files.ts';

/** `as`, not `as const`, outside tests. Lint refuses `!`. */
const LIMITS: Readonly<Record<string, number>> = {
  'packages/engine': 13,
  'packages/protocol': 1,
  'packages/fairness': 1,
  'packages/house': 3,
  'packages/scorekeeper': 6,
  'apps/server': 9,
  'apps/web': 10,
};

function castsIn(file: string, text: string): number {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  let count = 0;
  const visit = (node: ts.Node): void => {
    if (ts.isAsExpression(node) && node.type.getText() !== 'const') count++;
    ts.forEachChild(node, visit);
  };
  visit(source);
  return count;
}

test.each(Object.entries(LIMITS))('%s stays within its limit of casts', (workspace, limit) => {
  const files = filesUnder([`${workspace}/src`], /\.tsx?$/).filter(
    (file) => !/\.test\.tsx?$|testing|\/bench\//.test(file),
  );
  const counts = files.map((file) => castsIn(file, readFileSync(file, 'utf8')));
  expect(files.length).toBeGreaterThan(5);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(limit);
});

test('the count sees casts in code, and neither constants nor renamed imports', () => {
  const text = "import { a as b } from 'c'; const d = [1] as const; const e = d[0] as unknown as string; // as f";
  expect(castsIn('planted.ts', text)).toBe(2);
});
