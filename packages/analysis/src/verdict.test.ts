import { expect, test } from 'vitest';
import { judgePoints, THRESHOLDS, verdictOn } from './verdict.ts';

test.each([
  [0, 0, 'best'],
  [-0.2, 0, 'best'],
  [0.005, 0, 'equal'],
  [0.04, 0.03, 'equal'],
  [0.04, 0.01, 'less'],
  [0.2, 0.01, 'mistake'],
] as const)('a chance %d ± %d behind the best is %s', (mean, error, verdict) => {
  expect(verdictOn({ mean, error }, THRESHOLDS.chance)).toBe(verdict);
});

test('an exact search knows no noise, static equity does', () => {
  expect(judgePoints(1, 'proven')).toEqual({ verdict: 'less', lost: 1 });
  expect(judgePoints(1, 'static')).toEqual({ verdict: 'equal', lost: 0 });
});
