/** Six words and devices, in German. */
import type { SelfMessages } from './nl.ts';

export const de: SelfMessages = {
  title: 'Nimm dich mit',
  explain: 'Mit sechs Wörtern bist du auf jedem Gerät wieder du selbst: gleicher Name, gleiche Tische.',
  show: 'Sechs Wörter zeigen',
  showNew: 'Neue Wörter erstellen',
  newNote: 'Du hast schon sechs Wörter. Mit neuen gelten die alten nicht mehr.',
  once: 'Du siehst sie nur einmal. Schreib sie auf, in dieser Reihenfolge. Wer sie kennt, kann auf deinem Platz spielen.',
  written: 'Ich habe sie aufgeschrieben',
  spoken: (number, word) => `${number}: ${word}`,
  back: 'Warst du schon hier?',
  backExplain:
    'Tippe die sechs Wörter, die du auf einem anderen Gerät bekommen hast. Was du auf diesem Gerät gespielt hast, kommt mit.',
  words: 'Sechs Wörter',
  signIn: 'Das bin ich',
  unknown: (word) => `Das Wort „${word}“ gehört nicht dazu. Schau, ob es richtig getippt ist.`,
  devices: 'Geräte',
  devicesExplain: 'Hier bist du angemeldet. Eines kennst du nicht? Melde es ab und erstelle neue Wörter.',
  thisOne: 'Dieses Gerät',
  now: 'jetzt',
  kinds: { phone: 'Handy', tablet: 'Tablet', desk: 'Computer' },
  unnamed: 'Gerät',
  end: 'Abmelden',
  endSure: 'Ja, abmelden',
  keep: 'Doch nicht',
  ended: 'Abgemeldet.',
  rename: 'Benennen',
  deviceName: 'Name dieses Geräts',
  save: 'Speichern',
};
