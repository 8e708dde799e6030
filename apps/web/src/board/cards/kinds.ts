/** When a card may be played, as the page asks it. */
import { CARDS, type Card } from '@lettertafel/engine';

interface CardKind {
  readonly rule: string;
  readonly moment: 'play' | 'turn' | 'any' | 'answer' | 'turn-start';
}

const KINDS: Readonly<Record<Card, CardKind>> = CARDS;

export function kindOf(card: Card): CardKind {
  return KINDS[card];
}

/** Cards that come with the word laid. */
export function comesWithPlay(card: Card): boolean {
  return KINDS[card].moment === 'play';
}
