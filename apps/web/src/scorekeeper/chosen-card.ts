/** The trick cards played with a word: their options, and who cancelled them. */
import { CARD_NAMES, CARDS, type CardChoice } from '@lettertafel/engine';
import type { Answer, LayDeed } from '@lettertafel/scorekeeper';

export interface ChosenCard {
  readonly choice: CardChoice;
  /** Who cancelled the card, and who cancelled that cancel. */
  readonly cancelledBy: number | null;
  readonly restoredBy: number | null;
}

export const WORD_CARDS = CARD_NAMES.filter((card) => CARDS[card].moment === 'play');
type WordCardName = (typeof WORD_CARDS)[number];

export const asksOf = ({ card }: CardChoice) => CARDS[card as WordCardName].asks;

/** Whether the square and letter of a card are chosen; cards without them are left out of the reading. */
export function isComplete({ choice }: ChosenCard): boolean {
  const asks = asksOf(choice);
  if (asks === 'square') return choice.square !== undefined;
  return asks !== 'tile' || (choice.square !== undefined && choice.tile !== undefined);
}

export function cardsOfLine(chosen: readonly ChosenCard[]): Pick<LayDeed, 'cards' | 'answers'> {
  if (chosen.length === 0) return {};
  const answers = chosen.flatMap(({ choice, cancelledBy, restoredBy }): Answer[] => {
    if (cancelledBy === null) return [];
    const again = restoredBy === null ? [] : [{ by: restoredBy, cancels: 'cancel-card' }];
    return [{ by: cancelledBy, cancels: choice.card }, ...again];
  });
  return { cards: chosen.map(({ choice }) => choice), ...(answers.length > 0 ? { answers } : {}) };
}

/** The cards of a line, for correcting it. */
export function chosenOf({ cards = [], answers = [] }: LayDeed): readonly ChosenCard[] {
  return cards.map((choice) => {
    const against = answers.findIndex(({ cancels }) => cancels === choice.card);
    const next = answers[against + 1];
    return {
      choice,
      cancelledBy: answers[against]?.by ?? null,
      restoredBy: against >= 0 && next?.cancels === 'cancel-card' ? next.by : null,
    };
  });
}
