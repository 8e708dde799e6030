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
  removeSure: 'Echt verwijderen?',
  /** Why a file was refused; nothing of it has been added then. */
  faults: {
    empty: 'Er staat geen woord in dit bestand.',
    archive: 'Dit is een ingepakt bestand. Pak het eerst uit.',
    'control-character': 'Dit is geen gewoon tekstbestand. Bewaar de lijst als tekst in UTF-8.',
    'too-many-words': 'Er staan te veel woorden in deze lijst.',
    'too-long-meanings': 'De betekenissen in deze lijst zijn samen te lang.',
    'bad-name': 'De naam van een lijst bestaat uit letters zonder accent, cijfers en koppeltekens, hooguit 40.',
    'bad-lines': (line: number) =>
      `Regel ${line} is geen woord voor dit spel. Een woord heeft minstens twee letters en geen apostrof, koppelteken of spatie. Er is niets toegevoegd.`,
  },
  houseName: 'thuis',
  keepTitle: (words: readonly string[]) => `${list(words)} bewaren?`,
  keepExplain:
    'In een huislijst zijn deze woorden ook in latere spellen goed. Je kiest hem bij het dekken van de tafel.',
  keep: 'In de huislijst zetten',
  kept: (words: readonly string[], name: string) => `${list(words)} staat nu in ${name}.`,
};
