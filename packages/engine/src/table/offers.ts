/** What a seat may do now in a table game, derived from its view. */
import { closesByMove } from '../kernel/dispute.ts';
import { answerOffers, type CommonOffer, playingSeat } from '../kernel/offers.ts';
import type { Seat } from '../kernel/seats.ts';
import type { TableView, TurnAhead } from './view.ts';

export type TableOffer =
  | CommonOffer
  | { readonly do: 'arrange' | 'give-up' }
  /** The piles that may be chosen with an open pot; null: the pot is closed, and there is nothing to choose. */
  | { readonly do: 'draw'; readonly piles: readonly number[] | null };

export function offersAtTable(view: TableView): readonly TableOffer[] {
  const seat = playingSeat(view);
  if (seat === null) return [];
  const { open } = view;
  const answers = open ? answerOffers({ open, texts: open.words, cost: 0 }, seat) : [];
  const ahead = turnAhead(view, seat);
  return [...answers, ...(ahead ? turnOffers(view, ahead) : []), { do: 'resign' }];
}

/** The turn this seat may take now: its own, or the next turn, if its move closes the open play's window (B-22). */
function turnAhead({ open, turn, pot }: TableView, seat: Seat): TurnAhead | null {
  if (!open) return turn === seat ? { turn, heights: pot.piles?.map(({ height }) => height) ?? [pot.count] } : null;
  return open.next?.turn === seat && closesByMove(open, seat) === null ? open.next : null;
}

function turnOffers({ seats, options }: TableView, { heights }: TurnAhead): readonly TableOffer[] {
  const piles = heights.flatMap((height, pile) => (height > 0 ? [pile] : []));
  return [
    { do: 'arrange' },
    piles.length > 0 ? { do: 'draw', piles: options.openPot ? piles : null } : { do: 'pass' },
    ...(seats.length === 1 ? [{ do: 'give-up' } as const] : []),
  ];
}
