/**
 * GCG files of others, which we may not distribute: GCG_GAMES names a folder that has some. Those of the game that
 * GCG_GAME names must be read, with each printed score equal or explained. Any other must be read, or refused with its place.
 * `GCG_GAMES=<folder> GCG_GAME=scrabble-de npx vitest run packages/formats/testing` prints a line for each file.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isGameId } from '@lettertafel/engine';
import { replaySheet } from '@lettertafel/scorekeeper';
import { expect, test } from 'vitest';
import { decodeText, type ReadGame, readGcg, type Unreadable } from '../src/index.ts';

const FOLDER = process.env.GCG_GAMES ?? '';
const GAME = process.env.GCG_GAME;
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.gcg'));

function read(name: string): ReadGame | Unreadable {
  const decoded = decodeText(readFileSync(join(FOLDER, name)));
  return 'problem' in decoded ? decoded : readGcg(decoded.text);
}

test('there are games to read', () => {
  expect(files.length).toBeGreaterThan(0);
  expect(GAME === undefined || isGameId(GAME)).toBe(true);
});

test.each(files)('%s is read, or refused with its place', (name) => {
  const game = read(name);
  if ('problem' in game) {
    const { code, line, column, found } = game.problem;
    console.log(`${name}: refused, line ${line}, column ${column}: ${code} (${found})`);
    expect(GAME).toBeUndefined();
    expect([line > 0, column > 0]).toEqual([true, true]);
    return;
  }
  const { sheet, notes } = game;
  const told = notes.map((note) => JSON.stringify(note));
  console.log(`${name}: ${sheet.game}, ${sheet.lines.length} lines, ${told.length} notes\n  ${told.join('\n  ')}`);
  if (GAME !== undefined) expect(sheet.game).toBe(GAME);
  // A score that is not the printed one counts by hand and is explained by a note.
  const byHand = replaySheet(sheet).readings.filter(({ isByHand, line }) => isByHand && line.do !== 'points');
  const explained = notes.filter(({ code }) => code === 'score-differs' || code === 'refused');
  expect(byHand.length).toBe(explained.length);
});
