/** How each event changes a Trickster game; what is not about cards is the board family's. */
import { evolveCrossword, noPasses, plusScore, rackOf } from '../../crossword/evolve.ts';
import type { Tile } from '../../kernel/letters.ts';
import { withoutTiles } from '../../kernel/rack.ts';
import { type Seat, withSeat } from '../../kernel/seats.ts';
import { postponed, type Window, withoutSeat } from '../../kernel/window.ts';
import { type Card, voidedIn, withoutCard, withoutCards } from './cards.ts';
import type { Announcement, TricksterEvent, TricksterState } from './state.ts';

export function evolveTrickster(state: TricksterState, event: TricksterEvent): TricksterState {
  switch (event.type) {
    case 'cards-dealt': {
      const { deck, hands, lastScores } = event;
      return { ...state, deck, hands, lastScores, thisTurn: freshTurn(hands[state.turn] ?? []) };
    }
    case 'announced': {
      const { by, cards } = event.announcement;
      const played = cards.map(({ card }) => card);
      const next = withHand(state, by, withoutCards(handOf(state, by), played));
      return { ...use(next, by, played), announced: [...state.announced, event.announcement] };
    }
    case 'cancelled': {
      const { by, card } = event.card;
      const next = use(withHand(state, by, withoutCard(handOf(state, by), card)), by, [card]);
      return withAnnouncement(next, event.announcement, (announcement) => ({
        ...announcement,
        cards: [...announcement.cards, event.card],
        window: event.window,
      }));
    }
    case 'let-stand':
      return withAnnouncement(state, event.announcement, (announcement) => ({
        ...announcement,
        window: withoutSeat(announcement.window, event.seat),
      }));
    case 'announcement-closed':
      return closeAnnouncement(state, event);
    case 'turn-opened':
      return { ...state, opening: event.window };
    case 'told-to-go-on':
      return { ...state, opening: state.opening && withoutSeat(state.opening, event.seat) };
    case 'opening-closed':
      return { ...state, opening: null, held: null };
    case 'move-held':
      return { ...state, held: event.move };
    case 'skip-set':
      return { ...state, skippedBy: withSeat(state.skippedBy, event.target, event.by) };
    case 'skipped':
      return {
        ...state,
        skippedBy: withSeat(state.skippedBy, event.seat, null),
        passes: noPasses(state),
        opening: null,
        held: null,
      };
    case 'peeked':
      return { ...state, peeks: [...state.peeks, { by: event.by, seat: event.target }] };
    case 'stole': {
      const { by, target, tile } = event;
      const robbed = withTiles(state, target, { gone: [tile] });
      return { ...withTiles(robbed, by, { come: [tile] }), robbed: withSeat(state.robbed, target, true) };
    }
    case 'swapped': {
      const { by, target, gave, got } = event;
      return withTiles(withTiles(state, by, { gone: gave, come: got }), target, { gone: got, come: gave });
    }
    case 'took-last-score':
      return { ...state, scores: plusScore(state.scores, event.seat, event.points) };
    case 'cards-due':
      return { ...state, phase: { seat: event.seat, due: event.count, taken: [], window: event.window } };
    case 'took-cards': {
      const { seat, cards, window } = event;
      const next = withHand(state, seat, [...handOf(state, seat), ...cards]);
      return { ...next, deck: state.deck.slice(cards.length), phase: { seat, due: 0, taken: cards, window } };
    }
    case 'put-away':
      return see(withHand(state, event.seat, withoutCard(handOf(state, event.seat), event.card)), [event.card]);
    case 'looked': {
      const next = see(withHand(state, event.seat, withoutCard(handOf(state, event.seat), event.card)), [event.card]);
      return { ...next, thisTurn: { ...next.thisTurn, hasActed: true, twoLetterWords: event.words } };
    }
    case 'phase-closed':
      return { ...state, phase: null };
    case 'robbery-over':
      return { ...state, robbed: withSeat(state.robbed, event.seat, false) };
    // The two commonest events: one copy of the state instead of two.
    case 'turn-began': {
      const thisTurn = freshTurn(handOf(state, event.seat));
      return { ...state, turn: event.seat, turnNumber: state.turnNumber + 1, thisTurn };
    }
    case 'scored': {
      const { seat, score } = event;
      const lastScores = withSeat(state.lastScores, seat, score);
      return { ...state, open: null, scores: plusScore(state.scores, seat, score), lastScores };
    }
    case 'passed':
    case 'play-lost':
    case 'exchanged': {
      const lastScores = withSeat(state.lastScores, event.seat, 0);
      return forgetPeeks(evolveCrossword({ ...state, lastScores }, event), event.seat);
    }
    case 'laid':
    case 'drew':
      return forgetPeeks(evolveCrossword(state, event), event.seat);
    case 'resigned':
      return leave(evolveCrossword(state, event), event.seat);
    case 'resumed':
      return resume(evolveCrossword(state, event), event.away);
    default:
      return evolveCrossword(state, event);
  }
}

export function handOf(state: TricksterState, seat: Seat): readonly Card[] {
  return state.hands[seat] ?? [];
}

export function freshTurn(handAtStart: readonly Card[]): TricksterState['thisTurn'] {
  return { handAtStart, used: [], anyVoid: false, hasActed: false, twoLetterWords: null };
}

function withHand(state: TricksterState, seat: Seat, hand: readonly Card[] | null): TricksterState {
  return { ...state, hands: withSeat(state.hands, seat, hand ?? []) };
}

function see(state: TricksterState, cards: readonly Card[]): TricksterState {
  return { ...state, seen: [...state.seen, ...cards] };
}

/** Cards played lie open; those of the player on turn are this turn's (TR-06). */
function use(state: TricksterState, by: Seat, cards: readonly Card[]): TricksterState {
  const { thisTurn } = state;
  const own = by === state.turn ? cards : [];
  const hasActed = thisTurn.hasActed || own.length > 0;
  return see({ ...state, thisTurn: { ...thisTurn, used: [...thisTurn.used, ...own], hasActed } }, cards);
}

function withAnnouncement(
  state: TricksterState,
  index: number,
  change: (announcement: Announcement) => Announcement,
): TricksterState {
  return { ...state, announced: state.announced.map((one, other) => (other === index ? change(one) : one)) };
}

function closeAnnouncement(
  state: TricksterState,
  { announcement: index, returned, phaseWindow }: Extract<TricksterEvent, { type: 'announcement-closed' }>,
): TricksterState {
  const announcement = state.announced[index];
  if (!announcement) return state;
  const { by, cards } = announcement;
  const { thisTurn, turn } = state;
  const voided = voidedIn(announcement);
  const isVoid = cards.some((one, place) => voided[place] && one.by === turn && thisTurn.used.includes(one.card));
  return {
    ...withHand(state, by, [...handOf(state, by), ...returned]),
    announced: state.announced.toSpliced(index, 1),
    seen: withoutCards(state.seen, returned) ?? state.seen,
    thisTurn: {
      ...thisTurn,
      used: withoutCards(thisTurn.used, returned) ?? thisTurn.used,
      anyVoid: thisTurn.anyVoid || isVoid,
    },
    ...(phaseWindow && state.phase ? { phase: { ...state.phase, window: phaseWindow } } : {}),
  };
}

function withTiles(
  state: TricksterState,
  seat: Seat,
  { gone = [], come = [] }: { gone?: readonly Tile[]; come?: readonly Tile[] },
): TricksterState {
  const rack = [...(withoutTiles(rackOf(state, seat), gone) ?? []), ...come];
  return forgetPeeks({ ...state, racks: withSeat(state.racks, seat, rack) }, seat);
}

/** What was seen of a rack holds until that rack changes. */
function forgetPeeks(state: TricksterState, changed: Seat): TricksterState {
  if (state.peeks.length === 0) return state;
  return { ...state, peeks: state.peeks.filter(({ seat }) => seat !== changed) };
}

/** Who leaves takes the cards along unseen and answers nothing any more (B-29). */
function leave(state: TricksterState, seat: Seat): TricksterState {
  const isOnTurn = seat === state.turn;
  return {
    ...withHand(state, seat, []),
    announced: state.announced
      .filter(({ by }) => by !== seat)
      .map((one) => ({ ...one, window: withoutSeat(one.window, seat) })),
    opening: isOnTurn ? null : state.opening && withoutSeat(state.opening, seat),
    held: isOnTurn ? null : state.held,
    phase: state.phase?.seat === seat ? null : state.phase,
    skippedBy: withSeat(state.skippedBy, seat, null),
  };
}

function resume(state: TricksterState, away: number): TricksterState {
  const later = (window: Window) => postponed(window, away);
  return {
    ...state,
    announced: state.announced.map((one) => ({ ...one, window: later(one.window) })),
    opening: state.opening && later(state.opening),
    phase: state.phase && { ...state.phase, window: later(state.phase.window) },
  };
}
