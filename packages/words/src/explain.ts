/** Explains why a word is valid or not, with the deciding source or hand-made line. */

import { type BlockKind, readBlockReason } from './block-reason.ts';
import type { Explained, ExplainWord } from './explained.ts';
import { foldWord } from './fold.ts';
import { numberWords } from './graph/number-words.ts';
import { hasWord } from './graph/word-graph.ts';
import { reasonInFamilies } from './hand-list.ts';
import { SHORTEST_WORD } from './language.ts';
import { WORD_LANGUAGES } from './languages/index.ts';
import type { DiscriminatingWords } from './languages/word-language.ts';
import { type GraphLexicon, makeClassLookup, makeLexicon } from './lexicon.ts';
import { classNames, type WordClass } from './word-class.ts';
import type { WordList } from './word-list.ts';

export interface WordVerdict {
  readonly word: string;
  readonly good: boolean;
  /** Dutch only; absent when nothing is known. */
  readonly classes?: readonly WordClass[];
  /** Also, or only, written with a capital (TR-19). */
  readonly name?: true;
  readonly common?: true;
  /** Valid only where the table allows words without their apostrophe or hyphen (XL-05). */
  readonly joined?: true;
  /** How it is written, where that is not simply the word in lower case: foto's, Straße. */
  readonly written?: string;
  /** The base form, as it is written. */
  readonly formOf?: string;
  readonly class?: string;
  /** A short meaning or translation, of the base form where the word has none of its own. */
  readonly meaning?: string;
  readonly why: Why;
}

export interface ExplainOptions {
  readonly discriminating?: DiscriminatingWords;
  /** Whether the table allows words without their apostrophe or hyphen. */
  readonly joined?: boolean;
  /** What is known beyond the list (`loadExplained`). */
  readonly explainWord?: ExplainWord;
  /** Leaves out meanings that nobody has read: for tables with children. */
  readonly onlyRead?: boolean;
}

export type Why =
  | { readonly code: 'listed'; readonly source: string }
  | { readonly code: 'discriminating'; readonly reason: string }
  | { readonly code: 'blocked'; readonly reason: string; readonly kind: BlockKind; readonly phrase?: string }
  | { readonly code: 'name' | 'unknown' | 'not-letters' | 'too-short' | 'too-long' }
  /** Written with an apostrophe or hyphen, an abbreviation, or a misspelling. */
  | { readonly code: 'apostrophe' | 'hyphen' | 'abbreviation' | 'spelling' };

/** The tile *IN is written as a star, its plural as *NEN. */
const PERSON_NOUN = /^(\p{Lu}{3,})\*(?:IN)?(?:NEN)?$/u;

export function makeExplainer(list: WordList, options: ExplainOptions = {}): (word: string) => WordVerdict {
  const { manifest, parts } = list;
  const { discriminating } = options;
  const explainWord: ExplainWord = options.explainWord ?? (() => ({}));
  const mayShow = ({ isRead }: Explained) => isRead === true || options.onlyRead !== true;
  const isOut = (discriminating ?? WORD_LANGUAGES[manifest.language].discriminating) === 'out';
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
    if (code === 'blocked') return { code, ...readBlockReason(manifest.blocked[word] ?? '') };
    if (parts.names && hasWord(parts.names.graph, word)) return { code: 'name' };
    if (code) return { code } as Why;
    if (!/^\p{Lu}*$/u.test(word)) return { code: 'not-letters' };
    if (word.length < SHORTEST_WORD) return { code: 'too-short' };
    return { code: word.length > WORD_LANGUAGES[manifest.language].longestWord ? 'too-long' : 'unknown' };
  };
  const isCommon = (word: string) => [parts.common, parts.child].some((part) => part && hasWord(part.graph, word));
  // A list whose language has no tile *IN names no stems that are not persons.
  const hasPersonTile = manifest.nonPersons.length > 0;
  let lexicon: GraphLexicon | null = null;
  return (text) => {
    const word = foldWord(manifest.language, text);
    const stem = hasPersonTile ? PERSON_NOUN.exec(word)?.[1] : undefined;
    if (stem !== undefined) return personNoun(word, stem);
    const isJoined = parts.joined !== undefined && hasWord(parts.joined.graph, word);
    const isAdded = list.added !== undefined && hasWord(list.added.graph, word);
    const isListed = hasWord(parts.words.graph, word) || isAdded || (isJoined && options.joined === true);
    const discriminates = isOut ? list.discriminating.get(word) : undefined;
    const good = isListed && discriminates === undefined;
    const classes = isListed ? classNames(classesOf(word)) : [];
    const outcome: Why = discriminates
      ? { code: 'discriminating', reason: discriminates }
      : good
        ? { code: 'listed', source: isAdded ? `house list ${manifest.name}` : sourceOf(word) }
        : reasonOut(word);
    return {
      word,
      good,
      ...(classes.length > 0 && { classes }),
      ...(parts.names && hasWord(parts.names.graph, word) && { name: true as const }),
      ...(good && isCommon(word) && { common: true as const }),
      ...(isJoined && { joined: true as const }),
      ...(good || isJoined ? tellMore(word, classes[0]) : {}),
      why: outcome,
    };
  };

  /** X*IN and X*INNEN (DE-06), as the referee judges them. */
  function personNoun(word: string, stem: string): WordVerdict {
    lexicon ??= makeLexicon(list, options);
    const good = lexicon.isPersonStem(stem);
    const reason = isOut ? reasonInFamilies(list.families.discriminating, `${stem}IN`) : null;
    const source = sourceOf(`${stem}IN`);
    const why: Why = good
      ? { code: 'listed', source }
      : reason !== null
        ? { code: 'discriminating', reason }
        : { code: 'unknown' };
    return { word, good, ...(good && { class: 'noun', ...tellMore(`${stem}IN`, undefined) }), why };
  }

  function tellMore(
    word: string,
    known: WordClass | undefined,
  ): Pick<WordVerdict, 'written' | 'formOf' | 'class' | 'meaning'> {
    const explained = explainWord(word);
    const { class: kind = known, formOf: base, written } = explained;
    // A noun is not a form of a verb that is derived from it or looks like it (trein, treinen; vlees, vlezen).
    const isInfinitive = base !== undefined && /^\p{Ll}.*n$/u.test(base) && base.length > word.length;
    const formOf = kind === 'noun' && isInfinitive ? undefined : base;
    const own = list.meanings?.get(word);
    const ofBase = formOf === undefined ? {} : explainWord(foldWord(manifest.language, formOf));
    const meant = [own === undefined ? {} : { meaning: own }, explained, ofBase].find(
      (one) => one.meaning !== undefined,
    );
    return {
      ...(written && { written }),
      ...(formOf && { formOf }),
      ...(kind && { class: kind }),
      ...(meant?.meaning && mayShow(meant) && { meaning: meant.meaning }),
    };
  }
}
