import { EMPTY_BOARD, emptyBoard, parseSquare } from '@lettertafel/engine';
import { boardWith } from '@lettertafel/engine/testing';
import { expect, test } from 'vitest';
import { guessedDirection, squaresOf, tableWordOf, typedTableWord, typedWord } from './draft.ts';

const LARGE = emptyBoard(21);
const at = (name: string, board: readonly string[] = EMPTY_BOARD) => parseSquare(board, name) ?? -1;
const typed = (board: readonly string[], from: string, direction: 'across' | 'down', letters: string) => {
  const word = typedWord(board, { square: at(from, board), direction, isTurned: false, letters: [...letters] });
  return word && `${word.at} ${word.word}`;
};
const TREINEN = boardWith('H5 TREINEN');

test.each([
  ['the whole word on an empty board', EMPTY_BOARD, 'H5', 'across', 'TREIN', 'H5 TREIN'],
  ['a word through a letter, typed whole', TREINEN, 'D5', 'down', 'SNOET', '5D SNOET'],
  ['a word through a letter, without that letter', TREINEN, 'D5', 'down', 'SNOE', '5D SNOET'],
  ['letters before what lies there', TREINEN, 'H1', 'across', 'SNEL', 'H1 SNELTREINEN'],
  ['letters after what lies there, from the first new one', TREINEN, 'H12', 'across', 'S', 'H5 TREINENS'],
  ['letters after it, typed from its first letter', TREINEN, 'H5', 'across', 'TREINENS', 'H5 TREINENS'],
  ['a blank', EMPTY_BOARD, 'H7', 'across', 'DaK', 'H7 DaK'],
  ['a word in the last rows of a board of 21', LARGE, 'Q21', 'down', 'TREIN', '21Q TREIN'],
] as const)('%s', (_, board, from, direction, letters, word) => {
  expect(typed(board, from, direction, letters)).toBe(word);
});

test('a word that runs off the board is rejected', () => {
  expect(typed(EMPTY_BOARD, 'H13', 'across', 'TREIN')).toBeNull();
});

test('the squares of a word are those of its board', () => {
  expect(squaresOf(LARGE, { at: 'U20', word: 'EN' })).toEqual([439, 440]);
  expect(squaresOf(EMPTY_BOARD, { at: 'U20', word: 'EN' })).toEqual([]);
});

test('a word next to a letter in its column runs down, otherwise across', () => {
  expect(guessedDirection(TREINEN, at('G5'))).toBe('down');
  expect(guessedDirection(TREINEN, at('H4'))).toBe('across');
  expect(guessedDirection(EMPTY_BOARD, at('H8'))).toBe('across');
});

test('a joker is typed as its letter', () => {
  expect(tableWordOf('RINg')).toBe('RIN@=RING');
  expect(tableWordOf('HUT')).toBe('HUT');
  expect(typedTableWord('RIN@=RING')).toBe('RINg');
});
