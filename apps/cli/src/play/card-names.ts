/** Trick cards as players type and read them: by their ids in English, elsewhere by the names that the page gives them. */
import { CARD_NAMES, type Card } from '@lettertafel/engine';
import { TEXTS, type Texts } from '../texts/index.ts';

export function typedCard(card: Card, texts: Texts): string {
  if (texts === TEXTS.en) return card;
  return texts.cards[card].name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');
}

/** The name of whatever claims to be a card. */
export function cardNamed(id: string, texts: Texts): string {
  const card = CARD_NAMES.find((known) => known === id);
  return card ? typedCard(card, texts) : id;
}

/** The card that a typed word names, with or without accents; the word itself if there is none. */
export function cardCalled(typed: string, texts: Texts): string {
  const plain = withoutAccents(typed);
  return CARD_NAMES.find((card) => withoutAccents(typedCard(card, texts)) === plain) ?? typed;
}

export function withoutAccents(text: string): string {
  return text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
}
