/** A level's vocabulary: the common words, and more of the list the higher the level. */
import { type GraphLexicon, hasWord, type WordGraph } from '@lettertafel/words';
import { isAmong } from './hash.ts';
import type { Level } from './level.ts';

/** A player's words; `isCertain` when it knows the list itself, so that a word it does not know is none. */
export interface Vocabulary {
  knows(word: string): boolean;
  readonly isCertain: boolean;
}

/** The words a player looks among: all of the list, or only those everybody of its kind knows. */
export type KnownWords = 'all' | Level['tier'];

export function knownWords({ rareWords, shortWords, tier }: Level): KnownWords {
  return rareWords > 0 || shortWords > 0 ? 'all' : tier;
}

/** The words of children may not be installed; a user's own list has no tiers. */
export function tierWords(lexicon: GraphLexicon, tier: Level['tier']): WordGraph | null {
  return lexicon[tier] ?? lexicon.common;
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
