import { formsOf } from '../forms.ts';
import type { LaterMessages } from '../messages.ts';

const { count, list } = formsOf('de');

export const words: LaterMessages['words'] = {
  explain: 'An jedem Tisch gilt eine Liste. Nur was darin steht, gilt, wenn jemand ein Wort anzweifelt.',
  count: (value) => count(value, { one: 'Wort', other: 'Wörter' }),
  besides: (value) => `${count(value, { one: 'Wort', other: 'Wörter' })} zusätzlich zur normalen Liste`,
  sources: 'Quellen',
  own: 'Eine eigene Liste anlegen',
  name: 'Name der Liste',
  nameExample: 'Omas Wörter',
  typed: 'Wörter, eins je Zeile',
  file: 'Oder eine Datei mit Wörtern',
  fileExplain:
    'Eine Textdatei mit einem Wort je Zeile (.txt), eine CSV-Datei mit Bedeutungen oder eine .dic-Datei von Scrabble3D.',
  add: 'Liste anlegen',
  incomplete: 'Gib der Liste einen Namen, und tipp Wörter ein oder wähl eine Datei.',
  added: (name, words) => `${name}: ${words}`,
  addedExplain: {
    house: 'Diese Wörter gelten zusätzlich zur normalen Liste. Du wählst die Liste beim Eröffnen eines Tisches.',
    own: 'Diese Liste ersetzt die normale. Du wählst sie beim Eröffnen eines Tisches.',
  },
  leftOut: (lines) =>
    `${count(lines, { one: 'Zeile fehlt', other: 'Zeilen fehlen' })}, weil dort kein Wort steht, das hier geht:`,
  leftOutLine: (line, text, reason) => `Zeile ${line}: „${text}“ (${reason})`,
  leftOutReasons: { 'not-letters': 'nicht nur Buchstaben', 'too-short': 'zu kurz', 'too-long': 'zu lang' },
  leftOutMore: (lines) => `und noch ${count(lines, { one: 'Zeile', other: 'Zeilen' })}`,
  kind: 'Diese Liste',
  kinds: { own: 'ersetzt die normale Liste', house: 'kommt zur normalen Liste hinzu' },
  joinMarks: 'Apostroph und Bindestrich weglassen',
  joinMarksNote: 'Aus foto’s wird FOTOS; sonst fallen solche Zeilen weg.',
  /** A word that was looked up. */
  report: {
    written: 'Man schreibt',
    formOf: 'Form von',
    class: 'Wortart',
    meaning: 'Auf Englisch',
    whence: 'Wo steht das?',
    listed: (source) => `In ${source}.`,
  },
  edit: 'Ändern',
  editLabel: (name) => `Wörter von ${name}, eins je Zeile`,
  save: 'Speichern',
  download: 'Als Datei speichern',
  remove: 'Entfernen',
  removeSure: 'Wirklich löschen?',
  /** Why a file was refused; nothing of it has been added then. */
  faults: {
    empty: 'Hier steht kein Wort, das geht: Ein Wort hat mindestens zwei Buchstaben.',
    archive: 'Das ist eine gepackte Datei. Entpack sie zuerst.',
    'control-character': 'Das ist keine einfache Textdatei. Speichere die Liste als Text in UTF-8.',
    'too-many-words': 'In dieser Liste stehen zu viele Wörter.',
    'too-many-besides':
      'Zur normalen Liste kommen höchstens 2.000 Wörter hinzu. Eine größere Liste kann die normale ersetzen.',
    'too-long-meanings': 'Die Bedeutungen in dieser Liste sind zusammen zu lang.',
    'bad-name': 'Dieser Name geht nicht: bitte gewöhnliche Buchstaben einer Schrift, höchstens 40.',
  },
  houseName: 'zuhause',
  keepTitle: (words) => `${list(words)} aufheben?`,
  keepExplain:
    'In einer Hausliste gelten diese Wörter auch in späteren Spielen. Du wählst sie beim Eröffnen des Tisches.',
  keep: 'In die Hausliste aufnehmen',
  kept: (words, name) => `${list(words)} steht jetzt in ${name}.`,
};
