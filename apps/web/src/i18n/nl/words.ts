/** The page of word lists. */
import { formsOf } from '../forms.ts';

const { count, list } = formsOf('nl');

export const words = {
  explain: 'Elke tafel speelt met één lijst. Alleen wat erin staat, houdt stand als iemand een woord betwist.',
  count: (value: number) => count(value, { one: 'woord', other: 'woorden' }),
  besides: (value: number) => `${count(value, { one: 'woord', other: 'woorden' })} naast de gewone lijst`,
  sources: (names: string) => `Bronnen: ${names}`,
  own: 'Een eigen lijst',
  ownExplain:
    'Een tekstbestand met één woord per regel (.txt), een CSV-bestand met betekenissen of een .dic-bestand van Scrabble3D. Je kunt de lijst daarna bij het dekken van een tafel kiezen.',
  name: 'Naam van de lijst',
  file: 'Bestand',
  add: 'Toevoegen',
  incomplete: 'Geef de lijst een naam en kies een bestand.',
  added: (value: number) => `Toegevoegd: ${count(value, { one: 'woord', other: 'woorden' })}.`,
  kind: 'Deze lijst',
  kinds: { own: 'komt in plaats van de gewone lijst', house: 'is een huislijst, naast de gewone lijst' },
  joinMarks: 'Apostrof en koppelteken weglaten',
  joinMarksNote: 'Van foto’s wordt FOTOS; anders worden zulke regels geweigerd.',
  edit: 'Aanpassen',
  editLabel: (name: string) => `Woorden van ${name}, één per regel`,
  save: 'Bewaren',
  download: 'Als bestand opslaan',
  remove: 'Verwijderen',
  houseName: 'thuis',
  keepTitle: (words: readonly string[]) => `${list(words)} bewaren?`,
  keepExplain:
    'In een huislijst zijn deze woorden ook in latere spellen goed. Je kiest hem bij het dekken van de tafel.',
  keep: 'In de huislijst zetten',
  kept: (words: readonly string[], name: string) => `${list(words)} staat nu in ${name}.`,
};
