/** The order of a Trickster turn (TR-31): opening, cards, play, dispute, card phase. */

import { isTaken } from '../../crossword/board.ts';
import { disputesOnBoard } from '../../crossword/dispute.ts';
import type { Play } from '../../crossword/play.ts';
import { type Act, fillRack, layPlay, passTurn } from '../../crossword/turn.ts';
import type { Context } from '../../kernel/game.ts';
import { itemAt } from '../../kernel/item-at.ts';
import { opponentsOf, type Seat } from '../../kernel/seats.ts';
import { openWindow } from '../../kernel/window.ts';
import { TRICK_SQUARES } from '../../material/trick-squares.ts';
import { playWith } from './announce.ts';
import { HAND_LIMIT, isCard, threeCardBonus, voidedIn } from './cards.ts';
import { CARDS, mayBeHeld } from './deck.ts';
import { takeEffect } from './effects.ts';
import { handOf } from './evolve.ts';
import { isTakenBack, reactionWindow } from './reactions.ts';
import { tricksterNlRules as rules } from './rules.ts';
import { type CardChoice, isRobbedThisTurn, type TricksterCourse, type TricksterState } from './state.ts';

/** The window has closed: surviving cards take effect, and their play is laid. */
export function closeAnnouncement(course: TricksterCourse, index: number, context: Context): void {
  const announcement = itemAt(course.state.announced, index);
  const { by, cards, move } = announcement;
  const voided = voidedIn(announcement);
  const isInPhase = course.state.phase?.seat === by;
  const close = (returned?: readonly CardChoice[]) =>
    course.happen({
      type: 'announcement-closed',
      announcement: index,
      voided: cards.filter((played, place) => played.by === by && voided[place]).map(({ card }) => card),
      takenBack: returned !== undefined,
      returned: (returned ?? []).map(({ card }) => card).filter(isCard),
      ...(isInPhase ? { phaseWindow: phaseWindow(course.state, by, context) } : {}),
    });
  if (move.do === 'card') {
    close();
    const [played] = cards;
    if (played && !voided[0]) takeEffect(course, { record: CARDS[played.card], move, context });
    if (course.state.opening && isSkipped(course.state)) skipTurn(course, context);
    return;
  }
  const surviving = (move.cards ?? []).filter((_, place) => !voided[place]);
  const play = playWith(course.state, move, surviving);
  if ('refusal' in play || isTakenBack(course.state, announcement, context)) close(surviving);
  else {
    close();
    afterAct(course, layWord(course, { seat: by, play, context }), context);
  }
}

/** Lays a word, with the bonus for three cards (TR-06). */
export function layWord(
  course: TricksterCourse,
  { seat, play, context }: { seat: Seat; play: Play; context: Context },
): Act {
  const extra = threeCardBonus(course.state.thisTurn);
  return layPlay(rules, course, { seat, play: extra > 0 ? { ...play, extra } : play, context });
}

/** After the act of a turn: the card phase for trick squares, or the next turn. */
export function afterAct(course: TricksterCourse, act: Act, context: Context): void {
  if (typeof act === 'object' || act === 'waiting' || course.state.over) return;
  const { turn, lastLaid, deck } = course.state;
  const tricks = act === 'scored' ? lastLaid.filter((square) => isTaken(TRICK_SQUARES, square)).length : 0;
  const count = Math.min(tricks, deck.length);
  if (count === 0) finishTurn(course, context);
  else course.happen({ type: 'cards-due', seat: turn, count, window: phaseWindow(course.state, turn, context) });
}

export function closeOpenPlay(course: TricksterCourse, context: Context): void {
  const act = disputesOnBoard(rules, course).close();
  if (act) afterAct(course, act, context);
}

/** The window of the card phase. Without a time limit the next player's move ends it. */
function phaseWindow({ options }: TricksterState, seat: Seat, { now }: Context) {
  return openWindow([seat], options.reactionSeconds, now);
}

/** Takes some of the cards due; what has just been taken may be played at once (TR-04). */
export function takeCards(course: TricksterCourse, count: number, context: Context): void {
  const { phase, deck } = course.state;
  if (!phase) return;
  const { seat } = phase;
  if (count === 0) endPhase(course, context);
  else {
    const window = phaseWindow(course.state, seat, context);
    course.happen({ type: 'took-cards', seat, cards: deck.slice(0, count), window });
  }
}

/** The default at a timeout: all cards are taken, and the newest above three are discarded (TR-05). */
export function closePhase(course: TricksterCourse, context: Context): void {
  const { phase } = course.state;
  if (!phase) return;
  if (phase.due > 0) takeCards(course, phase.due, context);
  const { seat } = phase;
  for (let hand = handOf(course.state, seat); hand.length > HAND_LIMIT; hand = handOf(course.state, seat)) {
    course.happen({ type: 'put-away', seat, card: itemAt(hand, hand.length - 1) });
  }
  endPhase(course, context);
}

export function endPhase(course: TricksterCourse, context: Context): void {
  course.happen({ type: 'phase-closed' });
  finishTurn(course, context);
}

/** The turn is over: a player who was robbed before it refills (TR-25), and the next turn opens. */
export function finishTurn(course: TricksterCourse, context: Context): void {
  const { turn, robbed, resigned } = course.state;
  const isRobbed = (robbed[turn] ?? null) !== null && !isRobbedThisTurn(course.state, turn);
  if (isRobbed && !resigned[turn]) {
    course.happen({ type: 'robbery-over', seat: turn });
    fillRack(rules, course, turn);
  }
  passTurn(rules, course, context);
  openTurn(course, context);
}

/** A turn begins, unless it is skipped; while others may still skip it, they are asked first (TR-17). */
export function openTurn(course: TricksterCourse, context: Context): void {
  const { state } = course;
  if (state.over) return;
  if (isSkipped(state)) skipTurn(course, context);
  else if (mayBeSkipped(state)) {
    course.happen({ type: 'turn-opened', window: reactionWindow(state, state.turn, context) });
  }
}

function isSkipped({ skippedBy, turn }: TricksterState): boolean {
  return (skippedBy[turn] ?? null) !== null;
}

/** From public knowledge: a skip is pending, or the card is unseen and somebody else holds cards (TR-29). */
export function mayBeSkipped(state: TricksterState): boolean {
  const { announced, seen, turn } = state;
  const isAimedAt = announced.some(
    ({ move, cards: [played] }) =>
      move.do === 'card' && move.target === turn && played && CARDS[played.card].moment === 'turn-start',
  );
  if (isAimedAt) return true;
  return mayBeHeld('turn-start', seen) && opponentsOf(state, turn).some((seat) => handOf(state, seat).length > 0);
}

function skipTurn(course: TricksterCourse, context: Context): void {
  const { turn, skippedBy } = course.state;
  const by = skippedBy[turn] ?? null;
  if (by === null) return;
  course.happen({ type: 'skipped', seat: turn, by });
  finishTurn(course, context);
}
