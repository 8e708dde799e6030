// What the JSON reports of the test runners say: how many tests passed, which failed, which passed only when they were
// run again, and which took longest.

/** Paths of the files to run again. Whole files, as the tests of a file may build on each other. */
export function failedFiles({ testResults = [] }) {
  return testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);
}

/** Of Vitest: the results of a second run replace those of its files. */
export function unitOutcome(first, second) {
  const { testResults: again = [] } = second;
  const isAgain = new Set(failedFiles(first));
  const kept = (first.testResults ?? []).filter(({ name }) => !isAgain.has(name));
  const passed = [...kept, ...again].flatMap(({ assertionResults }) => assertionResults).filter(hasPassed);
  const failed = again.flatMap(failedTestsOf);
  const names = new Set(failed.map(({ name }) => name));
  const onlyFirst = (first.testResults ?? []).flatMap(failedTestsOf).filter(({ name }) => !names.has(name));
  return { passed: passed.length, failed, flaky: onlyFirst };
}

const hasPassed = ({ status }) => status === 'passed';

function failedTestsOf({ name, status, message, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  // A file that does not load has no tests.
  if (failed.length === 0) return status === 'failed' ? [{ name, message }] : [];
  return failed.map((test) => ({ name: `${name}: ${test.fullName}`, message: test.failureMessages.join('\n') }));
}

/** Of Playwright, which runs failed tests again itself. A skipped test counts as failed. */
export function browserOutcome(report) {
  const tests = testsOf(report);
  const withStatus = (...wanted) => tests.filter(({ status }) => wanted.includes(status));
  return {
    passed: withStatus('expected', 'flaky').length,
    failed: withStatus('unexpected', 'skipped'),
    flaky: withStatus('flaky'),
  };
}

function testsOf({ suites = [] }) {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? []).flatMap(({ file, title, tests }) =>
      tests.map(({ projectName, status, results }) => ({
        name: `${file} [${projectName}]: ${title}`,
        status,
        message: results.map(({ error }) => error?.message ?? '').join('\n'),
        milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
      })),
    ),
    ...testsOf(suite),
  ]);
}

/** Names and seconds of the slowest: files of unit tests, whose tests often share what takes long, and browser tests. */
export function slowest(unitReport, browserReport, most) {
  const files = (unitReport.testResults ?? []).map(({ name, startTime, endTime }) => ({
    name,
    milliseconds: endTime - startTime,
  }));
  return [...files, ...testsOf(browserReport)]
    .sort((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, most)
    .map(({ name, milliseconds }) => `${Math.round(milliseconds / 1000)} s  ${name}`);
}
