/** The page of word lists. */
import { formsOf } from '../forms.ts';

const { count, list } = formsOf('nl');

export const words = {
  explain: 'Elke tafel speelt met één lijst. Alleen wat erin staat, houdt stand als iemand een woord betwist.',
  count: (value: number) => count(value, { one: 'woord', other: 'woorden' }),
  besides: (value: number) => `${count(value, { one: 'woord', other: 'woorden' })}, boven op de gewone lijst`,
  sources: 'Bronnen',
  own: 'Een eigen lijst beginnen',
  name: 'Naam van de lijst',
  nameExample: 'Oma’s woorden',
  typed: 'Woorden, één per regel',
  file: 'Of een bestand met woorden',
  fileExplain:
    'Een tekstbestand met één woord per regel (.txt), een CSV-bestand met betekenissen of een .dic-bestand van Scrabble3D.',
  add: 'Lijst maken',
  incomplete: 'Geef de lijst een naam, en typ woorden of kies een bestand.',
  added: (name: string, words: string) => `${name}: ${words}`,
  addedExplain: {
    house: 'Deze woorden komen boven op de gewone lijst. Je kiest de lijst bij het dekken van een tafel.',
    own: 'Deze lijst komt in plaats van de gewone. Je kiest hem bij het dekken van een tafel.',
  },
  leftOut: (lines: number) =>
    `${count(lines, { one: 'regel is', other: 'regels zijn' })} weggelaten, want daar staat geen woord dat hier kan:`,
  leftOutLine: (line: number, text: string, reason: string) => `Regel ${line}: ‘${text}’ (${reason})`,
  leftOutReasons: { 'not-letters': 'niet alleen letters', 'too-short': 'te kort', 'too-long': 'te lang' },
  leftOutMore: (lines: number) => `en nog ${count(lines, { one: 'regel', other: 'regels' })}`,
  kind: 'Deze lijst komt',
  kinds: { own: 'in plaats van de gewone lijst', house: 'boven op de gewone lijst' },
  joinMarks: 'Apostrof en koppelteken weglaten',
  joinMarksNote: 'Van foto’s wordt FOTOS; anders vallen zulke regels af.',
  /** A word that was looked up. */
  report: {
    written: 'Je schrijft',
    formOf: 'Vorm van',
    class: 'Soort woord',
    meaning: 'In het Engels',
    whence: 'Waar staat dat?',
    listed: (source: string) => `In ${source}.`,
  },
  edit: 'Aanpassen',
  editLabel: (name: string) => `Woorden van ${name}, één per regel`,
  save: 'Bewaren',
  download: 'Als bestand opslaan',
  remove: 'Verwijderen',
  removeSure: 'Echt verwijderen?',
  /** Why a file was refused; nothing of it has been added then. */
  faults: {
    empty: 'Hier staat geen woord in dat kan: een woord bestaat uit minstens twee letters.',
    archive: 'Dit is een ingepakt bestand. Pak het eerst uit.',
    'control-character': 'Dit is geen gewoon tekstbestand. Bewaar de lijst als tekst in UTF-8.',
    'too-many-words': 'Er staan te veel woorden in deze lijst.',
    'too-many-besides':
      'Boven op de gewone lijst komen hooguit 2.000 woorden. Een grotere lijst kan in plaats van de gewone komen.',
    'too-long-meanings': 'De betekenissen in deze lijst zijn samen te lang.',
    'bad-name': 'Deze naam kan niet: gebruik gewone letters van één schrift, hooguit 40.',
  },
  houseName: 'thuis',
  keepTitle: (words: readonly string[]) => `${list(words)} bewaren?`,
  keepExplain:
    'In een huislijst zijn deze woorden ook in latere spellen goed. Je kiest hem bij het dekken van de tafel.',
  keep: 'In de huislijst zetten',
  kept: (words: readonly string[], name: string) => `${list(words)} staat nu in ${name}.`,
};
