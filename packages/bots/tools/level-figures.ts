/**
 * Statistics of each level, from games against itself: `npm run levels -- scrabble-xl-nl 40 [level …]`.
 * Prints for each level the points of a turn, the share of turns in which all tiles of a full rack are laid, the letters
 * of the words laid, and the points of a game.
 */
import { isBoardGame, isGameId } from '@lettertafel/engine';
import { playLevels, tickingClock } from '../src/arena.testing.ts';
import { LEVEL_IDS, type LevelId } from '../src/level.ts';
import { toolsFor } from '../src/lists.testing.ts';

interface Turn {
  readonly type: string;
  readonly score?: number;
  readonly laid?: readonly unknown[];
  readonly words?: readonly { readonly reads: string }[];
}

const [game = '', count = '40', ...asked] = process.argv.slice(2);
if (!isGameId(game) || !isBoardGame(game)) throw new RangeError(`no board game ${game}`);
const tools = toolsFor(game, { checking: 'automatic' });
const levels = asked.length > 0 ? (asked as LevelId[]) : LEVEL_IDS;

for (const level of levels) {
  let points = 0;
  let turns = 0;
  let bingos = 0;
  let letters = 0;
  let lays = 0;
  for (let number = 0; number < Number(count); number++) {
    const budget = { milliseconds: 40, now: tickingClock() };
    const { events, state } = await playLevels({ ...tools, levels: [level, level], seed: `figures ${number}`, budget });
    points += state.scores.reduce((sum, score) => sum + score, 0);
    for (const event of events as readonly Turn[]) {
      if (event.type === 'laid') {
        lays++;
        letters += event.words?.[0]?.reads.length ?? 0;
        if ((event.laid?.length ?? 0) >= 7) bingos++;
      }
      if (event.type === 'laid' || event.type === 'exchanged' || event.type === 'passed') turns++;
    }
  }
  const a = (part: number, whole: number) => (part / Math.max(1, whole)).toFixed(2);
  console.log(
    `${level}: ${a(points, turns)} points a turn, ${a(100 * bingos, turns)} % bingos, ${a(letters, lays)} letters, ` +
      `${a(points, 2 * Number(count))} points and ${a(turns, 2 * Number(count))} turns a game`,
  );
}
