/** The words of the board games: squares, drafts, exchanging. */
import { formsOf } from '../forms.ts';
import type { Messages } from '../messages.ts';

const { count, list } = formsOf('en');
const points = (value: number) => count(value, { one: 'point', other: 'points' });

export const board: Messages['board'] = {
  board: 'Board',
  wholeBoard: 'Whole board',
  rack: 'My rack',
  blank: 'blank',
  blankAs: (letter) => `blank as ${letter}`,
  centre: 'centre',
  empty: 'empty',
  draftTile: 'yours, not played yet',
  announced: 'announced, not on the board yet',
  lastPlay: 'last play',
  locked: 'backwards word, only its player may lengthen it',
  wrongHere: 'something is wrong here',
  betterHere: 'a tile would touch here',
  marks: { '2l': '2xL', '3l': '3xL', '2w': '2xW', '3w': '3xW' },
  prints: {
    '2l': 'double letter',
    '3l': 'triple letter',
    '2w': 'double word',
    '3w': 'triple word',
    trick: 'trick square',
  },
  directions: { across: 'to the right', down: 'downwards' },
  placed: (letter, square, score) =>
    score === null ? `${letter} on ${square}` : `${letter} on ${square}, ${points(score)}`,
  draftScore: (score) => `${points(score)} for what is on the board`,
  lastScore: (score) => `last play: ${points(score)}`,
  lifted: (letter) => `${letter} picked up. Choose a square.`,
  tookBack: (letter) => `${letter} back on the rack`,
  erased: (square) => `${square} empty again`,
  allBack: 'Everything back on the rack',
  shuffled: 'Rack shuffled',
  notOnRack: (letter) => `No ${letter} and no blank on your rack`,
  shuffle: 'Shuffle the rack',
  takeBack: 'Everything back on the rack',
  lay: 'Play',
  layWord: (word) => `Play ${word}`,
  exchange: 'Exchange',
  pass: 'Pass',
  passSure: 'Really pass?',
  exchangeNote: (needed) =>
    `Choose what goes back into the bag. You draw as many, and your turn is over. You may exchange while the bag holds at least ${needed} tiles.`,
  exchangeFree: (bag) =>
    `Choose what goes back into the bag, at most ${count(bag, { one: 'tile', other: 'tiles' })}. You draw as many, and your turn is over.`,
  exchangeTiles: (tiles) => (tiles === 0 ? 'Exchange' : `Exchange ${count(tiles, { one: 'tile', other: 'tiles' })}`),
  chooseAll: 'Choose all',
  chooseNone: 'Choose none',
  nameBlank: 'What does the blank stand for?',
  nameTurned: 'Which letter should it be?',
  inTile: '*IN ends a word for a person: HIRT*IN, TISCHLER*IN. In the singular it counts 10.',
  faults: {
    unnamed: 'Choose a letter for the blank first.',
    'not-in-line': 'Your tiles must be in one row or one column.',
    gap: 'There is still a gap in your word.',
  },
  notInList: (words) =>
    words.length === 1 ? `${list(words)} is not in the list.` : `${list(words)} are not in the list.`,
  allTiles: (bonus) => `${bonus} for seven tiles`,
  withoutCards: (score, plain) => `${points(score)} with the card, ${plain} without.`,
  layingAccepts: (words) => `Playing also means: I accept ${list(words)}.`,
  firstWord: 'The first word goes over the star in the centre.',
  yourMove: 'It’s your turn.',
  waitingFor: (name) => `It’s ${name}’s turn. You can set out your tiles meanwhile.`,
};
