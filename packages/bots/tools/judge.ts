/**
 * Compares the moves of two players in positions of games between static players, which needs less time than a match:
 * `npm run judge -- scrabble-xl-nl unbeatable:chances 100 200 [seed]` (positions, milliseconds of CPU time per move;
 * `2000:200` for each player its own).
 * Where the moves differ, both are played out to the end by static players, with the opponent's true rack and the same
 * tiles for both. Prints what the first gains per position, in points and in wins of a hundred games, with standard errors.
 */
import {
  type CrosswordMove,
  type CrosswordView,
  gameById,
  isBoardGame,
  isGameId,
  shuffle,
  without,
} from '@lettertafel/engine';
import { seededRng } from '@lettertafel/engine/testing';
import { cpuClock } from '@lettertafel/solver/node';
import { playLevels } from '../src/arena.testing.ts';
import { thinkOfMove } from '../src/choose-move.ts';
import { seatAt } from '../src/crossword/candidates.ts';
import { rollOut, TO_THE_END } from '../src/crossword/rollout.ts';
import { isBoardFinder } from '../src/finder.ts';
import { toolsFor } from '../src/lists.testing.ts';
import { formatMove, optionOf } from '../src/release.ts';
import { playersOf } from './players.ts';

/** Static players need no time. */
const STATIC = { milliseconds: 100, now: () => 0 };
/** How often a pair of moves is played out. */
const ROUNDS = 150;

const [game = '', match = 'unbeatable:static', count = '100', milliseconds = '200', seed = 'judge'] =
  process.argv.slice(2);
if (!isGameId(game) || !isBoardGame(game)) throw new RangeError(`no board game ${game}`);
const players = playersOf(game, match);
const source = playersOf(game, 'static:static');
const tools = toolsFor(game, { checking: 'automatic' });
const { finder } = tools;
if (!isBoardFinder(finder)) throw new RangeError(`${game} has no board`);
const now = cpuClock();
const budgets = milliseconds.split(':').map((time) => ({ milliseconds: Number(time), now }));

interface Position {
  readonly view: CrosswordView;
  /** The rack of the other seat. */
  readonly opponent: readonly string[];
}

/** A random turn of a game, with tiles in the bag. */
async function positionOf(name: string): Promise<Position | undefined> {
  const views: CrosswordView[] = [];
  await playLevels({
    ...tools,
    levels: source,
    seed: name,
    budget: STATIC,
    watch: (view) => views.push(view as CrosswordView),
  });
  const positions = views.flatMap((view, turn) => {
    const next = views[turn + 1];
    // The next player has had this rack since its last turn.
    return view.bag > 0 && next && next.viewer !== view.viewer ? [{ view, opponent: next.rack }] : [];
  });
  return positions[seededRng(`${name} turn`).below(positions.length)];
}

const points: number[] = [];
const wins: number[] = [];
let different = 0;
for (let number = 0; number < Number(count); number++) {
  const name = `${seed} ${number}`;
  const position = await positionOf(name);
  if (!position) continue;
  const [first = '', second = ''] = players.map((level, number) => {
    const request = { ...tools, view: position.view, level, budget: budgets.at(number) ?? budgets.at(0) ?? STATIC };
    return formatMove(thinkOfMove({ ...request, rng: seededRng(`${name} move`) }) as CrosswordMove);
  });
  const gains = first === second ? { points: 0, wins: 0 } : compare(position, [first, second], name);
  points.push(gains.points);
  wins.push(gains.wins);
  if (first !== second) different++;
  if ((number + 1) % 20 === 0) report(number + 1);
}

function compare({ view, opponent }: Position, moves: readonly [string, string], name: string) {
  if (!isBoardFinder(finder)) throw new RangeError(`${game} has no board`);
  const seated = seatAt(view, finder);
  const [one, other] = moves.map((move) => optionOf(seated, move));
  if (!one || !other) throw new Error(`${moves.join(' or ')} is no move`);
  const rng = seededRng(`${name} judged`);
  const unseen = without(gameById(finder.game).unseenFor(view), opponent);
  const racks = view.seats.map((_, seat) => (seat === seated.seat ? view.rack : opponent));
  const scores = view.seats.map(({ score }, seat) => (seat === seated.seat ? score : -score));
  const ahead = scores.reduce((sum, score) => sum + score, 0);
  const sums = { points: 0, wins: 0 };
  for (let round = 0; round < ROUNDS; round++) {
    const trial = { imagined: { racks, bag: shuffle(unseen, rng) }, turns: TO_THE_END };
    const [mine = 0] = rollOut(seated, one, trial).end.leads;
    const [others = 0] = rollOut(seated, other, trial).end.leads;
    sums.points += mine - others;
    sums.wins += 50 * (Math.sign(ahead + mine) - Math.sign(ahead + others));
  }
  return { points: sums.points / ROUNDS, wins: sums.wins / ROUNDS };
}

function report(done: number): void {
  const described = (values: readonly number[]) => {
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
    return `${mean.toFixed(2)} (${Math.sqrt(squares / values.length / (values.length - 1)).toFixed(2)})`;
  };
  console.log(
    `${match}: ${different} of ${done} moves differ, ${described(points)} points and ${described(wins)} % wins a move`,
  );
}
