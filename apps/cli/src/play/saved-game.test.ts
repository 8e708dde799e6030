/** Games in the terminal that are saved after every move, resumed and taken back. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build, run } from '../tool.testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'lettertafel-saved-'));
const file = join(folder, 'game.json');
beforeAll(build);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const typed = (...lines: string[]) => lines.map((line) => `${line}\n`).join('');
const entries = () => (JSON.parse(readFileSync(file, 'utf8')) as { record: { log: unknown[] } }).record.log.length;
const SOLO = ['play', 'rummikub-sabra', '--players', 'Noord', '--seed', 'a game', '--save', file];

test('a game goes on where it was left, with hints and undo, and ends as a record', async () => {
  const first = await run(SOLO, typed('draw', 'draw'));
  expect(first).toMatchObject({ code: 0, err: '', out: expect.stringContaining(`Saved as ${file}.`) });
  expect(entries()).toBe(3);
  expect(await run(['verify', file])).toMatchObject({ code: 2, err: expect.stringContaining('play --resume') });
  const rack = /Rack of Noord: (.*)/g;
  const before = [...first.out.matchAll(rack)].at(-1)?.[1];

  const second = await run(['play', '--resume', file], typed('hint', 'hint', 'undo', 'undo', 'undo', 'draw', 'draw'));
  expect(second).toMatchObject({ code: 0, err: '' });
  const racks = [...second.out.matchAll(rack)].map(([, tiles]) => tiles);
  // As it was left, one and two turns back; the same tiles are drawn again.
  expect(racks[0]).toBe(before);
  expect(racks.at(-1)).toBe(before);
  expect(racks.map((tiles) => tiles?.split(' ').length)).toEqual([9, 8, 7, 8, 9]);
  expect(second.out).toContain('There is no earlier turn of yours.');
  expect(second.out).toMatch(/From your rack: \d+ letters, \d+ points; `hint` again shows what to type/);
  expect(entries()).toBe(3);

  // The second hint is a line that can be typed.
  const [, line = ''] = /> (table [A-Z]+)$/m.exec(second.out) ?? [];
  const third = await run(['play', '--resume', file], typed(line, 'give-up'));
  expect(third.out).toContain(`Noord arranges the table: ${line.replace('table ', '')} counts`);
  expect(await run(['verify', file])).toMatchObject({ code: 0, out: '{"ok":true}\n' });
  expect(readdirSync(folder)).toEqual(['game.json']);
});

test('with several people there are neither hints nor undo', async () => {
  const { out } = await run(['play', 'scrabble-de', '--players', 'Noord,Oost'], typed('hint', 'undo', 'quit'));
  expect(out.match(/Hints and undo are for games of one person/g)).toHaveLength(2);
});

test.each([
  ['{}', 'version'],
  ['nothing', 'JSON'],
  [JSON.stringify({ version: 1, seats: [], spent: 0, practice: false, record: {} }), 'seats'],
])('what is no saved game is refused: %s', async (content, why) => {
  const other = join(folder, 'other.json');
  writeFileSync(other, content);
  expect(await run(['play', '--resume', other])).toMatchObject({ code: 2, out: '', err: expect.stringContaining(why) });
});
