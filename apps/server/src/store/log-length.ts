/** How long a log may be. One that is too long to read, replay and send cheaply can neither be played nor imported. */

/** A long game of four with trick cards, in which everybody answers everything, may have 700. */
export const MOST_ENTRIES = 1500;

/** A full log can still be ended: what passes, answers and resignations may add to it. */
export const LONGEST_LOG = MOST_ENTRIES + 100;
