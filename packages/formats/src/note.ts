/** What was read but cannot be kept, what is not as the rules say, and what a notation cannot say. */
import type { Refusal } from '@lettertafel/engine';

export interface At {
  /** The line of the text or of the sheet, from 1; 0: none in particular. */
  readonly line: number;
}

/** What a reader of GCG leaves out, or keeps although the rules say otherwise. */
export type LeftOut =
  /** Not as many tiles as the player had: left out. */
  | 'rack-in-part'
  /** Does not hold the tiles that were used: left out. */
  | 'rack-wrong'
  | 'out-of-turn'
  | 'after-end'
  | 'too-many-tiles'
  /** A play that its player corrected: left out. */
  | 'corrected-play'
  | 'nothing-withdrawn'
  /** GCG does not say which of several opponents disputed. */
  | 'challenger-unknown'
  /** Points for a challenge or for time that the rules do not have: kept as points. */
  | 'points-outside-rules'
  /** Whose tiles were left is not said: kept as points. */
  | 'leftover-unclear'
  | 'name-shortened';

export type ReadingNote = At &
  (
    | { readonly code: LeftOut }
    /** The score printed and the score by the rules; the printed one counts. */
    | { readonly code: 'score-differs' | 'total-differs'; readonly printed: number; readonly ours: number }
    /** Points for the tiles left: those by the rules count. */
    | { readonly code: 'end-differs'; readonly printed: number; readonly ours: number }
    /** The rules refuse the play; its printed score counts. */
    | { readonly code: 'refused'; readonly refusal: Refusal }
  );

/** What GCG has no word for. */
export type Unsaid = 'resigned' | 'time-up' | 'cards' | 'several-words' | 'suffix-tile' | 'words-disputed';

export type WritingNote = At & { readonly code: Unsaid };
