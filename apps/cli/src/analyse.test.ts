import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { type AnalyseFlags, analyseFile } from './analyse.ts';
import { convert } from './convert/convert.ts';
import { InputError } from './input.ts';

const folder = mkdtempSync(join(tmpdir(), 'lettertafel-analyse-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;
function file(content: unknown): string {
  files += 1;
  const path = join(folder, String(files));
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

const fixture = (name: string) => `fixtures/games/${name}.json`;
const read = (name: string) => JSON.parse(readFileSync(fixture(name), 'utf8'));
const STATIC: AnalyseFlags = { level: 'static' };

async function analysed(content: unknown, flags: AnalyseFlags = STATIC) {
  return (await analyseFile(file(content), flags)).answer;
}

test('players and turns; a simulation gives chances', async () => {
  const { players, turns } = await analysed(read('scrabble-de/all-passed'), { level: 'sim', budget: '60' });
  expect(players.map(({ name }) => name)).toEqual(['A', 'B']);
  expect(turns.map(({ number }) => number)).toEqual(turns.map((_, index) => index + 1));
  expect(turns.length).toBeGreaterThan(3);
  expect(turns.some(({ basis }) => basis === 'simulated')).toBe(true);
  for (const { basis, best, verdict, lost } of turns) {
    for (const { win } of best) expect(win === null).toBe(basis !== 'simulated');
    if (verdict === 'best' || verdict === 'equal') expect(lost).toBe(0);
  }
  const judged = players.reduce((sum, { turns: count }) => sum + count, 0);
  expect(judged).toBe(turns.filter(({ verdict }) => verdict !== null).length);
});

describe('a game that was written down', async () => {
  const name = fixture('scrabble-de/went-out');
  const { text: gcg } = await convert(name, { to: 'gcg' });
  const { text: sheetText } = await convert(file(gcg), { to: 'json' });
  const sheet: { lines: { by: number; do: string; rack?: string }[] } = JSON.parse(sheetText);

  test('with every rack it is analysed as its log is', async () => {
    const { answer: ofLog } = await analyseFile(name, STATIC);
    const { answer, notes } = await analyseFile(file(gcg), STATIC);
    expect(notes).toEqual([]);
    expect(answer.turns).toEqual(ofLog.turns);
    expect(answer.players.toSorted((one, other) => (one.name < other.name ? -1 : 1))).toEqual(ofLog.players);
    expect(answer.key).not.toEqual(ofLog.key);
  });

  test('without racks a turn has no verdict, until the last ones follow from what was laid and left', async () => {
    const { turns, players } = await analysed({ ...sheet, lines: sheet.lines.map(({ rack: _, ...line }) => line) });
    const [first] = turns;
    expect(first).toMatchObject({ verdict: null, unjudged: 'no-rack', rack: 'unknown', lost: 0, best: [] });
    expect(turns.some(({ rack, verdict }) => rack === 'shown-later' && verdict !== null)).toBe(true);
    expect(turns.at(-1)).toMatchObject({ unjudged: null, rack: 'known', basis: 'proven' });
    for (const { rack, unjudged } of turns) expect(rack === 'unknown').toBe(unjudged === 'no-rack');
    const judged = turns.filter(({ verdict }) => verdict !== null).length;
    expect(players.reduce((sum, { turns: count }) => sum + count, 0)).toBe(judged);
  });

  test('every edit of a line gives another key', async () => {
    const keyOf = async (lines: object[]) => (await analysed({ ...sheet, lines }, STATIC)).key.record;
    const key = await keyOf(sheet.lines);
    const [line, ...more] = sheet.lines;
    expect(await keyOf([{ ...line, byHand: 3 }, ...more])).not.toBe(key);
    expect(await keyOf(sheet.lines)).toBe(key);
  });

  test('a sheet of a game that goes on is refused, a GCG file without its end is not', async () => {
    await expect(analysed({ ...sheet, gcg: undefined, lines: sheet.lines.slice(0, 3) })).rejects.toThrow(
      'lines: the game is not finished',
    );
    const lines = gcg.split('\n');
    // A play, a play, and its withdrawal.
    const events = lines.filter((line) => line.startsWith('>')).slice(0, 3);
    const part = [...lines.filter((line) => line.startsWith('#')), ...events, ''].join('\n');
    expect((await analysed(part)).turns).toHaveLength(2);
  });
});

test.each<[string, unknown, string, AnalyseFlags]>([
  ['another document', { players: [] }, 'game', STATIC],
  ['an unknown level', read('scrabble-de/all-passed'), '--level', { level: 'deep' }],
  ['a budget that is no number', read('scrabble-de/all-passed'), '--budget', { level: 'sim', budget: 'x' }],
  [
    'a game that goes on',
    { ...read('scrabble-de/all-passed'), log: read('scrabble-de/all-passed').log.slice(0, 3) },
    'log',
    STATIC,
  ],
  ['events that no game has', withoutLetters(), 'log.1', STATIC],
  ['a position', `${Array(15).fill('15').join('/')} AEIRSTD/ 0/0 0`, 'a position is not a game', STATIC],
  [
    'a sheet without its table',
    {
      game: 'rummikub-sabra',
      players: ['A', 'B'],
      starter: 0,
      options: {},
      lines: [{ by: 0, do: 'word', word: 'TREIN' }],
    },
    'lines: which words lay on the table',
    STATIC,
  ],
])('%s is refused', async (_, input, where, flags) => {
  const act = () => analysed(input, flags);
  await expect(act).rejects.toThrow(InputError);
  await expect(act).rejects.toThrow(where);
});

function withoutLetters(): object {
  const record = read('scrabble-xl-nl/went-out');
  const [deal, lay, ...rest] = record.log;
  return { ...record, log: [deal, { ...lay, events: [{ type: 'laid', seat: 0 }] }, ...rest] };
}
