/** Disputes: a player doubts words it does not know; one who knows the list, only invalid words. */
import type { CrosswordView, Lexicon, Rng } from '@lettertafel/engine';
import type { Level } from '../level.ts';
import type { Vocabulary } from '../vocabulary.ts';

type OpenPlay = NonNullable<CrosswordView['open']>;

export interface Judging {
  readonly level: Level;
  readonly vocabulary: Vocabulary;
  readonly lexicon: Lexicon;
  readonly rng: Rng;
  /** The penalty for a failed dispute (DE-02). */
  readonly cost: number;
}

/** The words of an open play that this player disputes; none: it accepts. */
export function doubtedWords({ words, settled }: Pick<OpenPlay, 'words' | 'settled'>, judging: Judging): string[] {
  const { level, vocabulary, lexicon, rng, cost } = judging;
  const unknown = words.filter(({ reads, mayBeName }, index) => {
    const isName = mayBeName && (!vocabulary.isCertain || lexicon.isName(reads));
    return !settled.includes(index) && !isName && !vocabulary.knows(reads);
  });
  if (unknown.length === 0) return [];
  // With a penalty, dispute half as often.
  const doubt = cost > 0 ? level.doubt / 2 : level.doubt;
  if (!vocabulary.isCertain && rng.below(100) >= doubt) return [];
  return [...new Set(unknown.map(({ word }) => word))];
}
