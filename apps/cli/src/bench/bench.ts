/** `lettertafel bench`: validates the flags and runs a benchmark. */
import { measureWords } from '@lettertafel/words/bench';
import { InputError, wholeAbove0, workersOf } from '../input.ts';
import { graphFile, lettersOf } from '../words.ts';
import { measureAnswers } from './answers.ts';
import { measureGamesOnThreads } from './games-on-threads.ts';
import {
  type BenchFlags,
  ENDGAME_PLAYERS,
  listMoves,
  measureEndgame,
  measureGames,
  measurePlays,
  printPositions,
} from './plays.ts';
import { benchRules } from './rules.ts';
import { measureStrength } from './strength.ts';
import { measureTable } from './table.ts';

/** The flags as typed. */
export interface BenchRequest extends Omit<BenchFlags, 'count'> {
  readonly count?: string;
  readonly seconds: string;
  readonly budget?: string;
  readonly long?: string;
  readonly players?: string;
  readonly workers?: string;
}

const COUNTS = {
  plays: 200,
  moves: 200,
  games: 200,
  table: 100,
  endgame: 50,
  strength: 40,
  answers: 2,
  load: 1_000_000,
} as const;
/** Default milliseconds per position. */
const ENDGAME_BUDGET = '2000';
const TABLE_BUDGET = '1000';
const MOVE_BUDGET = '200';
/** What a server gives its bots. */
const ANSWER_BUDGET = '800';

/** The figures, or text to print as it is. */
export async function bench(
  what: string,
  { count, seconds, budget, long, players, workers, ...flags }: BenchRequest,
): Promise<unknown> {
  if (what === 'rules') return benchRules(positive('--seconds', seconds));
  if (!isCounted(what)) {
    throw new InputError(`bench: there is no benchmark called ${JSON.stringify(what)}`);
  }
  const asked = { ...flags, count: count === undefined ? COUNTS[what] : countOf(count) };
  if (what === 'load') {
    const file = graphFile(flags.words, lettersOf(flags.words, flags.letters));
    return measureWords(file, { seed: wholeAbove0('--seed', flags.seed), count: asked.count });
  }
  if (what === 'games' && workers !== undefined) {
    return measureGamesOnThreads({ ...asked, workers: workersOf(workers) });
  }
  if (what === 'games') return measureGames(asked);
  if (what === 'moves') return listMoves(asked);
  if (what === 'strength') {
    const perMove = String(wholeAbove0('--budget', budget ?? MOVE_BUDGET));
    return measureStrength({ ...asked, budget: perMove, ...(workers === undefined ? {} : { workers }) });
  }
  if (what === 'answers') return measureAnswers({ ...asked, budget: wholeAbove0('--budget', budget ?? ANSWER_BUDGET) });
  if (what === 'endgame') {
    const longer = long === undefined ? {} : { long: wholeAbove0('--long', long) };
    const perPosition = wholeAbove0('--budget', budget ?? ENDGAME_BUDGET);
    return measureEndgame({ ...asked, budget: perPosition, players: playersOf(players), ...longer });
  }
  if (what === 'table') return measureTable({ ...asked, budget: wholeAbove0('--budget', budget ?? TABLE_BUDGET) });
  return flags.printPositions ? printPositions(asked) : measurePlays(asked);
}

function playersOf(text = 'greedy') {
  const players = ENDGAME_PLAYERS.find((name) => name === text);
  if (!players) throw new InputError(`--players: expected ${ENDGAME_PLAYERS.join(' or ')}`);
  return players;
}

function isCounted(what: string): what is keyof typeof COUNTS {
  return Object.hasOwn(COUNTS, what);
}

/** More would fill the memory before the first figure. */
const MOST_COUNTED = 10_000_000;

function countOf(text: string): number {
  const count = wholeAbove0('--count', text);
  if (count > MOST_COUNTED) throw new InputError(`--count: expected at most ${MOST_COUNTED}`);
  return count;
}

function positive(flag: string, text: string): number {
  const value = Number(text);
  if (!(value > 0 && value < Number.POSITIVE_INFINITY)) throw new InputError(`${flag}: expected a number above 0`);
  return value;
}
