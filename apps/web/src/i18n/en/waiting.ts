import { formsOf } from '../forms.ts';
import type { LaterMessages } from '../messages.ts';

const { count, list } = formsOf('en');

export const waiting: LaterMessages['waiting'] = {
  title: 'The table is being set',
  invited: (game) => `You are invited to ${game}`,
  yourName: 'What name should we use?',
  you: 'you',
  free: 'Free seat',
  aborts: (times: number) =>
    times === 1 ? 'cleared a table after the deal today' : `cleared ${times} tables after the deal today`,
  full: 'All seats are taken. When the game begins you can watch.',
  stand: 'Leave the table',
  clear: 'Clear the table',
  clearSure: 'Really clear it?',
  startWithBots: (free) => `Start with ${count(free, { one: 'computer player', other: 'computer players' })}`,
  agreed: 'Table settings',
  shuffling: 'Shuffling the tiles …',
  seatLinkTitle: 'Your seat',
  seatLinkText: 'Getting your seat ready …',
  seatShared: (names) => `${list(names)} can also play on this seat and see your letters.`,
  nextTable: (game, players) => `Next: ${game} ${players}`,
  goNext: 'Go',
  tell: (names) => `Tell ${names}`,
  theirTurn: (names) => `It is ${names}’s turn.`,
  told: {
    laid: (word, points) => `I played ${word} for ${points}, your turn.`,
    exchanged: (letters) => `I exchanged ${letters}, your turn.`,
    passed: 'I passed, your turn.',
    yours: 'Your turn.',
  },
};
