import { formsOf } from '../forms.ts';
import type { Messages } from '../messages.ts';

const { count, day, list, number } = formsOf('en');
const computers = (bots: number) => (bots === 0 ? [] : [bots === 1 ? 'the computer' : `${bots} computers`]);
const against = (scores: readonly number[]) => scores.map(number).join(' to ');

export const home: Messages['home'] = {
  running: 'Games in progress',
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
  yourTurn: 'Your turn',
  look: 'View',
  stand: against,
  tidy: 'Tidy up',
  tidied: 'Done',
  putAway: 'Put away',
  putBack: 'Put back',
  away: 'Games put away',
  finished: 'Finished',
  more: 'Earlier games',
  others: (names, bots) => list([...names, ...computers(bots)]),
  with: (names, bots) => `with ${list([...names, ...computers(bots)])}`,
  day,
  won: (scores) => `Won, ${against(scores)}`,
  lost: (scores) => `Lost, ${against(scores)}`,
  drawn: (scores) => `Tied, ${against(scores)}`,
  points: (score) => count(score, { one: 'point', other: 'points' }),
  winner: (names, score) => `${list(names)} ${number(score)}`,
  seatsFree: (seats) => `${count(seats, { one: 'seat', other: 'seats' })} still free`,
  readyToStart: 'Ready to start',
  watchTitle: 'Watch and join',
  watchExplain: 'Open tables of people who like company.',
  noOpenTables: 'There are no open tables right now. Set one up yourself and put it on the list.',
  takeSeat: 'Take a seat',
};
