/** The calls of docs/commands.md answer what the page prints after them; fields that are not printed may be there too. */
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BIN, build, run, runShell } from '../apps/cli/src/tool.testing.ts';
import { codeBlocks } from '../tools/code-blocks.ts';

const PAGE = readFileSync('docs/commands.md', 'utf8');
const BLOCKS = codeBlocks(PAGE);
const EXAMPLES = BLOCKS.flatMap(({ language, code }, index) =>
  language === '' ? [{ call: code.trim(), answer: BLOCKS[index + 1] }] : [],
);

/** As the repository looks to a reader, but what a call writes does not stay there. */
const folder = mkdtempSync(join(tmpdir(), 'lettertafel-commands-'));
beforeAll(() => {
  build();
  symlinkSync(resolve('fixtures'), join(folder, 'fixtures'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.concurrent.each(EXAMPLES)('$call', async ({ call, answer }) => {
  const { out } = await runShell(call.replaceAll('npx lettertafel', `"${process.execPath}" "${BIN}"`), folder);
  expect(answer?.language).toBe('json');
  expect(JSON.parse(out)).toMatchObject(JSON.parse(answer?.code ?? ''));
});

test('every command that answers is in the table', async () => {
  const { out } = await run(['--help']);
  const commands = [...out.matchAll(/^ {2}([a-z]+) /gm)].map(([, name = '']) => name);
  const silent = ['play', 'serve', 'completion', 'help'];
  const rows = PAGE.split('\n').filter((line) => line.startsWith('| `'));
  const listed = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([a-z]+)/g)].map(([, name]) => name));
  const answering = commands.filter((name) => !silent.includes(name));
  expect(new Set(listed)).toEqual(new Set(answering));
  const versions = rows.filter((row) => /\| \d+ \|/.test(row)).map((row) => row.split('|')[1]);
  expect(new Set(versions).size).toBe(versions.length);
});
