/** When a card may be played by itself, and against whom (TR-08): decided by what a state and a view both know. */
import type { Refused } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/seats.ts';
import { type Card, kindOf } from './cards.ts';
import { handOf } from './evolve.ts';
import { refuse } from './refusals.ts';
import type { TricksterState } from './state.ts';

/** What decides it: nothing that is hidden from the seat that asks. */
export interface CardMoment {
  readonly turn: Seat;
  readonly open: { readonly seat: Seat } | null;
  readonly opening: object | null;
  readonly phase: { readonly seat: Seat } | null;
  readonly announced: readonly { readonly by: Seat }[];
  /** Cards that the asking seat has taken in the running card phase and still holds. */
  readonly takenNow: readonly Card[];
  /** Whether the player on turn has played a card in this turn. */
  readonly hasActed: boolean;
  readonly lastScores: readonly number[];
  readonly resigned: readonly boolean[];
  /** How many tiles each seat has. */
  readonly tiles: readonly number[];
}

export function momentIn(state: TricksterState, by: Seat): CardMoment {
  return {
    turn: state.turn,
    open: state.open,
    opening: state.opening,
    phase: state.phase,
    announced: state.announced,
    takenNow: takenNow(state, by),
    hasActed: state.thisTurn.hasActed,
    lastScores: state.lastScores,
    resigned: state.resigned,
    tiles: state.racks.map(({ length }) => length),
  };
}

export function takenNow(state: TricksterState, seat: Seat): readonly Card[] {
  const { phase } = state;
  return phase?.seat === seat ? phase.taken.filter((card) => handOf(state, seat).includes(card)) : [];
}

interface Asked {
  readonly by: Seat;
  readonly card: Card;
}

/** Why the card may not be played by itself at this moment, whatever is chosen with it. */
export function refuseMoment(moment: CardMoment, { by, card }: Asked): Refused | null {
  const kind = kindOf(card);
  const isAtOnce = kind.atOnce === true && moment.phase?.seat === by && moment.takenNow.includes(card);
  const isBeforeLaying = moment.turn === by && !moment.open && !moment.phase;
  const notNow = refuse('card-not-now', { card, rule: kind.rule });
  switch (kind.moment) {
    case 'play':
    case 'answer':
      return notNow;
    case 'any':
      return moment.announced.length > 0 ? refuse('reaction-open', { card }) : null;
    case 'turn-start':
      return isBusy(moment, by) ? refuse('reaction-open', { card }) : null;
    case 'turn':
      if (isBusy(moment, by)) return refuse('reaction-open', { card });
      if (!isAtOnce && !isBeforeLaying) return notNow;
      // Only as the first act of a turn (TR-14).
      return card === 'swap-racks' && !isAtOnce && moment.hasActed ? notNow : null;
  }
}

/** A card of this seat is on the table and still waits for answers. */
export function isBusy({ announced }: Pick<CardMoment, 'announced'>, seat: Seat): boolean {
  return announced.some(({ by }) => by === seat);
}

/** Why the card may not be played against this player. */
export function refuseTarget(
  moment: CardMoment,
  { by, card, target }: Asked & { readonly target: Seat },
): Refused | null {
  if (target === by || !(target in moment.resigned) || moment.resigned[target]) {
    return refuse('card-needs-target', { card, rule: kindOf(card).rule });
  }
  switch (card) {
    case 'steal-tile':
      return moment.tiles[target] === 0 ? refuse('rack-empty', { card }) : null;
    case 'take-last-score': {
      const mayBeDisputed = moment.open?.seat === target;
      return !mayBeDisputed && (moment.lastScores[target] ?? 0) > 0 ? null : refuse('no-last-score', { card });
    }
    case 'skip-opponent': {
      // Once the points are written down only cards are taken: a skip then means the next turn.
      const hasBegun = moment.turn === target && !moment.opening && !moment.phase;
      return hasBegun ? refuse('turn-begun', { card }) : null;
    }
    default:
      return null;
  }
}
