/** The page of word lists. */
import { formsOf } from '../forms.ts';

const { count } = formsOf('nl');

export const words = {
  explain: 'Elke tafel speelt met één lijst. Alleen wat erin staat, houdt stand als iemand een woord betwist.',
  count: (value: number) => count(value, { one: 'woord', other: 'woorden' }),
  sources: (names: string) => `Bronnen: ${names}`,
  own: 'Een eigen lijst',
  ownExplain: 'Een tekstbestand met één woord per regel. Je kunt de lijst daarna bij het dekken van een tafel kiezen.',
  name: 'Naam van de lijst',
  file: 'Bestand',
  add: 'Toevoegen',
  incomplete: 'Geef de lijst een naam en kies een bestand.',
  added: (value: number) => `Toegevoegd: ${count(value, { one: 'woord', other: 'woorden' })}.`,
};
