/** Saving and importing everything that a browser keeps, in German. */
import { formsOf } from '../../../../i18n/forms.ts';
import type { TransferMessages } from './nl.ts';

const { count, list } = formsOf('de');
const games = (number: number) => count(number, { one: 'Spiel', other: 'Spiele' });
const sheets = (number: number) => count(number, { one: 'Spielblock', other: 'Spielblöcke' });

export const de: TransferMessages = {
  title: 'In einen anderen Browser mitnehmen',
  explain:
    'Alles, was dieser Browser speichert, kommt in eine Datei: deine Spiele auf diesem Gerät, Spielblöcke, Namen, Einstellungen und was zum Nachrechnen des Mischens nötig ist. Mit der Datei kann man auch deine Steine sehen und auf deinem Platz spielen: Behalt sie für dich.',
  copyNote: 'Du nimmst eine Kopie mit. Spiel ein laufendes Spiel danach nur an einem Ort weiter.',
  listsNote:
    'Eigene Wortlisten und Hauslisten liegen auf dem Server und nicht in dieser Datei. Unter Wortlisten speicherst du sie als Datei.',
  save: 'Alles in einer Datei speichern',
  choose: 'Datei einlesen',
  busy: 'Die Datei wird geprüft …',
  done: 'Eingelesen.',
  close: 'Weiter',
  added: (number, more) =>
    `Hinzugefügt: ${list([...(number > 0 ? [games(number)] : []), ...(more > 0 ? [sheets(more)] : [])])}.`,
  updated: (number) => `Aktualisiert, weil dort weitergespielt wurde: ${games(number)}.`,
  same: (number) =>
    number === 1
      ? '1 Spiel war hier schon, mindestens so weit gespielt.'
      : `${number} Spiele waren hier schon, mindestens so weit gespielt.`,
  differing: (number) => `Hier anders weitergespielt und deshalb nicht geändert: ${games(number)}.`,
  settings: 'Einstellungen, die hier noch nicht gewählt waren, wurden übernommen.',
  nothing: 'Alles aus der Datei war hier schon.',
  refused: 'Es wurde nichts eingelesen.',
  faults: {
    foreign: 'Das ist keine Datei von Lettertafel mit gespeicherten Daten.',
    newer: 'Diese Datei stammt von einer neueren Version. Lad die Seite neu und versuch es noch einmal.',
    damaged: 'Diese Datei ist beschädigt oder verändert: Der Inhalt passt nicht zur Prüfsumme.',
    'bad-game': (number) => `Spiel ${number} in dieser Datei wurde nicht nach den Regeln gespielt.`,
    'bad-value': (key) => `In dieser Datei steht etwas, das nicht hierher gehört (${key}).`,
    large: 'Diese Datei ist viel zu groß.',
  },
};
