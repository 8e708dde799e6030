/** The moves of the last release's strongest level on fixed positions, by language. */
import type { Language } from '@lettertafel/engine';
import de from '../../data/release/de.json' with { type: 'json' };
import nl from '../../data/release/nl.json' with { type: 'json' };

/** A turn of a game of two with tiles in the bag, seen by the seat to move. */
export interface RecordedPosition {
  readonly board: readonly string[];
  readonly rack: string;
  /** Of the seat to move, and of the other. */
  readonly scores: readonly number[];
  readonly bag: number;
  /** `H8 WOORD`, `-ABC` for an exchange, `-` for a pass. */
  readonly move: string;
}

export interface ReleaseRecord {
  /** The player of these moves, and how they were made. */
  readonly release: string;
  readonly madeBy: string;
  readonly positions: readonly RecordedPosition[];
}

/** A new language has none before its first release. */
export const RELEASES: { readonly [language in Language]?: ReleaseRecord } = { nl, de };
