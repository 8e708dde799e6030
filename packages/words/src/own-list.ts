/** A user's imported words as a list: the names of the shipped list come with it, its words do not. */

import type { GraphFile } from './graph/file.ts';
import type { WordList } from './word-list.ts';

/** The shipped list with the words of a house list besides: a table's own rulings (B-30), kept for later games. */
export function makeHouseList(name: string, added: GraphFile, shipped: WordList): WordList {
  const { manifest } = shipped;
  return { ...shipped, manifest: { ...manifest, name }, added };
}

export function makeOwnList(name: string, words: GraphFile, shipped: WordList): WordList {
  const { manifest, parts, discriminating, vulgar } = shipped;
  return {
    manifest: {
      ...manifest,
      name,
      version: '1',
      parts: { words: { words: words.graph.wordCount, checksum: words.checksum } },
      reasons: [],
      blocked: {},
      sources: [{ title: name, version: '1', licence: 'the user’s own', used: 'words' }],
    },
    parts: { words, ...(parts.names && { names: parts.names }) },
    discriminating,
    vulgar,
  };
}
