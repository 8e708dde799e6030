/** Monte-Carlo simulation: the best plays are tried against imagined racks, with an answer and the move after it. */
import type { Board, Rng, Tile } from '@lettertafel/engine';
import { type GeneratedPlay, squaresBeside } from '@lettertafel/solver';
import type { Thinking } from '../budget.ts';
import { byScore, type Candidate, type Seated } from './candidates.ts';
import { imagineTiles } from './imagine.ts';
import { leaveValue, leaveWeight } from './leave.ts';
import { boardAfter, leaveAfter } from './tiles.ts';

/** Enough for the differences that matter; a clock that stands still must not make it endless. */
const MOST_ROUNDS = 600;
/** Rounds before a candidate that stays behind is dropped, and by how many standard errors. */
const FIRST_CUT = 12;
const BEHIND = 2.2;
const RACK_SIZE = 7;

interface Tried {
  readonly candidate: Candidate;
  rounds: number;
  sum: number;
  squares: number;
}

/** The candidate that does best on average: own points, less what the next seat answers, plus the own move after that. */
export function simulate(
  seated: Seated,
  candidates: readonly Candidate[],
  { rng, thinking }: { rng: Rng; thinking: Thinking },
): Candidate | null {
  const { view, finder, seat, leaves, rack } = seated;
  const { letters } = finder.rules;
  const generator = finder.generator('all');
  const blocked = squaresBeside(view.locked);
  const next = nextOf(seated);
  const bestOn = (board: Board, own: readonly Tile[]): GeneratedPlay | null => {
    generator.setBoard(board, { blocked });
    return generator.findBest(own);
  };
  const bestAnswer = (board: Board, own: readonly Tile[], bag: number): GeneratedPlay | null => {
    generator.setBoard(board, { blocked });
    const list = generator.findAll(own);
    let best: GeneratedPlay | null = null;
    let most = Number.NEGATIVE_INFINITY;
    for (const play of byScore(list).subarray(0, 6)) {
      const described = list.get(play);
      const left = leaveAfter(letters, own, described.laid);
      const equity = described.score + leaveWeight(bag) * leaveValue(leaves, left, letters.wild);
      if (equity > most) [best, most] = [described, equity];
    }
    return best;
  };

  let tried: Tried[] = candidates.map((candidate) => ({ candidate, rounds: 0, sum: 0, squares: 0 }));
  for (let round = 0; round < MOST_ROUNDS && tried.length > 1; round++) {
    // The same imagined tiles for all, so that luck does not decide between them.
    const imagined = imagineTiles(letters, view, rng);
    for (const one of tried) {
      if (thinking.isOver()) return bestOf(tried);
      const { play, score, leave } = one.candidate;
      const own = [...leave, ...imagined.bag.slice(0, Math.max(0, RACK_SIZE - leave.length))];
      const bag = imagined.bag.slice(own.length - leave.length);
      let board = boardAfter(view.board, play.laid);
      let value = score;
      if (leave.length > 0 || view.bag > 0) {
        const answer = bestAnswer(board, imagined.racks[next] ?? [], bag.length);
        if (answer) {
          board = boardAfter(board, answer.laid);
          value -= answer.score;
        }
        const after = bestOn(board, own);
        const left = after ? leaveAfter(letters, own, after.laid) : own;
        value += (after?.score ?? 0) + leaveWeight(bag.length) * leaveValue(leaves, left, letters.wild);
      }
      one.rounds++;
      one.sum += value;
      one.squares += value * value;
    }
    if (round >= FIRST_CUT && round % 4 === 0) tried = withoutHopeless(tried);
  }
  return bestOf(tried);

  function nextOf({ view: { seats } }: Seated): number {
    for (let step = 1; step < seats.length; step++) {
      const other = (seat + step) % seats.length;
      if (!seats[other]?.resigned) return other;
    }
    return rack.length > 0 ? seat : 0;
  }
}

function meanOf({ sum, rounds }: Tried): number {
  return rounds === 0 ? Number.NEGATIVE_INFINITY : sum / rounds;
}

function bestOf(tried: readonly Tried[]): Candidate | null {
  // Before anything was tried the order of the candidates stands.
  return (
    tried.reduce<Tried | null>((best, one) => (best && meanOf(best) >= meanOf(one) ? best : one), null)?.candidate ??
    null
  );
}

function withoutHopeless(tried: readonly Tried[]): Tried[] {
  const best = Math.max(...tried.map(meanOf));
  return tried.filter((one) => {
    const mean = meanOf(one);
    const error = Math.sqrt(Math.max(1, one.squares / one.rounds - mean * mean) / one.rounds);
    return mean + BEHIND * error >= best;
  });
}
