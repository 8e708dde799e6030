import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { levelOf } from '@lettertafel/bots';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { build, run } from '../tool.testing.ts';
import { parseMatches } from './contestant.ts';
import { openScoreBook } from './score-book.ts';

let folder = '';
beforeAll(() => {
  build();
  folder = mkdtempSync(join(tmpdir(), 'lettertafel-ladder-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('who plays', () => {
  test('by default, each level against the one below', () => {
    const names = parseMatches('scrabble-de').map(({ name }) => name);
    expect(names).toEqual(['beginner:child', 'casual:beginner', 'club:casual', 'master:club', 'unbeatable:master']);
  });

  test('levels, the greedy player, and either with changed settings', () => {
    const [match] = parseMatches('rummikub-international', ['greedy{"sight":50}:club{"cards":"never"}']);
    expect(match?.better).toMatchObject({
      ...levelOf('unbeatable', 'rummikub-international'),
      values: 'score',
      ahead: 'nothing',
      sight: 50,
    });
    expect(match?.worse).toEqual({ ...levelOf('club', 'rummikub-international'), cards: 'never' });
  });

  test.each(['club', 'club:', 'fish:club', 'club:club{', 'club:club{"speed":1}', 'club:club{"sight":"far"}'])(
    '%s is refused',
    (name) => {
      expect(() => parseMatches('scrabble-de', [name])).toThrow('--match: ');
    },
  );
});

describe('the score book', () => {
  test('keeps results when reopened', () => {
    const file = join(folder, 'book.json');
    openScoreBook(file).note('a match', 3, [300, 200]);
    const book = openScoreBook(file);
    book.note('a match', 0, [1, 2]);
    expect([...openScoreBook(file).resultsOf('a match')].sort()).toEqual([
      [0, [1, 2]],
      [3, [300, 200]],
    ]);
    expect(book.resultsOf('another').size).toBe(0);
  });

  test.each(['{', '[]', '{"a":{"x":[1,2]}}', '{"a":{"0":[1]}}', '{"a":{"0":["1",2]}}'])('%s is none', (text) => {
    const file = join(folder, 'bad.json');
    writeFileSync(file, text);
    expect(() => openScoreBook(file)).toThrow(`--state ${file}: `);
  });
});

describe('the command', () => {
  const ladder = (...args: string[]) => run(['ladder', 'rummikub-sabra', '--milliseconds', '20', ...args]);

  test('prints a table, saves its results, and continues from them', async () => {
    const file = join(folder, 'ladder.json');
    const match = ['--match', 'club:child', '--seed', 'a test', '--state', file];
    const first = await ladder(...match, '--games', '2');
    expect([first.code, first.err]).toEqual([0, '']);
    expect(JSON.parse(first.out)).toMatchObject({
      game: 'rummikub-sabra',
      bounds: { from: 0.6, to: 0.85 },
      steps: [{ match: 'club:child', games: 2, verdict: 'open' }],
    });
    // Impossible results prove that the games are not played again.
    const [key = ''] = Object.keys(JSON.parse(readFileSync(file, 'utf8')));
    writeFileSync(file, JSON.stringify({ [key]: { 0: [7000, 1], 1: [7000, 1] } }));
    const second = await ladder(...match, '--games', '3');
    const [step] = JSON.parse(second.out).steps;
    expect(step.games).toBe(3);
    expect(step.points[0]).toBeGreaterThan(4666);
    expect(Object.keys(JSON.parse(readFileSync(file, 'utf8'))[key])).toEqual(['0', '1', '2']);
  });

  test.each([
    [['chess'], 'game: no game has the id "chess"'],
    [['scrabble-de', '--match', 'fish:club'], '--match: no level is called "fish"'],
    [['scrabble-de', '--games', '0'], '--games: expected a whole number above 0'],
    [['scrabble-de', '--milliseconds', '-5'], '--milliseconds: expected a whole number above 0'],
    [['scrabble-de', '--workers', 'many'], '--workers: expected a whole number above 0'],
    [['scrabble-de', '--workers', '1000'], '--workers: expected at most 128'],
    [['scrabble-de', '--from', '101'], '--from: expected a number from 0 to 100'],
    [['scrabble-de', '--from', '90', '--to', '80'], '--from: expected at most --to'],
    [['scrabble-de', '--games', '1', '--state', '/no/folder/x'], '--state: cannot write /no/folder/x'],
  ])('%j is refused', async (args, message) => {
    const { code, out, err } = await run(['ladder', ...args]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(message);
  });
});
