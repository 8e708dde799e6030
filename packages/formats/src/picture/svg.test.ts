import { EMPTY_BOARD, scrabbleDeRules } from '@lettertafel/engine';
import { expect, test } from 'vitest';
import { boardPicture } from './board-picture.ts';
import { formatSvg } from './svg.ts';

const { premiums, letters } = scrabbleDeRules;
const board = EMPTY_BOARD.with(7, '....TiÖR*......');
const picture = boardPicture({ board, premiums, letters, title: '<b> & co', last: [111] });

test('a board shows letters with their values, blanks without, and marks the last play', () => {
  const texts = picture.shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []));
  expect(texts.slice(30)).toEqual(['T', '1', 'I', 'Ö', '8', 'R', '1', '*IN']);
  const fills = picture.shapes.flatMap((shape) => (shape.kind === 'box' ? [shape.fill] : []));
  expect(fills.filter((fill) => fill === '#fdfaf2').length).toBe(4);
  expect(fills.filter((fill) => fill === '#f6e3a8').length).toBe(1);
});

test('an SVG file is well formed, whatever its title is', () => {
  const svg = formatSvg(picture);
  expect(svg).toContain('<title>&lt;b&gt; &amp; co</title>');
  expect(svg.match(/<rect /g)).toHaveLength(226);
  expect(svg.match(/<text /g)).toHaveLength(38);
  expect(svg.match(/<\/text>/g)).toHaveLength(38);
});
