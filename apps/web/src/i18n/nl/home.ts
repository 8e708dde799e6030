/** The first screen and the list of open tables. */
import { formsOf } from '../forms.ts';

const { count, number } = formsOf('nl');

export const home = {
  running: 'Lopende spellen',
  newGame: 'Nieuw spel',
  level: 'Hoe sterk de computer speelt',
  computer: 'Tegen de computer',
  friends: 'Met vrienden',
  device: 'Op dit apparaat',
  solo: 'Solo',
  watch: 'Meekijken',
  promise: 'Zonder account, zonder reclame',
  trademarks:
    'Scrabble is een merk van Mattel en Hasbro, Rummikub van de familie Hertzano en haar licentiehouders. De namen zeggen hier alleen welk boekje een spel volgt; Lettertafel hoort niet bij hen.',
  yourTurn: 'Jouw beurt',
  look: 'Kijken',
  stand: (scores: readonly number[]) => scores.map(number).join(' tegen '),
  seatsFree: (seats: number) => `Nog ${count(seats, { one: 'plaats', other: 'plaatsen' })} vrij`,
  readyToStart: 'Klaar om te beginnen',
  watchTitle: 'Meekijken en aanschuiven',
  watchExplain: 'Open tafels van wie graag gezelschap heeft.',
  noOpenTables: 'Er zijn nu geen open tafels. Dek er zelf een en zet hem in de lijst.',
  takeSeat: 'Aanschuiven',
  about: {
    'scrabble-xl-nl': 'Nederlands, 2 tot 4 spelers',
    'scrabble-de': 'Duits, met Ä, Ö en Ü',
    'trickster-nl': 'Nederlands, met trickkaarten',
    'rummikub-sabra': 'alles mag door elkaar',
    'rummikub-international': 'tot 50 punten',
  },
};
