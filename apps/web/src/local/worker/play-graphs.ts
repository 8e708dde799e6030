/** Play graphs in Cache Storage: reading takes milliseconds where deriving takes seconds. */
import {
  type Derivation,
  decodePlayGraph,
  encodePlayGraph,
  type OptionalGraphSource,
  PLAIN,
  PLAY_GRAPH_VERSION,
  type PlayGraph,
  REVERSED,
} from '@lettertafel/solver';
import type { WordGraph } from '@lettertafel/words';
import type { DeriveGraph, ToBotWorker } from './bot-messages.ts';
import { inSlices, noteCarrying } from './spare-time.ts';

const CACHE = 'lettertafel-play-graphs';

/** A graph that must be looked up or derived first, which is asynchronous. */
export class GraphWanted extends Error {
  override readonly name = 'GraphWanted';
  readonly find: () => Promise<void>;

  constructor(find: () => Promise<void>) {
    super('a play graph must be looked up or derived');
    this.find = find;
  }
}

/** A graph that the cache lacks is derived in the background; null until then. */
export function keptPlayGraphs(): OptionalGraphSource {
  const known = new Map<string, PlayGraph | 'nowhere' | 'coming'>();
  return (graph, derivation) => {
    const key = keyOf(graph, derivation.name);
    const found = known.get(key);
    if (typeof found === 'object') return found;
    if (!found) throw new GraphWanted(async () => void known.set(key, (await read(key)) ?? 'nowhere'));
    if (found === 'nowhere') {
      known.set(key, 'coming');
      void derive(graph, derivation).then((words) => {
        const derived = words && decodePlayGraph(words);
        if (!derived) return;
        known.set(key, derived);
        void keep(key, words);
      });
    }
    return null;
  };
}

/** Derivations that need nothing but the words, so that another worker can do them. */
const BY_NAME: readonly Derivation[] = [PLAIN, REVERSED];

/** One graph at a time: a phone has little memory and few cores. */
let last: Promise<unknown> = Promise.resolve();

/** The graph as a file. If that fails the bots do without until the next start; the game goes on. */
function derive(graph: WordGraph, derivation: Derivation): Promise<Uint32Array<ArrayBuffer> | null> {
  const derived = last.then(() =>
    BY_NAME.includes(derivation)
      ? deriveElsewhere({ graph, name: derivation.name })
      : inSlices(derivation.steps(graph), () => {}).then(encodePlayGraph),
  );
  last = derived.catch(() => null);
  return derived.catch(() => null);
}

/** The graph that another bot worker has asked for. */
export async function derivedGraph({ graph, name }: DeriveGraph): Promise<Uint32Array<ArrayBuffer>> {
  const derivation = BY_NAME.find((one) => one.name === name);
  if (!derivation) throw new Error(`no other worker derives graphs named ${name}`);
  return encodePlayGraph(await inSlices(derivation.steps(graph), () => {}));
}

/** The worker that derives a graph. */
let helper: Worker | null = null;

export function passOnCarrying(isCarrying: boolean): void {
  noteCarrying(isCarrying);
  const message: ToBotWorker = { isCarrying };
  helper?.postMessage(message);
}

function deriveElsewhere(derive: DeriveGraph): Promise<Uint32Array<ArrayBuffer>> {
  const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
  helper = worker;
  const derived = new Promise<Uint32Array<ArrayBuffer>>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Uint32Array<ArrayBuffer>>) => resolve(data);
    worker.onerror = (problem) => {
      problem.preventDefault();
      reject(new Error(problem.message));
    };
  });
  const message: ToBotWorker = { derive };
  worker.postMessage(message);
  return derived.finally(() => {
    worker.terminate();
    helper = null;
  });
}

function keyOf({ alphabet, edges }: WordGraph, name: string): string {
  const hash = checksumOf(edges).toString(16);
  return `/play-graphs/${PLAY_GRAPH_VERSION}/${encodeURIComponent(`${alphabet.letters} ${edges.length} ${hash} ${name}`)}`;
}

/** FNV-1a over whole words: distinguishes graphs and detects truncated or damaged ones. */
function checksumOf(words: Uint32Array): number {
  let hash = 0x811c9dc5;
  for (const word of words) hash = Math.imul(hash ^ word, 0x01000193);
  return hash >>> 0;
}

async function read(key: string): Promise<PlayGraph | null> {
  try {
    const kept = await (await caches.open(CACHE)).match(key);
    if (!kept) return null;
    const words = new Uint32Array(await kept.arrayBuffer());
    const content = words.subarray(0, -1);
    // A wrong index would lead the generator outside of its memory.
    return words.length > 0 && checksumOf(content) === words.at(-1) ? decodePlayGraph(content) : null;
  } catch {
    return null;
  }
}

/** Without space it is derived again next time. */
async function keep(key: string, content: Uint32Array): Promise<void> {
  try {
    const words = new Uint32Array(content.length + 1);
    words.set(content);
    words[content.length] = checksumOf(content);
    const cache = await caches.open(CACHE);
    await cache.put(key, new Response(words));
    // Derived from other words or by another version.
    const ofNow = `/play-graphs/${PLAY_GRAPH_VERSION}/`;
    for (const { url } of await cache.keys()) if (!new URL(url).pathname.startsWith(ofNow)) await cache.delete(url);
  } catch {
    // Storage is full or forbidden.
  }
}
