import { expect, test } from 'vitest';
import { exampleOf } from './rules-pages.ts';

test('a drawing of a worked example leads to its practice table', () => {
  expect(exampleOf('scrabble-xl-nl', 'H5 TREINEN\n+ H1 SNELTREINEN')).toBe(3);
  expect(exampleOf('rummikub-sabra', 'TEKENTAFEL MAN\n+ D\n> TAFEL KETEN* MAND')).toBe(15);
  expect(exampleOf('scrabble-de', 'de\nH6 LAST\n+ H3 AUSLASTUNG')).toBe(2);
});

test('another drawing leads nowhere', () => {
  expect(exampleOf('scrabble-xl-nl', '')).toBe(0);
  expect(exampleOf('scrabble-xl-nl', 'H5 TREINEN\n+ H1 SNEL')).toBe(0);
});
