/** A user's imported words as a list, with the names of the shipped list. */

import type { GraphFile } from './graph/file.ts';
import { expandAll } from './hand-list.ts';
import type { WordList } from './word-list.ts';

/** The shipped list plus a house list: a table's rulings (B-30), for later games. */
export function makeHouseList(name: string, added: GraphFile, shipped: WordList): WordList {
  const { manifest } = shipped;
  const expanded = familiesIn(added, shipped);
  return {
    ...shipped,
    manifest: { ...manifest, name },
    added,
    discriminating: new Map([...shipped.discriminating, ...expanded.discriminating]),
    vulgar: new Map([...shipped.vulgar, ...expanded.vulgar]),
  };
}

export function makeOwnList(name: string, words: GraphFile, shipped: WordList): WordList {
  const { manifest, parts, families } = shipped;
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
    ...familiesIn(words, shipped),
    families,
  };
}

/** A word that the shipped list does not have may be of a family, too. */
function familiesIn({ graph }: GraphFile, { families }: WordList): Pick<WordList, 'discriminating' | 'vulgar'> {
  return expandAll(families, [graph]);
}
