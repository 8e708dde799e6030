/** What was read but cannot be kept, or was kept although it is not what the rules say. */
import type { Refusal } from '@lettertafel/engine';

export type Note = {
  /** The line of the text that was read, from 1; 0: none in particular. */
  readonly line: number;
} & (
  | { readonly code: (typeof PLAIN_NOTES)[number] }
  /** The score printed and the score by the rules; the printed one counts. */
  | { readonly code: 'score-differs' | 'total-differs'; readonly printed: number; readonly ours: number }
  /** The leftover tiles were counted twice for the player who went out; here they move from one player to the other. */
  | { readonly code: 'end-differs'; readonly printed: number; readonly ours: number }
  /** The rules refuse the play; its printed score counts. */
  | { readonly code: 'refused'; readonly refusal: Refusal }
);

export const PLAIN_NOTES = [
  /** Not as many tiles as the player had: left out. */
  'rack-in-part',
  /** Does not hold the tiles that were used: left out. */
  'rack-wrong',
  'out-of-turn',
  'after-end',
  'too-many-tiles',
  /** A play that its player corrected: neither is kept. */
  'corrected-play',
  'nothing-withdrawn',
  /** GCG does not say which of several opponents disputed. */
  'challenger-unknown',
  /** Points for a challenge or for time that the rules do not have: kept as points. */
  'points-outside-rules',
  /** Whose tiles were left is not said. */
  'leftover-unclear',
  'name-shortened',
  // What other formats cannot say.
  'resigned',
  'time-up',
  'cards',
  'several-words',
  'suffix-tile',
  'words-disputed',
  'zero-turns',
  'operations',
] as const;

export type NoteCode = Note['code'];
