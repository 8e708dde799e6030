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
  gapBefore: (word) => `before ${word}`,
  gapAfter: (word) => `after ${word}`,
  gapBetween: (left, right, word) => `between ${left} and ${right} of ${word}`,
  from: (word) => `from ${word}`,
  fromAll: (words) => `from ${list(words)}`,
  stay: (words) => `${list(words)} ${pick(words.length, { one: 'stays', other: 'stay' })}`,
  makeWord: (word) => `New word ${word}`,
  makeAnyWord: 'New word',
  restore: (word) => `Put ${word} together again`,
  strip: (word, state) => (state === '' ? word : `${word}, ${state}`),
  wholeWord: (word) => `${word}, whole word`,
  joker: 'joker without a letter',
  jokerAs: (letter) => `joker as ${letter}`,
  ownLetter: (letter) => `${letter}, from your rack`,
  state: {
    scores: (value) => `scores ${points(value)}`,
    good: 'valid',
    rest: 'remainder',
    goodRest: 'valid, remainder',
    unknown: 'not a word',
    short: 'too short',
    unnamed: 'choose a letter',
    changed: 'changed',
    lastPlay: (name, value) => `${name}: ${signed(value)}`,
    lastWord: 'just played',
  },
  turn: {
    title: 'This turn',
    longest: 'is your longest new word.',
    noWord: 'No new word that scores yet.',
    laid: 'From your rack',
    changed: 'Changed',
    words: (value) => count(value, { one: 'word', other: 'words' }),
    points: 'Points',
    begin: (least) =>
      `Start with an opening word of at least ${letters(least)}, from your rack alone. Until then the table stays as it is.`,
    how: 'Tap letters or swipe along them, then tap where they should go. You can drag and type as well.',
    yours: 'It’s your turn.',
    howRests: (least) => `No word may disappear: leave a remainder of ${letters(least)} or use the whole word.`,
    waiting: (name) => `It’s ${name}’s turn.`,
    ending: 'The end is in sight: these are the last turns.',
  },
  note: {
    rest: (word, of) => `${word} is a remainder of ${of} and does not score.`,
    joker: (word) => `${word}: another letter for the joker does not make a new word.`,
    formed: (word) => `${word} has been on the table before and does not score.`,
    twice: (word) => `${word} is there twice and does not score.`,
  },
  missing: {
    'nothing-laid': 'play at least one letter from your rack',
    'begin-word': (least) => `start with an opening word of at least ${letters(least)}`,
    unnamed: () => 'choose a letter for the joker',
    unknown: (words) => `finish ${list(words)} first`,
    short: (words, least) =>
      `${list(words)} ${pick(words.length, { one: 'is', other: 'are' })} too short: at least ${letters(least)}`,
    dissolved: (words, least) =>
      `something of ${list(words)} must be left: a remainder of at least ${letters(least)}, or the whole word`,
  },
  missingBriefly: {
    'nothing-laid': 'Play a letter',
    'begin-word': 'Opening word first',
    unnamed: 'Name the joker',
    unknown: (words) => `${words} to finish`,
    short: (words) => `${words} too short`,
    dissolved: 'Leave a remainder',
  },
  finish: (score) => (score === 0 ? 'Done, no points' : `Done, ${points(score)}`),
  finishBriefly: (score) => `Done, ${points(score)}`,
  finishOpen: 'Done',
  endGame: 'Finish the game',
  draw: 'Take a letter',
  pass: 'Pass',
  longest: (word) => `Longest word: ${word}`,
  record: (word) => `To beat: ${word}`,
  soloEnd: {
    title: 'Finish this game?',
    longest: (word) => `Your longest word is ${word}, ${letters(word.length)}.`,
    noWord: 'You have not played a word yet.',
    stay: 'Keep playing',
    end: 'Finish',
  },
  reset: 'Put everything back',
  undo: 'Step back',
  redo: 'Step forward',
  shuffle: 'Shuffle my letters',
  tools: {
    title: 'With the chosen letters',
    takeBack: 'Back to the rack',
    joker: 'Another letter for the joker',
    drop: 'Clear the selection',
  },
  beginFirst: 'Play your opening word from your rack first; then you may touch the table.',
  stays: 'Letters from the table never go onto a rack.',
  notOnRack: (letter) => `You have no ${letter} left on your rack.`,
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
    lies: (word, state) => (state === '' ? `${word} is on the table.` : `${word}: ${state}.`),
    back: (tiles) => `${list(tiles)} back on your rack.`,
    reset: 'Everything is back as it was when your turn began.',
    chosen: (tiles) => (tiles.length === 0 ? 'Nothing chosen.' : `Chosen: ${list(tiles)}.`),
    verdict: (good, bad) =>
      [good.length > 0 ? `Valid: ${list(good)}.` : '', bad.length > 0 ? `Not a word: ${either(bad)}.` : '']
        .filter(Boolean)
        .join(' '),
  },
};
