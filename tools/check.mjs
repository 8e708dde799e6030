// All checks: types, lint, unused code and packages in parallel, then unit tests, then browser tests. Tests that fail are
// run once more (docs/decisions/0480-failed-tests-run-again.md). The last line says how many passed and failed.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { browserOutcome, failedFiles, slowest, unitOutcome } from './test-report.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const unitReport = `${root}.cache/vitest.json`;
const browserReport = `${root}.cache/playwright.json`;
const count = { passed: 0, failed: 0 };
/** Repeated at the end of the output. */
const failures = [];
const flaky = [];

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
const unit = await runUnitTests();
console.log('\n== tests in the browser');
const browser = await runBrowserTests();

console.log(`\n== what took longest\n\n${slowest(unit, browser, 10).join('\n').replaceAll(root, '')}`);
if (flaky.length > 0) console.log(`\n== what passed only when it was run again\n\n${flaky.join('\n\n')}`);
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

async function runUnitTests() {
  const runVitest = (files) =>
    runReported(unitReport, [
      'vitest',
      ['run', ...files, '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
    ]);
  const first = await runVitest([]);
  const files = failedFiles(first.report);
  if (files.length > 0) console.log('\n== failed tests, once more');
  const last = files.length > 0 ? await runVitest(files) : first;
  add(unitOutcome(first.report, files.length > 0 ? last.report : {}), last.isGreen);
  return first.report;
}

async function runBrowserTests() {
  const args = ['test', '--config', 'apps/web/playwright.config.ts'];
  const { isGreen, report } = await runReported(browserReport, ['playwright', args]);
  add(browserOutcome(report), isGreen);
  return report;
}

async function runReported(path, [tool, args]) {
  rmSync(path, { force: true });
  const { isGreen } = await run(tool, args, 'inherit');
  return { isGreen, report: readReport(path) };
}

/** A run that fails without a failed test counts as one. */
function add(outcome, isGreen) {
  const describe = ({ name, message }) => `${name}\n${shortened(message)}`;
  count.passed += outcome.passed;
  count.failed += outcome.failed.length || (isGreen && outcome.passed > 0 ? 0 : 1);
  failures.push(...outcome.failed.map(describe));
  flaky.push(...outcome.flaky.map(describe));
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

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return {};
  }
}
