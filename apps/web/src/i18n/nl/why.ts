/** "Why 30?" */
import { formsOf } from '../forms.ts';

const { count, list, pick } = formsOf('nl');

export const why = {
  title: (score: number) => `Waarom ${score}?`,
  longest: (letters: number) =>
    `Het langste nieuwe woord telt: ${count(letters, { one: 'letter', other: 'letters' })}.`,
  noNewWord: 'Geen nieuw woord dat telt: wat er ligt, is een rest of heeft al eens op tafel gelegen.',
  found: (words: readonly string[], isGood: boolean) =>
    isGood
      ? `Nagekeken: ${list(words)} ${pick(words.length, { one: 'is', other: 'zijn' })} goed.`
      : `Nagekeken: ${list(words)} ${pick(words.length, { one: 'staat', other: 'staan' })} niet in de lijst.`,
  wholeRack: 'Zeven letters in één keer',
  cards: 'Door trickkaarten',
  total: 'Samen',
  sum: 'Dit woord',
  times: (sum: number, times: number) => `${sum} keer ${times},`,
  old: 'lag er al',
  on: 'op',
};
