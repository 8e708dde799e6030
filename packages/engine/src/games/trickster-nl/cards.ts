/** The trick cards (TR-02): which there are, and when each may be played (TR-08). */

/**
 * `play`: announced with the word laid. `turn`: in the own turn before laying. `any`: in anybody's turn while no card
 * waits for answers. `answer`: against a card just played.
 */
type Moment = 'play' | 'turn' | 'any' | 'answer' | 'turn-start';

interface CardKind {
  readonly rule: string;
  readonly copies: number;
  readonly moment: Moment;
  /** May be played at once when it has just been taken (TR-04). */
  readonly atOnce?: true;
  /** Without it the word cannot lie as it lies: made void, it sends the tiles back (TR-12). */
  readonly carries?: true;
}

export const CARDS = {
  'add-ten': { rule: 'TR-10', copies: 2, moment: 'play' },
  'blank-five': { rule: 'TR-11', copies: 1, moment: 'play' },
  'cancel-card': { rule: 'TR-12', copies: 2, moment: 'answer' },
  'double-word': { rule: 'TR-13', copies: 2, moment: 'play' },
  'swap-racks': { rule: 'TR-14', copies: 1, moment: 'turn', atOnce: true },
  'free-exchange': { rule: 'TR-15', copies: 1, moment: 'turn' },
  'peek-rack': { rule: 'TR-16', copies: 1, moment: 'any', atOnce: true },
  'skip-opponent': { rule: 'TR-17', copies: 1, moment: 'turn-start', atOnce: true },
  'ones-are-tens': { rule: 'TR-18', copies: 1, moment: 'play' },
  'proper-name': { rule: 'TR-19', copies: 1, moment: 'play', carries: true },
  'many-words': { rule: 'TR-20', copies: 1, moment: 'play', carries: true },
  'reuse-premium': { rule: 'TR-21', copies: 1, moment: 'play' },
  anywhere: { rule: 'TR-22', copies: 1, moment: 'play' },
  backwards: { rule: 'TR-23', copies: 1, moment: 'play', carries: true },
  'fourfold-two': { rule: 'TR-24', copies: 1, moment: 'play' },
  'steal-tile': { rule: 'TR-25', copies: 1, moment: 'any', atOnce: true },
  'triple-word': { rule: 'TR-26', copies: 1, moment: 'play' },
  'tile-as-blank': { rule: 'TR-27', copies: 1, moment: 'play', carries: true },
  'take-last-score': { rule: 'TR-28', copies: 1, moment: 'turn', atOnce: true },
} as const satisfies Readonly<Record<string, CardKind>>;

export type Card = keyof typeof CARDS;

export function isCard(id: string): id is Card {
  return Object.hasOwn(CARDS, id);
}

export function kindOf(card: Card): CardKind {
  return CARDS[card];
}

/** All 22 cards. */
export const FULL_DECK: readonly Card[] = Object.entries(CARDS).flatMap(([card, { copies }]) =>
  Array<Card>(copies).fill(card as Card),
);

export const HAND_LIMIT = 3;

/** Exactly three cards of one's own used in one turn earn this (TR-06). */
export const THREE_CARD_BONUS = 10;

/** The words that count four times (TR-24). */
export const FOURFOLD_WORDS: readonly string[] = ['ER', 'RE', 'AS', 'AR', 'RA', 'ES', 'OS', 'DO'];

/** The hand without one card, or null if it is not there. */
function withoutCard(hand: readonly Card[], card: Card): readonly Card[] | null {
  const place = hand.indexOf(card);
  return place < 0 ? null : hand.toSpliced(place, 1);
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
