import { GAME_IDS, GAMES, isBoardGame, SIZE } from '@lettertafel/engine';
import { expect, test } from 'vitest';

test.each(GAME_IDS.filter(isBoardGame))('the page can draw the board of %s', (game) => {
  expect(GAMES[game].rules.premiums.map(({ length }) => length)).toEqual(Array(SIZE).fill(SIZE));
});
