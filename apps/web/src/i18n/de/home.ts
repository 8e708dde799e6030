import { formsOf } from '../forms.ts';
import type { Messages } from '../messages.ts';

const { count, day, list, number } = formsOf('de');
const computers = (bots: number, several: string) =>
  bots === 0 ? [] : [bots === 1 ? 'Computer' : `${bots} ${several}`];
const against = (scores: readonly number[]) => scores.map(number).join(' zu ');

export const home: Messages['home'] = {
  running: 'Laufende Spiele',
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
  yourTurn: 'Du bist dran',
  look: 'Ansehen',
  stand: against,
  tidy: 'Aufräumen',
  tidied: 'Fertig',
  putAway: 'Weglegen',
  putBack: 'Zurückholen',
  away: 'Weggelegt',
  finished: 'Zu Ende gespielt',
  more: 'Frühere Spiele',
  others: (names, bots) => list([...names, ...computers(bots, 'Computer')]),
  with: (names, bots) => `mit ${list([...names, ...computers(bots, 'Computern')])}`,
  day,
  won: (scores) => `Gewonnen, ${against(scores)}`,
  lost: (scores) => `Verloren, ${against(scores)}`,
  drawn: (scores) => `Unentschieden, ${against(scores)}`,
  points: (score) => count(score, { one: 'Punkt', other: 'Punkte' }),
  winner: (names, score) => `${list(names)} ${number(score)}`,
  seatsFree: (seats) => `Noch ${count(seats, { one: 'Platz', other: 'Plätze' })} frei`,
  readyToStart: 'Bereit zum Start',
  watchTitle: 'Zuschauen und mitspielen',
  watchExplain: 'Offene Tische von allen, die gern Gesellschaft haben.',
  noOpenTables: 'Gerade gibt es keine offenen Tische. Eröffne selbst einen und setz ihn auf die Liste.',
  takeSeat: 'Dazusetzen',
};
