import { formsOf } from '../forms.ts';
import type { Messages } from '../messages.ts';

const { count, list, pick, signed } = formsOf('en');
const points = (value: number) => count(value, { one: 'point', other: 'points' });

export const end: Messages['end'] = {
  title: 'End of the game',
  wins: (score) => `wins with ${points(score)}`,
  youWin: (score) => `You win with ${points(score)}`,
  share: (names, score) => `${list(names)} win together with ${points(score)}`,
  solo: (score) => `Done, with ${points(score)}`,
  you: 'you',
  ahead: (rows) => `${list(rows.map(({ name, by }) => `${by} ahead of ${name}`))}.`,
  rounds: (rounds, minutes) =>
    `${count(rounds, { one: 'round', other: 'rounds' })}, ${count(minutes, { one: 'minute', other: 'minutes' })}.`,
  reasons: {
    'went-out': 'went out',
    'all-passed': 'Everybody passed twice.',
    'no-play': 'Nobody could lay any more.',
    resigned: 'One player was left.',
    pot: 'The pot was empty.',
    points: 'The number of points was reached.',
    'all-tiles': 'All tiles lie on the table.',
    'gave-up': 'You finished the game.',
  },
  settlement: 'Settlement',
  before: 'before',
  leftOver: 'left on the rack',
  final: 'end',
  fromOthers: (value) => `from the others ${signed(value)}`,
  hidden: (tiles) => count(tiles, { one: 'tile', other: 'tiles' }),
  nothingLeft: 'nothing',
  course: 'Course',
  courseLabel: 'The points of every player after every turn',
  endMark: 'end',
  replay: 'Replay',
  pause: 'Pause',
  step: (now, all) => `Turn ${now} of ${all}`,
  stepLabel: 'Turn',
  boardAt: (turn) => `The board after: ${turn}`,
  fair: 'Fairly shuffled',
  fairText: (tiles) =>
    `The fingerprint from before the game fits the secret that now lies open: all ${tiles} tiles came in this order.`,
  fairCheck: 'Check it',
  fairExplain:
    'Before the game a fingerprint of the shuffle was shown. Your browser can now work out whether everything is right.',
  fairBusy: 'Working it out …',
  fairGood: 'right',
  fairBad: (why, entry) => `This is not right (${why}, line ${entry}).`,
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
