/** `lettertafel ladder`: matches between levels, until the share of wins is known well enough. */
import { availableParallelism } from 'node:os';
import { playOut } from '@lettertafel/bots';
import type { BotPool } from '@lettertafel/bots/node';
import { type GameId, isGameId, type Lexicon } from '@lettertafel/engine';
import { seedFromText, stream } from '@lettertafel/fairness';
import { languageOf, makeLexicon } from '@lettertafel/words';
import { LIST, openBotPool } from '../bot-pool.ts';
import { InputError, wholeAbove0, workersOf } from '../input.ts';
import { shippedList } from '../words.ts';
import { type Match, parseMatches } from './contestant.ts';
import { showProgress } from './progress.ts';
import { openScoreBook, type ScoreBook } from './score-book.ts';
import { type Bounds, type Result, tallyOf, type Verdict, verdictOf } from './tally.ts';

/** The flags as typed. */
export interface LadderFlags {
  readonly match?: readonly string[];
  readonly milliseconds: string;
  readonly games: string;
  readonly from: string;
  readonly to: string;
  readonly seed: string;
  readonly workers?: string;
  readonly state?: string;
  /** Whether to play all games, without early stopping. */
  readonly playsAll?: boolean;
}

interface Ladder {
  readonly game: GameId;
  readonly milliseconds: number;
  readonly most: number;
  readonly bounds: Bounds;
  readonly seed: string;
  readonly workers: number;
  readonly playsAll: boolean;
  readonly book: ScoreBook;
  readonly pool: BotPool;
  readonly lexicon: Lexicon;
}

/** No disputes: words are checked as they are laid, so that only the strength of play counts. */
const OPTIONS = { checking: 'automatic' } as const;

export async function playLadder(game: string, flags: LadderFlags) {
  if (!isGameId(game)) throw new InputError(`game: no game has the id ${JSON.stringify(game)}`);
  const matches = parseMatches(game, flags.match);
  const bounds = { from: percent('--from', flags.from), to: percent('--to', flags.to) };
  if (bounds.from > bounds.to) throw new InputError('--from: expected at most --to');
  const milliseconds = wholeAbove0('--milliseconds', flags.milliseconds);
  const most = wholeAbove0('--games', flags.games);
  const workers = flags.workers === undefined ? availableParallelism() : workersOf(flags.workers);
  const { playsAll = false } = flags;
  const book = openScoreBook(flags.state);
  const list = shippedList(languageOf(game));
  const pool = openBotPool({ workers, list });
  const lexicon = makeLexicon(list);
  const ladder: Ladder = { game, milliseconds, most, bounds, seed: flags.seed, workers, playsAll, book, pool, lexicon };
  try {
    const steps: Awaited<ReturnType<typeof playMatch>>[] = [];
    for (const match of matches) steps.push(await playMatch(ladder, match));
    return { game, milliseconds, seed: flags.seed, bounds, steps };
  } finally {
    await pool.close();
  }
}

async function playMatch(ladder: Ladder, match: Match) {
  const { game, milliseconds, most, bounds, seed, workers, playsAll, book } = ladder;
  const key = [game, match.name, milliseconds, seed].join(' ');
  const results = new Map(book.resultsOf(key));
  const progress = showProgress(match.name, most);
  // Count only a prefix of the games: finished games out of order would favour short ones.
  const counted = () => resultsInARow(results).slice(0, most);
  // Games still running at that point are counted, but do not change the verdict.
  let verdict: Verdict = verdictOf(counted(), bounds);
  let next = 0;
  const playOn = async () => {
    for (let number = next++; number < most && (verdict === 'open' || playsAll); number = next++) {
      if (results.has(number)) continue;
      const result = await playGame(ladder, match, number);
      results.set(number, result);
      book.note(key, number, result);
      if (verdict === 'open') verdict = verdictOf(counted(), bounds);
      progress.show(tallyOf(counted()));
    }
  };
  await Promise.all(Array.from({ length: workers }, playOn));
  progress.end();
  return { match: match.name, ...tallyOf(counted()), verdict };
}

function resultsInARow(results: ReadonlyMap<number, Result>): Result[] {
  const row: Result[] = [];
  for (let result = results.get(0); result; result = results.get(row.length)) row.push(result);
  return row;
}

/** Two games per shuffle with swapped seats; then the other seat starts. */
async function playGame({ game, milliseconds, seed, pool, lexicon }: Ladder, { better, worse }: Match, number: number) {
  const own = number % 2;
  const levels = own === 0 ? [better, worse] : [worse, better];
  const name = `${seed} ${Math.floor(number / 2)}`;
  const secret = seedFromText(name);
  const options = { ...OPTIONS, starter: Math.floor(number / 2) % 2 };
  let asked = 0;
  const { state } = await playOut({
    game,
    players: 2,
    options,
    name: `${name}, game ${number}`,
    lexicon,
    chanceOf: (move) => stream(secret, move),
    think: (seat, view) =>
      pool.choose({
        game,
        view,
        level: levels[seat] ?? better,
        milliseconds,
        seed: `${name} ${number} ${asked++}`,
        list: LIST,
      }),
  });
  return [state.scores[own] ?? 0, state.scores[1 - own] ?? 0] as const;
}

function percent(flag: string, text: string): number {
  const value = Number(text);
  if (text.trim() === '' || !(value >= 0 && value <= 100))
    throw new InputError(`${flag}: expected a number from 0 to 100`);
  return value / 100;
}
