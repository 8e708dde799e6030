/** The value of trick cards in the hand, in points: for keeping, discarding and taking them. */
import { type Card, FULL_DECK } from '@lettertafel/engine';
import learnt from '../../data/cards.json' with { type: 'json' };
import type { Level } from '../level.ts';

export interface CardWorths {
  /** What a card must gain to be played now: less towards the end of the game, when it becomes worthless (TR-33). */
  keeping(card: Card, at: { readonly bag: number; readonly handSize: number }): number;
  /** The value of an unknown card, which a trick square gives. */
  newCard(bag: number): number;
  worst(hand: readonly Card[], bag: number): Card | undefined;
}

/** Rough mean gains when played at a good moment, by players who know fewer words or cannot wait. */
const ROUGH: Readonly<Record<Card, number>> = {
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
const MEAN_ROUGH = 9;

export const ROUGH_WORTHS: CardWorths = {
  // A full hand has no room for the next card.
  keeping: (card, { bag, handSize }) => ROUGH[card] * (handSize >= 3 ? 0.6 : 0.8) * Math.min(1, bag / 50),
  newCard: (bag) => MEAN_ROUGH * Math.min(1, bag / 40),
  worst: (hand) => hand.toSorted((one, other) => ROUGH[one] - ROUGH[other])[0],
};

/** By card, what waiting for its best moment gains; for bags of 0, 10, 20 tiles and so on (`npm run learn:cards`). */
const LEARNT: { readonly [card in Card]?: readonly number[] } = learnt.worth;
/** With a full hand of three a card that waits keeps others out. */
const IN_A_FULL_HAND = 0.75;
/** Not every card that is taken can wait for its moment. */
const OF_A_NEW_CARD = 0.5;

/** Cards that are played by themselves have no learnt worth. */
function learntWorth(card: Card, bag: number): number {
  const worths = LEARNT[card];
  if (!worths) return ROUGH_WORTHS.keeping(card, { bag, handSize: 0 });
  const step = Math.min(bag / learnt.step, worths.length - 1);
  const [below = 0, above = below] = worths.slice(Math.floor(step));
  return below + (step % 1) * (above - below);
}

const LEARNT_WORTHS: CardWorths = {
  keeping: (card, { bag, handSize }) => learntWorth(card, bag) * (handSize >= 3 ? IN_A_FULL_HAND : 1),
  newCard: (bag) =>
    (OF_A_NEW_CARD * FULL_DECK.reduce((sum, card) => sum + learntWorth(card, bag), 0)) / FULL_DECK.length,
  worst: (hand, bag) => hand.toSorted((one, other) => learntWorth(one, bag) - learntWorth(other, bag))[0],
};

export function worthsOf({ cards }: Pick<Level, 'cards'>): CardWorths {
  return cards === 'timed' ? LEARNT_WORTHS : ROUGH_WORTHS;
}
