import fc from 'fast-check';
import { expect, test } from 'vitest';
import { graphScale } from './graph-scale.ts';

test('the marks are round numbers that span all scores', () => {
  expect(
    graphScale([
      [0, 0],
      [28, 20],
      [171, 147],
    ]),
  ).toEqual({ lowest: 0, highest: 200, marks: [0, 50, 100, 150, 200] });
  expect(graphScale([[0], [-20]])).toMatchObject({ lowest: -20, highest: 5 });
});

test('all scores lie between the marks, and there are few marks', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.integer({ min: -300, max: 2000 }), { minLength: 1 }), { minLength: 1 }),
      (columns) => {
        const { lowest, highest, marks } = graphScale(columns);
        for (const score of columns.flat()) expect(score >= lowest && score <= highest).toBe(true);
        expect(marks.length).toBeGreaterThan(1);
        expect(marks.length).toBeLessThan(9);
      },
    ),
  );
});
