/** The words of Woord-Rummikub in English. */
import { formsOf } from '../forms.ts';
import type { Messages } from '../messages.ts';

const { count, either, list, pick, signed } = formsOf('en');
const points = (value: number) => count(value, { one: 'point', other: 'points' });
const letters = (value: number) => count(value, { one: 'letter', other: 'letters' });

export const table: Messages['table'] = {
  mat: 'Words on the table',
  rack: 'My letters',
  emptyTable: 'No words on the table yet.',
  newWord: 'new word',
  from: (word) => `from ${word}`,
  restore: (word) => `Put ${word} together again`,
  strip: (word, state) => (state === '' ? word : `${word}, ${state}`),
  wholeWord: (word) => `${word}, whole word`,
  joker: 'joker without a letter',
  jokerAs: (letter) => `joker as ${letter}`,
  ownLetter: (letter) => `${letter}, from your hand`,
  state: {
    scores: (value) => `scores ${points(value)}`,
    good: 'good',
    rest: 'rest',
    goodRest: 'good, rest',
    unknown: 'not a word',
    short: 'too short',
    unnamed: 'choose a letter',
    changed: 'changed',
    lastPlay: (name, value) => `${name}: ${signed(value)}`,
    lastWord: 'just laid',
  },
  turn: {
    title: 'This turn',
    longest: 'is your longest new word.',
    noWord: 'No new word that scores yet.',
    laid: 'From your hand',
    changed: 'Changed',
    strips: (value) => count(value, { one: 'strip', other: 'strips' }),
    points: 'Points',
    begin: (least) =>
      `Begin with a word of at least ${letters(least)}, from your hand alone. Until then the table stays as it is.`,
    how: 'Drag letters, tap them or type a word. Everything may go back and forth until you are done.',
    howRests: 'Something of every word on the table must be left whole.',
    waiting: (name) => `${name} is to move.`,
    ending: 'The end is in sight: these are the last turns.',
  },
  note: {
    rest: (word, of) => `${word} is a rest of ${of} and does not score.`,
    joker: (word) => `${word}: another letter for the joker does not make a new word.`,
    formed: (word) => `${word} has been on the table before and does not score.`,
    twice: (word) => `${word} lies there twice and does not score.`,
  },
  missing: {
    'nothing-laid': 'lay at least one letter from your hand',
    'begin-word': (least) => `begin with a word of at least ${letters(least)}`,
    unnamed: () => 'choose a letter for the joker',
    unknown: (words) => `finish ${list(words)} first`,
    short: (words, least) =>
      `${list(words)} ${pick(words.length, { one: 'is', other: 'are' })} too short: at least ${letters(least)}`,
    dissolved: (words, least) => `something of ${list(words)} must be left: a rest of at least ${letters(least)}`,
  },
  missingBriefly: {
    'nothing-laid': 'Lay a letter',
    'begin-word': 'Begin word first',
    unnamed: 'Name the joker',
    unknown: (words) => `${words} to finish`,
    short: (words) => `${words} too short`,
    dissolved: 'Leave a rest',
  },
  finish: (score) => (score === 0 ? 'Done, no points' : `Done, ${points(score)}`),
  finishBriefly: (score) => `Done, ${points(score)}`,
  draw: 'Take a letter',
  pass: 'Pass',
  longest: (word) => `Longest word: ${word}`,
  record: (word) => `To beat: ${word}`,
  reset: 'Put everything back',
  undo: 'Step back',
  redo: 'Step forward',
  shuffle: 'Shuffle my letters',
  tools: {
    title: 'With the chosen letters',
    word: 'New word',
    split: 'Split here',
    whole: 'Whole word',
    join: 'Join',
    takeBack: 'Back to hand',
    joker: 'Other letter',
    drop: 'Let go',
    tapToPut: 'Tap another word to put them there.',
    tapToJoin: 'Tap the word this one goes behind.',
  },
  beginFirst: 'Lay your begin word from your hand first; then you may touch the table.',
  stays: 'What lies on the table never goes back to a hand.',
  notOnRack: (letter) => `You have no ${letter} left in your hand.`,
  pickJoker: 'What does the joker stand for?',
  pickHelp: 'Choose or type a letter.',
  pile: (number, letter, height) => `Pile ${number}: ${letter}, ${letters(height)} left`,
  pileGone: (number) => `Pile ${number} is gone`,
  openPot: 'Open pot',
  pickPiles: (tiles) =>
    pick(tiles, { one: 'Which pile do you take your letter from?', other: `Choose ${tiles} letters, one by one` }),
  picked: (chosen) => `Chosen: ${list(chosen)}`,
  blindNext: 'the next letter',
  takeThese: 'Take these',
  takeAny: 'Any will do',
  spoken: {
    lies: (word, state) => (state === '' ? `${word} lies there.` : `${word}: ${state}.`),
    back: (tiles) => `${list(tiles)} back in your hand.`,
    reset: 'Everything lies as it did when your turn began.',
    chosen: (tiles) => (tiles.length === 0 ? 'Nothing chosen.' : `Chosen: ${list(tiles)}.`),
    verdict: (good, bad) =>
      [good.length > 0 ? `Good: ${list(good)}.` : '', bad.length > 0 ? `Not a word: ${either(bad)}.` : '']
        .filter(Boolean)
        .join(' '),
  },
};
