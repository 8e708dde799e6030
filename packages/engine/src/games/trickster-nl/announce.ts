/** Cards announced with a play become changes to it that the board family understands. */
import { isTaken, type Square } from '../../crossword/board.ts';
import { parseSquare } from '../../crossword/notation.ts';
import type { Laying } from '../../crossword/placement.ts';
import type { ChosenWord, Play } from '../../crossword/play.ts';
import { isLetter } from '../../kernel/letters.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import { type Card, FOURFOLD_WORDS, isCard, kindOf } from './cards.ts';
import { refuse } from './refusals.ts';
import { tricksterNlRules as rules } from './rules.ts';
import type { CardChoice, LayMove, TricksterState } from './state.ts';

/** A play in the making: each card adds to it. */
interface Draft {
  layings: Laying[];
  changes: ChosenWord[];
  rest: Omit<Play, 'layings' | 'changes'>;
}

type Applied = { readonly refusal: Refusal } | null;

/** The play a move means, with these of its cards in force. */
export function playWith(
  state: TricksterState,
  move: LayMove,
  cards: readonly CardChoice[] = move.cards ?? [],
): Play | { readonly refusal: Refusal } {
  const more = move.more ?? [];
  if (more.length > 0 && !cards.some(({ card }) => card === 'many-words')) {
    return refuse('card-missing', { card: 'many-words' });
  }
  const draft: Draft = {
    layings: [{ at: move.at, word: move.word }, ...more].map(({ at, word }) => ({ at, word })),
    changes: [],
    rest: {},
  };
  for (const choice of cards) {
    if (!isCard(choice.card)) return refuse('card-unknown', { card: choice.card });
    const kind = kindOf(choice.card);
    if (kind.moment !== 'play') return refuse('card-not-now', { card: choice.card });
    const refused = apply(state, draft, { ...choice, card: choice.card });
    if (refused) return { refusal: { rule: kind.rule, card: choice.card, ...refused.refusal } };
  }
  return { ...draft.rest, layings: draft.layings, changes: draft.changes };
}

function apply(state: TricksterState, draft: Draft, choice: CardChoice & { card: Card }): Applied {
  switch (choice.card) {
    case 'add-ten':
      return changeWord(draft, choice, { add: 10 });
    case 'double-word':
      return changeWord(draft, choice, { times: 2 });
    case 'triple-word':
      return changeWord(draft, choice, { times: 3 });
    case 'fourfold-two':
      if (!FOURFOLD_WORDS.includes(chosenWord(draft, choice))) return misfit(choice);
      return changeWord(draft, choice, { tileTimes: 4 });
    case 'blank-five':
      return add(draft, { freshBlankValue: 5 });
    case 'ones-are-tens':
      return add(draft, { onesCount: 10 });
    case 'many-words':
      return add(draft, { isSeveral: true });
    case 'anywhere':
      return markLaying(draft, choice, { anywhere: true });
    case 'backwards':
      return markLaying(draft, choice, { backwards: true });
    case 'proper-name':
      return markLaying(draft, choice, { name: true });
    case 'reuse-premium': {
      const square = parseSquare(choice.square ?? '');
      if (square === null || !isCoveredPremium(state, square)) return misfit(choice);
      return add(draft, { reused: square });
    }
    case 'tile-as-blank': {
      const square = parseSquare(choice.square ?? '');
      const isOne = choice.tile !== undefined && isLetter(rules.letters, choice.tile);
      if (square === null || !isOne || isTaken(state.board, square)) return misfit(choice);
      return add(draft, { turned: { tile: choice.tile as string, square } });
    }
    default:
      return misfit(choice);
  }
}

function add(draft: Draft, change: Draft['rest']): null {
  draft.rest = { ...draft.rest, ...change };
  return null;
}

/** The word a card is meant for; who names none means the word laid. */
function chosenWord({ layings }: Draft, { word }: CardChoice): string {
  return word ?? (layings[0]?.word ?? '').toUpperCase();
}

function changeWord(draft: Draft, choice: CardChoice, change: Omit<ChosenWord, 'word'>): null {
  draft.changes.push({ ...change, word: chosenWord(draft, choice), ...(choice.at ? { at: choice.at } : {}) });
  return null;
}

function markLaying(draft: Draft, choice: CardChoice, mark: Partial<Laying>): Applied {
  const index = choice.at === undefined ? 0 : draft.layings.findIndex(({ at }) => at === choice.at);
  const laying = draft.layings[index];
  if (!laying) return misfit(choice);
  draft.layings[index] = { ...laying, ...mark };
  return null;
}

function isCoveredPremium({ board }: TricksterState, square: Square): boolean {
  return isTaken(board, square) && isTaken(rules.premiums, square);
}

function misfit({ word, square, at }: CardChoice): { readonly refusal: Refusal } {
  const squares = [square, at].filter((place) => place !== undefined);
  return refuse('card-does-not-fit', {
    ...(word ? { words: [word] } : {}),
    ...(squares.length > 0 ? { squares } : {}),
  });
}
