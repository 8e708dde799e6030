/** The calls of docs/commands.md answer what the page prints after them; fields that are not printed may be there too. */
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { BIN, build, ROOT, run, runShell } from '../apps/cli/src/tool.testing.ts';
import { codeBlocks } from '../tools/code-blocks.ts';

const PAGE = readFileSync('docs/commands.md', 'utf8');
const BLOCKS = codeBlocks(PAGE);
const EXAMPLES = BLOCKS.flatMap(({ language, code }, index) =>
  language === '' ? [{ call: code.trim(), answer: BLOCKS[index + 1] }] : [],
);

beforeAll(build);

test.concurrent.each(EXAMPLES)('$call', async ({ call, answer }) => {
  const { out } = await runShell(call.replaceAll('npx lettertafel', `"${process.execPath}" "${BIN}"`), ROOT);
  expect(answer?.language).toBe('json');
  expect(JSON.parse(out)).toMatchObject(JSON.parse(answer?.code ?? ''));
});

test('every command that answers is in the table', async () => {
  const { out } = await run(['--help']);
  const commands = [...out.matchAll(/^ {2}([a-z]+) /gm)].map(([, name = '']) => name);
  const silent = ['play', 'serve', 'completion', 'help'];
  const rows = PAGE.split('\n').filter((line) => line.startsWith('| `'));
  const listed = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([a-z]+)/g)].map(([, name]) => name));
  expect(new Set(listed)).toEqual(new Set(commands.filter((name) => !silent.includes(name))));
});
