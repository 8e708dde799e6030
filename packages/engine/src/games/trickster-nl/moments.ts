/** Whether a card may be played by itself, with this choice (TR-08): from data that both a state and a view have. */
import type { Refused } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/seats.ts';
import { type CardMoment, isLone, type PlayerCard } from './card-record.ts';
import { type Card, holdsCard } from './cards.ts';
import { CARDS } from './deck.ts';
import { handOf } from './evolve.ts';
import { refuse } from './refusals.ts';
import type { CardMove, TricksterState } from './state.ts';

function momentIn(state: TricksterState, by: Seat): CardMoment {
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

export interface Asked {
  readonly by: Seat;
  readonly card: Card;
}

/** Why the card may not be played by itself at this moment, whatever is chosen with it. */
export function refuseMoment(moment: CardMoment, { by, card }: Asked): Refused | null {
  const record = CARDS[card];
  const notNow = refuse('card-not-now', { card, rule: record.rule });
  switch (record.moment) {
    case 'play':
    case 'answer':
      return notNow;
    case 'any':
      return moment.announced.length > 0 ? refuse('reaction-open', { card }) : null;
    case 'turn-start':
      return hasCardPending(moment, by) ? refuse('reaction-open', { card }) : null;
    case 'turn': {
      if (hasCardPending(moment, by)) return refuse('reaction-open', { card });
      const isAtOnce = record.isAtOnce && moment.phase?.seat === by && holdsCard(moment.takenNow, card);
      const isBeforeLaying = moment.turn === by && !moment.open && !moment.phase;
      if (isAtOnce) return null;
      return !isBeforeLaying || (record.isFirstAct && moment.hasActed) ? notNow : null;
    }
  }
}

/** Whether a card of this seat is still waiting for answers. */
export function hasCardPending({ announced }: Pick<CardMoment, 'announced'>, seat: Seat): boolean {
  return announced.some(({ by }) => by === seat);
}

/**
 * How a card played without a word relates to its player's turn: it answers another card, it needs the turn, or it is
 * played beside the turn, as are cards just taken.
 */
export function cardTiming(
  { phase }: { readonly phase: { readonly seat: Seat } | null },
  { by, card }: Asked,
): 'answer' | 'in-turn' | 'beside-turn' {
  const { moment } = CARDS[card];
  if (moment === 'answer') return 'answer';
  return moment === 'turn' && phase?.seat !== by ? 'in-turn' : 'beside-turn';
}

/** Why a card may not be played against this player. */
export function refuseTarget(
  moment: CardMoment,
  record: PlayerCard,
  { by, card, target }: Asked & { readonly target: Seat },
): Refused | null {
  const isOpponent = target !== by && moment.resigned[target] === false;
  return isOpponent ? record.refuseTarget(moment, target) : refuse('card-needs-target', { card, rule: record.rule });
}

/** Why the card may not be played by itself at this moment with this choice; null: it may. */
export function refuseCard(state: TricksterState, move: CardMove, card: Card): Refused | null {
  const { by, target = by, tiles = '' } = move;
  const moment = momentIn(state, by);
  const record = CARDS[card];
  const refused = refuseMoment(moment, { by, card });
  if (refused || !isLone(record)) return refused;
  switch (record.asks) {
    case 'tiles':
      return record.refuseTiles(state, { seat: by, tiles: [...tiles] });
    case 'player':
      return refuseTarget(moment, record, { by, card, target });
  }
}
