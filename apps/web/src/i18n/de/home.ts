import { formsOf } from '../forms.ts';
import type { Messages } from '../messages.ts';

const { count, day, list, number, rough, weekday } = formsOf('de');
const computers = (bots: number, several: string) =>
  bots === 0 ? [] : [bots === 1 ? 'Computer' : `${bots} ${several}`];
const against = (scores: readonly number[]) => scores.map(number).join(' zu ');

export const home: Messages['home'] = {
  running: 'Du bist dran',
  myGames: 'Meine Spiele',
  nobodyWaits: 'Niemand wartet auf dich',
  andMore: (games) => `und noch ${number(games)}`,
  isNext: (name) => `${name} ist dran`,
  newGame: 'Neues Spiel',
  level: 'Wie stark der Computer spielt',
  computer: 'Gegen den Computer',
  friends: 'Mit anderen',
  device: 'An diesem Gerät',
  solo: 'Solo',
  realGame: 'Mit dem echten Spiel',
  realGameAbout: 'Punkte aufschreiben',
  watch: 'Zuschauen',
  promise: 'Ohne Konto, ohne Werbung',
  trademarks:
    'Scrabble ist eine Marke von Mattel und Hasbro, Rummikub der Familie Hertzano und ihrer Lizenzpartner. Die Namen sagen hier nur, welcher Anleitung ein Spiel folgt; Lettertafel gehört nicht zu ihnen.',
  invited: 'Spielst du mit?',
  notNow: 'Jetzt nicht',
  yourTurn: 'Du bist dran',
  look: 'Ansehen',
  stand: against,
  others: (names, bots) => list([...names, ...computers(bots, 'Computer')]),
  with: (names, bots) => `mit ${list([...names, ...computers(bots, 'Computern')])}`,
  day,
  until: (at, now) => (now === null ? `bis ${weekday(at)}` : `noch ${rough(at - now)}`),
  seatsFree: (seats) => `Noch ${count(seats, { one: 'Platz', other: 'Plätze' })} frei`,
  readyToStart: 'Bereit zum Start',
  watchTitle: 'Zuschauen und mitspielen',
  watchExplain: 'Offene Tische von allen, die gern Gesellschaft haben.',
  noOpenTables: 'Gerade gibt es keine offenen Tische. Eröffne selbst einen und setz ihn auf die Liste.',
  takeSeat: 'Dazusetzen',
};
