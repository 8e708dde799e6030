/** Words written with an apostrophe or a hyphen, joined without it: valid only at tables that allow them (XL-05). */

import { LONGEST_SHORT_WORD } from '../short-words.ts';

/** Lower-case letters with marks between them: not an affix (-achtig), a name, or an abbreviation with a full stop. */
const MARKED = /^\p{Ll}[\p{Ll}'’-]*['’-][\p{Ll}'’-]*\p{Ll}$/u;

/** What an apostrophe stands before when a word is inflected; elsewhere it belongs to the word (trompe-l'oeil). */
const INFLECTED = /^(.+)['’](?:s|e?tjes?|jes?|ers?|s?en|ende?|[td]en?|[td]e?)$/u;

/** Plurals that only the speller makes (deux-chevauxs). */
const ODD_PLURAL = /[sxz]s$/;

const withoutMarks = (spelling: string) => spelling.replaceAll(/['’-]/g, '');

export interface JoinedInput {
  readonly spellings: Iterable<string>;
  readonly fold: (spelling: string) => string;
  /** Whether the spell checker accepts the spelling. */
  readonly spells: (spelling: string) => boolean;
  /** Whether it is a word of the main list. */
  readonly isListed: (word: string) => boolean;
  /** Valid regardless of the rules below. */
  readonly byHand: ReadonlySet<string>;
  readonly isBlocked: (word: string) => boolean;
  readonly isPlayable: (word: string) => boolean;
}

/** Words to the spelling each is joined from. */
export function joinedWords(input: JoinedInput): ReadonlyMap<string, string> {
  const joined = new Map<string, string>();
  const take = (spelling: string) => {
    const word = input.fold(withoutMarks(spelling));
    if (input.isPlayable(word) && !input.isListed(word) && !input.isBlocked(word)) joined.set(word, spelling);
  };
  const isGood = (spelling: string) => {
    const word = input.fold(withoutMarks(spelling));
    return input.isListed(word) || joined.has(word);
  };
  const spelled = [...input.spellings].filter((spelling) => MARKED.test(spelling) && input.spells(spelling)).sort();
  for (const spelling of spelled) if (isWhole(spelling, input)) take(spelling);
  for (const spelling of spelled) {
    const base = INFLECTED.exec(spelling)?.[1];
    // Inflected letters and initialisms (b's, tv's) are not words, because their base is not one.
    if (base !== undefined && isGood(base)) take(spelling);
  }
  return joined;
}

/** Whether the marks belong to the word itself: it is neither inflected nor a letter or initialism with a suffix. */
function isWhole(spelling: string, { fold, byHand }: JoinedInput): boolean {
  const word = fold(withoutMarks(spelling));
  if (byHand.has(word)) return true;
  // A single letter at the end is an abbreviation (vmbo-t); an apostrophe without a hyphen marks a phrase (d'orange).
  const isPart = /['’]/.test(spelling) ? INFLECTED.test(spelling) || !spelling.includes('-') : /-.$/u.test(spelling);
  return word.length > LONGEST_SHORT_WORD && !isPart && !ODD_PLURAL.test(spelling);
}
