/** How events change a Trickster game; events without cards are left to the board family. */
import { applyCrossword, changeRack, forgetPasses } from '../../crossword/evolve.ts';
import type { Writable } from '../../kernel/evolve.ts';
import { plusAt, type Seat, withSeat } from '../../kernel/seats.ts';
import { postponed, withoutSeat } from '../../kernel/window.ts';
import { withAnswer, withoutAnnouncer } from './announced.ts';
import { type Card, isCard, voidedIn, withoutCards } from './cards.ts';
import { copyTrickster, type TricksterEvent, type TricksterState } from './state.ts';

type NextState = Writable<TricksterState>;

export function evolveTrickster(state: TricksterState, event: TricksterEvent): TricksterState {
  const next = copyTrickster(state);
  applyTrickster(next, event);
  return next;
}

function applyTrickster(next: NextState, event: TricksterEvent): void {
  switch (event.type) {
    case 'cards-dealt':
      next.deck = event.deck;
      next.hands = event.hands;
      next.lastScores = event.lastScores;
      next.thisTurn = freshTurn(handOf(next, next.turn));
      break;
    case 'announced': {
      const { announcement } = event;
      const cards = announcement.cards.map(({ card }) => card);
      putOnTable(next, announcement.by, cards);
      next.announced = [...next.announced, announcement];
      break;
    }
    case 'cancelled':
      putOnTable(next, event.card.by, [event.card.card]);
      next.announced = withAnswer(next.announced, event);
      break;
    case 'let-stand':
      next.announced = next.announced.map((one, index) =>
        index === event.announcement ? { ...one, window: withoutSeat(one.window, event.seat) } : one,
      );
      break;
    case 'announcement-closed':
      closeAnnouncement(next, event);
      break;
    case 'turn-opened':
      next.opening = event.window;
      break;
    case 'told-to-go-on':
      if (next.opening) next.opening = withoutSeat(next.opening, event.seat);
      break;
    case 'opening-closed':
      next.opening = null;
      next.held = null;
      break;
    case 'move-held':
      next.held = event.move;
      break;
    case 'skip-set':
      next.skippedBy = withSeat(next.skippedBy, event.target, event.by);
      break;
    case 'skipped':
      next.skippedBy = withSeat(next.skippedBy, event.seat, null);
      next.opening = null;
      next.held = null;
      forgetPasses(next);
      break;
    case 'peeked':
      notePeek(next, event.by, event.target);
      break;
    case 'stole': {
      const { by, target, tile } = event;
      changeRack(next, target, { gone: [tile] });
      changeRack(next, by, { come: [tile] });
      forgetPeeks(next, target);
      forgetPeeks(next, by);
      next.robbed = withSeat(next.robbed, target, next.turnNumber);
      break;
    }
    case 'swapped': {
      const { by, target, gave, got } = event;
      changeRack(next, by, { gone: gave, come: got });
      changeRack(next, target, { gone: got, come: gave });
      forgetPeeks(next, by);
      forgetPeeks(next, target);
      break;
    }
    case 'took-last-score':
      next.scores = plusAt(next.scores, event.seat, event.points);
      break;
    case 'cards-due':
      next.phase = { seat: event.seat, due: event.count, taken: [], window: event.window };
      break;
    case 'took-cards': {
      const { seat, cards, window } = event;
      next.hands = withSeat(next.hands, seat, [...handOf(next, seat), ...cards]);
      next.deck = next.deck.slice(cards.length);
      next.phase = { seat, due: 0, taken: cards, window };
      break;
    }
    case 'put-away':
      showCards(next, event.seat, [event.card]);
      break;
    case 'looked':
      showCards(next, event.seat, [event.card]);
      next.thisTurn = { ...next.thisTurn, hasActed: true, twoLetterWords: event.words };
      break;
    case 'phase-closed':
      next.phase = null;
      break;
    case 'robbery-over':
      next.robbed = withSeat(next.robbed, event.seat, null);
      break;
    default:
      applyCrossword(next, event);
      applyAlongside(next, event);
  }
}

/** What the board family's events mean for the cards. */
function applyAlongside(next: NextState, event: TricksterEvent): void {
  switch (event.type) {
    case 'turn-began':
      next.thisTurn = freshTurn(handOf(next, event.seat));
      break;
    case 'scored':
      next.lastScores = withSeat(next.lastScores, event.seat, event.score);
      break;
    case 'passed':
    case 'play-lost':
    case 'exchanged':
      next.lastScores = withSeat(next.lastScores, event.seat, 0);
      forgetPeeks(next, event.seat);
      break;
    case 'laid':
    case 'drew':
      forgetPeeks(next, event.seat);
      break;
    case 'resigned':
      leave(next, event.seat);
      break;
    case 'resumed':
      postpone(next, event.away);
  }
}

export function handOf(state: TricksterState, seat: Seat): readonly Card[] {
  return state.hands[seat] ?? [];
}

export function freshTurn(handAtStart: readonly Card[]): TricksterState['thisTurn'] {
  return { handAtStart, used: [], anyVoid: false, hasActed: false, twoLetterWords: null };
}

/** Cards leave a hand for all to see. */
function showCards(next: NextState, by: Seat, cards: readonly Card[]): void {
  next.hands = withSeat(next.hands, by, withoutCards(handOf(next, by), cards) ?? []);
  next.seen = [...next.seen, ...cards.filter(isCard)];
}

/** Played cards are public; those of the player on turn count for this turn (TR-06). */
function putOnTable(next: NextState, by: Seat, cards: readonly Card[]): void {
  showCards(next, by, cards);
  if (by !== next.turn) return;
  const { thisTurn } = next;
  next.thisTurn = { ...thisTurn, used: [...thisTurn.used, ...cards], hasActed: true };
}

function closeAnnouncement(
  next: NextState,
  { announcement: index, returned, phaseWindow }: Extract<TricksterEvent, { type: 'announcement-closed' }>,
): void {
  const announcement = next.announced[index];
  if (!announcement) return;
  const { by, cards } = announcement;
  const { thisTurn, turn } = next;
  const voided = voidedIn(announcement);
  const isVoid = cards.some((one, place) => voided[place] && one.by === turn && thisTurn.used.includes(one.card));
  next.announced = next.announced.toSpliced(index, 1);
  next.hands = withSeat(next.hands, by, [...handOf(next, by), ...returned]);
  next.seen = withoutCards(next.seen, returned) ?? next.seen;
  next.thisTurn = {
    ...thisTurn,
    used: withoutCards(thisTurn.used, returned) ?? thisTurn.used,
    anyVoid: thisTurn.anyVoid || isVoid,
  };
  if (phaseWindow && next.phase) next.phase = { ...next.phase, window: phaseWindow };
}

/** A second look at an unchanged rack shows nothing new: its tiles must not be counted twice. */
function notePeek(next: NextState, by: Seat, seat: Seat): void {
  const isKnown = next.peeks.some((peek) => peek.by === by && peek.seat === seat);
  if (!isKnown) next.peeks = [...next.peeks, { by, seat }];
}

/** A peek is valid until that rack changes. */
function forgetPeeks(next: NextState, changed: Seat): void {
  if (next.peeks.length > 0) next.peeks = next.peeks.filter(({ seat }) => seat !== changed);
}

/** A resigned seat's cards are removed unseen, and it no longer answers (B-29). */
function leave(next: NextState, seat: Seat): void {
  next.hands = withSeat(next.hands, seat, []);
  next.announced = withoutAnnouncer(next.announced, seat);
  if (seat === next.turn) {
    next.opening = null;
    next.held = null;
  } else if (next.opening) next.opening = withoutSeat(next.opening, seat);
  if (next.phase?.seat === seat) next.phase = null;
  next.skippedBy = withSeat(next.skippedBy, seat, null);
}

function postpone(next: NextState, away: number): void {
  next.announced = next.announced.map((one) => ({ ...one, window: postponed(one.window, away) }));
  if (next.opening) next.opening = postponed(next.opening, away);
  if (next.phase) next.phase = { ...next.phase, window: postponed(next.phase.window, away) };
}
