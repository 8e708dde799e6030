/** How long a log may be. One that is too long to read, replay and send cheaply can neither be played nor imported. */

/** A long game of four with trick cards, in which everybody answers everything, may have 700. */
export const MOST_ENTRIES = 1500;

/** Bytes of a log, whatever its length: the longest games have half of it. */
export const MOST_LOG_BYTES = 2 * 1024 * 1024;

/** A full log can still be ended: what passes, answers and resignations may add to it. */
export const LONGEST_LOG = MOST_ENTRIES + 100;
