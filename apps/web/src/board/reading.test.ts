/** From a draft to a move and its score: worked examples of the booklets, and drafts that are no play. */
import {
  type CrosswordGame,
  EMPTY_BOARD,
  scrabbleDe,
  scrabbleDeRules,
  scrabbleXlNl,
  scrabbleXlNlRules,
} from '@lettertafel/engine';
import { describe, expect, test } from 'vitest';
import { boardWith, draftOf, lay, square } from './draft.testing.ts';
import { nextPart } from './draft.ts';
import { draftWords, readDraft, touchingSquares } from './reading.ts';

const optionsOf = (game: CrosswordGame, options = {}) => {
  const made = game.create(2, options);
  if (!('state' in made)) throw new Error('bad options');
  return made.state.options;
};

const xl = (board = EMPTY_BOARD) => ({
  rules: scrabbleXlNlRules,
  position: { board, options: optionsOf(scrabbleXlNl), locked: [] },
  seat: 0,
});

const train = boardWith({ H5: 'TREINEN' });

describe('the move of a draft', () => {
  test('contains the whole word, with the letters already on the board', () => {
    const reading = readDraft(lay(draftOf('SNOEGKA'), train, '5D', 'SNOE'), xl(train));
    expect('move' in reading && reading.move).toEqual({ by: 0, do: 'lay', at: '5D', word: 'SNOET' });
    expect('read' in reading && reading.read.score).toBe(14);
  });

  test('extends a word at its front', () => {
    const reading = readDraft(lay(draftOf('SNELKAB'), train, 'H1', 'SNEL'), xl(train));
    expect('move' in reading && reading.move).toMatchObject({ at: 'H1', word: 'SNELTREINEN' });
    expect('read' in reading && reading.read.score).toBe(30);
  });

  test('has blanks in lower case', () => {
    const reading = readDraft(lay(draftOf('S?OEGKA'), train, '5D', 'SnOE'), xl(train));
    expect('move' in reading && reading.move).toMatchObject({ word: 'SnOET' });
    expect('read' in reading && reading.read.score).toBe(12);
  });

  test('of a single tile is the word it makes; across if it makes two', () => {
    const down = readDraft(lay(draftOf('S'), train, '5G', 'S'), xl(train));
    expect('move' in down && down.move).toMatchObject({ at: '5G', word: 'ST' });
    const both = boardWith({ H5: 'TREINEN', '12E': 'LAP' });
    const across = readDraft(lay(draftOf('S'), both, 'H12', 'S'), xl(both));
    expect('move' in across && across.move).toMatchObject({ at: 'H5', word: 'TREINENS' });
  });

  test('does not depend on the order in which tiles were placed', () => {
    const placed = lay(draftOf('ZIE'), train, 'G10', 'ZIE');
    const backwards = { ...placed, placed: placed.placed.toReversed() };
    const reading = readDraft(backwards, xl(train));
    expect('move' in reading && reading.move).toMatchObject({ at: 'G10', word: 'ZIE' });
    expect('read' in reading && reading.read.score).toBe(13);
  });

  test('has one word for each part of the turn', () => {
    const first = lay(draftOf('SNOEGKA'), train, '5D', 'SNOE');
    const drafted = draftWords(lay(nextPart(first), train, 'C5', 'KA'), train);
    expect('words' in drafted && drafted.words.map(({ at, word }) => `${at} ${word}`)).toEqual(['5D SNOET', 'C5 KA']);
  });
});

describe('a draft that is not a play', () => {
  test.each([
    ['nothing laid', draftOf('SNO'), 'nothing'],
    ['a blank without a name', lay(draftOf('S?'), train, '5F', 'S?'), 'unnamed'],
    ['tiles in no line', lay(lay(draftOf('SNO'), train, '5G', 'S'), train, 'I6', 'N'), 'not-in-line'],
    ['a hole between tiles', lay(lay(draftOf('SNO'), train, 'G5', 'S'), train, 'G7', 'N'), 'gap'],
  ])('%s', (_, draft, fault) => {
    expect(readDraft(draft, xl(train))).toMatchObject({ fault });
  });

  test('a tile on the board fills the gap', () => {
    const draft = lay(draftOf('OE'), train, '7G', 'OE');
    expect(readDraft(draft, xl(train))).toMatchObject({ move: { at: '7G', word: 'OEE' } });
  });

  test('B-10 the engine refuses it; the squares that would touch are known', () => {
    const oma = lay(draftOf('OMA'), train, 'I12', 'OMA');
    expect(readDraft(oma, xl(train))).toMatchObject({ refusal: { code: 'not-touching', rule: 'B-10' } });
    const squares = oma.placed.map((tile) => tile.square);
    expect(touchingSquares(train, squares)).toEqual([square('I11'), square('H12')]);
  });

  test('squares that would touch are free, not part of the draft, and beside a tile; none is beyond the edge', () => {
    const corner = boardWith({ A1: 'AAP' });
    const near = (...places: string[]) => touchingSquares(corner, places.map(square));
    expect(near('B1', 'C1')).toEqual([square('B2')]);
    expect(near('A5')).toEqual([square('A4')]);
    expect(near('O15')).toEqual([]);
  });
});

test('DE-06 a blank laid as *IN', () => {
  const options = optionsOf(scrabbleDe, { gendern: true });
  const reading = readDraft(lay(draftOf('HIRT?AB'), EMPTY_BOARD, 'H4', 'HIRT*'), {
    rules: scrabbleDeRules,
    position: { board: EMPTY_BOARD, options, locked: [] },
    seat: 1,
  });
  expect(reading).toMatchObject({ move: { by: 1, at: 'H4', word: 'HIRT*' }, read: { score: 34 } });
});
