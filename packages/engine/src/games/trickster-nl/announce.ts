/** Cards announced with a play become changes to it that the board family understands. */
import { isTaken, type Square } from '../../crossword/board.ts';
import { parseSquare } from '../../crossword/notation.ts';
import type { Laying } from '../../crossword/placement.ts';
import type { ChosenWord, Play } from '../../crossword/play.ts';
import type { Writable } from '../../kernel/evolve.ts';
import { isLetter } from '../../kernel/letters.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import { type Card, FOURFOLD_WORDS, isCard, kindOf } from './cards.ts';
import { refuse } from './refusals.ts';
import { tricksterNlRules as rules } from './rules.ts';
import type { CardChoice, LayMove, TricksterState } from './state.ts';

/** A play in the making: each card writes into it. */
type CardPlay = Writable<Play> & { layings: Laying[]; changes: ChosenWord[] };

type Applied = { readonly refusal: Refusal } | null;

/** The play a move means, with these of its cards in force. A screen asks it too, for the score of a draft. */
export function playWith(
  state: Pick<TricksterState, 'board'>,
  move: LayMove,
  cards: readonly CardChoice[] = move.cards ?? [],
): Play | { readonly refusal: Refusal } {
  const more = move.more ?? [];
  if (more.length > 0 && !cards.some(({ card }) => card === 'many-words')) {
    return refuse('card-missing', { card: 'many-words' });
  }
  const play: CardPlay = {
    layings: [move, ...more].map(({ at, word }) => ({ at, word })),
    changes: [],
  };
  for (const choice of cards) {
    if (!isCard(choice.card)) return refuse('card-unknown', { card: choice.card });
    const kind = kindOf(choice.card);
    if (kind.moment !== 'play') return refuse('card-not-now', { card: choice.card });
    const refused = apply(state, play, { ...choice, card: choice.card });
    if (refused) return { refusal: { rule: kind.rule, card: choice.card, ...refused.refusal } };
  }
  return play;
}

function apply(state: Pick<TricksterState, 'board'>, play: CardPlay, choice: CardChoice & { card: Card }): Applied {
  switch (choice.card) {
    case 'add-ten':
      return changeWord(play, choice, { add: 10 });
    case 'double-word':
      return changeWord(play, choice, { times: 2 });
    case 'triple-word':
      return changeWord(play, choice, { times: 3 });
    case 'fourfold-two':
      if (!FOURFOLD_WORDS.includes(chosenWord(play, choice))) return misfit(choice);
      return changeWord(play, choice, { tileTimes: 4 });
    case 'blank-five':
      play.freshBlankValue = 5;
      return null;
    case 'ones-are-tens':
      play.onesCount = 10;
      return null;
    case 'many-words':
      play.isSeveral = true;
      return null;
    case 'anywhere':
      return markLaying(play, choice, { anywhere: true });
    case 'backwards':
      return markLaying(play, choice, { backwards: true });
    case 'proper-name':
      return markLaying(play, choice, { name: true });
    case 'reuse-premium': {
      const square = parseSquare(choice.square ?? '');
      if (square === null || !isCoveredPremium(state, square)) return misfit(choice);
      play.reused = square;
      return null;
    }
    case 'tile-as-blank': {
      const { tile } = choice;
      const square = parseSquare(choice.square ?? '');
      const isOne = tile !== undefined && isLetter(rules.letters, tile);
      if (square === null || !isOne || isTaken(state.board, square)) return misfit(choice);
      play.turned = { tile, square };
      return null;
    }
    default:
      return misfit(choice);
  }
}

/** The word a card is meant for; who names none means the word laid. */
function chosenWord({ layings }: CardPlay, { word }: CardChoice): string {
  return word ?? (layings[0]?.word ?? '').toUpperCase();
}

function changeWord(play: CardPlay, choice: CardChoice, change: Omit<ChosenWord, 'word'>): null {
  play.changes.push({ ...change, word: chosenWord(play, choice), ...(choice.at ? { at: choice.at } : {}) });
  return null;
}

function markLaying(play: CardPlay, choice: CardChoice, mark: Partial<Laying>): Applied {
  const index = choice.at === undefined ? 0 : play.layings.findIndex(({ at }) => at === choice.at);
  const laying = play.layings[index];
  if (!laying) return misfit(choice);
  play.layings[index] = { ...laying, ...mark };
  return null;
}

function isCoveredPremium({ board }: Pick<TricksterState, 'board'>, square: Square): boolean {
  return isTaken(board, square) && isTaken(rules.premiums, square);
}

function misfit({ word, square, at }: CardChoice): { readonly refusal: Refusal } {
  const squares = [square, at].filter((place) => place !== undefined);
  return refuse('card-does-not-fit', {
    ...(word ? { words: [word] } : {}),
    ...(squares.length > 0 ? { squares } : {}),
  });
}
