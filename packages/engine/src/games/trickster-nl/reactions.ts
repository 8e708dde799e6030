/** Announced cards and the reactions to them (TR-12). */

import { checkPlay } from '../../crossword/turn.ts';
import type { Context, Refused } from '../../kernel/game.ts';
import { itemAt } from '../../kernel/item-at.ts';
import { opponentsOf, type Seat } from '../../kernel/seats.ts';
import { openWindow, type Window } from '../../kernel/window.ts';
import { playWith } from './announce.ts';
import { type Card, holdsCard, isCard, voidedIn } from './cards.ts';
import { CARDS, mayBeHeld } from './deck.ts';
import { handOf } from './evolve.ts';
import { refuse } from './refusals.ts';
import { tricksterNlRules as rules } from './rules.ts';
import type { Announcement, CardMove, LayMove, PlayedCard, TricksterCourse, TricksterState } from './state.ts';

/** Whether a cancel-card may still be in a hand: only then do cards wait for reactions. */
export function mayBeAnswered({ seen }: TricksterState): boolean {
  return mayBeHeld('answer', seen);
}

/** The reaction window. Without a time limit it waits for all answers, at most as long as a turn. */
export function reactionWindow(state: TricksterState, by: Seat, { now }: Context): Window {
  const { reactionSeconds, turnSeconds } = state.options;
  return openWindow(opponentsOf(state, by), reactionSeconds ?? turnSeconds, now);
}

/** Puts cards on the table. */
export function announce(
  course: TricksterCourse,
  { move, cards, context }: { move: LayMove | CardMove; cards: readonly Card[]; context: Context },
): void {
  const { by } = move;
  const window = reactionWindow(course.state, by, context);
  const announcement = { by, cards: cards.map((card) => ({ card, by })), move, window };
  course.happen({ type: 'announced', announcement });
}

/** A card against a card that an opponent has on the table. */
export function cancelCard(
  course: TricksterCourse,
  move: CardMove & { readonly card: Card },
  context: Context,
): Refused | undefined {
  const { by, card: answer, cancels = '' } = move;
  const { state } = course;
  if (!holdsCard(handOf(state, by), answer)) return refuse('card-not-held', { card: answer });
  if (!isCard(cancels)) return refuse('card-unknown', { card: cancels });
  const found = state.announced.flatMap(({ cards }, announcement) =>
    cards.flatMap((played, index) => {
      const isMeant = played.card === cancels && played.by !== by;
      return isMeant ? [{ announcement, index, isAnswered: cards.some(({ voids }) => voids === index) }] : [];
    }),
  );
  const open = found.findLast(({ isAnswered }) => !isAnswered);
  if (!open) return refuse(found.length > 0 ? 'already-cancelled' : 'nothing-to-cancel', { card: cancels });
  const card: PlayedCard = { card: answer, by, voids: open.index };
  const announcement = itemAt(state.announced, open.announcement);
  course.happen({
    type: 'cancelled',
    announcement: open.announcement,
    card,
    cancels,
    takenBack: isTakenBack(state, { ...announcement, cards: [...announcement.cards, card] }, context),
    window: reactionWindow(state, by, context),
  });
  return undefined;
}

/** Whether a play depends on a card that is now void, so that its tiles go back (TR-12). */
export function isTakenBack(state: TricksterState, announcement: Announcement, { lexicon }: Context): boolean {
  const { by, cards, move } = announcement;
  if (move.do === 'card') return false;
  const voided = voidedIn(announcement);
  if (cards.some(({ card }, place) => voided[place] && CARDS[card].whenVoid === 'takes-play-back')) return true;
  const surviving = (move.cards ?? []).filter((_, place) => !voided[place]);
  const play = playWith(state, move, surviving);
  return 'refusal' in play || 'refusal' in checkPlay(rules, state, { seat: by, play, lexicon });
}
