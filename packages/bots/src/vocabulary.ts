/** A level's vocabulary: the common words, and more of the list the higher the level. */
import { type GraphLexicon, hasWord, type WordGraph } from '@lettertafel/words';
import { isAmong } from './hash.ts';
import type { Level } from './level.ts';

/** A player's words; `isCertain` if it knows the whole list, so that an unknown word is invalid. */
export interface Vocabulary {
  knows(word: string): boolean;
  readonly isCertain: boolean;
}

/** The words a player searches: the whole list, or only the tier that every player of its level knows. */
export type KnownWords = 'all' | Level['tier'];

export function knownWords({ rareWords, shortWords, tier }: Level): KnownWords {
  return rareWords > 0 || shortWords > 0 ? 'all' : tier;
}

/** The children's tier may be missing; a user's own list has no tiers. */
export function tierWords(lexicon: GraphLexicon, tier: Level['tier']): WordGraph | null {
  return lexicon[tier] ?? lexicon.common;
}

/** The given tier without discriminating and vulgar words; tiers never contain them. */
export function politeWords(lexicon: GraphLexicon, words: KnownWords): WordGraph {
  return (words === 'all' ? null : tierWords(lexicon, words)) ?? lexicon.polite;
}

export function vocabularyOf({ rareWords, shortWords, tier }: Level, lexicon: GraphLexicon): Vocabulary {
  const common = tierWords(lexicon, tier);
  const isGood = (word: string) =>
    word.includes('*') ? lexicon.isPersonStem(word.slice(0, word.indexOf('*'))) : lexicon.has(word);
  if (rareWords >= 100 || !common) return { knows: isGood, isCertain: true };
  return {
    knows(word) {
      if (!isGood(word)) return false;
      return word.length <= shortWords || hasWord(common, word) || isAmong(rareWords, word);
    },
    isCertain: false,
  };
}
