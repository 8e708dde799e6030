/** Disputes in board games (B-22 to B-26): which words are bad, what a wrong dispute costs, and who may move on. */

import { closesByMove, type Dispute, type Disputes, disputedWords, disputesIn } from '../kernel/dispute.ts';
import type { Refused } from '../kernel/game.ts';
import { itemAt } from '../kernel/item-at.ts';
import { nextSeat, type Seat } from '../kernel/seats.ts';
import { refuse } from './refusals.ts';
import type { RulesOver } from './rules.ts';
import { type CrosswordState, type OpenPlay, textsOf } from './state.ts';
import { type CrosswordCourse, isOut, scorePlay } from './turn.ts';
import { wordJudge } from './word-judge.ts';

export function disputesOnBoard<State extends CrosswordState>(
  rules: RulesOver<State>,
  course: CrosswordCourse<State>,
): Disputes<'scored' | 'lost'> {
  return disputesIn<OpenPlay, 'scored' | 'lost'>(course, {
    judge: (open, dispute) => judgePlay(rules, course, { open, ...dispute }),
    stand: (open) => scorePlay(rules, course, open),
    lose({ seat }) {
      course.happen({ type: 'play-lost', seat });
      return 'lost';
    },
  });
}

function judgePlay<State extends CrosswordState>(
  rules: RulesOver<State>,
  course: CrosswordCourse<State>,
  { open, seat, words, context }: Dispute & { readonly open: OpenPlay },
): readonly string[] | Refused {
  const meant = disputedWords(open, textsOf(open), words);
  if ('refusal' in meant) return meant;
  const named = meant.map((index) => itemAt(open.words, index));
  const isGood = wordJudge(rules, course.state, context.lexicon);
  const bad = unique(named.filter((made) => !isGood(made)).map(({ word }) => word));
  const penalty = bad.length === 0 ? 0 - rules.wrongDisputeCosts : 0;
  course.happen({ type: 'disputed', seat, words: unique(named.map(({ word }) => word)), bad, penalty });
  return unique(named.filter(({ word }) => bad.includes(word)).map(({ reads }) => reads));
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
