/** `lettertafel bench games --workers N`: greedy self-play on several threads, compared with one. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { generatorModule } from '../generator-module.ts';
import type { GamesShare, GamesThread } from './games-worker.ts';
import { readWords, type WordsFlags } from './plays.ts';

export interface ThreadsFlags extends WordsFlags {
  readonly seed: string;
  /** Games per thread and round. */
  readonly count: number;
  readonly workers: number;
}

/** Alternates between one thread and all, so that other load slows both equally. */
const ROUNDS = 5;

/** In wall-clock time, since this measures parallelism. */
export async function measureGamesOnThreads({ seed, count, workers, ...flags }: ThreadsFlags) {
  const start: GamesThread = { module: generatorModule(), ...readWords(flags) };
  const threads = Array.from({ length: workers }, () => startThread(start));
  try {
    const play = (playing: readonly Worker[], round: string): Promise<number> =>
      secondsOf(() =>
        Promise.all(playing.map((thread, number) => playShare(thread, { seed: `${seed} ${round} ${number}`, count }))),
      );
    await play(threads, 'warm');
    let one = 0;
    let all = 0;
    for (let round = 0; round < ROUNDS; round++) {
      one += await play(threads.slice(0, 1), `${round}`);
      all += await play(threads, `${round}`);
    }
    const games = ROUNDS * count;
    return { workers, gamesPerSecond: (workers * games) / all, onOne: games / one, timesOne: (workers * one) / all };
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}

function startThread(workerData: GamesThread): Worker {
  return new Worker(new URL('./games-worker.js', import.meta.url), { workerData });
}

async function playShare(thread: Worker, share: GamesShare): Promise<void> {
  thread.postMessage(share);
  await once(thread, 'message');
}

async function secondsOf(act: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await act();
  return (performance.now() - start) / 1000;
}
