// All checks, one after the other: types, lint, unused code, tests, tests in a browser. The last line says how many
// passed and failed.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const unitReport = `${root}.cache/vitest.json`;
const browserReport = `${root}.cache/playwright.json`;
const count = { passed: 0, failed: 0 };

const CHECKS = [
  ['types of the engine (no DOM, no Node)', 'tsc', ['-p', 'packages/engine']],
  ['types', 'tsc', ['-p', '.']],
  ['types of the web app', 'tsc', ['-p', 'apps/web']],
  ['lint and format', 'biome', ['check', '--error-on-warnings']],
  ['unused files, exports and dependencies', 'knip', []],
];

for (const [name, tool, args] of CHECKS) {
  console.log(`\n== ${name}`);
  count[run(tool, args) ? 'passed' : 'failed'] += 1;
}

mkdirSync(`${root}.cache`, { recursive: true });
console.log('\n== tests');
runTests(
  unitReport,
  ['vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`]],
  ({ numPassedTests, numFailedTests }) => [numPassedTests, numFailedTests],
);
console.log('\n== tests in the browser');
runTests(browserReport, ['playwright', ['test', '--config', 'apps/web/playwright.config.ts']], ({ stats }) => [
  stats.expected,
  // A test that passes at the second try is no test that passes, and none is skipped.
  stats.unexpected + stats.flaky + stats.skipped,
]);

console.log(`\n${count.passed} passed, ${count.failed} failed`);
process.exit(count.failed > 0 ? 1 : 0);

/** Adds what a runner counted. A file that does not even load has no failed test in it: it counts as one. */
function runTests(report, [tool, args], countOf) {
  rmSync(report, { force: true });
  const isGreen = run(tool, args);
  const [passed, failed] = countOf(readReport(report));
  count.passed += passed;
  count.failed += failed || (isGreen && passed > 0 ? 0 : 1);
}

function run(tool, args) {
  const bin = `${root}node_modules/.bin/${tool}${process.platform === 'win32' ? '.cmd' : ''}`;
  return spawnSync(bin, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' }).status === 0;
}

function readReport(report) {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return { numPassedTests: 0, numFailedTests: 1, stats: { expected: 0, unexpected: 1, flaky: 0, skipped: 0 } };
  }
}
