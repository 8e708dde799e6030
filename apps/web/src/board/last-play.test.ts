import { type Board, EMPTY_BOARD, emptyBoard, parseSquare, tellStory } from '@lettertafel/engine';
import { expect, test } from 'vitest';
import { lastPlay } from './last-play.ts';

const square = (name: string) => parseSquare(EMPTY_BOARD, name) ?? -1;

type Event = { readonly type: string; readonly [field: string]: unknown };

const LAID = {
  type: 'laid',
  seat: 1,
  layings: [{ at: '15E', word: 'CHEF' }],
  laid: ['E15', 'F15', 'H15'].map((name, index) => ({ square: square(name), cell: 'CHF'[index] })),
  words: [{ word: 'CHEF', reads: 'CHEF', score: 42 }],
  bonus: 0,
  extra: 0,
  score: 42,
  locked: [],
  window: null,
};

const storyOn = (board: Board, ...events: readonly Event[]) => tellStory([{ at: 0, events }], { seats: 2, board });
const storyWith = (...events: readonly Event[]) => storyOn(EMPTY_BOARD, ...events);

test('a play has a ring in the colour of its seat, and its score', () => {
  const squares = ['E15', 'F15', 'G15', 'H15'].map(square);
  expect(lastPlay(storyWith(LAID), 0)).toEqual({
    colour: 'last-2',
    score: { points: 42, word: { direction: 'down', squares } },
  });
  expect(lastPlay(storyWith(LAID), 1)?.colour).toBe('last-1');
});

test('a play on a board of 21 rows has its own squares', () => {
  const large = emptyBoard(21);
  const squares = ['U18', 'U19', 'U20', 'U21'].map((name) => parseSquare(large, name) ?? -1);
  const laid = squares.map((at, index) => ({ square: at, cell: 'CHEF'[index] }));
  const story = storyOn(large, { ...LAID, layings: [{ at: 'U18', word: 'CHEF' }], laid });
  expect(story.turns[0]?.after.board[20]).toBe(`${'.'.repeat(17)}CHEF`);
  expect(lastPlay(story, 0)?.score?.word).toEqual({ direction: 'across', squares });
});

test('the score disappears with the next move, the ring stays', () => {
  const passed = { type: 'passed', seat: 0, why: 'chosen' };
  expect(lastPlay(storyWith(LAID, passed), 0)).toEqual({ colour: 'last-2', score: null });
});

test('the score stays while its player plays cards after it, and disappears with a card of somebody else', () => {
  const stole = { type: 'stole', by: 1, target: 0, count: 1 };
  expect(lastPlay(storyWith(LAID, stole), 0)?.score?.points).toBe(42);
  expect(lastPlay(storyWith(LAID, { ...stole, by: 0, target: 1 }), 0)?.score).toBeNull();
});

test('a play that was lost leaves no mark', () => {
  expect(lastPlay(storyWith(LAID, { type: 'play-lost', seat: 1 }), 0)).toBeNull();
});
