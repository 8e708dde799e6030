import { Worker } from 'node:worker_threads';
import { loadGeneratorModule } from '@lettertafel/solver/node';
import { makeLexicon } from '@lettertafel/words';
import { afterAll, expect, test, vi } from 'vitest';
import { endRounds, readRounds } from '../crossword/shared-rounds.ts';
import { dealtView } from '../dealt-view.testing.ts';
import { LEAVES_FOLDER } from '../node-leaves.ts';
import { fewWords } from './few-words.testing.ts';
import type { Answer, Helping, HelpWanted, Question, WorkerStart } from './messages.ts';

const list = fewWords('TREIN', 'TREINEN', 'HUT');
const workerData: WorkerStart = { module: loadGeneratorModule(), cacheFolder: null, leavesFolder: LEAVES_FOLDER };
const threads = [0, 1].map(() => new Worker(new URL('./from-source.mjs', import.meta.url), { workerData }));
afterAll(() => Promise.all(threads.map((thread) => thread.terminate())));

function saidBy(thread: Worker | undefined): Promise<Answer | HelpWanted> {
  return new Promise((resolve, reject) => {
    thread?.once('message', resolve);
    thread?.once('error', reject);
  });
}

test('a thread plays rounds for the simulation of another, until it is sent away', async () => {
  const [first, second] = threads;
  const question: Question = {
    game: 'scrabble-xl-nl',
    view: dealtView('scrabble-xl-nl', { lexicon: makeLexicon(list), setup: { racks: [[...'EEITRNN']] } }),
    level: 'unbeatable',
    milliseconds: 600_000,
    seed: 'a bot',
    list: 'few',
    words: { list },
  };
  first?.postMessage(question);
  const wanted = await saidBy(first);
  if (!('help' in wanted)) throw new Error('no help was asked for');
  const { shared } = wanted.help;
  const helping: Helping = { help: wanted.help, helper: 1, question };
  second?.postMessage(helping);
  const answer = saidBy(second);
  const reader = readRounds(shared);
  await vi.waitFor(
    () => {
      reader.refresh();
      expect(reader.sumsOf(0).rounds).toBeGreaterThan(0);
    },
    { timeout: 240_000, interval: 20 },
  );
  endRounds(shared);
  expect(await answer).toEqual({ move: null });
});
