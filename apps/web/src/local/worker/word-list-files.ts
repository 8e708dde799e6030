/** The files of a word list: small texts, and the addresses of its graphs. */
import type { PartName } from '@lettertafel/words';

export interface ListFiles {
  readonly manifest: string;
  readonly discriminating: string;
  readonly vulgar: string;
  /** The address of each part of the list. */
  readonly parts: { readonly words: string } & { readonly [part in PartName]?: string };
  /** What only explanations need, fetched when a word is first explained. */
  readonly explained: { readonly rejected: string; readonly texts: readonly string[] };
}
