/** A worked example of a rule page for table games. */

/** Table before, rack tiles, table after, the word that scores, its score. */
export type TableExample = readonly [before: string, own: string, after: string, word: string, score: number];
