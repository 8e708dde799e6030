/** Choosing cards to play with a word, and their options. */
import type { WordCardName } from '@lettertafel/engine';
import { nextPart } from '../draft.ts';
import { type BoardModel, changeDraft } from '../model.ts';
import { allowedBy, type CardOption, type Fit, fitOf } from './card-fit.ts';

export function isChosen(model: BoardModel, slot: number): boolean {
  return model.chosen.value.some((chosen) => chosen.slot === slot);
}

/** Chooses a card, or takes it back together with everything it allowed. */
export function toggleCard(model: BoardModel, slot: number, card: WordCardName): void {
  const chosen = model.chosen.peek();
  if (!chosen.some((one) => one.slot === slot)) {
    model.chosen.value = [...chosen, { slot, card }];
    return;
  }
  model.chosen.value = chosen.filter((one) => one.slot !== slot);
  changeDraft(model, allowedBy(model.chosen.peek(), model.draft.peek()));
}

export function chooseOption(model: BoardModel, slot: number, { at, square }: CardOption): void {
  model.chosen.value = model.chosen.peek().map(({ slot: own, card, ...choice }) => {
    if (own !== slot) return { slot: own, card, ...choice };
    return { slot, card, ...(at === undefined ? {} : { at }), ...(square === undefined ? {} : { square }) };
  });
}

export function beginNextWord(model: BoardModel): void {
  changeDraft(model, nextPart(model.draft.peek()));
}

/** How a card of the hand fits the current draft. */
export function fitOfCard(model: BoardModel, slot: number, card: WordCardName): Fit {
  const reading = model.reading.value;
  if (!reading || model.seat === null) {
    return card === 'many-words' ? { state: 'may', options: [{}] } : { state: 'no', why: 'nothing-laid' };
  }
  const own = reading.cards.find(({ chosen }) => chosen.slot === slot);
  if (own) return own.fit;
  const asked = { rules: model.rules, position: model.view.value, seat: model.seat };
  return fitOf(card, model.draft.value, reading.reading, asked);
}

/** The option that is used for a chosen card. */
export function optionOf(model: BoardModel, slot: number): CardOption | null {
  return model.reading.value?.cards.find(({ chosen }) => chosen.slot === slot)?.option ?? null;
}
