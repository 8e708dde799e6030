/** `lettertafel bench strength`: the strongest level against fixed reference players, to catch regressions. */
import { isLanguage } from '@lettertafel/words';
import { YARDSTICK_GAMES } from '../games/yardsticks.ts';
import { InputError } from '../input.ts';
import { playLadder } from '../ladder/ladder.ts';

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
  if (!isLanguage(words)) throw new InputError('--words: the yardsticks play with nl or de');
  // No early stopping, which would bias the shares.
  const bounds = { from: '50', to: '100', playsAll: true };
  const threads = workers === undefined ? {} : { workers };
  return playLadder(YARDSTICK_GAMES[words], {
    match: MATCHES,
    milliseconds: budget,
    games: `${count}`,
    seed,
    ...bounds,
    ...threads,
  });
}
