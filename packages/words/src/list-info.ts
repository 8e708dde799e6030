/** A list's metadata: name, counts, sources. */

import { wordsOf } from './graph/queries.ts';
import type { DiscriminatingWords } from './languages/word-language.ts';
import type { PartName, SourceNote } from './manifest.ts';
import { type ListId, listId, type WordList } from './word-list.ts';

export interface ListInfo extends ListId {
  readonly version: string;
  /** Words (names, stems …) in each part that is installed. */
  readonly counts: Readonly<Partial<Record<PartName | 'discriminating' | 'vulgar' | 'blocked', number>>>;
  readonly lengths: Readonly<Record<number, number>>;
  readonly sources: readonly SourceNote[];
  readonly licences: readonly string[];
}

export function listInfo(list: WordList, discriminating?: DiscriminatingWords): ListInfo {
  const { manifest, parts } = list;
  const lengths: Record<number, number> = {};
  for (const word of wordsOf(parts.words.graph)) lengths[word.length] = (lengths[word.length] ?? 0) + 1;
  const sizes = Object.entries(parts).map(([part, file]) => [part, file.graph.wordCount] as const);
  return {
    ...listId(list, discriminating),
    version: manifest.version,
    counts: {
      ...Object.fromEntries(sizes),
      discriminating: list.discriminating.size,
      vulgar: list.vulgar.size,
      blocked: Object.keys(manifest.blocked).length,
    },
    lengths,
    sources: manifest.sources,
    licences: [...new Set(manifest.sources.map(({ licence }) => licence))],
  };
}
