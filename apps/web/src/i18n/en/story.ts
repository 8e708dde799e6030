/** What happened at the table, in one line each: shown, spoken, replayed. A name that is null is the reader's own. */
import { formsOf } from '../forms.ts';
import type { Messages } from '../messages.ts';
import type { Earlier } from '../nl/story.ts';

const { count, list, pick } = formsOf('en');
const points = (value: number) => count(value, { one: 'point', other: 'points' });
const tilesOf = (value: number) => count(value, { one: 'tile', other: 'tiles' });

/** Words that were on the table, or their number where they would make the line too long. */
const wordsOf = (earlier: Earlier) =>
  typeof earlier === 'number' ? pick(earlier, { one: 'another word', other: `${earlier} words` }) : list(earlier);

/** Who did it, with the verb. */
const who = (name: string | null, doing: string, verb: string) => (name === null ? `You ${doing}` : `${name} ${verb}`);

export const story: Messages['story'] = {
  began: (name) => who(name, 'go first', 'goes first'),
  laid: (name, word, score, cards) =>
    word === null
      ? who(name, 'rearranged the table', 'rearranged the table')
      : `${who(name, 'play', 'plays')} ${word}${cards.length > 0 ? ` with ${list(cards)}` : ''}, ${points(score)}`,
  madeFrom: (name, word, earlier, score) =>
    `${who(name, 'make', 'makes')} ${word} from ${wordsOf(earlier)}, ${points(score)}`,
  laidAndChanged: (name, word, earlier, score) =>
    `${who(name, 'play', 'plays')} ${word}, ${points(score)}, and ${name === null ? 'change' : 'changes'} ${wordsOf(earlier)}`,
  lost: (name, word) => `${who(name, 'take', 'takes')} ${word} back`,
  late: (name) => (name === null ? 'Your time was up' : `Time was up for ${name}`),
  exchanged: (name, tiles) => `${who(name, 'exchange', 'exchanges')} ${tilesOf(tiles)}`,
  drew: (name) => who(name, 'draw a tile', 'draws a tile'),
  passed: (name) => who(name, 'pass', 'passes'),
  skipped: (name, by) => `${who(name, 'are', 'is')} skipped by ${by ?? 'you'}`,
  resigned: (name) => who(name, 'resigned', 'resigned'),
  playsCard: (name, card) => `${who(name, 'play', 'plays')} ${card}`,
  laysWith: (name, word, card) => `${who(name, 'play', 'plays')} ${word} with ${card}`,
  cancelled: (name, card) => `${who(name, 'cancel', 'cancels')} ${card}`,
  stole: (name, from, tile) =>
    from === null
      ? `${name} takes your ${tile ?? 'tile'}`
      : `${who(name, 'take', 'takes')} ${tile === null ? 'a tile' : `the ${tile}`} from ${from}`,
  swapped: (name, other) => `${who(name, 'swap', 'swaps')} racks with ${other ?? 'you'}`,
  peeked: (name, other) => `${who(name, 'look', 'looks')} at ${other === null ? 'your rack' : `${other}’s rack`}`,
  'skip-set': (name, other) => `${who(name, 'make', 'makes')} ${other ?? 'you'} miss a turn`,
  tookLastScore: (name, other, score) =>
    `${who(name, 'also get', 'also gets')} the ${points(score)} of ${other === null ? 'your last turn' : `${other}’s last turn`}`,
  tookCards: (name, cards) =>
    `${who(name, 'take', 'takes')} ${typeof cards === 'number' ? count(cards, { one: 'card', other: 'cards' }) : list(cards)}`,
  putAway: (name, card) => `${who(name, 'discard', 'discards')} ${card}`,
  looked: (name, card) => `${who(name, 'discard', 'discards')} ${card} to see the two-letter words`,
  ruled: (words) => `The table lets ${list(words)} stand`,
  overtime: (name, score) => `${who(name, 'are', 'is')} over time: minus ${points(score)}`,
  over: (name, score) => `The game is over. ${who(name, 'win', 'wins')} with ${points(score)}.`,
  shared: (names, score) => `The game is over. ${list(names)} share the win with ${points(score)}.`,
  foundBad: (name, words, source) =>
    `${who(name, 'were', 'was')} right: ${list(words)} ${pick(words.length, { one: 'is', other: 'are' })} not in the list (${source}).`,
  foundGood: (name, words, source) =>
    `${who(name, 'challenged', 'challenged')} ${list(words)}, but ${pick(words.length, { one: 'it is', other: 'they are' })} in the list (${source}).`,
  penalty: (name, score) => `That costs ${name ?? 'you'} ${points(Math.abs(score))}.`,
  why: 'why?',
};
