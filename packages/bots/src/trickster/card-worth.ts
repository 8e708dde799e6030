/** The value of trick cards in the hand, in points: for keeping, discarding and answering them. */
import type { Card } from '@lettertafel/engine';

/** Rough mean gains when played at a good moment. */
const WORTH: Readonly<Record<Card, number>> = {
  'add-ten': 12,
  'blank-five': 5,
  'cancel-card': 12,
  'double-word': 18,
  'swap-racks': 6,
  'free-exchange': 6,
  'peek-rack': 1,
  'skip-opponent': 24,
  'ones-are-tens': 40,
  'proper-name': 10,
  'many-words': 24,
  'reuse-premium': 14,
  anywhere: 12,
  backwards: 8,
  'fourfold-two': 6,
  'steal-tile': 6,
  'triple-word': 34,
  'tile-as-blank': 8,
  'take-last-score': 26,
};

/** What a card must gain to be played now: less towards the end of the game, when it becomes worthless (TR-33). */
export function keepingWorth(card: Card, { bag, handSize }: { bag: number; handSize: number }): number {
  // A full hand has no room for the next card.
  const crowd = handSize >= 3 ? 0.6 : 0.8;
  return WORTH[card] * crowd * Math.min(1, bag / 50);
}

export function worstCard(hand: readonly Card[]): Card | undefined {
  return hand.toSorted((one, other) => WORTH[one] - WORTH[other])[0];
}

/** The value of an unknown card, which a trick square gives. */
export const NEW_CARD = 9;
