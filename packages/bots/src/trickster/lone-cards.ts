/** Cards played by themselves in the own turn, before laying: against others, or for better tiles. */
import type { CardMove, Seat, TricksterView } from '@lettertafel/engine';
import type { Seated } from '../crossword/candidates.ts';
import { bestExchange } from '../crossword/exchange.ts';
import { leaveValue } from '../crossword/leave.ts';
import { keepingWorth } from './card-worth.ts';

/** A rack this bad is given away, or exchanged if that can be done for nothing. */
const BAD_RACK = -12;
const GAIN_OF_EXCHANGE = 8;

/** A card to play now; null: none is worth it. */
export function loneCard(seated: Seated, view: TricksterView): CardMove | null {
  const { seat: by, rack, leaves, finder } = seated;
  const { hand, bag, lastScores } = view;
  const hasCard = (card: string) => hand.some((held) => held === card);
  const [leader] = opponents(view, by).toSorted((one, other) => scoreOf(view, other) - scoreOf(view, one));
  if (leader === undefined) return null;
  const rackWorth = leaveValue(leaves, rack, finder.rules.letters.wild);

  // First, since it must be the first act of a turn (TR-14). A rack of seven tells that nothing else changed it before:
  // a stolen tile makes eight, and who may swap does not exchange.
  if (hasCard('swap-racks') && rack.length === 7 && bag >= 7 && rackWorth < BAD_RACK) {
    const full = opponents(view, by).find((seat) => view.seats[seat]?.tiles === 7);
    if (full !== undefined) return { by, do: 'card', card: 'swap-racks', target: full };
  }
  if (hasCard('take-last-score')) {
    const [richest] = opponents(view, by).toSorted((one, other) => (lastScores[other] ?? 0) - (lastScores[one] ?? 0));
    const points = lastScores[richest ?? by] ?? 0;
    const worth = keepingWorth('take-last-score', { bag, handSize: hand.length });
    if (richest !== undefined && points > 0 && points >= worth) {
      return { by, do: 'card', card: 'take-last-score', target: richest };
    }
  }
  if (hasCard('skip-opponent') && view.skippedBy[leader] === null) {
    return { by, do: 'card', card: 'skip-opponent', target: leader };
  }
  // These two wait until no card does (TR-08).
  const isQuiet = view.announced.length === 0;
  if (isQuiet && hasCard('steal-tile') && rack.length <= 7 && (view.seats[leader]?.tiles ?? 0) > 0) {
    return { by, do: 'card', card: 'steal-tile', target: leader };
  }
  if (
    isQuiet &&
    hasCard('peek-rack') &&
    bag < 14 &&
    !view.peeks.some((peek) => peek.by === by && peek.seat === leader)
  ) {
    return { by, do: 'card', card: 'peek-rack', target: leader };
  }
  if (hasCard('free-exchange') && !hasCard('swap-racks')) {
    const exchange = bestExchange(seated);
    if (exchange && exchange.equity - rackWorth > GAIN_OF_EXCHANGE) {
      return { by, do: 'card', card: 'free-exchange', tiles: exchange.tiles.join('') };
    }
  }
  return null;
}

function opponents({ seats }: Pick<TricksterView, 'seats'>, seat: Seat): Seat[] {
  return [...seats.keys()].filter((other) => other !== seat && !seats[other]?.resigned);
}

function scoreOf({ seats }: TricksterView, seat: Seat): number {
  return seats[seat]?.score ?? 0;
}
