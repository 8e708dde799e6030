import { expect, test } from 'vitest';
import {
  addLetter,
  beginWord,
  EMPTY_DRAFT,
  eraseLetter,
  isMoved,
  moveLetter,
  renameJoker,
  type TableDraft,
  tableAfter,
  tableDraftOf,
  toggleTaken,
} from './table-draft.ts';

const typed = (draft: TableDraft, letters: string) =>
  [...letters].reduce((before, letter) => addLetter(before, letter), draft);
const moved = (draft: TableDraft, word: number, ...places: readonly [number, string][]) =>
  places.reduce((before, [place, letter]) => moveLetter(before, { word, place }, letter), draft);

test('new words are typed, and the words they came from are taken up', () => {
  expect(tableAfter(['HUT', 'OP'], typed(toggleTaken(EMPTY_DRAFT, 0), 'HOUTEN'))).toEqual(['OP', 'HOUTEN']);
});

test('letters are moved, and letters that stay side by side remain a word', () => {
  const draft = typed(moved(EMPTY_DRAFT, 0, [3, 'S']), 'OP');
  expect(tableAfter(['KOKSMAAT'], draft)).toEqual(['KOK', 'MAAT', 'SOP']);
});

test('a letter that was moved goes back with a second tap', () => {
  const draft = moved(EMPTY_DRAFT, 0, [0, 'H']);
  expect(isMoved(draft, { word: 0, place: 0 })).toBe(true);
  expect(tableAfter(['HUT'], moved(draft, 0, [0, 'H']))).toBeNull();
});

test('several words are made in one turn; erasing leads back to the word before', () => {
  const two = typed(beginWord(typed(EMPTY_DRAFT, 'DAK')), 'EN');
  expect(tableAfter([], two)).toEqual(['DAK', 'EN']);
  expect(tableAfter([], eraseLetter(eraseLetter(eraseLetter(two))))).toEqual(['DAK']);
  expect(beginWord(EMPTY_DRAFT)).toBe(EMPTY_DRAFT);
});

test('R-07 a joker that is moved may stand for another letter', () => {
  const draft = renameJoker(moved(typed(EMPTY_DRAFT, 'TO'), 0, [4, 'l']), 'P');
  expect(tableAfter(['KORA@=KORAL'], draft)).toEqual(['KORA', 'TO@=TOP']);
});

test('an unchanged word keeps the reading of its joker', () => {
  expect(tableAfter(['RIN@=RING'], typed(EMPTY_DRAFT, 'DAK'))).toEqual(['RIN@=RING', 'DAK']);
});

test('a written turn is opened as it was entered', () => {
  const before = ['RIN@=RING', 'OP'];
  const after = ['OP', 'RELIN@=RELING'];
  expect(tableAfter(before, tableDraftOf(before, after))).toEqual(after);
});
