/** A GCG file as data: what it says, before any rules are applied to it. */
import type { Direction, Seat } from '@lettertafel/engine';

/** A square of the board, from 0, and the direction of the word. */
export interface GcgPlace {
  readonly row: number;
  readonly column: number;
  readonly direction: Direction;
}

/** A letter of a word; null: the letter that lies there. Lower case is a blank. */
export type GcgCell = string | null;

export type GcgDeed =
  | { readonly do: 'lay'; readonly place: GcgPlace; readonly cells: readonly GcgCell[] }
  | { readonly do: 'exchange'; readonly tiles: string | null; readonly count: number }
  | { readonly do: 'pass' }
  /** The last play of this player is taken back. */
  | { readonly do: 'withdraw' }
  /** Points for a challenge, or for time. */
  | { readonly do: 'challenge' | 'time' }
  /** Points for tiles left on a rack. */
  | { readonly do: 'leftover'; readonly tiles: string };

export interface GcgEvent {
  readonly seat: Seat;
  /** As far as it is known; blanks are `?`. */
  readonly rack: string;
  readonly deed: GcgDeed;
  readonly score: number;
  readonly total: number;
  /** Where it was read, from 1. */
  readonly line: number;
  /** The columns of the rack, of the word or tiles, and of the score. */
  readonly columns: { readonly rack: number; readonly deed: number; readonly score: number };
}

/** A line that is only kept: a note, a title, a pragma of another program. */
export interface KeptText {
  /** How many events come before it. */
  readonly after: number;
  readonly text: string;
}

/** A rack in a pragma, and where it was read. */
export interface GcgRack {
  readonly tiles: string;
  readonly line: number;
  readonly column: number;
}

export interface GcgFile {
  /** By seat. */
  readonly players: readonly { readonly nick: string; readonly name: string }[];
  readonly events: readonly GcgEvent[];
  /** The racks at the end, by seat, where the file says so. */
  readonly racks: readonly (GcgRack | null)[];
  /** The game and its options, in files of ours. */
  readonly game: { readonly id: string; readonly line: number } | null;
  readonly options: { readonly json: string; readonly line: number } | null;
  readonly texts: readonly KeptText[];
}

/**
 * What GCG has no word for, and our own files say: the game with its options, and a dispute that did not succeed. Other programs
 * refuse pragmas that they do not know, so these are a description and notes.
 */
export const OWN_DESCRIPTION = /^#description lettertafel (\S+)\s*(\{.*\})?$/;
export const OWN_DISPUTE = /^#note lettertafel-dispute (\S+)$/;
