/** The practice table in English. */
import { formsOf } from '../../../../i18n/forms.ts';
import type { PracticeMessages } from './practice-messages.ts';

const { list, pick } = formsOf('en');

export const en: PracticeMessages = {
  help: 'Practice help',
  undo: 'Take back my last turn',
  rack: 'The computer’s rack',
  rackNote: 'Open on the table, so that you see what it is playing with.',
  rackOf: (name, letters) => `${name}’s rack: ${letters}`,
  rules: 'Surprising rules',
  rulesNote: 'At a practice table each of these is explained once, when it happens.',
  understood: 'Got it',
  seen: 'explained',
  surprises: {
    oldTiles: {
      name: 'What was already there',
      title: (words) => `${list(words)} was already there and doesn’t count`,
      text: 'When you make a word longer, only the letters you add count.',
    },
    wholeWord: {
      name: 'Making a word longer',
      title: (words) => `${list(words)} was already there and still counts`,
      text: 'When you make a word longer, the whole word counts. Coloured squares used before don’t count again.',
    },
    sideWords: {
      name: 'Words alongside',
      title: (words) => `${list(words)} ${pick(words.length, { one: 'counts', other: 'count' })} too`,
      text: 'Every word that your letters make scores. A letter in two words counts twice.',
    },
    usedPremium: {
      name: 'Coloured squares',
      title: () => 'A coloured square counts only once',
      text: 'Only on the turn that a tile is put on it. After that the square does nothing.',
    },
    blank: {
      name: 'Blanks',
      title: () => 'A blank is worth 0 points',
      text: 'It stands for any letter you like but scores nothing itself. A word square under it still counts.',
    },
    allTiles: {
      name: 'All at once',
      title: () => 'Seven tiles at once: 50 extra points',
      text: 'The 50 are added after everything has been doubled or tripled.',
    },
    exchanged: {
      name: 'Exchanging',
      title: () => 'Exchanging takes your turn',
      text: 'You have new tiles, but you play nothing this turn. It’s the next player’s turn.',
    },
    wrongDispute: {
      name: 'Failed challenges',
      title: () => 'A failed challenge costs 10 points',
      text: 'The word was valid. Only challenge what you really doubt.',
    },
    bagEmpty: {
      name: 'The bag is empty',
      title: () => 'The bag is empty: the end is near',
      text: 'Whoever plays their last tile ends the game. What you still hold then comes off your score.',
    },
    cardsDue: {
      name: 'Trick squares',
      title: () => 'A tile on a trick square earns a card',
      text: 'You take the cards after your score is written down. You can keep three at most.',
    },
    cardUsed: {
      name: 'Playing a card',
      title: () => 'A card can only be used once',
      text: 'It works on this one turn and is then out of the game.',
    },
    cardVoid: {
      name: 'Cancelled cards',
      title: () => 'Both cards are used up',
      text: 'A cancelled card has no effect, but it’s gone. So is the one that cancelled it.',
    },
    longestOnly: {
      name: 'Only the longest word',
      title: (words) => `${list(words)} ${pick(words.length, { one: 'scores', other: 'score' })} nothing`,
      text: 'Only your longest new word counts, one point per letter.',
    },
    onlyRest: {
      name: 'Remainders',
      title: (words) => `${list(words)} is a remainder and doesn’t count`,
      text: 'Letters that were already side by side like that in an earlier word aren’t a new word.',
    },
    notFilled: {
      name: 'No refill',
      title: () => 'Your rack isn’t refilled',
      text: 'Only when your last tile is on the table do you take seven new ones.',
    },
    filled: {
      name: 'Refilling',
      title: () => 'Your rack is full again',
      text: 'After each turn you refill to seven tiles. If you have more, you keep them.',
    },
    emptied: {
      name: 'Empty rack',
      title: () => 'Rack empty? You take seven',
      text: 'That happens only when your last tile is on the table, and your turn ends at once.',
    },
    joker: {
      name: 'The joker',
      title: () => 'A joker counts like any other tile',
      text: 'In a later word it can be a different letter. If you’re left with it, it costs 10 points.',
    },
    drew: {
      name: 'Drawing a tile',
      title: () => 'Drawing a tile is your whole turn',
      text: 'You play nothing. Next turn you have one more letter to choose from.',
    },
    lastRound: {
      name: 'One more round',
      title: () => 'One more round after this one',
      text: 'Everyone gets the same number of turns. What you still have on your rack may cost points.',
    },
  },
};
