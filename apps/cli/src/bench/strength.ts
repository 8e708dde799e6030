/** `lettertafel bench strength`: the strongest level against fixed reference players, to catch regressions. */
import { type BoardFinder, makeFinder } from '@lettertafel/bots';
import { loadLeaves } from '@lettertafel/bots/node';
import { compareWithRelease, RELEASES, type ReleaseComparison, releaseOptions } from '@lettertafel/bots/release';
import { boardGameIn } from '@lettertafel/engine';
import { cachedPlayGraphs, cpuClock } from '@lettertafel/solver/node';
import { isLanguage, LANGUAGES, type Language, makeLexicon } from '@lettertafel/words';
import { generatorModule } from '../generator-module.ts';
import { InputError } from '../input.ts';
import { playLadder } from '../ladder/ladder.ts';
import { CACHE_FOLDER, SHIPPED } from '../shipped.ts';
import { shippedList } from '../words.ts';

export interface StrengthFlags {
  readonly words: string;
  readonly seed: string;
  /** Games per match. */
  readonly count: number;
  /** Milliseconds per move, as typed. */
  readonly budget: string;
  readonly workers?: string;
}

const MATCHES = ['static:greedy', 'unbeatable:static'];

export async function measureStrength({ words, seed, count, budget, workers }: StrengthFlags) {
  if (!isLanguage(words)) throw new InputError(`--words: expected ${LANGUAGES.join(' or ')}`);
  // No early stopping, which would bias the shares.
  const bounds = { from: '50', to: '100', playsAll: true };
  const threads = workers === undefined ? {} : { workers };
  const lastRelease = compareMoves(words, Number(budget));
  const matches = await playLadder(boardGameIn(words), {
    match: MATCHES,
    milliseconds: budget,
    games: `${count}`,
    seed,
    ...bounds,
    ...threads,
  });
  return { ...matches, lastRelease };
}

/** Today's moves against those of the last release, if it has this language; CPU milliseconds a move. */
function compareMoves(language: Language, milliseconds: number): ReleaseComparison | null {
  const record = RELEASES[language];
  if (!record) return null;
  const game = boardGameIn(language);
  const lexicon = makeLexicon(shippedList(language));
  const finder = makeFinder({
    game,
    lexicon,
    options: releaseOptions(game),
    module: generatorModule(),
    playGraphs: cachedPlayGraphs(CACHE_FOLDER),
    leaves: loadLeaves(SHIPPED.leaves, game),
  }) as BoardFinder;
  const budget = { milliseconds, now: cpuClock() };
  return compareWithRelease({ record, finder, lexicon, budget });
}
