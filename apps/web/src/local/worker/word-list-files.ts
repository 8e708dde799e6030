/** What a word list is made of: small texts, and where its graphs lie. */
import type { PartName } from '@lettertafel/words';

export interface ListFiles {
  readonly manifest: string;
  readonly discriminating: string;
  readonly vulgar: string;
  /** Where each part of the list lies. */
  readonly parts: { readonly words: string } & { readonly [part in PartName]?: string };
  /** What only explanations need, fetched when a word is first explained. */
  readonly explained: { readonly rejected: string; readonly texts: readonly string[] };
}
