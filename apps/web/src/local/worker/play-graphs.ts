/** Play graphs in Cache Storage: reading takes milliseconds where deriving takes seconds. */
import {
  type Derivation,
  decodePlayGraph,
  encodePlayGraph,
  type OptionalGraphSource,
  PLAIN,
  PLAY_GRAPH_VERSION,
  type PlayGraph,
  type PlayGraphSource,
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

export interface KeptPlayGraphs {
  /** Graphs that no move can be found without. */
  readonly playGraphs: PlayGraphSource;
  /** Graphs that only cards need: derived in a second bot worker, null until then. */
  readonly cardGraphs: OptionalGraphSource;
}

/** `onDerive` is called before, while and after a graph is derived because the cache lacks it. */
export function keptPlayGraphs(onDerive: (done: number) => void): KeptPlayGraphs {
  const known = new Map<string, PlayGraph | 'nowhere' | 'coming'>();
  return {
    playGraphs(graph, derivation) {
      const key = keyOf(graph, derivation.name);
      const found = known.get(key);
      if (typeof found === 'object') return found;
      throw new GraphWanted(async () => {
        known.set(key, (await read(key)) ?? (await derive(graph, derivation, key)));
      });
    },
    cardGraphs(graph, { name }) {
      const key = keyOf(graph, name);
      const found = known.get(key);
      if (typeof found === 'object') return found;
      if (!found) throw new GraphWanted(async () => void known.set(key, (await read(key)) ?? 'nowhere'));
      if (found === 'nowhere') {
        known.set(key, 'coming');
        deriveElsewhere({ graph, name }, (words) => {
          const derived = decodePlayGraph(words);
          if (!derived) return;
          known.set(key, derived);
          void keep(key, words);
        });
      }
      return null;
    },
  };

  async function derive(graph: WordGraph, { steps }: Derivation, key: string): Promise<PlayGraph> {
    onDerive(0);
    const derived = await inSlices(steps(graph), onDerive);
    onDerive(1);
    void keep(key, encodePlayGraph(derived));
    return derived;
  }
}

/** The graph that another bot worker has asked for. */
export async function derivedGraph({ graph, name }: DeriveGraph): Promise<Uint32Array<ArrayBuffer>> {
  const derivation = [PLAIN, REVERSED].find((one) => one.name === name);
  if (!derivation) throw new Error(`no card needs a graph named ${name}`);
  return encodePlayGraph(await inSlices(derivation.steps(graph), () => {}));
}

/** Workers that derive graphs for cards. */
const helpers = new Set<Worker>();

export function passOnCarrying(isCarrying: boolean): void {
  noteCarrying(isCarrying);
  const message: ToBotWorker = { isCarrying };
  for (const helper of helpers) helper.postMessage(message);
}

/** If that fails the cards stay unused until the next start; the game goes on. */
function deriveElsewhere(derive: DeriveGraph, onDerived: (words: Uint32Array<ArrayBuffer>) => void): void {
  const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
  helpers.add(worker);
  const dismiss = () => {
    helpers.delete(worker);
    worker.terminate();
  };
  worker.onmessage = ({ data }: MessageEvent<Uint32Array<ArrayBuffer>>) => {
    dismiss();
    onDerived(data);
  };
  worker.onerror = (problem) => {
    problem.preventDefault();
    dismiss();
  };
  const message: ToBotWorker = { derive };
  worker.postMessage(message);
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
