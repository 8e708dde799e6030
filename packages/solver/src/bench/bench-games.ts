/** Benchmark of greedy self-play on one core. */

import type { Generator } from '../crossword/generator.ts';
import { playGreedyGame } from './self-play.ts';

export interface GamesBench {
  readonly games: number;
  readonly turns: number;
  /** Of both seats together, without leftover tiles. */
  readonly score: number;
  readonly gamesPerSecond: number;
}

export interface GamesBenchInput {
  readonly seed: string;
  readonly count: number;
  readonly cpuMicros: () => number;
}

export function benchGames(generator: Generator, { seed, count, cpuMicros }: GamesBenchInput): GamesBench {
  // Play other games first, so that the code is warm when it is timed.
  for (let game = 0; game < Math.min(count, 50); game++) playGreedyGame(generator, `${seed} warm ${game}`);
  let turns = 0;
  let score = 0;
  const start = cpuMicros();
  for (let game = 0; game < count; game++) {
    const played = playGreedyGame(generator, `${seed} ${game}`);
    turns += played.turns;
    score += played.score;
  }
  const seconds = (cpuMicros() - start) / 1e6;
  return { games: count, turns, score, gamesPerSecond: count / seconds };
}
