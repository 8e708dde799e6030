/** Which classes a Dutch word has: by its own flags and readings, else as a regular verb form, else by how it ends. */

import { ADJECTIVE, ALL_CLASSES, type ClassBits, DIMINUTIVE, NOUN, PLURAL, VERB } from '../../src/word-class.ts';
import type { Readings } from './frog.ts';
import { isParticle, regularVerbForms, withoutParticle } from './verb-forms.ts';

export interface Evidence {
  readonly words: readonly string[];
  /** What OpenTaal's flags say. */
  readonly flags: ReadonlyMap<string, ClassBits>;
  readonly infinitives: ReadonlySet<string>;
  /** What was counted in tagged text; empty for the data that does without. */
  readonly readings: ReadonlyMap<string, Readings>;
}

/** A reading counts if it has at least a fifth of the occurrences. */
const LEAST_SHARE = 0.2;
/** As the end of a longer word it has only its main readings: KRAANSCHEPEN are ships, not magistrates. */
const MAIN_SHARE = 0.4;
/** Counts up to this may be tagging errors. */
const FEW = 5;
/** Counts from this on override the flags. */
const MANY = 20;

export function makeClassifier({ words, flags, infinitives, readings }: Evidence): (word: string) => ClassBits {
  const isWord = new Set(words);
  const verbForms = new Set(
    words
      .filter((word) => infinitives.has(word) || withoutParticle(word).some((verb) => infinitives.has(verb)))
      .flatMap(regularVerbForms),
  );
  const known = (word: string, share: number): ClassBits => {
    const flagged = flags.get(word) ?? 0;
    const seen = readings.get(word);
    if (!seen) return flagged;
    // A participle seen only once or twice before a noun does not count as an adjective.
    const isRare = seen.count < FEW;
    const read = seen.atLeast(share) & (isRare && (flagged === VERB || verbForms.has(word)) ? ~ADJECTIVE : ALL_CLASSES);
    if (share === MAIN_SHARE && !isRare) return read;
    // Flags for nouns also make verb plurals (ging, gingen), and trein is hardly a verb: many counts know better.
    return read | (seen.count >= MANY ? flagged & seen.atLeast(0.01) : flagged);
  };
  const byHead = (word: string): ClassBits => {
    for (let at = 2; at <= word.length - 3; at++) {
      const classes = known(word.slice(at), MAIN_SHARE) || (verbForms.has(word.slice(at)) ? VERB : 0);
      if (!classes) continue;
      const modifier = word.slice(0, at);
      // Opengespleten, aanzie: a particle makes verbs of verbs, unless the word is known as something else.
      const isParticiple = /^GE.*([DT]E?|EN)$/.test(word.slice(at)) && (classes & NOUN) === 0;
      if (isParticle(modifier) && (classes & VERB || isParticiple)) return VERB;
      if (isModifier(modifier, isWord)) return classes;
    }
    return byEnding(word);
  };
  return (word) => {
    const classes = known(word, LEAST_SHARE) || (verbForms.has(word) ? VERB : 0) || byHead(word);
    // De koninklijken, de afhankelijken: nouns made of adjectives, in the plural.
    if (/(LIJK|IG|ISCH|END|BAR|ZAM|LOZ)EN$/.test(word) && (classes & ~ADJECTIVE) === 0) return PLURAL;
    const isLikePlural = /.{3}[^AEIOUSY]S$/.test(word) || (word.endsWith('S') && isWord.has(word.slice(0, -1)));
    if (classes === 0 && isLikePlural) return PLURAL;
    return classes === 0 && /.{3}EN$/.test(word) ? PLURAL | VERB : classes;
  };
}

/** What may precede the head of a compound: a word, possibly with a linking -s-, -e- or -en-. */
function isModifier(text: string, words: ReadonlySet<string>): boolean {
  if (/^(BE|GE|HER|ONT|VER)$/.test(text)) return false;
  return (
    words.has(text) ||
    ['S', 'E', 'EN', 'N'].some((link) => text.endsWith(link) && words.has(text.slice(0, -link.length)))
  );
}

const ENDINGS: readonly (readonly [RegExp, ClassBits])[] = [
  [/([TPK]J|[BCDFGKNPSTVXZ]J)ES?$/, DIMINUTIVE],
  [/(HEDEN|INGEN|ISTEN|LOGEN|IEEN|ATOREN|TEITEN|AARS|STERS|IGEN|ENDEN|EERDEN)$/, PLURAL],
  [/(HEID|ING|TEIT|ISME|SCHAP|LOGIE|ATIE|STER|IST|ATOR)$/, NOUN],
  [/(LIJKE?|BARE?|ZAME?|LOOS|LOZE|ACHTIGE?|ISCHE?|IGER?|IGST|IGSTE)$/, ADJECTIVE],
  [/(ENDE?|EERDE?|EERT|EERDEN|EREN)$/, VERB],
  [/^(BE|GE|HER|ONT|VER).*[DT]E?$/, VERB],
  [/.GE.*[DT]E?$/, VERB],
];

function byEnding(word: string): ClassBits {
  return ENDINGS.find(([ending]) => ending.test(word))?.[1] ?? 0;
}
