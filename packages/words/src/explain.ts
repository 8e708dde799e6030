/** Why a word is good or not, with the source or the hand-made line that decided: what settles an argument. */

import { foldWord } from './fold.ts';
import { numberWords } from './graph/number-words.ts';
import { hasWord } from './graph/word-graph.ts';
import { LONGEST_WORD, SHORTEST_WORD } from './language.ts';
import { makeClassLookup } from './lexicon.ts';
import { classNames, type WordClass } from './word-class.ts';
import { DISCRIMINATING_BY_DEFAULT, type DiscriminatingWords, type WordList } from './word-list.ts';

export interface WordVerdict {
  readonly word: string;
  readonly good: boolean;
  /** Dutch only; absent when nothing is known. */
  readonly classes?: readonly WordClass[];
  /** Also, or only, written with a capital (TR-19). */
  readonly name?: true;
  readonly common?: true;
  readonly why: Why;
}

export type Why =
  | { readonly code: 'listed'; readonly source: string }
  | { readonly code: 'discriminating' | 'blocked'; readonly reason: string }
  | { readonly code: 'name' | 'unknown' | 'not-letters' | 'too-short' | 'too-long' }
  /** Written with an apostrophe or hyphen, an abbreviation, or a misspelling. */
  | { readonly code: 'apostrophe' | 'hyphen' | 'abbreviation' | 'spelling' };

export function makeExplainer(list: WordList, discriminating?: DiscriminatingWords): (word: string) => WordVerdict {
  const { manifest, parts } = list;
  const isOut = (discriminating ?? DISCRIMINATING_BY_DEFAULT[manifest.language]) === 'out';
  const classesOf = makeClassLookup(list);
  const numbers = numberWords(parts.words.graph);
  const rejectedNumbers = parts.rejected && numberWords(parts.rejected.graph);
  const sourceOf = (word: string) => {
    const value = parts.words.values?.[numbers.numberOf(word)] ?? 0;
    const { title, version } = manifest.sources[value >> 6] ?? { title: manifest.name, version: manifest.version };
    return `${title} ${version}`;
  };
  const reasonOut = (word: string): Why => {
    const number = rejectedNumbers?.numberOf(word) ?? -1;
    const code = number < 0 ? null : manifest.reasons[parts.rejected?.values?.[number] ?? -1];
    if (code === 'blocked') return { code, reason: manifest.blocked[word] ?? '' };
    if (parts.names && hasWord(parts.names.graph, word)) return { code: 'name' };
    if (code) return { code } as Why;
    if (!/^\p{Lu}*$/u.test(word)) return { code: 'not-letters' };
    if (word.length < SHORTEST_WORD) return { code: 'too-short' };
    return { code: word.length > LONGEST_WORD[manifest.language] ? 'too-long' : 'unknown' };
  };
  return (text) => {
    const word = foldWord(manifest.language, text);
    const isListed = hasWord(parts.words.graph, word);
    const discriminates = isOut ? list.discriminating.get(word) : undefined;
    const good = isListed && discriminates === undefined;
    const classes = isListed ? classNames(classesOf(word)) : [];
    const outcome: Why = discriminates
      ? { code: 'discriminating', reason: discriminates }
      : good
        ? { code: 'listed', source: sourceOf(word) }
        : reasonOut(word);
    return {
      word,
      good,
      ...(classes.length > 0 && { classes }),
      ...(parts.names && hasWord(parts.names.graph, word) && { name: true as const }),
      ...(good && parts.common && hasWord(parts.common.graph, word) && { common: true as const }),
      why: outcome,
    };
  };
}
