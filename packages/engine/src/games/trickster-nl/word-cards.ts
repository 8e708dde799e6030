/** The cards that are announced with a word: modifiers that the board family understands. */
import { isTaken, type Square } from '../../crossword/board.ts';
import { parseSquare } from '../../crossword/notation.ts';
import type { Laying } from '../../crossword/placement.ts';
import type { ChosenWord } from '../../crossword/play.ts';
import type { Refused } from '../../kernel/game.ts';
import { isLetter } from '../../kernel/letters.ts';
import type { CardPlay, WordCard } from './card-record.ts';
import type { Card } from './cards.ts';
import { refuse } from './refusals.ts';
import { tricksterNlRules as rules } from './rules.ts';
import type { CardChoice, TricksterState } from './state.ts';

/** The words that count four times (TR-24). */
export const FOURFOLD_WORDS: readonly string[] = ['ER', 'RE', 'AS', 'AR', 'RA', 'ES', 'OS', 'DO'];

export const WORD_CARDS = {
  'add-ten': {
    rule: 'TR-10',
    copies: 2,
    moment: 'play',
    asks: 'word',
    whenVoid: 'left-out',
    change: (play, choice) => changeWord(play, choice, { add: 10 }),
  },
  'blank-five': {
    rule: 'TR-11',
    copies: 1,
    moment: 'play',
    asks: 'nothing',
    whenVoid: 'left-out',
    change: (play) => changePlay(play, { blankValue: 5 }),
  },
  'double-word': {
    rule: 'TR-13',
    copies: 2,
    moment: 'play',
    asks: 'word',
    whenVoid: 'left-out',
    change: (play, choice) => changeWord(play, choice, { times: 2 }),
  },
  'ones-are-tens': {
    rule: 'TR-18',
    copies: 1,
    moment: 'play',
    asks: 'nothing',
    whenVoid: 'left-out',
    change: (play) => changePlay(play, { onesCount: 10 }),
  },
  'proper-name': {
    rule: 'TR-19',
    copies: 1,
    moment: 'play',
    asks: 'laying',
    whenVoid: 'takes-play-back',
    change: (play, choice) => markLaying(play, choice, { name: true }),
  },
  'many-words': {
    rule: 'TR-20',
    copies: 1,
    moment: 'play',
    asks: 'nothing',
    whenVoid: 'takes-play-back',
    change: (play) => changePlay(play, { isSeveral: true }),
  },
  'reuse-premium': {
    rule: 'TR-21',
    copies: 1,
    moment: 'play',
    asks: 'square',
    whenVoid: 'left-out',
    change(play, choice, table) {
      const square = parseSquare(table.board, choice.square ?? '');
      const isReusable = square !== null && isCoveredPremium(table, square);
      return isReusable ? changePlay(play, { reused: square }) : misfit(choice);
    },
  },
  anywhere: {
    rule: 'TR-22',
    copies: 1,
    moment: 'play',
    asks: 'laying',
    whenVoid: 'left-out',
    change: (play, choice) => markLaying(play, choice, { anywhere: true }),
  },
  backwards: {
    rule: 'TR-23',
    copies: 1,
    moment: 'play',
    asks: 'laying',
    whenVoid: 'takes-play-back',
    change: (play, choice) => markLaying(play, choice, { backwards: true }),
  },
  'fourfold-two': {
    rule: 'TR-24',
    copies: 1,
    moment: 'play',
    asks: 'word',
    whenVoid: 'left-out',
    change(play, choice) {
      const isOne = FOURFOLD_WORDS.includes(chosenWord(play, choice));
      return isOne ? changeWord(play, choice, { tileTimes: 4 }) : misfit(choice);
    },
  },
  'triple-word': {
    rule: 'TR-26',
    copies: 1,
    moment: 'play',
    asks: 'word',
    whenVoid: 'left-out',
    change: (play, choice) => changeWord(play, choice, { times: 3 }),
  },
  'tile-as-blank': {
    rule: 'TR-27',
    copies: 1,
    moment: 'play',
    asks: 'tile',
    whenVoid: 'takes-play-back',
    change(play, choice, { board }) {
      const { tile } = choice;
      const square = parseSquare(board, choice.square ?? '');
      if (square === null || isTaken(board, square)) return misfit(choice);
      if (tile === undefined || !isLetter(rules.letters, tile)) return misfit(choice);
      return changePlay(play, { turned: { tile, square } });
    },
  },
} as const satisfies Readonly<Record<string, WordCard>>;

export type WordCardName = keyof typeof WORD_CARDS;

/** Whether a card is announced with a word. */
export function isWordCard(card: Card): card is WordCardName {
  return Object.hasOwn(WORD_CARDS, card);
}

/** The chosen word of a card; default: the main word. */
function chosenWord({ layings }: CardPlay, { word }: CardChoice): string {
  return word ?? (layings[0]?.word ?? '').toUpperCase();
}

function changePlay(play: CardPlay, change: Partial<CardPlay>): null {
  Object.assign(play, change);
  return null;
}

function changeWord(play: CardPlay, choice: CardChoice, change: Omit<ChosenWord, 'word'>): null {
  play.changes.push({
    ...change,
    name: choice.card,
    word: chosenWord(play, choice),
    ...(choice.at ? { at: choice.at } : {}),
  });
  return null;
}

function markLaying(play: CardPlay, choice: CardChoice, mark: Partial<Laying>): Refused | null {
  const index = choice.at === undefined ? 0 : play.layings.findIndex(({ at }) => at === choice.at);
  const laying = play.layings[index];
  if (!laying) return misfit(choice);
  play.layings[index] = { ...laying, ...mark };
  return null;
}

function isCoveredPremium({ board }: Pick<TricksterState, 'board'>, square: Square): boolean {
  return isTaken(board, square) && isTaken(rules.premiums, square);
}

function misfit({ word, square, at }: CardChoice): Refused {
  const squares = [square, at].filter((place) => place !== undefined);
  return refuse('card-does-not-fit', {
    ...(word ? { words: [word] } : {}),
    ...(squares.length > 0 ? { squares } : {}),
  });
}
