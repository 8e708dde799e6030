/** What a Trickster player may do with cards besides laying words: play one by itself, react, take, discard, look. */
import {
  type Card,
  hasCardPending,
  type Offer,
  type Seat,
  type TricksterMove,
  type TricksterView,
  tricksterNl,
  voidedIn,
} from '@lettertafel/engine';
import type { TableInfo } from '@lettertafel/protocol';
import { offersOf, offerTo } from '../../play/offers.ts';

export type CardAsks = Extract<Offer, { readonly do: 'card' }>['asks'];

function offerOf<Do extends Offer['do']>(view: TricksterView, what: Do) {
  return offerTo(tricksterNl, view, what);
}

/** What the player must choose for a card played by itself; null: it may not be played now. */
export function lonePlayOf(view: TricksterView, card: Card): CardAsks | null {
  const offer = offersOf(tricksterNl, view).find((one) => one.do === 'card' && one.card === card);
  return offer?.do === 'card' ? offer.asks : null;
}

/** Whether a card may be given up to see the two-letter words; seeing them once is enough. */
export function mayLook(view: TricksterView): boolean {
  return !view.twoLetterWords && offerOf(view, 'look') !== null;
}

/** Announced cards that this seat is asked about, the latest announcement first. */
export interface CardQuestion {
  readonly announcement: TricksterView['announced'][number];
  /** The cards that were cancelled. */
  readonly voided: readonly Card[];
  /** The cards that this seat could still cancel. */
  readonly cancellable: readonly Card[];
  /** Whether this seat has not answered yet. */
  readonly isAsked: boolean;
}

export function cardQuestions(view: TricksterView, seat: Seat | null): readonly CardQuestion[] {
  const cancel = lonePlayOf(view, 'cancel-card');
  const mayVoid = cancel?.for === 'card' ? cancel.cards : [];
  return view.announced.toReversed().map((announcement) => {
    const { cards, window } = announcement;
    const isVoid = voidedIn(announcement);
    return {
      announcement,
      voided: cards.flatMap(({ card, voids }, index) => (isVoid[index] && voids === undefined ? card : [])),
      cancellable: mayVoid.filter((card) => cards.some((played) => played.card === card)),
      isAsked: seat !== null && window.awaiting.includes(seat),
    };
  });
}

/** What the player must decide in their card phase. */
export type PhaseTask =
  | { readonly task: 'take'; readonly due: number; readonly until: number | null }
  | { readonly task: 'put-away'; readonly count: number; readonly until: number | null }
  | { readonly task: 'play-or-end'; readonly until: number | null };

export function phaseTask(view: TricksterView): PhaseTask | null {
  const { phase, takenNow } = view;
  if (!phase || phase.seat !== view.viewer) return null;
  const { until } = phase.window;
  const take = offerOf(view, 'take');
  if (take) return { task: 'take', due: take.atMost, until };
  const discard = offerOf(view, 'discard');
  if (discard) return { task: 'put-away', count: discard.count, until };
  return takenNow.some((card) => lonePlayOf(view, card)) ? { task: 'play-or-end', until } : null;
}

/**
 * Whether the only question to a seat has one possible answer: to end a card phase with nothing to play or discard, or
 * to let a turn begin without holding the card that skips it. Among people a seat with cards is asked anyway: an
 * immediate answer would reveal which cards it does not hold.
 */
export function hasOneAnswer(view: TricksterView, seat: Seat, isAmongBots: boolean): boolean {
  const { announced, open, opening, phase, hand } = view;
  if (hasCardPending(view, seat) || open || announced.some(({ window }) => window.awaiting.includes(seat)))
    return false;
  if (phase?.seat === seat) return phaseTask(view) === null;
  if (!opening?.awaiting.includes(seat)) return false;
  return hand.length === 0 || (isAmongBots && !lonePlayOf(view, 'skip-opponent'));
}

/** Whether all others at the table are computers. */
export function isAmongBots({ seats }: Pick<TableInfo, 'seats'>, own: Seat): boolean {
  return seats.every(({ kind }, seat) => kind === 'bot' || seat === own);
}

/** The moves that cards make. */
export const cardMoves = {
  play: (by: Seat, card: Card, target: Seat): TricksterMove => ({ by, do: 'card', card, target }),
  exchange: (by: Seat, tiles: string): TricksterMove => ({ by, do: 'card', card: 'free-exchange', tiles }),
  cancel: (by: Seat, cancels: Card): TricksterMove => ({ by, do: 'card', card: 'cancel-card', cancels }),
  letStand: (by: Seat): TricksterMove => ({ by, do: 'accept' }),
  take: (by: Seat, count: number): TricksterMove => ({ by, do: 'take', count }),
  putAway: (by: Seat, card: Card): TricksterMove => ({ by, do: 'discard', card }),
  look: (by: Seat, card: Card): TricksterMove => ({ by, do: 'look', card }),
} as const;

/** Whether there is a question or a wait about cards to show. What is answered automatically is not asked. */
export function hasQuestion(view: TricksterView, seat: Seat | null, isAmongBots: boolean): boolean {
  if (view.announced.length > 0) return true;
  const { phase, opening } = view;
  if (phase) return phase.seat !== seat || phaseTask(view) !== null;
  if (!opening || seat === null) return false;
  return view.held !== null || (opening.awaiting.includes(seat) && !hasOneAnswer(view, seat, isAmongBots));
}
