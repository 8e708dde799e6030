/** Refusals: why a move is not made, as data. Sentences for people live in the apps. */

/** What a refusal is about, as far as it applies. Squares and places are in notation (`H8`). */
export interface RefusalDetails {
  /** The rule of the booklet, if it differs from the rule of the code. */
  readonly rule?: string;
  readonly squares?: readonly string[];
  readonly words?: readonly string[];
  readonly tiles?: readonly string[];
  readonly card?: string;
  readonly option?: string;
  /** The path of the invalid field, such as `setup.racks.1`. */
  readonly path?: string;
  /** The refused move counts as its player's acceptance of the open play (B-22). */
  readonly accepts?: true;
}

export interface Refusal<Code extends string = string> extends RefusalDetails {
  readonly code: Code;
}

/** Refusal codes and their rules; `null` where there is no single rule. */
export type RefusalTable = Readonly<Record<string, string | null>>;

/** Makes the `refuse` of a family: it fills in the rule that goes with a code. */
export function refuser<Table extends RefusalTable>(table: Table) {
  return <Code extends keyof Table & string>(code: Code, details: RefusalDetails = {}): { refusal: Refusal<Code> } => {
    const rule = details.rule ?? table[code];
    return { refusal: { code, ...(rule ? { rule } : {}), ...details } };
  };
}

/** Refusals that any game may give. */
export const KERNEL_REFUSALS = {
  'not-dealt': null,
  'already-dealt': null,
  'game-over': null,
  'not-your-turn': null,
  'no-such-seat': null,
  'no-such-move': null,
  'not-yet': null,
  'too-late': null,
  'nothing-open': 'B-22',
  'already-answered': 'B-22',
  'dispute-open': 'B-22',
  'own-play': 'B-22',
  'no-such-word': 'B-22',
  'word-settled': 'B-22',
  'ruling-open': 'B-30',
  'no-ruling': 'B-30',
  'unknown-option': null,
  'bad-option': null,
  'contradictory-option': null,
  'player-count': 'B-01',
  'unknown-tile': 'B-04',
  'too-many-tiles': 'B-04',
  'bad-setup': null,
} as const satisfies RefusalTable;

export const refuse = refuser(KERNEL_REFUSALS);
