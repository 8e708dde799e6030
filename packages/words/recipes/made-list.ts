/** The output of a recipe. */
import type { Explained } from '../src/explained.ts';

export interface MadeList {
  /** Words with the byte kept beside each: classes in the low six bits, the number of the source above. */
  readonly words: ReadonlyMap<string, number>;
  /** Words with more precise classes in the GPL data. */
  readonly classes: ReadonlyMap<string, number>;
  readonly names: readonly string[];
  readonly common: readonly string[];
  readonly child: readonly string[];
  /** Rejected words, with the reason. */
  readonly rejected: ReadonlyMap<string, string>;
  /** Words taken out by hand, with the reason written there. */
  readonly blocked: ReadonlyMap<string, string>;
  /** Words written with an apostrophe or a hyphen, without it (XL-05). */
  readonly joined: readonly string[];
  /** By folder: word to its details. */
  readonly explained: Readonly<Record<string, ReadonlyMap<string, Explained>>>;
  readonly stems: readonly string[];
  readonly nonPersons: readonly string[];
}
