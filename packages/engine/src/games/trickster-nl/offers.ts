/** What a seat may do now in Trickster, and what the game waits for, derived from a view. */

import { isTaken } from '../../crossword/board.ts';
import { boardAnswers, mayTakeTurn, mostToExchange } from '../../crossword/offers.ts';
import { itemAt } from '../../kernel/item-at.ts';
import { type CommonOffer, playingSeat, seatingOf } from '../../kernel/offers.ts';
import { nextSeat, opponentsOf, type Seat, withSeat } from '../../kernel/seats.ts';
import { waitForWindow, waitsForPlayOrTurn } from '../../kernel/waits.ts';
import type { Wait } from '../../kernel/window.ts';
import { TRICK_SQUARES } from '../../material/trick-squares.ts';
import { type CardMoment, isLone } from './card-record.ts';
import { type Card, HAND_LIMIT, isCard } from './cards.ts';
import { CARDS } from './deck.ts';
import { cardTiming, hasCardPending, refuseMoment, refuseTarget } from './moments.ts';
import { tricksterNlRules as rules } from './rules.ts';
import type { TricksterView } from './view.ts';

/** What a card played by itself leaves to choose: an opponent, tiles to exchange, or the card that it makes void. */
export type CardAsks =
  | { readonly for: 'player'; readonly players: readonly Seat[] }
  | { readonly for: 'tiles'; readonly atMost: number }
  | { readonly for: 'card'; readonly cards: readonly Card[] };

export type TricksterOffer =
  | CommonOffer
  /** With the cards of the hand that may be announced with a word. */
  | { readonly do: 'lay'; readonly cards: readonly Card[] }
  | { readonly do: 'exchange'; readonly atMost: number }
  | { readonly do: 'card'; readonly card: Card; readonly asks: CardAsks }
  /** From none up to this many of the cards due. */
  | { readonly do: 'take'; readonly atMost: number }
  /** One of these cards; `count` is how many must be discarded in all. */
  | { readonly do: 'discard'; readonly cards: readonly Card[]; readonly count: number }
  | { readonly do: 'look'; readonly cards: readonly Card[] };

export function offersWithCards(view: TricksterView): readonly TricksterOffer[] {
  const seat = playingSeat(view);
  if (seat === null) return [];
  const hand = [...new Set(view.hand)].filter(isCard);
  const closed = turnBegun(view, seat);
  return [
    ...answers(view, seat),
    ...phaseOffers(view, seat),
    ...(closed ? turnOffers(closed, hand) : []),
    ...hand.flatMap((card) => loneOffer({ view, closed, seat, card })),
    { do: 'resign' },
  ];
}

/** The latest card first; then the open play, whether the turn may begin, cards to take, and the turn. */
export function waitsWithCards(view: TricksterView): readonly Wait[] {
  if (view.over) return [];
  const { announced, opening, phase, handSizes } = view;
  const canSkip = opening?.awaiting.filter((seat) => handSizes[seat] !== 0);
  return [
    ...announced.toReversed().map(({ window }) => waitForWindow('card', window)),
    ...(opening ? [waitForWindow('turn-start', opening, canSkip)] : []),
    ...(phase ? [waitForWindow('card-phase', phase.window)] : waitsForPlayOrTurn(view)),
  ];
}

/** Accepting a card, a play or the start of a turn, or ending the seat's card phase: whichever applies. */
function answers(view: TricksterView, seat: Seat): readonly CommonOffer[] {
  const { announced, opening, phase } = view;
  const onPlay = boardAnswers(rules, view, seat);
  const isAsked =
    announced.some(({ window }) => window.awaiting.includes(seat)) ||
    opening?.awaiting.includes(seat) ||
    (phase?.seat === seat && !hasCardPending(view, seat));
  return isAsked && !onPlay.some(({ do: doing }) => doing === 'accept') ? [{ do: 'accept' }, ...onPlay] : onPlay;
}

/** Taking the cards that are due, and discarding what is above three (TR-03, TR-05). */
function phaseOffers(view: TricksterView, seat: Seat): readonly TricksterOffer[] {
  const { phase, hand } = view;
  if (phase?.seat !== seat) return [];
  if (phase.due > 0) return [{ do: 'take', atMost: phase.due }];
  const count = hand.length - HAND_LIMIT;
  return count > 0 && !hasCardPending(view, seat) ? [{ do: 'discard', cards: [...new Set(hand)], count }] : [];
}

/**
 * The view after this seat's move has closed what it may close: the open play, and the previous seat's card phase. Null
 * if the seat may not take a turn now.
 */
function turnBegun(view: TricksterView, seat: Seat): TricksterView | null {
  const { open, phase, skippedBy } = view;
  if (hasCardPending(view, seat) || view.held) return null;
  if (!open && !phase) return view.turn === seat ? view : null;
  if (open && (!mayTakeTurn(view, seat) || !mayClosePhase(view, { of: open.seat, due: cardsDue(view) > 0 })))
    return null;
  if (
    phase &&
    (nextSeat(seatingOf(view), phase.seat) !== seat || !mayClosePhase(view, { of: phase.seat, due: true }))
  ) {
    return null;
  }
  if ((skippedBy[seat] ?? null) !== null) return null;
  return {
    ...view,
    turn: seat,
    hasActed: false,
    phase: null,
    lastScores: open ? withSeat(view.lastScores, open.seat, open.score) : view.lastScores,
    seats: open ? withSeat(view.seats, open.seat, refilled(view, open.seat)) : view.seats,
    bag: open ? view.bag - open.refill : view.bag,
    open: null,
  };
}

function refilled({ seats, open }: TricksterView, seat: Seat): TricksterView['seats'][number] {
  const before = itemAt(seats, seat);
  return { ...before, tiles: before.tiles + (open?.refill ?? 0) };
}

/** How many cards the player of the open play may take once it stands (TR-03). */
function cardsDue({ open, deck }: TricksterView): number {
  const tricks = open?.laid.filter(({ square }) => isTaken(TRICK_SQUARES, square)).length ?? 0;
  return Math.min(tricks, deck);
}

/** Without a time limit the next player's move ends a card phase, unless one of its cards waits for answers. */
function mayClosePhase(view: TricksterView, { of, due }: { of: Seat; due: boolean }): boolean {
  return !due || (view.options.reactionSeconds === null && !hasCardPending(view, of));
}

function turnOffers(closed: TricksterView, hand: readonly Card[]): readonly TricksterOffer[] {
  const atMost = mostToExchange(rules, closed);
  return [
    { do: 'lay', cards: hand.filter((card) => CARDS[card].moment === 'play') },
    ...(atMost > 0 ? [{ do: 'exchange', atMost } as const] : []),
    { do: 'pass' },
    ...(hand.length > 0 ? [{ do: 'look', cards: hand } as const] : []),
  ];
}

/** A card in hand, with the view before and after the seat's move has closed what it may close. */
interface HeldCard {
  readonly view: TricksterView;
  readonly closed: TricksterView | null;
  readonly seat: Seat;
  readonly card: Card;
}

/** A card that is played by itself, or against another card. */
function loneOffer(held: HeldCard): readonly TricksterOffer[] {
  const asks = askedBy(held);
  return asks ? [{ do: 'card', card: held.card, asks }] : [];
}

function askedBy({ view, closed, seat, card }: HeldCard): CardAsks | null {
  const record = CARDS[card];
  if (record.asks === 'card') {
    const cards = cancellable(view, seat);
    return cards.length > 0 ? { for: 'card', cards } : null;
  }
  // Turn cards need the turn to have begun; cards just taken in the seat's card phase are played at once.
  const seen = cardTiming(view, { by: seat, card }) === 'in-turn' ? closed : view;
  if (!seen || !isLone(record) || refuseMoment(momentOf(seen), { by: seat, card })) return null;
  switch (record.asks) {
    case 'tiles': {
      const atMost = record.mostTiles(seen);
      return atMost > 0 ? { for: 'tiles', atMost } : null;
    }
    case 'player': {
      const players = opponentsOf(seatingOf(seen), seat).filter(
        (target) => !refuseTarget(momentOf(seen), record, { by: seat, card, target }),
      );
      return players.length > 0 ? { for: 'player', players } : null;
    }
  }
}

function momentOf(view: TricksterView): CardMoment {
  return {
    ...view,
    resigned: view.seats.map(({ resigned }) => resigned),
    tiles: view.seats.map(({ tiles }) => tiles),
  };
}

/** Cards of others on the table that nobody has answered yet (TR-12). */
function cancellable({ announced }: TricksterView, seat: Seat): readonly Card[] {
  const open = announced.flatMap(({ cards }) =>
    cards.filter((played, index) => played.by !== seat && !cards.some(({ voids }) => voids === index)),
  );
  return [...new Set(open.map(({ card }) => card))];
}
