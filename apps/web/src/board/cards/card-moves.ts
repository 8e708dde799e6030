/** What a Trickster player may do with cards besides laying: play one by itself, answer one, take, put away, look. */
import {
  type Card,
  HAND_LIMIT,
  type Offer,
  type Seat,
  type TricksterMove,
  type TricksterView,
  tricksterNl,
  voidedIn,
} from '@lettertafel/engine';
import { offersOf, offerTo } from '../../play/offers.ts';

export type CardAsks = Extract<Offer, { readonly do: 'card' }>['asks'];

function offerOf<Do extends Offer['do']>(view: TricksterView, what: Do) {
  return offerTo(tricksterNl, view, what);
}

/** What is left to choose for a card played by itself; null: not now. */
export function lonePlayOf(view: TricksterView, card: Card): CardAsks | null {
  const offer = offersOf(tricksterNl, view).find((one) => one.do === 'card' && one.card === card);
  return offer?.do === 'card' ? offer.asks : null;
}

/** Whether a card may be given up for the words of two letters; one look is enough. */
export function mayLook(view: TricksterView): boolean {
  return !view.twoLetterWords && offerOf(view, 'look') !== null;
}

/** A card of this seat lies on the table and still waits for answers. */
export function isBusy({ announced }: TricksterView, seat: Seat): boolean {
  return announced.some(({ by }) => by === seat);
}

/** Cards of others on the table that this seat is asked about, the latest announcement first. */
export interface CardQuestion {
  readonly announcement: TricksterView['announced'][number];
  /** The cards that have been made void. */
  readonly voided: readonly Card[];
  /** Those that a cancel-card of this seat could still make void. */
  readonly cancellable: readonly Card[];
  /** Not yet answered by this seat. */
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

/** What is left to decide in the own card phase. */
export type PhaseTask =
  | { readonly task: 'take'; readonly due: number; readonly until: number | null }
  | { readonly task: 'put-away'; readonly count: number; readonly until: number | null }
  | { readonly task: 'play-or-end'; readonly until: number | null };

export function phaseTask(view: TricksterView): PhaseTask | null {
  const { phase, hand, takenNow } = view;
  if (!phase || phase.seat !== view.viewer) return null;
  const { until } = phase.window;
  const take = offerOf(view, 'take');
  if (take) return { task: 'take', due: take.atMost, until };
  if (offerOf(view, 'discard')) return { task: 'put-away', count: hand.length - HAND_LIMIT, until };
  return takenNow.some((card) => lonePlayOf(view, card)) ? { task: 'play-or-end', until } : null;
}

/**
 * Whether a seat is asked something that has only one answer: to end a card phase with nothing to play or put away, or
 * whether a turn may begin, without the card that skips it. Among people who holds cards is asked nevertheless: an
 * answer that comes at once would tell them which they are not.
 */
export function hasOneAnswer(view: TricksterView, seat: Seat, isAmongBots: boolean): boolean {
  const { announced, open, opening, phase, hand } = view;
  if (isBusy(view, seat) || open || announced.some(({ window }) => window.awaiting.includes(seat))) return false;
  if (phase?.seat === seat) return phaseTask(view) === null;
  if (!opening?.awaiting.includes(seat)) return false;
  return hand.length === 0 || (isAmongBots && !lonePlayOf(view, 'skip-opponent'));
}

/** The moves of this file, as they are sent. */
export const cardMoves = {
  play: (by: Seat, card: Card, target: Seat): TricksterMove => ({ by, do: 'card', card, target }),
  exchange: (by: Seat, tiles: string): TricksterMove => ({ by, do: 'card', card: 'free-exchange', tiles }),
  cancel: (by: Seat, cancels: Card): TricksterMove => ({ by, do: 'card', card: 'cancel-card', cancels }),
  letStand: (by: Seat): TricksterMove => ({ by, do: 'accept' }),
  take: (by: Seat, count: number): TricksterMove => ({ by, do: 'take', count }),
  putAway: (by: Seat, card: Card): TricksterMove => ({ by, do: 'discard', card }),
  look: (by: Seat, card: Card): TricksterMove => ({ by, do: 'look', card }),
} as const;

/** Whether something about cards is asked or waited for, so that it is shown. */
export function hasQuestion(view: TricksterView, seat: Seat | null): boolean {
  if (view.announced.length > 0) return true;
  const { phase, opening } = view;
  if (phase) return phase.seat !== seat || phaseTask(view) !== null;
  if (!opening || seat === null) return false;
  // Who has no card is answered for.
  return view.held !== null || (opening.awaiting.includes(seat) && view.hand.length > 0);
}
