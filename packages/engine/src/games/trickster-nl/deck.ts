/** All trick cards by name, and the deck made of them (TR-02). */
import type { AnswerCard, CardRecord, PlayerCard, TilesCard, WordCard } from './card-record.ts';
import { CARD_NAMES, type Card } from './cards.ts';
import { LONE_CARDS } from './lone-cards.ts';
import { WORD_CARDS, type WordCardName } from './word-cards.ts';

/** By name, so that the type of a record follows from its name. */
export type CardRecords = {
  readonly [Name in Card]: Name extends WordCardName
    ? WordCard
    : Name extends keyof typeof LONE_CARDS
      ? PlayerCard | TilesCard
      : AnswerCard;
};

export const CARDS: CardRecords = {
  ...WORD_CARDS,
  ...LONE_CARDS,
  'cancel-card': { rule: 'TR-12', copies: 2, moment: 'answer', asks: 'card', whenVoid: 'left-out' },
};

/** All 22 cards. */
export const FULL_DECK: readonly Card[] = CARD_NAMES.flatMap((card) => Array<Card>(CARDS[card].copies).fill(card));

/** Whether a card of this kind may still be in a hand, judging by the cards everybody has seen. */
export function mayBeHeld(moment: CardRecord['moment'], seen: readonly Card[]): boolean {
  return copiesIn(seen, moment) < (COPIES.get(moment) ?? 0);
}

const COPIES: ReadonlyMap<CardRecord['moment'], number> = new Map(
  Object.values(CARDS).map(({ moment }) => [moment, copiesIn(FULL_DECK, moment)]),
);

function copiesIn(cards: readonly Card[], moment: CardRecord['moment']): number {
  return cards.filter((card) => CARDS[card].moment === moment).length;
}
