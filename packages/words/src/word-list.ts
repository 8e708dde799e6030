/** A word list in memory: its graphs, its hand-made discriminating words, and the checksum a game pins. */

import { contentChecksum } from './graph/content-checksum.ts';
import type { GraphFile } from './graph/file.ts';
import type { FamilyLines } from './hand-list.ts';
import type { Language } from './language.ts';
import { WORD_LANGUAGES } from './languages/index.ts';
import type { DiscriminatingWords } from './languages/word-language.ts';
import type { ListManifest, PartName } from './manifest.ts';

export interface WordList {
  readonly manifest: ListManifest;
  readonly parts: ListParts;
  /** Word to reason; whether they are valid is an option of the table (`discriminating` of a lexicon). */
  readonly discriminating: ReadonlyMap<string, string>;
  /** Word to reason: valid words that no computer player lays and no hint shows. */
  readonly vulgar: ReadonlyMap<string, string>;
  /** The lines that both come from: they also hold for words that the list does not have. */
  readonly families: { readonly discriminating: FamilyLines; readonly vulgar: FamilyLines };
  /** Words of a house list, valid in addition to the list. */
  readonly added?: GraphFile;
  /** Word to meaning, where the imported list has one. */
  readonly meanings?: ReadonlyMap<string, string>;
}

export type ListParts = { readonly words: GraphFile } & { readonly [part in PartName]?: GraphFile };

/** How a game identifies its list: the checksum covers what decides about words, and nothing else. */
export interface ListId {
  readonly language: Language;
  readonly name: string;
  readonly checksum: string;
}

export function listId({ manifest, parts, discriminating, added }: WordList, choice?: DiscriminatingWords): ListId {
  const { language, name } = manifest;
  const deciding = (['words', 'names', 'stems', 'classes'] as const)
    .filter((part) => parts[part])
    .map((part) => `${part} ${parts[part]?.checksum}`);
  const isOut = (choice ?? WORD_LANGUAGES[language].discriminating) === 'out';
  const out = isOut ? [...discriminating.keys()] : [];
  return {
    language,
    name,
    checksum: contentChecksum([...deciding, ...(added ? [`added ${added.checksum}`] : []), ...out]),
  };
}
