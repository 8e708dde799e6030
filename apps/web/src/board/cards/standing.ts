/** How a card of the hand stands with the turn, in a few words. */
import type { Card, Seat, TricksterView } from '@lettertafel/engine';
import { t } from '../../i18n/index.ts';
import type { BoardModel } from '../model.ts';
import { fitOfCard, isChosen } from './choosing.ts';
import { comesWithPlay, kindOf } from './kinds.ts';
import { cardQuestions, lonePlayOf } from './moments.ts';
import type { CardStanding } from './trick-card.tsx';

export function standingOf(model: BoardModel, view: TricksterView, seat: Seat, slot: number, card: Card): CardStanding {
  const text = t().cards;
  if (card === 'cancel-card') {
    const mayCancel = cardQuestions(view, seat).some(({ cancellable }) => cancellable.length > 0);
    return mayCancel ? { state: 'ready', text: text.now } : { state: 'idle', text: text.asAnswer };
  }
  if (!comesWithPlay(card)) {
    if (lonePlayOf(card, slot, view, seat)) return { state: 'ready', text: text.now };
    return { state: 'idle', text: kindOf(card).moment === 'turn' && view.turn !== seat ? text.inYourTurn : text.later };
  }
  const fit = fitOfCard(model, slot, card);
  if (fit.state === 'no') return { state: 'idle', text: text.misfits[fit.why] };
  if (isChosen(model, slot)) return { state: 'along', text: text.goesAlong };
  if (fit.state === 'may') return { state: 'idle', text: text.mayGo };
  const words = [...new Set(fit.options.flatMap(({ word }) => word ?? []))];
  return { state: 'lit', text: words.length > 0 && words.length < 3 ? text.fitsWord(words) : text.fits };
}
