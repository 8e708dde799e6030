// All checks, one after the other: types, lint, unused code, tests. The last line says how many passed and failed.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const report = `${root}.cache/vitest.json`;
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

console.log('\n== tests');
mkdirSync(`${root}.cache`, { recursive: true });
rmSync(report, { force: true });
const isGreen = run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]);
const { numPassedTests, numFailedTests } = readReport();
count.passed += numPassedTests;
// A file that does not even load has no failed test in it: it counts as one.
count.failed += numFailedTests || (isGreen ? 0 : 1);

console.log(`\n${count.passed} passed, ${count.failed} failed`);
process.exit(count.failed > 0 || numPassedTests === 0 ? 1 : 0);

function run(tool, args) {
  const bin = `${root}node_modules/.bin/${tool}${process.platform === 'win32' ? '.cmd' : ''}`;
  return spawnSync(bin, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' }).status === 0;
}

function readReport() {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return { numPassedTests: 0, numFailedTests: 1 };
  }
}
