/** The fenced blocks of the rules pages are parsed correctly. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readBoard, readTable } from './drawing.ts';

test('a board with old words and a new one', () => {
  const { board, fresh, crop, lying, played } = readBoard('H5 TREINEN\n+ 5D SNOET');
  expect(board[7]).toBe('....TREINEN....');
  expect([3, 4, 5, 6].map((row) => board[row]?.[4]).join('')).toBe('SNOE');
  expect(fresh).toHaveLength(4);
  expect(crop).toEqual({ row: 2, column: 3, rows: 7, columns: 9 });
  expect({ lying, played }).toEqual({ lying: ['TREINEN H5'], played: ['SNOET 5D'] });
});

test('a word at the edge is drawn within the board, and a board without words as a whole', () => {
  expect(readBoard('+ A1 WIP').crop).toEqual({ row: 0, column: 0, rows: 5, columns: 8 });
  expect(readBoard('+ 15O E').crop).toEqual({ row: 10, column: 7, rows: 5, columns: 8 });
  expect(readBoard('tricks')).toMatchObject({ tricks: true, crop: { rows: 15, columns: 15 } });
});

test('a table with own tiles, jokers and the word that scores', () => {
  const { before, own, after } = readTable('VEL@=VELD\n+ D E N\n> VELDEN* @AT=KAT');
  expect(before[0]?.tiles.map(({ letter, joker }) => (joker ? `@${letter}` : letter)).join('')).toBe('VEL@D');
  expect(own.map(({ reading }) => reading)).toEqual(['D', 'E', 'N']);
  expect(after.map(({ reading, scores }) => [reading, scores])).toEqual([
    ['VELDEN', true],
    ['KAT', false],
  ]);
});

test('every drawing of the rules pages has content that fits its board', () => {
  const folder = new URL('../../../../../docs/rules/', import.meta.url);
  const pages = ['nl', 'de', 'en'].flatMap((language) =>
    readdirSync(new URL(language, folder)).map((name) => readFileSync(new URL(`${language}/${name}`, folder), 'utf8')),
  );
  const blocks = pages.flatMap((page) => [...page.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)]);
  expect(blocks.length).toBeGreaterThan(40);
  for (const [, kind, text = ''] of blocks) {
    expect(['board', 'table']).toContain(kind);
    if (kind === 'table') expect(readTable(text).after.filter(({ scores }) => scores)).toHaveLength(1);
    else for (const row of readBoard(text).board) expect(row).toHaveLength(15);
  }
});
