import { formsOf } from '../forms.ts';
import type { Messages } from '../messages.ts';

const { count, list, pick } = formsOf('de');

export const why: Messages['why'] = {
  title: (score) => `Warum ${score}?`,
  longest: (letters) => `Das längste neue Wort zählt: ${count(letters, { one: 'Buchstabe', other: 'Buchstaben' })}.`,
  noNewWord: 'Kein neues Wort, das zählt: Was hier liegt, ist ein Rest oder lag schon einmal auf dem Tisch.',
  found: (words, isGood) =>
    isGood
      ? `Geprüft: ${list(words)} ${pick(words.length, { one: 'gilt', other: 'gelten' })}.`
      : `Geprüft: ${list(words)} ${pick(words.length, { one: 'steht', other: 'stehen' })} nicht in der Liste.`,
  wholeRack: 'Sieben Steine auf einmal',
  cards: 'Durch Trickkarten',
  total: 'Summe',
  sum: 'Dieses Wort',
  times: (sum, times) => `${sum} mal ${times},`,
  old: 'lag schon da',
  on: 'auf',
};
