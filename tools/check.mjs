// All checks: types, lint, unused code and packages in parallel, then unit tests, then browser tests. The last line
// says how many passed and failed.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const unitReport = `${root}.cache/vitest.json`;
const browserReport = `${root}.cache/playwright.json`;
const count = { passed: 0, failed: 0 };
/** Failures, repeated at the end of the output. */
const failures = [];

/** Longest first, for a short total time. */
const CHECKS = [
  ['packages: pack, install, run README examples', 'tsx', ['tools/release/check.ts']],
  ['types', 'tsc', ['-p', '.']],
  ['types of the web app', 'tsc', ['-p', 'apps/web']],
  ['unused messages', 'tsx', ['apps/web/tools/unused-messages.ts']],
  ['unused files, exports and dependencies', 'knip', []],
  ['types of the engine (no DOM, no Node)', 'tsc', ['-p', 'packages/engine']],
  ['lint and format', 'biome', ['check', '--error-on-warnings']],
];

mkdirSync(`${root}.cache`, { recursive: true });
await runSideBySide(CHECKS);
console.log('\n== tests');
await runTests(
  unitReport,
  ['vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`]],
  ({ numPassedTests, numFailedTests }) => [numPassedTests, numFailedTests],
  failedUnitTests,
);
console.log('\n== tests in the browser');
await runTests(
  browserReport,
  ['playwright', ['test', '--config', 'apps/web/playwright.config.ts']],
  // Flaky and skipped tests count as failed.
  ({ stats }) => [stats.expected, stats.unexpected + stats.flaky + stats.skipped],
  failedBrowserTests,
);

if (failures.length > 0) console.log(`\n== what failed\n\n${failures.join('\n\n')}`);
console.log(`\n${count.passed} passed, ${count.failed} failed`);
process.exit(count.failed > 0 ? 1 : 0);

/** Runs one check per core at a time. Prints the output of each when it ends. */
async function runSideBySide(checks) {
  const waiting = [...checks];
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const [name, tool, args] = check;
      const started = Date.now();
      const { isGreen, output } = await run(tool, args, 'pipe');
      console.log(`\n== ${name}: ${isGreen ? 'passed' : 'FAILED'} (${Math.round((Date.now() - started) / 1000)} s)`);
      if (output.trim() !== '') console.log(output.trimEnd());
      count[isGreen ? 'passed' : 'failed'] += 1;
      if (!isGreen) failures.push(`${name}\n${shortened(output)}`);
    }
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work));
}

/** Adds a runner's counts. A run that fails without a failed test, because a file does not load, counts as one. */
async function runTests(report, [tool, args], countOf, failedOf) {
  rmSync(report, { force: true });
  const { isGreen } = await run(tool, args, 'inherit');
  const results = readReport(report);
  const [passed, failed] = countOf(results);
  count.passed += passed;
  count.failed += failed || (isGreen && passed > 0 ? 0 : 1);
  failures.push(...failedOf(results));
}

function failedUnitTests({ testResults = [] }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [`${name}\n${shortened(message)}`] : [];
    return failed.map((test) => `${name}: ${test.fullName}\n${shortened(test.failureMessages.join('\n'))}`);
  });
}

function failedBrowserTests({ suites = [] }) {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? [])
      .filter(({ ok }) => !ok)
      .map(({ file, title, tests }) => {
        const errors = tests.flatMap(({ results }) => results.map(({ error }) => error?.message ?? ''));
        return `${file}: ${title}\n${shortened(errors.join('\n'))}`;
      }),
    ...failedBrowserTests(suite),
  ]);
}

/** The first lines; the full text is further up in the output. */
function shortened(text) {
  return text.trim().split('\n').slice(0, 12).join('\n');
}

function run(tool, args, stdio) {
  const bin = `${root}node_modules/.bin/${tool}${process.platform === 'win32' ? '.cmd' : ''}`;
  const child = spawn(bin, args, { cwd: root, stdio, shell: process.platform === 'win32' });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text));
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ isGreen: false, output: `${output}${error.message}` }));
    child.on('close', (status) => resolve({ isGreen: status === 0, output }));
  });
}

function readReport(report) {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return { numPassedTests: 0, numFailedTests: 1, stats: { expected: 0, unexpected: 1, flaky: 0, skipped: 0 } };
  }
}
