/** Play graphs in Cache Storage: reading takes milliseconds where deriving takes seconds. */
import {
  decodePlayGraph,
  encodePlayGraph,
  PLAY_GRAPH_VERSION,
  type PlayGraph,
  type PlayGraphSource,
} from '@lettertafel/solver';
import type { WordGraph } from '@lettertafel/words';

const CACHE = 'lettertafel-play-graphs';
/** Deriving a graph with fewer edges is faster than reading it. */
const WORTH_KEEPING = 100_000;

/** A graph that must be looked up first, which is asynchronous. */
export class GraphWanted extends Error {
  override readonly name = 'GraphWanted';
  readonly find: () => Promise<void>;

  constructor(find: () => Promise<void>) {
    super('a play graph must be looked for');
    this.find = find;
  }
}

/** `onDerive` is called before, while and after a graph is derived because the cache lacks it. */
export function keptPlayGraphs(onDerive: (done: number) => void): PlayGraphSource {
  const known = new Map<string, PlayGraph | 'nowhere'>();
  return (graph, { name, derive }) => {
    const key = keyOf(graph, name);
    const found = known.get(key);
    if (found && found !== 'nowhere') return found;
    if (!found && graph.edges.length >= WORTH_KEEPING && globalThis.caches) {
      throw new GraphWanted(async () => void known.set(key, (await read(key)) ?? 'nowhere'));
    }
    onDerive(0);
    const derived = derive(graph, onDerive);
    onDerive(1);
    known.set(key, derived);
    if (found === 'nowhere') void keep(key, derived);
    return derived;
  };
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
async function keep(key: string, graph: PlayGraph): Promise<void> {
  try {
    const content = encodePlayGraph(graph);
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
