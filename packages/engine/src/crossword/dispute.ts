/** Disputes (B-22 to B-26): an open play, the answers to it, and its outcome. */

import { closesByMove, disputedWords, isAnswered, refuseAnswer } from '../kernel/dispute.ts';
import type { Context, Refused } from '../kernel/game.ts';
import { itemAt } from '../kernel/item-at.ts';
import { askRuling, refuseRuling } from '../kernel/ruling.ts';
import { nextSeat, type Seat } from '../kernel/seats.ts';
import { refuse } from './refusals.ts';
import type { RulesOver } from './rules.ts';
import { type CrosswordState, type OpenPlay, textsOf } from './state.ts';
import { type Act, type CrosswordCourse, isOut, scorePlay } from './turn.ts';
import { wordJudge } from './word-judge.ts';

/** An opponent lets the play stand. */
export function acceptPlay<State extends CrosswordState>(
  rules: RulesOver<State>,
  course: CrosswordCourse<State>,
  seat: Seat,
): Act {
  const refused = refuseAnswer(course.state.open, seat);
  if (refused) return refused;
  course.happen({ type: 'accepted', seat });
  return closeWhenAnswered(rules, course);
}

/** An opponent disputes some of the words, or all that are still open. */
export function disputePlay<State extends CrosswordState>(
  rules: RulesOver<State>,
  course: CrosswordCourse<State>,
  { seat, words, context }: { seat: Seat; words: readonly string[] | undefined; context: Context },
): Act {
  const refused = refuseAnswer(course.state.open, seat);
  if (refused) return refused;
  const open = course.state.open as OpenPlay;
  const meant = disputedWords(open, textsOf(open), words);
  if ('refusal' in meant) return meant;
  const named = meant.map((index) => itemAt(open.words, index));

  const isGood = wordJudge(rules, course.state, context.lexicon);
  const bad = unique(named.filter((made) => !isGood(made)).map(({ word }) => word));
  const penalty = bad.length === 0 ? 0 - rules.wrongDisputeCosts : 0;
  course.happen({ type: 'disputed', seat, words: unique(named.map(({ word }) => word)), bad, penalty });
  if (bad.length === 0) return closeWhenAnswered(rules, course);
  const judged = unique(named.filter(({ word }) => bad.includes(word)).map(({ reads }) => reads));
  return course.state.options.rulings ? askRuling(course, judged, context) : losePlay(course);
}

/** A player agrees or disagrees to let words stand that the list does not have (B-30). */
export function answerRuling<State extends CrosswordState>(
  rules: RulesOver<State>,
  course: CrosswordCourse<State>,
  { seat, agrees }: { seat: Seat; agrees: boolean },
): Act {
  const refused = refuseRuling(course.state.open, seat);
  if (refused) return refused;
  if (!agrees) return denyRuling(course, seat);
  course.happen({ type: 'agreed', seat });
  return closeWhenAnswered(rules, course);
}

function denyRuling(course: CrosswordCourse, seat: Seat | null): Act {
  course.happen({ type: 'ruling-denied', seat });
  return losePlay(course);
}

function losePlay(course: CrosswordCourse): Act {
  course.happen({ type: 'play-lost', seat: (course.state.open as OpenPlay).seat });
  return 'lost';
}

/** Everybody has answered, or there is nothing left to dispute: the play stands. */
export function closeWhenAnswered<State extends CrosswordState>(
  rules: RulesOver<State>,
  course: CrosswordCourse<State>,
): Act {
  const { open } = course.state;
  if (!open || !isAnswered(open)) return 'waiting';
  if (open.ruling) course.happen({ type: 'ruled', words: open.ruling.words, seats: open.ruling.agreed });
  return scorePlay(rules, course, open);
}

/** The window has timed out: the play stands, or the verdict that waited for a ruling takes effect. */
export function closeDispute<State extends CrosswordState>(
  rules: RulesOver<State>,
  course: CrosswordCourse<State>,
): Act {
  const open = course.state.open as OpenPlay;
  return open.ruling ? denyRuling(course, null) : scorePlay(rules, course, open);
}

/**
 * Whether a seat may take its turn while a play is open: the next player's move closes the window if nobody else can
 * still answer, or if the window has no time limit (`disputeSeconds: null`).
 */
export function mayMoveOn(state: CrosswordState, seat: Seat): Refused | 'after-closing' | 'now' {
  const { open } = state;
  if (!open) return 'now';
  if (open.ruling) return refuse('ruling-open');
  if (seat !== nextSeat(state, open.seat)) return refuse('dispute-open');
  if (isOut(state, open.seat)) return refuse('dispute-open', { rule: 'B-27' });
  return closesByMove(open, seat) ?? 'after-closing';
}

function unique(words: readonly string[]): string[] {
  return [...new Set(words)];
}
