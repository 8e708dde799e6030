/**
 * Statistics of each level, from games against itself: `npm run levels -- scrabble-xl-nl 40 [level …]`.
 * Prints for each level the points of a turn, the letters of the words laid (in Woord-Rummikub: of the words that score),
 * and the points and turns of a game. On a board also the share of turns in which all tiles of a full rack are laid; in
 * Woord-Rummikub that of turns in which nothing is laid.
 */
import { isBoardGame, isGameId } from '@lettertafel/engine';
import { playLevels, tickingClock } from '../src/arena.testing.ts';
import { LEVEL_IDS, type LevelId } from '../src/level.ts';
import { toolsFor } from '../src/lists.testing.ts';

/** The events of both families, as far as they are counted here. */
interface Happened {
  readonly type: string;
  readonly why?: string;
  readonly laid?: readonly unknown[];
  readonly words?: readonly { readonly reads: string }[];
  /** The word that scored at a table. */
  readonly word?: string | null;
}

interface Turn {
  readonly isBingo: boolean;
  readonly isIdle: boolean;
  /** Letters of the main word, or of the word that scored; 0: there is none. */
  readonly letters: number;
}

function turnIn({ type, why, laid = [], words = [], word }: Happened): Turn[] {
  if (type === 'laid') return [{ isBingo: laid.length >= 7, isIdle: false, letters: words[0]?.reads.length ?? 0 }];
  if (type === 'arranged') return [{ isBingo: false, isIdle: false, letters: word?.length ?? 0 }];
  const isIdle = type === 'exchanged' || type === 'passed' || (type === 'drew' && why === 'chosen');
  return isIdle ? [{ isBingo: false, isIdle, letters: 0 }] : [];
}

const [game = '', count = '40', ...asked] = process.argv.slice(2);
if (!isGameId(game)) throw new RangeError(`no game ${game}`);
const tools = toolsFor(game, { checking: 'automatic' });
const levels = asked.length > 0 ? (asked as LevelId[]) : LEVEL_IDS;

for (const level of levels) {
  let points = 0;
  const turns: Turn[] = [];
  for (let number = 0; number < Number(count); number++) {
    const budget = { milliseconds: 40, now: tickingClock() };
    const { events, state } = await playLevels({ ...tools, levels: [level, level], seed: `figures ${number}`, budget });
    points += state.scores.reduce((sum, score) => sum + score, 0);
    turns.push(...(events as readonly Happened[]).flatMap(turnIn));
  }
  const words = turns.filter(({ letters }) => letters > 0);
  const letters = words.reduce((sum, turn) => sum + turn.letters, 0);
  const a = (part: number, whole: number) => (part / Math.max(1, whole)).toFixed(2);
  const share = (counted: readonly Turn[]) => `${a(100 * counted.length, turns.length)} %`;
  const special = isBoardGame(game)
    ? `${share(turns.filter(({ isBingo }) => isBingo))} bingos`
    : `${share(turns.filter(({ isIdle }) => isIdle))} without a play`;
  console.log(
    `${level}: ${a(points, turns.length)} points a turn, ${special}, ${a(letters, words.length)} letters, ` +
      `${a(points, 2 * Number(count))} points and ${a(turns.length, 2 * Number(count))} turns a game`,
  );
}
