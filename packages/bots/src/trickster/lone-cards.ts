/** Cards played by themselves before laying: against others, or for better tiles. */
import { type Card, type CardMove, type Seat, type TricksterView, tricksterNl } from '@lettertafel/engine';
import type { Seated } from '../crossword/candidates.ts';
import { bestExchange } from '../crossword/exchange.ts';
import { ROUGH_WORTHS } from './card-worth.ts';

/** A rack this bad is swapped away, or exchanged if that is free. */
const BAD_RACK = -12;
const GAIN_OF_EXCHANGE = 8;

/** A card to play now, of those the rules offer; null: none is worth it. */
export function loneCard(seated: Seated, view: TricksterView): CardMove | null {
  const { seat: by, rack, leaves, finder } = seated;
  const { rackSize } = finder.rules;
  const { bag, hand, lastScores, seats } = view;
  const offers = tricksterNl.offersFor(view).filter((offer) => offer.do === 'card');
  const isOffered = (card: Card) => offers.some((offer) => offer.card === card);
  const against = (card: Card, target: Seat | undefined): CardMove | null =>
    target === undefined ? null : { by, do: 'card', card, target };
  /** The targets of a card, sorted by a measure. */
  const targetsOf = (card: Card, most: (seat: Seat) => number): readonly Seat[] => {
    const asks = offers.find((offer) => offer.card === card)?.asks;
    return asks?.for === 'player' ? asks.players.toSorted((one, other) => most(other) - most(one)) : [];
  };
  const scoreOf = (seat: Seat) => seats[seat]?.score ?? 0;
  const lastScoreOf = (seat: Seat) => lastScores[seat] ?? 0;
  const rackWorth = leaves.valueOf(rack);

  // First, since it must be the first act of a turn (TR-14).
  if (bag >= rackSize && rackWorth < BAD_RACK) {
    const full = targetsOf('swap-racks', scoreOf).find((seat) => seats[seat]?.tiles === rackSize);
    if (full !== undefined) return against('swap-racks', full);
  }
  const [richest] = targetsOf('take-last-score', lastScoreOf);
  const worth = ROUGH_WORTHS.keeping('take-last-score', { bag, handSize: hand.length });
  if (richest !== undefined && lastScoreOf(richest) >= worth) return against('take-last-score', richest);

  const unskipped = targetsOf('skip-opponent', scoreOf).filter((seat) => view.skippedBy[seat] === null);
  const unseen = targetsOf('peek-rack', scoreOf).filter(
    (target) => !view.peeks.some((peek) => peek.by === by && peek.seat === target),
  );
  const aimed =
    against('skip-opponent', unskipped[0]) ??
    (rack.length <= rackSize ? against('steal-tile', targetsOf('steal-tile', scoreOf)[0]) : null) ??
    (bag < 14 ? against('peek-rack', unseen[0]) : null);
  if (aimed) return aimed;
  if (isOffered('free-exchange') && !isOffered('swap-racks')) {
    const exchange = bestExchange(seated);
    if (exchange && exchange.equity - rackWorth > GAIN_OF_EXCHANGE) {
      return { by, do: 'card', card: 'free-exchange', tiles: exchange.tiles.join('') };
    }
  }
  return null;
}
