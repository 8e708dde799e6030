import { formsOf } from '../forms.ts';
import type { Messages } from '../messages.ts';

const { count, number } = formsOf('en');

export const home: Messages['home'] = {
  running: 'Games in progress',
  newGame: 'New game',
  level: 'How strong the computer is',
  computer: 'Against the computer',
  friends: 'With friends',
  device: 'On this device',
  solo: 'Solo',
  watch: 'Watch',
  promise: 'No account, no ads',
  trademarks:
    'Scrabble is a trademark of Mattel and Hasbro, Rummikub of the Hertzano family and their licensees. The names only say which booklet a game follows; Lettertafel is not connected with their owners.',
  yourTurn: 'Your turn',
  look: 'Look',
  stand: (scores) => scores.map(number).join(' to '),
  seatsFree: (seats) => `${count(seats, { one: 'seat', other: 'seats' })} still free`,
  readyToStart: 'Ready to start',
  watchTitle: 'Watch and join',
  watchExplain: 'Open tables of people who like company.',
  noOpenTables: 'There are no open tables now. Set one yourself and put it on the list.',
  takeSeat: 'Take a seat',
  about: {
    'scrabble-xl-nl': 'Dutch, 2 to 4 players',
    'scrabble-de': 'German, with Ä, Ö and Ü',
    'trickster-nl': 'Dutch, with trick cards',
    'rummikub-sabra': 'everything may be rearranged',
    'rummikub-international': 'up to 50 points',
  },
};
