import { formsOf } from '../forms.ts';
import type { Messages } from '../messages.ts';

const { count, list, pick } = formsOf('en');

export const why: Messages['why'] = {
  title: (score) => `Why ${score}?`,
  longest: (letters) => `The longest new word counts: ${count(letters, { one: 'letter', other: 'letters' })}.`,
  noNewWord: 'No new word that scores: what was played is a remainder or has been on the table before.',
  found: (words, isGood) =>
    isGood
      ? `Checked: ${list(words)} ${pick(words.length, { one: 'is', other: 'are' })} valid.`
      : `Checked: ${list(words)} ${pick(words.length, { one: 'is', other: 'are' })} not in the list.`,
  wholeRack: 'Seven tiles at once',
  cards: 'By trick cards',
  total: 'Together',
  sum: 'This word',
  times: (sum, times) => `${sum} times ${times},`,
  old: 'was there already',
  on: 'on',
};
