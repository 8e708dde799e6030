/** A user's imported words as a list, with the names of the shipped list. */

import type { GraphFile } from './graph/file.ts';
import type { WordList } from './word-list.ts';

/** The shipped list plus a house list: a table's rulings (B-30), for later games. */
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
