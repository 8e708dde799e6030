/**
 * A match between two players by CPU time, which does not depend on other load:
 * `npm run match -- scrabble-xl-nl unbeatable:static 60 200 [seed]` (games, milliseconds per move).
 * Two games per shuffle, with seats swapped. Prints how many of a hundred games the first wins, with the 95 %
 * interval, the points of both, and the CPU time it used.
 */
import { isBoardGame, isGameId } from '@lettertafel/engine';
import { cpuMicros } from '@lettertafel/solver/node';
import { playLevels } from '../src/arena.testing.ts';
import { toolsFor } from '../src/lists.testing.ts';
import { playersOf } from './players.ts';

const [game = '', match = 'unbeatable:static', games = '60', milliseconds = '200', seed = 'match'] =
  process.argv.slice(2);
if (!isGameId(game) || !isBoardGame(game)) throw new RangeError(`no board game ${game}`);

const [first, second] = playersOf(game, match);
const tools = toolsFor(game, { checking: 'automatic' });
const budget = { milliseconds: Number(milliseconds), now: () => cpuMicros() / 1000 };
let won = 0;
let used = 0;
let moves = 0;
const points = [0, 0];
for (let number = 0; number < Number(games); number++) {
  const own = number % 2;
  let started: number | null = null;
  const note = () => {
    if (started === null) return;
    used += cpuMicros() - started;
    moves++;
    started = null;
  };
  const { state } = await playLevels({
    ...tools,
    levels: own === 0 ? [first, second] : [second, first],
    seed: `${seed} ${Math.floor(number / 2)}`,
    budget,
    watch: (_, seat) => {
      note();
      if (seat === own) started = cpuMicros();
    },
  });
  note();
  const [mine = 0, other = 0] = own === 0 ? state.scores : [...state.scores].reverse();
  points[0]! += mine;
  points[1]! += other;
  won += mine > other ? 1 : mine === other ? 0.5 : 0;
  if ((number + 1) % 10 === 0) report(number + 1);
}

/** Wilson's interval. */
function report(count: number): void {
  const share = won / count;
  const z = 1.96;
  const middle = (share + z ** 2 / (2 * count)) / (1 + z ** 2 / count);
  const half = (z * Math.sqrt((share * (1 - share)) / count + z ** 2 / (4 * count ** 2))) / (1 + z ** 2 / count);
  const percent = (value: number) => (100 * value).toFixed(0);
  const mean = points.map((sum) => (sum / count).toFixed(0)).join(' : ');
  console.log(
    `${match}: ${percent(share)} (${percent(middle - half)}-${percent(middle + half)}) of ${count}, ${mean} points, ` +
      `${(used / 1000 / Math.max(1, moves)).toFixed(0)} ms a move`,
  );
}
