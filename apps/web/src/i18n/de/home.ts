import { formsOf } from '../forms.ts';
import type { Messages } from '../messages.ts';

const { count, number } = formsOf('de');

export const home: Messages['home'] = {
  running: 'Laufende Spiele',
  newGame: 'Neues Spiel',
  level: 'Wie stark der Computer spielt',
  computer: 'Gegen den Computer',
  friends: 'Mit anderen',
  device: 'An diesem Gerät',
  solo: 'Solo',
  watch: 'Zuschauen',
  promise: 'Ohne Konto, ohne Werbung',
  trademarks:
    'Scrabble ist eine Marke von Mattel und Hasbro, Rummikub der Familie Hertzano und ihrer Lizenzpartner. Die Namen sagen hier nur, welcher Anleitung ein Spiel folgt; Lettertafel gehört nicht zu ihnen.',
  yourTurn: 'Du bist dran',
  look: 'Ansehen',
  stand: (scores) => scores.map(number).join(' zu '),
  seatsFree: (seats) => `Noch ${count(seats, { one: 'Platz', other: 'Plätze' })} frei`,
  readyToStart: 'Bereit zum Start',
  watchTitle: 'Zuschauen und mitspielen',
  watchExplain: 'Offene Tische von allen, die gern Gesellschaft haben.',
  noOpenTables: 'Gerade gibt es keine offenen Tische. Eröffne selbst einen und setz ihn auf die Liste.',
  takeSeat: 'Dazusetzen',
  about: {
    'scrabble-xl-nl': 'Niederländisch, 2 bis 4 Personen',
    'scrabble-de': 'Deutsch, mit Ä, Ö und Ü',
    'trickster-nl': 'Niederländisch, mit Trickkarten',
    'rummikub-sabra': 'alles darf umgebaut werden',
    'rummikub-international': 'bis 50 Punkte',
  },
};
