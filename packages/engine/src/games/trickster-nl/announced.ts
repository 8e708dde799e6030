/** The announcements on the table, as cards are answered and players leave. */
import type { Seat } from '../../kernel/seats.ts';
import { withoutSeat } from '../../kernel/window.ts';
import { voidedIn } from './cards.ts';
import type { Announcement, PlayedCard, TricksterEvent } from './state.ts';

type OnTable = Pick<Announcement, 'by' | 'cards' | 'window'>;

/** With a card that answers one of them; its window begins anew. */
export function withAnswer<Announced extends OnTable>(
  announced: readonly Announced[],
  { announcement: index, card, window }: Extract<TricksterEvent, { type: 'cancelled' }>,
): readonly Announced[] {
  return announced.map((one, other) => (other === index ? { ...one, cards: [...one.cards, card], window } : one));
}

/** Without those of a seat that leaves; it no longer answers the others either. */
export function withoutAnnouncer<Announced extends OnTable>(
  announced: readonly Announced[],
  seat: Seat,
): readonly Announced[] {
  return announced.filter(({ by }) => by !== seat).map((one) => ({ ...one, window: withoutSeat(one.window, seat) }));
}

/** By place: who has made that card void; null: it has its effect. */
export function voidersIn({ cards }: { readonly cards: readonly PlayedCard[] }): readonly (Seat | null)[] {
  const voided = voidedIn({ cards });
  return cards.map((_, place) => cards.find((other, at) => other.voids === place && !voided[at])?.by ?? null);
}
