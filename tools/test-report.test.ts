import { expect, test } from 'vitest';
import { browserOutcome, failedFiles, slowest, unitOutcome } from './test-report.mjs';

type Status = 'passed' | 'failed';

function file(name: string, tests: Readonly<Record<string, Status>>) {
  const assertionResults = Object.entries(tests).map(([fullName, status]) => ({
    fullName,
    status,
    failureMessages: status === 'failed' ? [`why ${fullName}`] : [],
  }));
  const hasFailed = assertionResults.length === 0 || assertionResults.some(({ status }) => status === 'failed');
  return { name, status: hasFailed ? 'failed' : 'passed', message: `why ${name}`, assertionResults };
}

const FIRST = {
  testResults: [
    file('steady.ts', { a: 'passed', b: 'passed' }),
    file('flaky.ts', { c: 'failed', d: 'passed' }),
    file('broken.ts', { e: 'failed', f: 'failed' }),
    file('does-not-load.ts', {}),
  ],
};

test('files with a failed test, or that do not load, are run again', () => {
  expect(failedFiles(FIRST)).toEqual(['flaky.ts', 'broken.ts', 'does-not-load.ts']);
  expect(failedFiles({})).toEqual([]);
});

test('a second run decides, and what it mended is named', () => {
  const second = {
    testResults: [
      file('flaky.ts', { c: 'passed', d: 'passed' }),
      file('broken.ts', { e: 'failed', f: 'passed' }),
      file('does-not-load.ts', {}),
    ],
  };
  expect(unitOutcome(FIRST, second)).toEqual({
    passed: 5,
    failed: [
      { name: 'broken.ts: e', message: 'why e' },
      { name: 'does-not-load.ts', message: 'why does-not-load.ts' },
    ],
    flaky: [
      { name: 'flaky.ts: c', message: 'why c' },
      { name: 'broken.ts: f', message: 'why f' },
    ],
  });
});

test('a test that passes at first and fails in the second run has failed', () => {
  const second = { testResults: [file('flaky.ts', { c: 'passed', d: 'failed' })] };
  expect(unitOutcome(FIRST, second).failed).toEqual([{ name: 'flaky.ts: d', message: 'why d' }]);
});

test('without failures nothing is run again', () => {
  const green = { testResults: [file('steady.ts', { a: 'passed' })] };
  expect(unitOutcome(green, {})).toEqual({ passed: 1, failed: [], flaky: [] });
});

test('browser tests are counted one by one in nested suites; skipped ones have failed', () => {
  const spec = (title: string, ...statuses: string[]) => ({
    file: 'x.spec.ts',
    title,
    tests: statuses.map((status) => ({
      projectName: 'keys',
      status,
      results: status === 'expected' ? [{}] : [{ error: { message: 'why' } }, {}],
    })),
  });
  const report = {
    suites: [
      { specs: [spec('a', 'expected', 'flaky')], suites: [{ specs: [spec('b', 'skipped'), spec('c', 'unexpected')] }] },
    ],
  };
  const { passed, failed, flaky } = browserOutcome(report);
  expect(passed).toBe(2);
  expect(failed.map(({ name }) => name)).toEqual(['x.spec.ts [keys]: b', 'x.spec.ts [keys]: c']);
  expect(flaky).toMatchObject([{ name: 'x.spec.ts [keys]: a', message: 'why\n' }]);
});

test('the slowest are files of unit tests and single browser tests, with every try', () => {
  const unit = { testResults: [{ ...file('a.ts', { a: 'passed' }), startTime: 1000, endTime: 31_400 }] };
  const results = [{ duration: 20_000 }, { duration: 15_000 }];
  const tests = [{ projectName: 'keys', status: 'flaky', results }];
  const browser = { suites: [{ specs: [{ file: 'x.spec.ts', title: 'b', tests }] }] };
  expect(slowest(unit, browser, 10)).toEqual(['35 s  x.spec.ts [keys]: b', '30 s  a.ts']);
  expect(slowest(unit, browser, 1)).toHaveLength(1);
  expect(slowest({}, {}, 10)).toEqual([]);
});
