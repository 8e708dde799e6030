/**
 * A match of a player against one, two or three others by CPU time, which does not depend on other load:
 * `npm run match -- scrabble-xl-nl unbeatable:static 60 200 [seed]` (games, milliseconds per move).
 * As many games per shuffle as there are players, each time in other seats. Prints how many of a hundred games the first
 * wins, with the 95 % interval, its points and the mean of the others', and the CPU time of its moves.
 */
import { isGameId } from '@lettertafel/engine';
import { cpuClock, cpuMicros } from '@lettertafel/solver/node';
import { numberAt } from '@lettertafel/words';
import { playLevels } from '../src/arena.testing.ts';
import { isBoardFinder } from '../src/finder.ts';
import { toolsFor } from '../src/lists.testing.ts';
import { playersOf } from './players.ts';

const [game = '', match = 'unbeatable:static', games = '60', milliseconds = '200', seed = 'match'] =
  process.argv.slice(2);
if (!isGameId(game)) throw new RangeError(`no game ${game}`);
const players = playersOf(game, match);
const tools = toolsFor(game, { checking: 'automatic' });
// Servers, too, make their bots ready before the first move.
if (isBoardFinder(tools.finder)) tools.finder.generator('all');
const budget = { milliseconds: Number(milliseconds), now: cpuClock() };
let won = 0;
let used = 0;
let longest = 0;
let moves = 0;
const points = [0, 0];
for (let number = 0; number < Number(games); number++) {
  const own = number % players.length;
  let started: number | null = null;
  const note = () => {
    if (started === null) return;
    const time = cpuMicros() - started;
    used += time;
    longest = Math.max(longest, time);
    moves++;
    started = null;
  };
  const { state } = await playLevels({
    ...tools,
    // Rotated, so that the first player has this seat.
    levels: [...players.slice(players.length - own), ...players.slice(0, players.length - own)],
    seed: `${seed} ${Math.floor(number / players.length)}`,
    budget,
    watch: (_, seat) => {
      note();
      if (seat === own) started = cpuMicros();
    },
  });
  note();
  const mine = state.scores[own] ?? 0;
  const others = state.scores.toSpliced(own, 1);
  points[0] = numberAt(points, 0) + mine;
  points[1] = numberAt(points, 1) + others.reduce((sum, score) => sum + score, 0) / others.length;
  const best = Math.max(...others);
  won += mine > best ? 1 : mine === best ? 0.5 : 0;
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
      `${(used / 1000 / Math.max(1, moves)).toFixed(0)} ms a move, ${(longest / 1000).toFixed(0)} the longest`,
  );
}
