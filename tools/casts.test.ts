/** Limits the number of casts per workspace. The limits only go down. */
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { filesUnder } from './files.ts';

/** `as`, not `as const`, and `!`, outside tests. */
interface Casts {
  readonly as: number;
  readonly bang: number;
}

/** Use the engine's `itemAt` for an index that is known to exist. */
const LIMITS: Readonly<Record<string, Casts>> = {
  'packages/engine': { as: 39, bang: 0 },
  'packages/protocol': { as: 1, bang: 0 },
  'packages/fairness': { as: 1, bang: 0 },
  'packages/house': { as: 3, bang: 0 },
  'apps/server': { as: 9, bang: 0 },
  'apps/web': { as: 12, bang: 0 },
};

function castsIn(file: string, text: string): Casts {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const count = { as: 0, bang: 0 };
  const visit = (node: ts.Node): void => {
    if (ts.isAsExpression(node) && node.type.getText() !== 'const') count.as++;
    if (ts.isNonNullExpression(node)) count.bang++;
    ts.forEachChild(node, visit);
  };
  visit(source);
  return count;
}

test.each(Object.entries(LIMITS))('%s stays within its limit of casts', (workspace, limits) => {
  const files = filesUnder([`${workspace}/src`], /\.tsx?$/).filter(
    (file) => !/\.test\.tsx?$|testing|\/bench\//.test(file),
  );
  const counts = files.map((file) => castsIn(file, readFileSync(file, 'utf8')));
  const sum = (kind: keyof Casts) => counts.reduce((total, count) => total + count[kind], 0);
  expect(files.length).toBeGreaterThan(5);
  expect(sum('as')).toBeLessThanOrEqual(limits.as);
  expect(sum('bang')).toBeLessThanOrEqual(limits.bang);
});

test('the count sees casts in code, and neither constants nor renamed imports', () => {
  const text = "import { a as b } from 'c'; const d = [1] as const; const e = d[0]! as unknown as string; // as f";
  expect(castsIn('planted.ts', text)).toEqual({ as: 2, bang: 1 });
});
