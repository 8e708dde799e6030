/** The script of a thread of the pool. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Question, WorkerStart } from './messages.ts';
import { makeThinker } from './thinker.ts';

const think = makeThinker(workerData as WorkerStart);
parentPort?.on('message', (question: Question) => parentPort?.postMessage(think(question)));
