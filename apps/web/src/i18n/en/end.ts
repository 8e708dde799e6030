import { formsOf } from '../forms.ts';
import type { Messages } from '../messages.ts';

const { count, list, pick, signed } = formsOf('en');
const points = (value: number) => count(value, { one: 'point', other: 'points' });

export const end: Messages['end'] = {
  title: 'End of the game',
  wins: (score) => `wins with ${points(score)}`,
  youWin: (score) => `You win with ${points(score)}`,
  share: (names, score) => `${list(names)} share the win with ${points(score)}`,
  solo: (score) => `Finished with ${points(score)}`,
  you: 'you',
  youToo: 'You',
  computer: 'the computer',
  ahead: (rows) => `${list(rows.map(({ name, by }) => `${by} more than ${name}`))}.`,
  rounds: (rounds, minutes) =>
    `${count(rounds, { one: 'round', other: 'rounds' })}, ${count(minutes, { one: 'minute', other: 'minutes' })}.`,
  reasons: {
    'went-out': 'went out',
    'all-passed': 'Everybody passed twice.',
    'no-play': 'No more moves were possible.',
    pot: 'The pot was empty.',
    points: 'The target was reached.',
    'all-tiles': 'All tiles are on the table.',
    'gave-up': 'You finished the game.',
  },
  soundQuestion: {
    title: 'Play with sound?',
    explain: 'A click when a tile lands, a soft tone when it is your turn. You can change this in Settings.',
    yes: 'Yes, please',
    no: 'No, thanks',
  },
  settlement: 'Final scoring',
  before: 'before deductions',
  leftOver: 'left on the rack',
  final: 'final',
  fromOthers: (value) => `from the others ${signed(value)}`,
  hidden: (tiles) => count(tiles, { one: 'tile', other: 'tiles' }),
  nothingLeft: 'nothing',
  course: 'Score by turn',
  courseLabel: 'The points of every player after every turn',
  endMark: 'end',
  replay: 'Replay',
  pause: 'Pause',
  step: (now, all) => `Turn ${now} of ${all}`,
  stepLabel: 'Turn',
  boardAt: (turn) => `The board after: ${turn}`,
  again: 'Play again',
  rematch: 'Rematch',
  knock: (names: readonly string[]) =>
    `${list(names)} ${pick(names.length, { one: 'wants', other: 'want' })} to play again. Are you in?`,
  join: 'Yes, play again',
  decline: 'No, thanks',
  ratherNot: 'Never mind',
  declined: (names: readonly string[]) =>
    `${list(names)} ${pick(names.length, { one: 'is', other: 'are' })} not joining.`,
  youDeclined: 'You are not joining.',
  toRematch: 'Go to the rematch',
  look: 'Look at the table',
  download: 'Save the game',
  record: (word) => `A new record: ${word} is your longest word so far.`,
  longest: (word) => `Longest word: ${word}.`,
};
