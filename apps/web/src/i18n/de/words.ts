import { formsOf } from '../forms.ts';
import type { LaterMessages } from '../messages.ts';

const { count, list } = formsOf('de');

export const words: LaterMessages['words'] = {
  explain: 'Jeder Tisch spielt mit einer Liste. Nur was darin steht, gilt, wenn jemand ein Wort anzweifelt.',
  count: (value) => count(value, { one: 'Wort', other: 'Wörter' }),
  besides: (value) => `${count(value, { one: 'Wort', other: 'Wörter' })} zusätzlich zur normalen Liste`,
  sources: (names) => `Quellen: ${names}`,
  own: 'Eine eigene Liste',
  ownExplain:
    'Eine Textdatei mit einem Wort je Zeile (.txt), eine CSV-Datei mit Bedeutungen oder eine .dic-Datei von Scrabble3D. Danach kannst du die Liste beim Eröffnen eines Tisches wählen.',
  name: 'Name der Liste',
  file: 'Datei',
  add: 'Hinzufügen',
  incomplete: 'Gib der Liste einen Namen und wähl eine Datei.',
  added: (value) => `Hinzugefügt: ${count(value, { one: 'Wort', other: 'Wörter' })}.`,
  kind: 'Diese Liste',
  kinds: { own: 'ersetzt die normale Liste', house: 'ist eine Hausliste, zusätzlich zur normalen' },
  joinMarks: 'Apostroph und Bindestrich weglassen',
  joinMarksNote: 'Aus foto’s wird FOTOS; sonst werden solche Zeilen abgelehnt.',
  edit: 'Ändern',
  editLabel: (name) => `Wörter von ${name}, eins je Zeile`,
  save: 'Speichern',
  download: 'Als Datei speichern',
  remove: 'Entfernen',
  removeSure: 'Wirklich löschen?',
  /** Why a file was refused; nothing of it has been added then. */
  faults: {
    empty: 'In dieser Datei steht kein Wort.',
    archive: 'Das ist eine gepackte Datei. Entpack sie zuerst.',
    'control-character': 'Das ist keine einfache Textdatei. Speichere die Liste als Text in UTF-8.',
    'too-many-words': 'In dieser Liste stehen zu viele Wörter.',
    'too-long-meanings': 'Die Bedeutungen in dieser Liste sind zusammen zu lang.',
    'bad-name': 'Der Name einer Liste besteht aus Buchstaben ohne Akzent, Ziffern und Bindestrichen, höchstens 40.',
    'bad-lines': (line: number) =>
      `Zeile ${line} ist kein Wort für dieses Spiel. Ein Wort hat mindestens zwei Buchstaben und keinen Apostroph, Bindestrich oder Leerschritt. Es wurde nichts hinzugefügt.`,
  },
  houseName: 'zuhause',
  keepTitle: (words) => `${list(words)} aufheben?`,
  keepExplain:
    'In einer Hausliste gelten diese Wörter auch in späteren Spielen. Du wählst sie beim Eröffnen des Tisches.',
  keep: 'In die Hausliste aufnehmen',
  kept: (words, name) => `${list(words)} steht jetzt in ${name}.`,
};
