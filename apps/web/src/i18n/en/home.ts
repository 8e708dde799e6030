import { formsOf } from '../forms.ts';
import type { Messages } from '../messages.ts';

const { count, day, list, number, rough, weekday } = formsOf('en');
const computers = (bots: number) => (bots === 0 ? [] : [bots === 1 ? 'the computer' : `${bots} computers`]);
const against = (scores: readonly number[]) => scores.map(number).join(' to ');

export const home: Messages['home'] = {
  running: 'Your turn',
  myGames: 'My games',
  nobodyWaits: 'Nobody is waiting for you',
  andMore: (games) => `and ${number(games)} more`,
  isNext: (name) => `${name}’s turn`,
  newGame: 'New game',
  level: 'How strong the computer is',
  computer: 'Against the computer',
  friends: 'With friends',
  device: 'On this device',
  solo: 'Solo',
  realGame: 'With a real set',
  realGameAbout: 'keep score',
  watch: 'Watch',
  promise: 'No account, no ads',
  trademarks:
    'Scrabble is a trademark of Mattel and Hasbro, Rummikub of the Hertzano family and their licensees. The names only say which booklet a game follows; Lettertafel is not connected with their owners.',
  invited: 'Will you play?',
  notNow: 'Not now',
  yourTurn: 'Your turn',
  look: 'View',
  stand: against,
  others: (names, bots) => list([...names, ...computers(bots)]),
  with: (names, bots) => `with ${list([...names, ...computers(bots)])}`,
  day,
  until: (at, now) => (now === null ? `until ${weekday(at)}` : `${rough(at - now)} left`),
  seatsFree: (seats) => `${count(seats, { one: 'seat', other: 'seats' })} still free`,
  readyToStart: 'Ready to start',
  watchTitle: 'Watch and join',
  watchExplain: 'Open tables of people who like company.',
  noOpenTables: 'There are no open tables right now. Set one up yourself and put it on the list.',
  takeSeat: 'Take a seat',
};
