/** `lettertafel convert` on files of every form, good and bad. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parseScript } from '../referee/script.ts';
import { scoreOf } from '../score/score.ts';
import { ROOT } from '../tool.testing.ts';
import { wordList } from '../words.ts';
import { type ConvertFlags, convert } from './convert.ts';

const folder = mkdtempSync(join(tmpdir(), 'lettertafel-convert-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;
function file(content: string | Uint8Array): string {
  files += 1;
  const path = join(folder, String(files));
  writeFileSync(path, content);
  return path;
}

const converted = (content: string | Uint8Array, to = 'json', flags: Partial<ConvertFlags> = {}) =>
  convert(file(content), { to, ...flags });

const fixture = (name: string) => join(ROOT, 'fixtures/games', name);

const GCG = `#player1 nord Nordlicht
#player2 ost Ostwind
#title Herbst
>nord: AHNSTUZ 8E HAUS +10 10
>ost: ER G6 RE. +4 4
`;

test('a log is written as GCG, and that as a score sheet, a position, and GCG again', async () => {
  const gcg = await convert(fixture('scrabble-de/went-out.json'), { to: 'gcg' });
  expect(gcg.notes).toEqual([]);
  const sheet = await converted(gcg.text);
  expect(scoreOf(JSON.parse(sheet.text)).totals).toEqual({ B: 216, A: 243 });
  expect((await converted(sheet.text, 'gcg')).text).toBe(gcg.text);
  expect((await converted(gcg.text, 'gcg')).text).toBe(gcg.text);
  const position = await converted(gcg.text, 'cgp');
  expect(position.text).toMatch(/ \/K 216\/243 0 lex de;\n$/);
  expect(position.text).toBe((await convert(fixture('scrabble-de/went-out.json'), { to: 'cgp' })).text);
});

test('a log stays as it is', async () => {
  const path = fixture('scrabble-xl-nl/went-out.json');
  const { text } = await convert(path, { to: 'json' });
  expect(JSON.parse(text)).toEqual(JSON.parse(readFileSync(path, 'utf8')));
});

test('what a sheet has no place for goes through JSON, and what is lost is told', async () => {
  const sheet = await converted(GCG);
  expect(sheet.notes).toEqual(['line 5: the rack is incomplete and is left out']);
  const back = await converted(sheet.text, 'gcg');
  expect(back.text).toContain('\n#title Herbst\n>Nordlicht: AHNSTUZ 8E HAUS +10 10\n');
});

test('a position is one for the referee and the solver', async () => {
  const cgp = '15/15/15/15/15/15/15/4TREIN6/15/15/15/15/15/15/15 EENRSTA/ 8/0 2 lex nl; id 1;';
  const { text, notes } = await converted(cgp);
  expect(parseScript(JSON.parse(text), wordList).players).toEqual(['A', 'B']);
  expect(notes).toHaveLength(2);
  expect((await converted(cgp, 'cgp')).text).toBe(`${cgp}\n`);
});

test('a game that is named is taken at its word', async () => {
  await expect(converted(GCG, 'json', { game: 'scrabble-xl-nl' })).resolves.toMatchObject({
    notes: expect.arrayContaining([expect.stringContaining('10 is written, the rules give 22')]),
  });
});

const LATIN = Uint8Array.from([...GCG.replace('HNSTUZ', 'ÜNSTUZ')].map((sign) => sign.charCodeAt(0)));
const folderPath = join(folder, 'folder');
mkdirSync(folderPath);

test.each([
  ['an empty file', '', 'line 1, column 1: there is nothing here'],
  [
    'a picture',
    Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    'line 2, column 1: this is not text',
  ],
  ['prose', 'Es war einmal', 'line 1, column 1: neither GCG nor CGP nor JSON'],
  [
    'another encoding',
    Buffer.concat([Buffer.from('#character-encoding UTF-8\n'), LATIN]),
    'line 1, column 21: the text is not in UTF-8',
  ],
  ['an unknown letter', GCG.replace('AHN', 'AHŃ'), 'line 4, column 10: Ń is not a letter of the game'],
  [
    'another language',
    GCG.replace('+10 10', '+12 12').replace('+4 4', '+9 9'),
    'line 4, column 24: the tiles of no game give this score',
  ],
  ['a broken line', GCG.replace(' +10 10', ''), 'line 4, column 23: the score is missing'],
  ['broken JSON', '{\n "lines": [}', 'line 2, column 12: this is not JSON'],
  ['JSON of something else', '{"a":1}', 'game: is missing'],
  [
    'a sheet with a hostile note',
    JSON.stringify({
      game: 'scrabble-de',
      players: ['A', 'B'],
      starter: 0,
      options: {},
      lines: [],
      gcg: { texts: [{ after: 0, text: '#note\n>A: - +0 0' }], racks: [] },
    }),
    'gcg.texts.0.text: expected one line',
  ],
  ['a broken position', `${'15/'.repeat(13)}15 ABC/ 0/0 0`, 'line 1, column 1: a board has 15 rows, this one 14'],
])('%s is refused', async (_, content, message) => {
  await expect(converted(content)).rejects.toThrow(message);
});

test('what has no such form is refused', async () => {
  await expect(convert(fixture('rummikub-sabra/points.json'), { to: 'gcg' })).rejects.toThrow(
    '--to gcg: a game with a word table',
  );
  await expect(convert(fixture('rummikub-sabra/points.json'), { to: 'cgp' })).rejects.toThrow(
    '--to cgp: a game with a word table',
  );
  await expect(converted(`${'15/'.repeat(14)}15 ABC/ 0/0 0`, 'gcg')).rejects.toThrow(
    '--to gcg: a position is not a game',
  );
  await expect(converted(GCG, 'pdf')).rejects.toThrow('--to: expected');
  await expect(converted(GCG, 'gcg', { game: 'chess' })).rejects.toThrow('--game: no board game');
  await expect(convert(folderPath, { to: 'gcg' })).rejects.toThrow('EISDIR');
  await expect(converted('#note x\n'.repeat(3_000_000))).rejects.toThrow('larger than 16 MB');
});
