/** The entry point of a thread that plays greedy games. */
import { parentPort, workerData } from 'node:worker_threads';
import { type BenchGeneratorInput, makeBenchGenerator, playGreedyGame } from '@lettertafel/solver/bench';
import { cpuMicros } from '@lettertafel/solver/node';

export type GamesThread = Omit<BenchGeneratorInput, 'cpuMicros'>;

/** Number of games to play; answers when done. */
export interface GamesShare {
  readonly seed: string;
  readonly count: number;
}

const { generator } = makeBenchGenerator({ ...(workerData as GamesThread), cpuMicros });
parentPort?.on('message', ({ seed, count }: GamesShare) => {
  for (let game = 0; game < count; game++) playGreedyGame(generator, `${seed} ${game}`);
  parentPort?.postMessage(count);
});
