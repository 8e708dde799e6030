/** `lettertafel bench strength`: the strongest level against fixed yardsticks, so that a regression shows. */
import { isLanguage } from '@lettertafel/words';
import { YARDSTICK_GAMES } from '../games/yardsticks.ts';
import { InputError } from '../input.ts';
import { playLadder } from '../ladder/ladder.ts';

export interface StrengthFlags {
  readonly words: string;
  readonly seed: string;
  /** Games of each match. */
  readonly count: number;
  /** Milliseconds of a move, as typed. */
  readonly budget: string;
  readonly workers?: string;
}

const MATCHES = ['static:greedy', 'unbeatable:static'];

export async function measureStrength({ words, seed, count, budget, workers }: StrengthFlags) {
  if (!isLanguage(words)) throw new InputError('--words: the yardsticks play with nl or de');
  // All games are played: a match that ends when it is sure favours the shares it ends at.
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
