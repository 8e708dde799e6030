/** What is worth saying about a turn on a board. */

import type { BoardFinder, Leaves } from '@lettertafel/bots';
import { GAMES, gameById, without } from '@lettertafel/engine';
import type { GraphLexicon } from '@lettertafel/words';
import type { Fact, Verdict } from '../analysis.ts';
import type { TurnPosition } from '../positions.ts';
import { isAsGood } from '../verdict.ts';
import { toTenths, type WeighedMove } from './static.ts';

/** More would not be read. */
const MOST_FACTS = 3;

interface Judged {
  readonly position: TurnPosition;
  readonly finder: BoardFinder;
  readonly lexicon: GraphLexicon;
  readonly verdict: Verdict | null;
  readonly played: WeighedMove;
  readonly best: WeighedMove | null;
  /** What the cards brought, if any were played. */
  readonly brought: number | null;
}

export function boardFacts({ position, finder, lexicon, verdict, played, best, brought }: Judged): Fact[] {
  const { turn, state } = position;
  const facts: Fact[] = [];
  const { rackSize } = GAMES[finder.game].rules;
  const isBingo = ({ move }: WeighedMove) => (move.laid?.length ?? 0) >= rackSize;
  const { laid } = turn;
  if (laid && turn.stands === 'lost') {
    facts.push({ fact: 'play-lost', words: turn.disputes.flatMap(({ bad }) => bad), points: laid.score });
  } else if (laid) {
    const game = gameById(finder.game);
    const wrong = laid.words.filter(
      ({ reads, mayBeName }) => !mayBeName && !game.isGoodWord(state, { word: reads, lexicon }),
    );
    const words = wrong.map(({ reads }) => reads);
    if (words.length > 0) facts.push({ fact: 'wrong-word-stood', words, points: turn.score });
    if (laid.bonus > 0) facts.push({ fact: 'bingo', points: laid.bonus });
    if (brought !== null && brought > 0 && played.move.cards) {
      facts.push({ fact: 'cards-brought', cards: played.move.cards, points: brought });
    }
  }
  if (best && verdict !== null && !isAsGood(verdict))
    facts.push(...missed(played, best, { isBingo, leaves: finder.leaves }));
  return facts.slice(0, MOST_FACTS);
}

/** What the best move had more of. */
function missed(
  played: WeighedMove,
  best: WeighedMove,
  { isBingo, leaves }: { isBingo: (move: WeighedMove) => boolean; leaves: Leaves },
): Fact[] {
  const facts: Fact[] = [];
  const more = best.points - played.points;
  if (isBingo(best) && !isBingo(played)) {
    facts.push({ fact: 'bingo-missed', word: best.move.word ?? '', points: best.points });
  } else if (more > 0) {
    facts.push({ fact: 'more-points', points: more });
  }
  const kept = played.move.cards ?? [];
  const unused = without(best.move.cards ?? [], kept);
  if (unused.length > 0) facts.push({ fact: 'cards-kept', cards: unused, points: Math.max(0, more) });
  const leaveGap = leaves.valueOf(best.option.leave) - leaves.valueOf(played.option.leave);
  if (leaveGap >= LEAVE_WORTH_SAYING && best.option.leave.length > 0) {
    facts.push({ fact: 'better-leave', tiles: best.option.leave, points: toTenths(leaveGap) });
  }
  return facts;
}

/** Leaves are estimates: smaller differences are not worth a sentence. */
const LEAVE_WORTH_SAYING = 5;
