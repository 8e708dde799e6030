import { formsOf } from '../forms.ts';
import type { Messages } from '../messages.ts';
import { games, languages } from './games.ts';

const { count, list, number, signed, moment, duration } = formsOf('de');

export const common: Messages['common'] = {
  number,
  signed,
  list,
  moment,
  duration,
  close: 'Schließen',
  cancel: 'Abbrechen',
  home: 'Zur Übersicht',
  rules: 'Spielregeln',
  howToPlay: 'So wird gespielt',
  layExample: 'Beispiel legen',
  wordLists: 'Wortlisten',
  keys: 'Tasten und Barrierefreiheit',
  settings: 'Einstellungen',
  menu: 'Menü',
  language: 'Sprache',
  toDark: 'Dunkles Design',
  toLight: 'Helles Design',
  guest: 'Gast',
  me: 'Ich',
  computer: 'Computer',
  player: (seat) => `Person ${seat}`,
  points: (value) => count(value, { one: 'Punkt', other: 'Punkte' }),
  loading: 'Der Tisch wird vorbereitet …',
  loadingFailed: 'Die Seite konnte nicht geladen werden.',
  again: 'Noch einmal versuchen',
  notFoundTitle: 'Hier ist nichts',
  notFoundText: 'Diese Seite gibt es nicht. Vielleicht ist der Link nicht ganz angekommen.',
  newVersion: 'Es gibt eine neue Version. Lad die Seite neu, um weiterzuspielen.',
  reload: 'Neu laden',
  copied: 'Kopiert',
  skip: 'Zum Inhalt',
  drawing: {
    board: (lying, played) =>
      [lying.length > 0 ? `Brett mit ${list(lying)}` : 'Brett', played.length > 0 ? `gelegt: ${list(played)}` : '']
        .filter(Boolean)
        .join('; '),
    before: 'auf dem Tisch',
    own: 'von deinem Bänkchen',
    after: 'nach dem Zug',
  },
  games,
  languages,
  levels: {
    child: 'Kind',
    beginner: 'Anfang',
    casual: 'Gemütlich',
    club: 'Vereinsstärke',
    master: 'Meisterklasse',
    unbeatable: 'Unschlagbar',
  },
};
