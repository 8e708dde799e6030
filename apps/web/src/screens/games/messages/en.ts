/** The user's games in English. */
import { formsOf } from '../../../i18n/forms.ts';
import type { GamesMessages } from './nl.ts';

const { count, list, number } = formsOf('en');
const oneDigit = new Intl.NumberFormat('en', { maximumFractionDigits: 1, minimumFractionDigits: 1 });
const games = (amount: number) => count(amount, { one: 'game', other: 'games' });
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };

export const en: GamesMessages = {
  title: 'My games',
  lists: 'Which games',
  running: 'Playing',
  over: 'Finished',
  away: 'Put away',
  playAgain: 'Again with',
  ask: 'Ask',
  people: (names) => list(names),
  asked: (names) => `${list(names)} will see your question on the home page. Or send the link.`,
  person: 'With whom',
  anybody: 'with everyone',
  with: (names) => `with ${list(names)}`,
  computer: 'the computer',
  game: 'Which game',
  allGames: 'all games',
  onPaper: 'at the table',
  longest: (word) => `longest ${word}`,
  others: 'Waiting for the others',
  putAway: 'Put away',
  putBack: 'Bring back',
  goesOn: 'keep scoring',
  won: 'won',
  lost: 'lost',
  drawn: 'drawn',
  rank: (place) => `${place}${ENDINGS[ordinals.select(place)] ?? 'th'}`,
  practice: 'practice',
  written: 'you kept score',
  points: (score) => count(score, { one: 'point', other: 'points' }),
  score: number,
  winner: (names, score) => `${list(names)} ${number(score)}`,
  whatElse: 'What else was there?',
  more: (amount) => `${number(amount)} more`,
  perTurn: 'Points per turn',
  boardGames: 'board games',
  average: (value) => oneDigit.format(value),
  course: (from, to, mean) =>
    `From ${oneDigit.format(from)} to ${oneDigit.format(to)} points per turn, ${oneDigit.format(mean)} on average`,
  tooFew: (missing) => `${games(missing)} more until the first line`,
  records: 'Records',
  bestTurn: 'best turn',
  longestWord: 'longest word',
  bestGame: 'best game',
  summary: (amount, contests, won) =>
    contests > 0 ? `${games(amount)}, won ${number(won)} of ${number(contests)}` : games(amount),
  perGame: (points) => `${number(Math.round(points))} points per game on average`,
  noneRunning: 'No game in progress',
  noneOver: 'Nothing finished yet',
  noneAway: 'Nothing put away',
  noneFound: 'No game like that',
  newGame: 'New game',
  offline: 'The server cannot be reached: these are only the games of this device.',
};
