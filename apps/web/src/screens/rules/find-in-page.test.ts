import { expect, test } from 'vitest';
import { placesOf } from './find-in-page.ts';

test.each([
  ['De joker telt, een Joker ook', 'joker', [3, 19]],
  ['één ronde, daarna een einde', 'een', [0, 18]],
  ['Bänkchen voll', 'bank', [0]],
  ['3xW en 3XW', ' 3xw ', [0, 7]],
  ['aaaa', 'aa', [0, 2]],
  ['niets', '  ', []],
  ['niets', 'iets anders', []],
])('in “%s”, “%s” is at %j', (text, wanted, places) => {
  expect(placesOf(text, wanted)).toEqual(places);
});
