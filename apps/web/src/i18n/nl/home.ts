/** The first screen and the list of open tables. */
import { formsOf } from '../forms.ts';

const { count, day, list, number } = formsOf('nl');
const computers = (bots: number) => (bots === 0 ? [] : [bots === 1 ? 'computer' : `${bots} computers`]);
const against = (scores: readonly number[]) => scores.map(number).join(' tegen ');

export const home = {
  running: 'Lopende spellen',
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
  yourTurn: 'Jouw beurt',
  look: 'Kijken',
  stand: against,
  tidy: 'Opruimen',
  tidied: 'Klaar',
  putAway: 'Opzij leggen',
  putBack: 'Terugzetten',
  away: 'Opzij gelegd',
  finished: 'Uitgespeeld',
  more: 'Eerdere spellen',
  /** Who else plays, in a list: names, and how many computers. */
  others: (names: readonly string[], bots: number) => list([...names, ...computers(bots)]),
  with: (names: readonly string[], bots: number) => `met ${list([...names, ...computers(bots)])}`,
  day,
  won: (scores: readonly number[]) => `Gewonnen, ${against(scores)}`,
  lost: (scores: readonly number[]) => `Verloren, ${against(scores)}`,
  drawn: (scores: readonly number[]) => `Gelijk, ${against(scores)}`,
  points: (score: number) => count(score, { one: 'punt', other: 'punten' }),
  winner: (names: readonly string[], score: number) => `${list(names)} ${number(score)}`,
  seatsFree: (seats: number) => `Nog ${count(seats, { one: 'plaats', other: 'plaatsen' })} vrij`,
  readyToStart: 'Klaar om te beginnen',
  watchTitle: 'Meekijken en aanschuiven',
  watchExplain: 'Open tafels van wie graag gezelschap heeft.',
  noOpenTables: 'Er zijn nu geen open tafels. Dek er zelf een en zet hem in de lijst.',
  takeSeat: 'Aanschuiven',
};
