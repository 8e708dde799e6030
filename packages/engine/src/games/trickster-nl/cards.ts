/** The names of the trick cards (TR-02), and operations on hands. */
import { UNSEEN } from '../../kernel/letters.ts';

/** In the order of the unshuffled deck. Never reorder: old games would no longer verify. */
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

/** The cards of the player on turn, from which the bonus for three cards follows. */
export interface TurnCards {
  readonly handAtStart: readonly Card[];
  /** Cards the player has used in this turn. */
  readonly used: readonly Card[];
  readonly anyVoid: boolean;
}

const THREE_CARD_BONUS = 10;

/** Points for using exactly three cards in one turn, all in hand at its start and none of them void (TR-06). */
export function threeCardBonus({ used, anyVoid, handAtStart }: TurnCards): number {
  const isEarned = used.length === 3 && !anyVoid && withoutCards(handAtStart, used) !== null;
  return isEarned ? THREE_CARD_BONUS : 0;
}

/** A card whose face the engine does not know, as with a real box. */
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

/** Which cards of an announcement are void: a void cancel-card cancels nothing (TR-12). */
export function voidedIn({ cards }: { readonly cards: readonly { readonly voids?: number }[] }): boolean[] {
  const voided = cards.map(() => false);
  for (let index = cards.length - 1; index >= 0; index--) {
    const against = cards[index]?.voids;
    if (against !== undefined && !voided[index]) voided[against] = true;
  }
  return voided;
}
