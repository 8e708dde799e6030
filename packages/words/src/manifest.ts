/** A list's manifest: sources, counts, reasons for rejected words. */

import type { Language } from './language.ts';

/** `classes` refines the classes kept beside the words. It and `child` are made from sources under the GPL. */
export const PARTS = ['words', 'names', 'common', 'child', 'joined', 'stems', 'rejected', 'classes'] as const;

export type PartName = (typeof PARTS)[number];

export interface SourceNote {
  readonly title: string;
  readonly version: string;
  readonly licence: string;
  readonly used: string;
}

export interface ListManifest {
  readonly language: Language;
  readonly name: string;
  readonly version: string;
  readonly parts: Readonly<Partial<Record<PartName, { readonly words: number; readonly checksum: string }>>>;
  /** The reasons that the bytes beside rejected words stand for. */
  readonly reasons: readonly string[];
  /** Words blocked by hand, with the reason written there. */
  readonly blocked: Readonly<Record<string, string>>;
  /** Stems that the rule for *IN would mistake for persons (DE-06). */
  readonly nonPersons: readonly string[];
  /** The first ones are what the high two bits beside each word stand for. */
  readonly sources: readonly SourceNote[];
}
