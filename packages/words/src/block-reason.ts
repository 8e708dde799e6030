/** Classifies the hand-written reasons of `block.txt` and `short.txt`, so that apps can translate them. */

export const BLOCK_KINDS = ['phrase', 'name', 'abbreviation', 'stem', 'other'] as const;

/** `phrase`: the word occurs only in a fixed phrase; `stem`: it is a part of words, or a form that no word has. */
export type BlockKind = (typeof BLOCK_KINDS)[number];

export interface BlockReason {
  readonly reason: string;
  readonly kind: BlockKind;
  /** The fixed phrase, for the kind `phrase`. */
  readonly phrase?: string;
}

const PHRASE = /^only in (?!names\b)(.+)$/;
const KINDS: readonly (readonly [BlockKind, RegExp])[] = [
  ['abbreviation', /abbreviation|initialism|read letter by letter/],
  [
    'name',
    /\b(name|names|town|river|country|region|brand|trade mark|organisation|island|capital|continent|lake|place)\b/,
  ],
  [
    'stem',
    /stem|prefix|suffix|no such (verb )?form|no form|no plural|takes no|clipped|run together|made by the speller/,
  ],
];

export function readBlockReason(reason: string): BlockReason {
  const phrase = PHRASE.exec(reason)?.[1];
  if (phrase !== undefined) return { reason, kind: 'phrase', phrase };
  return { reason, kind: KINDS.find(([, pattern]) => pattern.test(reason))?.[0] ?? 'other' };
}
