/** The first screen and the list of open tables. */
import { formsOf } from '../forms.ts';

const { count, day, list, number, rough, weekday } = formsOf('nl');
const computers = (bots: number) => (bots === 0 ? [] : [bots === 1 ? 'computer' : `${bots} computers`]);
const against = (scores: readonly number[]) => scores.map(number).join(' tegen ');

export const home = {
  running: 'Jij bent',
  myGames: 'Mijn spellen',
  nobodyWaits: 'Niemand wacht op jou',
  andMore: (games: number) => `en nog ${number(games)}`,
  isNext: (name: string) => `${name} is`,
  newGame: 'Nieuw spel',
  level: 'Hoe sterk de computer speelt',
  computer: 'Tegen de computer',
  friends: 'Met vrienden',
  device: 'Op dit apparaat',
  solo: 'Solo',
  realGame: 'Met het echte spel',
  realGameAbout: 'punten bijhouden',
  watch: 'Meekijken',
  promise: 'Zonder account, zonder reclame',
  trademarks:
    'Scrabble is een merk van Mattel en Hasbro, Rummikub van de familie Hertzano en haar licentiehouders. De namen zeggen hier alleen welk boekje een spel volgt; Lettertafel hoort niet bij hen.',
  invited: 'Kom je spelen?',
  notNow: 'Niet nu',
  yourTurn: 'Jouw beurt',
  look: 'Kijken',
  stand: against,
  /** Who else plays, in a list: names, and how many computers. */
  others: (names: readonly string[], bots: number) => list([...names, ...computers(bots)]),
  with: (names: readonly string[], bots: number) => `met ${list([...names, ...computers(bots)])}`,
  day,
  /** When the user's time is up: how long that is from now, or the day. */
  until: (at: number, now: number | null) => (now === null ? `tot ${weekday(at)}` : `nog ${rough(at - now)}`),
  seatsFree: (seats: number) => `Nog ${count(seats, { one: 'plaats', other: 'plaatsen' })} vrij`,
  readyToStart: 'Klaar om te beginnen',
  watchTitle: 'Meekijken en aanschuiven',
  watchExplain: 'Open tafels van wie graag gezelschap heeft.',
  noOpenTables: 'Er zijn nu geen open tafels. Dek er zelf een en zet hem in de lijst.',
  takeSeat: 'Aanschuiven',
};
