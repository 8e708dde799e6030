/** The status of a card in the hand, in a few words. */
import { CARDS, type Card, isWordCard, type Seat, type TricksterView } from '@lettertafel/engine';
import { t } from '../../i18n/index.ts';
import type { BoardModel } from '../model.ts';
import { lonePlayOf } from './card-moves.ts';
import { fitOfCard, isChosen } from './chosen-cards.ts';
import type { CardStatus } from './trick-card.tsx';

export function cardStatus(model: BoardModel, view: TricksterView, seat: Seat, slot: number, card: Card): CardStatus {
  const text = t().cards;
  if (!isWordCard(card)) {
    if (lonePlayOf(view, card)) return { state: 'ready', text: text.now };
    const { moment } = CARDS[card];
    if (moment === 'answer') return { state: 'idle', text: text.asAnswer };
    return { state: 'idle', text: moment === 'turn' && view.turn !== seat ? text.inYourTurn : text.later };
  }
  const fit = fitOfCard(model, slot, card);
  if (fit.state === 'no') return { state: 'idle', text: text.misfits[fit.why] };
  if (isChosen(model, slot)) return { state: 'along', text: text.goesAlong };
  if (fit.state === 'may') return { state: 'idle', text: text.mayGo };
  const words = [...new Set(fit.options.flatMap(({ word }) => word ?? []))];
  return { state: 'lit', text: words.length > 0 && words.length < 3 ? text.fitsWord(words) : text.fits };
}
