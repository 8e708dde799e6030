/** What a seat may do now in a board game, derived from its view. */
import { closesByMove } from '../kernel/dispute.ts';
import { answerOffers, type CommonOffer, playingSeat } from '../kernel/offers.ts';
import type { Seat } from '../kernel/seats.ts';
import { seatToMove } from '../kernel/waits.ts';
import type { CrosswordRules } from './rules.ts';
import { textsOf } from './state.ts';
import type { CrosswordView } from './view.ts';

export type CrosswordOffer =
  | CommonOffer
  | { readonly do: 'lay' }
  /** At most as many tiles as the rack and the bag hold. */
  | { readonly do: 'exchange'; readonly atMost: number };

export function offersOnBoard(rules: CrosswordRules, view: CrosswordView): readonly CrosswordOffer[] {
  const seat = playingSeat(view);
  if (seat === null) return [];
  const turn = mayTakeTurn(view, seat) ? turnOffers(rules, view) : [];
  return [...boardAnswers(rules, view, seat), ...turn, { do: 'resign' }];
}

export function boardAnswers(rules: CrosswordRules, view: CrosswordView, seat: Seat): readonly CommonOffer[] {
  const { open } = view;
  return open ? answerOffers({ open, texts: textsOf(open), cost: rules.wrongDisputeCosts }, seat) : [];
}

/** The seat's own turn; or the next turn, if its move closes the open play's window (B-22). */
export function mayTakeTurn(view: CrosswordView, seat: Seat): boolean {
  const { open } = view;
  if (seatToMove(view) !== seat) return false;
  const isGoingOut = view.bag === 0 && open?.emptiesRack;
  return !open || (!isGoingOut && closesByMove(open, seat) === null);
}

function turnOffers(rules: CrosswordRules, view: CrosswordView): readonly CrosswordOffer[] {
  const atMost = mostToExchange(rules, view);
  return [{ do: 'lay' }, ...(atMost > 0 ? [{ do: 'exchange', atMost } as const] : []), { do: 'pass' }];
}

/** How many tiles may be exchanged (B-14). The player of an open play draws first. */
export function mostToExchange(rules: CrosswordRules, view: CrosswordView): number {
  const bag = view.bag - (view.open?.refill ?? 0);
  return bag < rules.exchangeNeeds ? 0 : Math.min(bag, view.rack.length);
}
