/** Analyses in Cache Storage, by their key: one of another record, list or version is never found. */
import type { Analysis, AnalysisKey } from '@lettertafel/analysis';

const CACHE = 'lettertafel-analyses';
/** About 50 kB each. */
const MOST = 40;

function addressOf({ version, list, record }: AnalysisKey): string {
  return `/analyses/${version}/${encodeURIComponent(list)}/${record}`;
}

export async function readAnalysis(key: AnalysisKey): Promise<Analysis | null> {
  try {
    const kept = await (await caches.open(CACHE)).match(addressOf(key));
    return kept ? ((await kept.json()) satisfies Analysis) : null;
  } catch {
    return null;
  }
}

/** Without space it is computed again next time. */
export async function keepAnalysis(analysis: Analysis): Promise<void> {
  try {
    const cache = await caches.open(CACHE);
    await cache.put(addressOf(analysis.key), new Response(JSON.stringify(analysis)));
    const kept = await cache.keys();
    for (const old of kept.slice(0, Math.max(0, kept.length - MOST))) await cache.delete(old);
  } catch {
    // Storage is full or forbidden.
  }
}
