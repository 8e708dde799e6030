/** The names of the trick cards (TR-02), and what is done with cards whatever they are. */
import { UNSEEN } from '../../kernel/letters.ts';

/** In the order of the deck before it is shuffled: another order would change every shuffle that was ever checked. */
export const CARD_NAMES = [
  'add-ten',
  'blank-five',
  'cancel-card',
  'double-word',
  'swap-racks',
  'free-exchange',
  'peek-rack',
  'skip-opponent',
  'ones-are-tens',
  'proper-name',
  'many-words',
  'reuse-premium',
  'anywhere',
  'backwards',
  'fourfold-two',
  'steal-tile',
  'triple-word',
  'tile-as-blank',
  'take-last-score',
] as const;

export type Card = (typeof CARD_NAMES)[number];

const NAMES: ReadonlySet<string> = new Set(CARD_NAMES);

export function isCard(name: string): name is Card {
  return NAMES.has(name);
}

export const HAND_LIMIT = 3;

/** Exactly three cards of one's own used in one turn earn this (TR-06). */
export const THREE_CARD_BONUS = 10;

/** A card whose face nobody has told the engine, as beside a real box: it lies in deck and hands by number only. */
export const UNSEEN_CARD = UNSEEN as Card;

/** The hand without one card, or null if it is not there. A card not found is taken from the unseen ones. */
function withoutCard(hand: readonly Card[], card: Card): readonly Card[] | null {
  const known = hand.indexOf(card);
  const place = known >= 0 ? known : hand.indexOf(UNSEEN_CARD);
  return place < 0 ? null : hand.toSpliced(place, 1);
}

export function holdsCard(hand: readonly Card[], card: Card): boolean {
  return withoutCard(hand, card) !== null;
}

/** The hand without several cards, or null if they are not all there. */
export function withoutCards(hand: readonly Card[], cards: readonly Card[]): readonly Card[] | null {
  return cards.reduce<readonly Card[] | null>((left, card) => left && withoutCard(left, card), hand);
}

/** By card of an announcement, whether it is void: a cancel that is itself void makes nothing void (TR-12). */
export function voidedIn({ cards }: { readonly cards: readonly { readonly voids?: number }[] }): boolean[] {
  const voided = cards.map(() => false);
  for (let index = cards.length - 1; index >= 0; index--) {
    const against = cards[index]?.voids;
    if (against !== undefined && !voided[index]) voided[against] = true;
  }
  return voided;
}
