/** Disputed words: an open play, the answers to it, and its outcome. */

import { courseFrom } from '../kernel/course.ts';
import { closesByMove, disputedWords, isAnswered, refuseAnswer } from '../kernel/dispute.ts';
import type { Context, KernelEvent, Refused } from '../kernel/game.ts';
import { itemAt } from '../kernel/item-at.ts';
import type { Lexicon } from '../kernel/lexicon.ts';
import { askRuling, refuseRuling } from '../kernel/ruling.ts';
import { nextSeat, type Seat } from '../kernel/seats.ts';
import { isGood, isWord, type Judging, lostWords } from './arrange.ts';
import { stepsWithin } from './dissolved-words.ts';
import { evolveTable } from './evolve.ts';
import { refuse } from './refusals.ts';
import { passTurn, type TableCourse } from './rounds.ts';
import type { TableRules } from './rules.ts';
import type { OpenPlay, TableEvent, TableState } from './state.ts';
import { type Act, standPlay, take } from './turn.ts';

/** An opponent lets the play stand. */
export function acceptPlay(rules: TableRules, course: TableCourse, seat: Seat): Act {
  const refused = refuseAnswer(course.state.open, seat);
  if (refused) return refused;
  course.happen({ type: 'accepted', seat });
  return closeWhenAnswered(rules, course);
}

/** An opponent disputes some of the words, or all that are still open. */
export function disputePlay(
  rules: TableRules,
  course: TableCourse,
  { seat, words, context }: { seat: Seat; words: readonly string[] | undefined; context: Context },
): Act {
  const refused = refuseAnswer(course.state.open, seat);
  if (refused) return refused;
  const open = course.state.open as OpenPlay;
  // A word is named by what it reads; `RIN@=RING` names the same.
  const spoken = words?.map((text) => text.slice(text.indexOf('=') + 1));
  const meant = disputedWords(open, open.words, spoken);
  if ('refusal' in meant) return meant;

  const unique = [...new Set(meant.map((index) => itemAt(open.words, index)))];
  const unknown = unique.filter((word) => !isGood(rules, course.state, { word, lexicon: context.lexicon }));
  const steps = badSteps(rules, course.state, { open, words: unique, lexicon: context.lexicon });
  const bad = [...unknown, ...steps];
  course.happen({ type: 'disputed', seat, words: [...unique, ...steps], bad });
  if (bad.length === 0) return closeWhenAnswered(rules, course);
  return course.state.options.rulings ? askRuling(course, bad, context) : losePlay(course);
}

/** A player agrees or disagrees to let words stand that the list does not have (B-30). */
export function answerRuling(
  rules: TableRules,
  course: TableCourse,
  { seat, agrees }: { seat: Seat; agrees: boolean },
): Act {
  const refused = refuseRuling(course.state.open, seat);
  if (refused) return refused;
  if (!agrees) return denyRuling(course, seat);
  course.happen({ type: 'agreed', seat });
  return closeWhenAnswered(rules, course);
}

function denyRuling(course: TableCourse, seat: Seat | null): Act {
  course.happen({ type: 'ruling-denied', seat });
  return losePlay(course);
}

function losePlay(course: TableCourse): Act {
  const { seat, piles } = course.state.open as OpenPlay;
  course.happen({ type: 'play-lost', seat });
  take(course, { seat, count: 1, piles, why: 'lost' });
  return 'done';
}

/** The intermediate words of disputed words (RI-02 e) that are not valid. */
function badSteps(
  rules: TableRules,
  { options, ruled }: Judging,
  { open, words, lexicon }: { open: OpenPlay; words: readonly string[]; lexicon: Lexicon },
): readonly string[] {
  const earlier = { table: open.before, options, ruled };
  const lost = lostWords(rules, earlier, { table: open.table, lexicon });
  const disputed = open.table.filter(({ reading }) => words.includes(reading));
  const steps = lost.flatMap(({ tiles }) => disputed.flatMap((later) => stepsWithin(tiles, later.tiles)));
  return [...new Set(steps)].filter((tiles) => !isWord(rules, { options, ruled }, { tiles, lexicon }));
}

/** Everybody has answered, or there is nothing left to dispute: the play stands. */
export function closeWhenAnswered(rules: TableRules, course: TableCourse): Act {
  const { open } = course.state;
  if (!open || !isAnswered(open)) return 'waiting';
  if (open.ruling) course.happen({ type: 'ruled', words: open.ruling.words, seats: open.ruling.agreed });
  return standPlay(rules, course, open);
}

/** The window closes and the next turn begins: the play stands, or the verdict that waited for the table takes effect. */
export function closeDispute(rules: TableRules, course: TableCourse): void {
  const open = course.state.open as OpenPlay;
  if (open.ruling) denyRuling(course, null);
  else standPlay(rules, course, open);
  passTurn(rules, course);
}

/** The state after the open play, if nobody disputes it. */
export function afterDispute(rules: TableRules, state: TableState): TableState {
  const course = courseFrom<TableState, TableEvent | KernelEvent>(state, evolveTable);
  closeDispute(rules, course);
  return course.state;
}

/**
 * Lets a seat take its turn while a play is open: the next player's move lets it stand where nobody else is left to
 * speak, or where the table waits for that very move (`disputeSeconds: null`). The end waits for the answers.
 */
export function moveOn(rules: TableRules, course: TableCourse, seat: Seat): Refused | null {
  const { open } = course.state;
  if (!open) return null;
  if (open.ruling) return refuse('ruling-open');
  const next = afterDispute(rules, course.state);
  if (next.over || next.turn !== seat) return refuse('dispute-open');
  const refused = closesByMove(open, seat);
  if (!refused) closeDispute(rules, course);
  return refused;
}

/** No clock runs during a timed dispute; without a time limit the next player's does, whose move closes it. */
export function thinkingAtTable(rules: TableRules, state: TableState) {
  const { open, turn, turnNumber } = state;
  if (!open) return { seat: turn, turn: turnNumber };
  if (open.window.until !== null || open.ruling) return null;
  const next = afterDispute(rules, state);
  return { seat: next.over ? nextSeat(state, turn) : next.turn, turn: turnNumber + 1 };
}
