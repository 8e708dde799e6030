/** The initial deck and hands: shuffled and empty, or set up by hand. */
import type { Context } from '../../kernel/game.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import { shuffle } from '../../kernel/rng.ts';
import { type Card, isCard, UNSEEN_CARD } from './cards.ts';
import { FULL_DECK } from './deck.ts';
import { refuse } from './refusals.ts';
import type { TricksterEvent, TricksterSetup, TricksterState } from './state.ts';

export function dealCards(
  { seats, lastScores }: TricksterState,
  setup: TricksterSetup | undefined,
  { rng }: Context,
): Extract<TricksterEvent, { type: 'cards-dealt' }> | { readonly refusal: Refusal } {
  if ((setup?.lastScores?.length ?? seats) !== seats) return refuse('bad-setup', { path: 'setup.lastScores' });
  const box = [...FULL_DECK];
  const deck = typeof setup?.deck === 'number' ? unseenCards(setup.deck) : setup?.deck?.filter(isCard);
  if (deck && deck.length > box.length && !setup?.unchecked) return refuse('bad-setup', { path: 'setup.deck' });
  const claims = [
    ...(setup?.cards ?? []).map((hand, seat) => ({ path: `setup.cards.${seat}`, cards: hand ?? [] })),
    { path: 'setup.deck', cards: typeof setup?.deck === 'object' ? setup.deck : [] },
  ];
  for (const { path, cards } of claims) {
    for (const [index, card] of cards.entries()) {
      if (!isCard(card)) return refuse('card-unknown', { card, path: `${path}.${index}` });
      const place = box.indexOf(card);
      if (place >= 0) box.splice(place, 1);
      else if (!setup?.unchecked) return refuse('bad-setup', { card, path: `${path}.${index}` });
    }
  }
  return {
    type: 'cards-dealt',
    deck: deck ?? shuffle(box, rng),
    hands: Array.from({ length: seats }, (_, seat) => (setup?.cards?.[seat] ?? []).filter(isCard)),
    lastScores: setup?.lastScores ?? lastScores,
  };
}

function unseenCards(count: number): Card[] {
  return Array<Card>(Number.isInteger(count) ? Math.max(0, count) : 0).fill(UNSEEN_CARD);
}
