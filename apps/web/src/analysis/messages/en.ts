/** What else could have been played, in English. */
import type { CountedDraws as Draws } from '@lettertafel/analysis';
import { formsOf } from '../../i18n/forms.ts';
import type { AnalysisMessages } from './nl.ts';

const { count, list, number, signed } = formsOf('en');
const points = (value: number) => count(value, { one: 'point', other: 'points' });

export const en: AnalysisMessages = {
  title: 'What else was there?',
  back: 'Back to the result',
  loading: 'Looking at the game …',
  problems: {
    failed: 'This game cannot be looked at here.',
    running: 'This game is still being played. Once it is over, it can be looked at here.',
    'no-table': 'Only words or points were written down for this game, not what lay on the table.',
  },
  progress: (done, of) => `${done} of ${of} turns worked out`,
  complete: 'Everything worked out',
  turn: (now, all) => `${now} of ${all}`,
  turnLabel: 'Turn',
  previous: 'Previous turn',
  next: 'Next turn',
  board: (told, best) => (best === null ? `The board after: ${told}` : `The board after: ${told} Dashed: ${best}.`),
  rack: (letters) => `On the rack: ${letters}`,
  estimated: 'estimated',
  proven: 'proven',
  played: (name) => name ?? 'you',
  move: 'move',
  points: 'points',
  value: 'value',
  chance: 'chance',
  rank: 'rank',
  ahead: 'to the end',
  exchange: (tiles) => `exchange ${count(tiles, { one: 'tile', other: 'tiles' })}`,
  pass: 'pass',
  draw: 'draw a tile',
  percent: (mean, error) => `${number(mean)}% ± ${number(error)}`,
  number: (value) => number(value),
  signed: (value) => signed(value),
  course: (names) =>
    names.length > 1
      ? 'Chance of winning'
      : names[0] === null
        ? 'Your chance of winning'
        : `Chance of winning: ${names[0]}`,
  courseLabel: (shares) => `Chance of winning, turn by turn: ${shares.join(', ')} per cent`,
  tryAgain: 'Try again',
  again: {
    title: 'Try again',
    turn: (value) => `Turn ${value}`,
    note: 'What would you lay now? Whatever is as good as the best move counts.',
    done: 'As good as the best.',
    thinking: 'Working it out …',
    leave: 'Back to the turns',
    failed: 'This move cannot be looked at here.',
    wrongWords: (words) => `${list(words)}: not in the word list.`,
    points: (lost) => `There is more: the best move is worth ${points(lost)} more.`,
    chance: (share) => `There is more: the best move wins ${number(share)} % more often.`,
  },
  explain: {
    static: 'Value: the points, plus what the tiles you keep bring in on average.',
    simulated: (rounds) =>
      `Chance of winning: every move was played on up to ${number(rounds)} times with the same random tiles. Differences within the uncertainty count as equal.`,
    counted:
      'One tile in the bag: for each tile that it may be, the rest of the game has been searched to the end. Every unseen tile counts as equally likely, and both sides are taken to play on as well as they can.',
    proven: 'Worked out completely: this many points are gained on the opponent by the end of the game.',
    table: 'With these tiles this was the most, by each way of playing.',
  },
  counts: (less, from) => `A difference of less than ${less} counts as equal, from ${from} on as a costly turn.`,
  share: (value) => `${number(100 * value)}%`,
  unjudged: {
    'no-rack': 'No rack: which tiles there were is not known.',
    'no-choice': 'There was nothing to choose.',
    'exchange-unknown': 'Which tiles were exchanged was not written down.',
    'not-by-rules': 'This move does not fit the rules, so it is not compared.',
  },
  rackShownLater: 'The rack follows from what was laid later and left at the end.',
  /** With one tile in the bag. */
  wins: ({ of, won, tied, lost }: Draws) => {
    const most = of - tied - lost;
    return `wins in ${won === most ? won : `${won} to ${most}`} of ${of}${tied > 0 ? `, draws in ${tied}` : ''}`;
  },
  about: (share: number) => `${number(Math.round(100 * share))}%`,
  winsMore: ({ best, own, of }: { best: number; own: number; of: number }) =>
    `The best move wins with ${best} of the ${of} tiles that may be in the bag, this one with ${own === 0 ? 'none' : `${own} at most`}.`,
  verdicts: {
    best: 'This was the best move.',
    equal: 'As good as the best.',
    less: (lost) => `There was ${lost} more to be had.`,
    mistake: (lost) => `A costly turn: there was ${lost} more to be had.`,
  },
  lost: (value) => points(value),
  facts: {
    bingo: (value) => `All tiles at once: ${value} points extra.`,
    'bingo-missed': (word, value) => `All tiles could be laid: ${word}, ${points(value)}.`,
    'wrong-word-stood': (words) => `Nobody challenged ${list(words)}; it is not in the word list.`,
    'play-lost': (words, value) => `${list(words)} was taken back after a challenge: ${points(value)} lost.`,
    'more-points': (value) => `The best move scored ${points(value)} more.`,
    'better-leave': (letters, value) =>
      `The best move kept ${letters}, worth about ${points(Math.round(value))} more than what was kept.`,
    'cards-brought': (cards, value) => `${list(cards)} brought ${points(value)}.`,
    'cards-kept': (cards, value) => `With ${list(cards)} it could have been ${points(value)} more.`,
    'skill-missed': (skill, value) => `“${skill}” was missed here: ${signed(value)}.`,
    'nothing-possible': 'Nothing could be laid.',
  },
  withoutCards: (word, value) => `Without cards ${word} was the best, with ${points(value)}.`,
  skills: {
    rack: 'Without the table',
    lengthen: 'Lengthen one word',
    break: 'Break one word up',
    mix: 'Mix two words',
    all: 'Everything',
  },
  skillsSeen: 'How often the best was seen',
  seen: (seen, of) => `${seen} of ${of}`,
  nothing: 'nothing',
  costliestOf: (name) => (name === null ? 'Your costliest turns' : `Costliest turns of ${name}`),
  turnNumber: (value) => `turn ${value}`,
  summary: (name) => name ?? 'You',
  missed: (lost, turns) =>
    `${points(lost)} missed in ${count(turns, { one: 'turn', other: 'turns' })}; what you keep counts, too`,
  asGood: (best) => count(best, { one: 'turn as good as the best', other: 'turns as good as the best' }),
  unseen: (tiles) => `Not in view: ${count(tiles, { one: 'tile', other: 'tiles' })}`,
  asPosition: 'Open as a position',
  noneJudged: 'No turn that can be judged.',
  finest: (word, value) => `finest find: ${word}, ${points(value)}`,
  wrongWords: (words) => `not in the word list, and not challenged: ${list(words)}`,
  finds: 'Fine finds',
  noFinds: 'A word in every turn: that is quite something.',
};
