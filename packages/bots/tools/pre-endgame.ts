/**
 * What the pre-endgame search gains on the simulation, by CPU time:
 * `npm run pre-endgame -- scrabble-xl-nl 100 200 [seed [most in the bag]]` (positions, milliseconds per move).
 * Players without look-ahead play until few tiles are in the bag; scores are made even. Both ways choose among the same
 * moves. Where they differ, both moves are evaluated for many draws, with longer endgame searches than a move has time for.
 */
import { type CrosswordView, isBoardGame, isGameId } from '@lettertafel/engine';
import { seededRng } from '@lettertafel/engine/testing';
import { cpuClock, cpuMicros } from '@lettertafel/solver/node';
import { elementAt, numberAt } from '@lettertafel/words';
import { playLevels } from '../src/arena.testing.ts';
import { startThinking } from '../src/budget.ts';
import { drawsOf, sampleWeights } from '../src/crossword/bag-draws.ts';
import { seatAt } from '../src/crossword/candidates.ts';
import { movesToWeigh, noticed, type Weighed } from '../src/crossword/choose.ts';
import { outcomeOf, searchPreEndgame, unseenBeforeEnd } from '../src/crossword/pre-endgame.ts';
import { movesToTry, simulate } from '../src/crossword/simulate.ts';
import type { BoardFinder } from '../src/finder.ts';
import { levelOf } from '../src/games/levels.ts';
import { toolsFor } from '../src/lists.testing.ts';
import { YARDSTICKS } from '../src/yardsticks.ts';

const [game = '', positions = '100', milliseconds = '200', seed = 'pre-endgame', mostInBag = '7'] =
  process.argv.slice(2);
if (!isGameId(game) || !isBoardGame(game)) throw new RangeError(`no board game ${game}`);
const tools = toolsFor(game, { checking: 'automatic' });
const { lexicon } = tools;
const finder = tools.finder as BoardFinder;

/** Of the evaluation of moves that differ: draws, and looks at the clock in an endgame search. */
const DRAWS = 40;
const LOOKS = 32;
/** The mover is at most this many points ahead or behind, so that the move matters. */
const EVEN = 20;

const now = cpuClock();
const thinkingFor = (time: number) => startThinking({ milliseconds: time, now });
const level = levelOf('unbeatable', game);
const opening = { ...level, ...YARDSTICKS.static };

/** The first position of a game with at most so many tiles in the bag. */
async function positionOf(number: number): Promise<CrosswordView | null> {
  const most = 1 + (number % Number(mostInBag));
  let found: CrosswordView | null = null;
  const watch = (any: unknown) => {
    const view = any as CrosswordView;
    if (!found && view.bag > 0 && view.bag <= most) found = view;
  };
  const budget = { milliseconds: 1, now };
  await playLevels({ ...tools, levels: [opening, opening], seed: `${seed} ${number}`, budget, watch });
  return found && withEvenScores(found, ((number * 17) % (2 * EVEN + 1)) - EVEN);
}

function withEvenScores(view: CrosswordView, ahead: number): CrosswordView {
  const seats = view.seats.map((one, seat) => ({ ...one, score: 300 + (seat === view.viewer ? ahead : 0) }));
  return { ...view, seats };
}

interface Gain {
  readonly isOther: boolean;
  readonly points: number;
  /** Of one game. */
  readonly wins: number;
}

const used = [0, 0];
const gains: Gain[] = [];
for (let number = 0; gains.length < Number(positions) && number < 2 * Number(positions); number++) {
  const view = await positionOf(number);
  const gain = view && compareWays(view, number);
  if (gain) gains.push(gain);
  if (gain && gains.length % 10 === 0) report();
}

function compareWays(view: CrosswordView, number: number): Gain | null {
  const seated = seatAt(view, finder);
  const unseen = unseenBeforeEnd(seated);
  const rng = seededRng(`${seed} ${number}`);
  const seen = noticed(seated, { view, finder, lexicon, level, rng, thinking: thinkingFor(0) });
  const moves = movesToWeigh(seated, seen, movesToTry(thinkingFor(Number(milliseconds)), seated.view));
  if (!unseen || moves.length < 2) return null;
  const timed = (way: number, choose: (thinking: ReturnType<typeof startThinking>) => Weighed | null) => {
    const start = cpuMicros();
    const chosen = choose(thinkingFor(Number(milliseconds)));
    used[way] = numberAt(used, way) + (cpuMicros() - start);
    return chosen;
  };
  const searched = timed(0, (thinking) => searchPreEndgame(seated, moves, { unseen, rng, thinking, aim: 'chances' }));
  const simulated = timed(1, (thinking) => simulate(seated, moves, { rng, thinking, kind: 'chances' }));
  if (!searched || !simulated || searched === simulated) return { isOther: false, points: 0, wins: 0 };
  const draws = drawsOf(unseen, view.bag, rng);
  const weights = sampleWeights(draws, DRAWS);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const ahead = (view.seats[seated.seat]?.score ?? 0) - (view.seats[1 - seated.seat]?.score ?? 0);
  let points = 0;
  let wins = 0;
  for (const [index, weight] of weights.entries()) {
    const { bag, rack } = elementAt(draws, index);
    const [one = 0, other = 0] = [searched, simulated].map(
      (move) => outcomeOf(seated, move, { bag, rack, looks: LOOKS, isOver: () => false }).gain,
    );
    points += (weight / all) * (one - other);
    wins += (weight / all) * (Math.sign(ahead + one) - Math.sign(ahead + other)) * 0.5;
  }
  return { isOther: true, points, wins };
}

function report(): void {
  const shown = (values: readonly number[]) => {
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
    return `${mean.toFixed(2)} ± ${Math.sqrt(squares / values.length / Math.max(1, values.length - 1)).toFixed(2)}`;
  };
  console.log(
    `${gains.length} positions, ${gains.filter(({ isOther }) => isOther).length} with other moves; gained ` +
      `${shown(gains.map(({ points }) => points))} points and ${shown(gains.map(({ wins }) => 100 * wins))} of a hundred ` +
      `games; ${used.map((time) => Math.round(time / 1000 / gains.length)).join(' and ')} ms`,
  );
}
