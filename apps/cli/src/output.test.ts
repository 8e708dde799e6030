/** Standard output that is not a terminal: always JSON, and a reader that goes away is no error. */
import { beforeAll, expect, test } from 'vitest';
import { BIN, build, ROOT, run, runShell } from './tool.testing.ts';

beforeAll(build);

const TOOL = `"${process.execPath}" "${BIN}"`;

test('a closed pipe ends a command quietly', async () => {
  const cgp = '15/15/15/15/15/15/15/4TREIN6/15/15/15/15/15/15/15 EENRSTA/ 0/0 0';
  for (const command of ['words info nl', `solve --cgp '${cgp}' --all`]) {
    const { err } = await runShell(`{ ${TOOL} ${command}; echo "exit $?" >&2; } | true`, ROOT);
    expect(err).toBe('exit 0\n');
  }
});

test('a closed standard error is none either', async () => {
  const { out } = await runShell(`{ { ${TOOL} words nothing 2>&1 1>&3; echo "exit $?" >&3; } | true; } 3>&1`, ROOT);
  expect(out).toBe('exit 2\n');
});

test('every command that prints an answer takes --json', async () => {
  const commands = ['solve', 'score', 'ladder', 'bench', 'referee', 'verify', 'export', 'import', 'words info'];
  for (const command of commands) {
    const { out } = await run([...command.split(' '), '--help']);
    expect(out, command).toContain('--json');
  }
  const { out } = await run(['words', 'info', 'nl', '--json']);
  expect(JSON.parse(out)).toHaveProperty('language', 'nl');
});
