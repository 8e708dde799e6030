/** Disputes at the word table: which words and steps are bad, what a lost play costs, and who may move on. */

import { courseFrom } from '../kernel/course.ts';
import { closesByMove, type Dispute, type Disputes, disputedWords, disputesIn } from '../kernel/dispute.ts';
import type { KernelEvent, Refused } from '../kernel/game.ts';
import { itemAt } from '../kernel/item-at.ts';
import type { Lexicon } from '../kernel/lexicon.ts';
import { nextSeat, type Seat } from '../kernel/seats.ts';
import { isGood, isWord, type Judging, lostWords } from './arrange.ts';
import { stepsWithin } from './dissolved-words.ts';
import { evolveTable } from './evolve.ts';
import { refuse } from './refusals.ts';
import { passTurn, type TableCourse } from './rounds.ts';
import type { TableRules } from './rules.ts';
import type { OpenPlay, TableEvent, TableState } from './state.ts';
import { standPlay, take } from './turn.ts';

export function disputesAtTable(rules: TableRules, course: TableCourse): Disputes<'done'> {
  return disputesIn<OpenPlay, 'done'>(course, {
    judge: (open, dispute) => judgePlay(rules, course, { open, ...dispute }),
    stand: (open) => standPlay(rules, course, open),
    lose({ seat, piles }) {
      course.happen({ type: 'play-lost', seat });
      take(course, { seat, count: 1, piles, why: 'lost' });
      return 'done';
    },
  });
}

function judgePlay(
  rules: TableRules,
  course: TableCourse,
  { open, seat, words, context: { lexicon } }: Dispute & { readonly open: OpenPlay },
): readonly string[] | Refused {
  // A word is named by what it reads; `RIN@=RING` names the same.
  const spoken = words?.map((text) => text.slice(text.indexOf('=') + 1));
  const meant = disputedWords(open, open.words, spoken);
  if ('refusal' in meant) return meant;
  const unique = [...new Set(meant.map((index) => itemAt(open.words, index)))];
  const unknown = unique.filter((word) => !isGood(rules, course.state, { word, lexicon }));
  const steps = badSteps(rules, course.state, { open, words: unique, lexicon });
  const bad = [...unknown, ...steps];
  course.happen({ type: 'disputed', seat, words: [...unique, ...steps], bad });
  return bad;
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

/** The window closes and the next turn begins. */
export function closeDispute(rules: TableRules, course: TableCourse): void {
  if (disputesAtTable(rules, course).close()) passTurn(rules, course);
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
