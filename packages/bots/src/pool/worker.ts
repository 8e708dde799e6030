/** The entry point of a pool thread. */
import { parentPort, workerData } from 'node:worker_threads';
import { derivedInMemory } from '@lettertafel/solver';
import { cachedPlayGraphs } from '@lettertafel/solver/node';
import { rememberedLeaves } from '../node-leaves.ts';
import type { Answer, Helping, HelpWanted, Question, Readying, WorkerStart } from './messages.ts';
import { makeThinker } from './thinker.ts';

const { module, cacheFolder, leavesFolder } = workerData as WorkerStart;
const playGraphs = cacheFolder === null ? derivedInMemory() : cachedPlayGraphs(cacheFolder);
const onFault = (fault: unknown) => console.error('A bot could not choose a move and makes an idle one:', fault);
const thinker = makeThinker({ module, playGraphs, leavesOf: rememberedLeaves(leavesFolder), onFault });
const say = (said: Answer | HelpWanted) => parentPort?.postMessage(said);
parentPort?.on('message', (asked: Question | Readying | Helping) => {
  if ('ready' in asked) return thinker.makeReady(asked);
  say('help' in asked ? thinker.help(asked) : thinker.think(asked, (help) => say({ help })));
});
