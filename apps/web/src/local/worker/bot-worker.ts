/** The worker that computes bot moves, like the server's bot threads, with play graphs from Cache Storage. */
import { makeThinker, usesLeaves } from '@lettertafel/bots';
import { compileModule, type WasmModule } from '@lettertafel/solver';
import generatorAddress from '@lettertafel/solver/generator.wasm?url';
import type { AskBot, FromBotWorker, ToBotWorker } from './bot-messages.ts';
import { makeLeaveTables } from './leave-tables.ts';
import { derivedGraph, GraphWanted, keptPlayGraphs, passOnCarrying } from './play-graphs.ts';
import { scope } from './worker-scope.ts';

/** The current request; there is never more than one at a time. */
let number = 0;
const tell = (thought: { readonly failed: string } | Omit<FromBotWorker, 'number'>) =>
  scope.postMessage({ number, ...thought });

const leaves = makeLeaveTables();

const ready = load().then((module) =>
  makeThinker({
    module,
    playGraphs: keptPlayGraphs(),
    leavesOf: leaves.of,
    onFault: (fault) => console.error('A bot could not choose a move and makes an idle one:', fault),
  }),
);

async function load(): Promise<WasmModule> {
  const answer = await fetch(generatorAddress);
  if (!answer.ok) throw new Error(`${generatorAddress}: ${answer.status}`);
  return compileModule(new Uint8Array(await answer.arrayBuffer()));
}

async function think({ question, isWarmUp }: AskBot): Promise<void> {
  const thinker = await ready;
  if (usesLeaves(question.level, question.game)) await leaves.ready(question.game);
  let asked = question;
  for (;;) {
    try {
      if (isWarmUp) thinker.prepare(asked);
      tell(isWarmUp ? { move: null } : thinker.think(asked));
      return;
    } catch (problem) {
      if (!(problem instanceof GraphWanted)) throw problem;
      await problem.find();
      // The thinker already has the list.
      const { words: _, ...again } = asked;
      asked = again;
    }
  }
}

let last: Promise<void> = Promise.resolve();
scope.onmessage = ({ data }) => {
  const message = data as ToBotWorker;
  if ('isCarrying' in message) return passOnCarrying(message.isCarrying);
  if ('derive' in message) {
    return void derivedGraph(message.derive).then((words) => scope.postMessage(words, [words.buffer]));
  }
  last = last.then(async () => {
    number = message.number;
    await think(message).catch((problem: unknown) => tell({ failed: String(problem) }));
  });
};
