/** The end of a game and its proof, and what was best, in English. */
import { formsOf } from '../../i18n/forms.ts';
import type { ProofMessages } from './nl.ts';

const { count, list, pick } = formsOf('en');
const points = (value: number) => count(value, { one: 'point', other: 'points' });

export const en: ProofMessages = {
  whatElse: 'What else was there?',
  moments: {
    allTiles: (tiles, bonus) => `All ${tiles} letters at once: ${points(bonus)} extra`,
    word: (letters) => `Your longest word so far: ${letters} letters`,
    turn: (score) => `Your best turn so far: ${points(score)}`,
  },
  won: 'WINNER',
  bestScore: (score) => `New record: ${points(score)}, your highest final score so far.`,
  words: { title: 'Words', best: 'Most points', longest: 'Longest word' },
  title: 'Fairly shuffled',
  text: (tiles) =>
    `The game matches the shuffle code that is now public: the order of all ${tiles} tiles was fixed beforehand.`,
  check: 'Check it',
  explain:
    'Before the deal the server fixed the shuffle, and every device at the table added a secret number of its own. Your browser can now check that everything is right.',
  hereExplain:
    'This device shuffled by itself. The shuffle code was fixed before the deal; with the order and all moves that can be checked.',
  here: 'This device shuffled by itself. What was checked is that nothing changed after the deal; a device cannot prove more about itself.',
  movedExplain:
    'The device on which this game began shuffled by itself; then the game moved to the server. The shuffle code was fixed before the deal, and that can be checked.',
  moved:
    'The device on which this game began shuffled by itself. What was checked is that nothing changed after the deal. Whoever used that device could have looked up the order until the move.',
  busy: 'Checking …',
  good: 'correct',
  movesGood: 'the moves are correct',
  bad: (fault, line) => `Something is wrong: ${fault}${line > 0 ? `, line ${line}` : ''}.`,
  notProven: (fault) => `Not proven: ${fault}.`,
  faults: {
    'secret-does-not-match': 'the server’s secret does not match what it promised before the game',
    'shares-not-by-seat': 'the shuffle does not have exactly one number for every seat',
    'share-does-not-match': 'a player’s number in the shuffle is not the one that was promised',
    'settings-refused': 'nobody can play with these settings',
    'dealt-by-hand': 'the tiles were set out by hand and not dealt',
    'number-out-of-order': 'a move is missing, or there is one too many',
    'time-runs-back': 'a move is older than the one before it',
    'draw-out-of-order': 'what was drawn is not what was next',
    'move-refused': 'a move is against the rules',
    'events-differ': 'a move should have had another outcome',
    'verdict-differs': 'a word was judged differently from the word list',
    'not-finished': 'the game is not finished',
    'other-scheme': 'the server now says that it shuffled in another way than it said at first',
    'other-commitment': 'the server had promised something else before the game',
    'other-settings': 'the settings are not those from before the game',
    'other-hashes': 'the players’ numbers are not those that were promised before the deal',
    'own-share-missing': 'this device was there, but its number was left out of the shuffle',
    'own-share-replaced':
      'another number than this device’s counted for your seat (if you also had another device at the table, that can be right)',
    'other-log': 'the server’s record of the game is not what this device was shown',
    'share-of-bot': 'a computer player’s seat has a number that only the server can have put there',
    'own-share-absent':
      'this page was open but had no connection when the numbers were collected. Your number does not count, so the server could choose any deal',
    'told-otherwise': 'the server told this device two different things about the same move',
    'other-view': 'the board, your tiles or the score looked different here from what the server’s record says',
    'no-game': 'what the server sent is not a game',
  },
  code: 'Code:',
  compare:
    'Read it out to each other. If everyone has the same code and the same final score, you played the same game.',
  kept: 'Save the proof',
  first: 'This game was shuffled in an older way, which proves less.',
  unkept:
    'This device’s number is not part of the shuffle. The moves follow the rules, but whether the server picked this deal cannot be checked here.',
  away: (name) => `${name} (not there at the deal)`,
  late: (name) => `${name} (promised, but too late)`,
  missing: (names) => `Without a number of their own in the shuffle: ${list(names)}.`,
  choices: (deals) => {
    if (deals === null) return 'So the server could choose any deal.';
    if (deals === 1) return 'That left the server no choice: only one deal was possible.';
    return `Too late usually means a lost connection. Somebody who sits there and also runs the server could choose between ${deals} deals.`;
  },
  otherVersion: (states) =>
    pick(states, {
      one: 'One position was shown by another version of this page and was not checked here.',
      other: `${states} positions were shown by another version of this page and were not checked here.`,
    }),
  openEnded: 'This game was aborted. Only a device that played in it can tell whether it did not go on after all.',
  /** Files for other programs. */
  files: {
    title: 'Save',
    gcg: 'Save as GCG',
    png: 'Board as PNG',
    svg: 'Board as SVG',
    failed: 'That did not work here.',
    without: (lost) => `GCG has no word for: ${list(lost)}. The saved game has everything.`,
    lost: {
      resigned: 'resigning',
      'time-up': 'time that was up',
      cards: 'cards',
      'several-words': 'several words in a turn',
      'suffix-tile': 'a blank as *IN',
      'words-disputed': 'which words were disputed',
    },
  },
};
