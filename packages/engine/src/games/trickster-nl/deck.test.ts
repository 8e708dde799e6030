import { expect, test } from 'vitest';
import { given } from '../../../testing/kit.ts';
import { lay, tricks } from '../../../testing/trickster.ts';
import { takenSquares } from '../../crossword/board.ts';
import { formatSquares } from '../../crossword/notation.ts';
import { CLASSIC_BOARD } from '../../material/classic-board.ts';
import { TRICK_SQUARES } from '../../material/trick-squares.ts';
import { CARDS, FULL_DECK } from './deck.ts';
import { tricksterNl } from './game.ts';

test('TR-01 the 32 trick squares, none of them a premium square', () => {
  const listed =
    'B4 B12 D2 D14 L2 L14 N4 N12 C5 C11 E3 E13 K3 K13 M5 M11 D6 D10 F4 F12 J4 J12 L6 L10 F8 H6 H10 J8 B8 H2 H14 N8';
  const squares = formatSquares(TRICK_SQUARES, takenSquares(TRICK_SQUARES));
  expect(squares).toHaveLength(32);
  expect(squares.toSorted()).toEqual(listed.split(' ').toSorted());
  const premiums = formatSquares(CLASSIC_BOARD, takenSquares(CLASSIC_BOARD));
  expect(squares.filter((square) => premiums.includes(square))).toEqual([]);
});

test('TR-02 a deck of 22: 19 kinds, two each of add-ten, double-word and cancel-card', () => {
  expect(FULL_DECK).toHaveLength(22);
  expect(Object.keys(CARDS)).toHaveLength(19);
  const twice = Object.keys(CARDS).filter((id) => FULL_DECK.filter((card) => card === id).length === 2);
  expect(twice.toSorted()).toEqual(['add-ten', 'cancel-card', 'double-word']);
});

test('TR-02 the deck is shuffled and face down, hands begin empty', () => {
  const { state } = given(tricksterNl);
  expect(state.deck.toSorted()).toEqual(FULL_DECK.toSorted());
  expect(state.deck).not.toEqual(FULL_DECK);
  expect(given(tricksterNl, { seed: 2 }).state.deck).not.toEqual(state.deck);
  expect(state.hands).toEqual([[], []]);
  expect(tricksterNl.viewFor(state, 0).deck).toBe(22);
});

test('TR-02 used cards are out of the game: they never come back to the deck', () => {
  const table = tricks({ board: ['H6 WONEN'], racks: ['IP', 'E'], hands: [['double-word']], deck: ['add-ten'] });
  table.when(lay(0, '6H WIP', 'double-word'));
  table.settle();
  expect(table.state.deck).toEqual(['add-ten']);
  expect(table.state.hands).toEqual([[], []]);
  expect(table.state.seen).toEqual(['double-word']);
});

test.each([
  { cards: [['no-such-card']], path: 'setup.cards.0.0', code: 'card-unknown' },
  { cards: [[], ['anywhere', 'anywhere']], path: 'setup.cards.1.1', code: 'bad-setup' },
])('TR-02 a setup with cards the box does not have is refused: $path', ({ cards, path, code }) => {
  const created = tricksterNl.create(2);
  if ('refusal' in created) throw new Error('not created');
  const context = { now: 0, rng: { below: () => 0 }, lexicon: {} as never };
  const decision = tricksterNl.decide(created.state, { by: 'house', do: 'deal', setup: { cards } }, context);
  expect(decision).toMatchObject({ refusal: { code, path } });
});
