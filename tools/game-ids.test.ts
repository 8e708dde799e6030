/** No game ids outside `games/`: whatever depends on the game is a value of its record. */
import { readFileSync } from 'node:fs';
import { GAME_IDS } from '@lettertafel/engine';
import { expect, test } from 'vitest';
import { filesUnder } from './files.ts';

/** Sentences about each game, and examples printed in the help. */
const MAY_NAME_GAMES = /\/games\/|\/i18n\/|^apps\/cli\/src\/help\.ts$/;

const FILES = filesUnder(['packages', 'apps'], /^(packages|apps)\/[^/]+\/src\/.*\.tsx?$/).filter(
  (file) => !/\.test\.tsx?$|testing/.test(file),
);

const ID = new RegExp(`['"\`](${GAME_IDS.join('|')})['"\`]`);

function namesGame(file: string, text: string): boolean {
  return !MAY_NAME_GAMES.test(file) && ID.test(text);
}

test('no source file outside games/ names a game', () => {
  expect(FILES.length).toBeGreaterThan(100);
  expect(FILES.filter((file) => namesGame(file, readFileSync(file, 'utf8')))).toEqual([]);
});

test('the check finds a planted id', () => {
  expect(namesGame('apps/web/src/board/model.ts', "const rules = GAMES['scrabble-de'].rules;")).toBe(true);
  expect(namesGame('apps/web/src/games/looks.ts', "'scrabble-de': {}")).toBe(false);
});
