/** Past tenses and subjunctives without their -e (käm, lüd, hatt): they are spoken, but written only with an apostrophe. */
import type { Paradigms } from './paradigms.ts';
import { PREFIXES } from './readings.ts';
import type { Spellings } from './spellings.ts';

/** Older subjunctives that the paradigms leave out: hübe beside höbe, stände beside stünde. */
const OLDER = new Set(
  (
    'HÜB SPÖNN RÖNN SCHWÖMM GÖNN SÖNN STÄND FÖHL FÄHL GÖLT SCHÖLT STÖHL STÄHL HÜLF STÜRB WÜRF WÜRB DÜRB BÖRST DRÖSCH ' +
    'DRÄSCH SCHNÖB SNÖB FRÜG SCHÜF TÄT WÖB SPRÖSS SCHWÜR STÄK SCHRÄK SCHLÜG FÜHR QUÖLL KLÄNG WÄND HÄTT KÄM FRÖR GÄB WÜCHS SPRÄNG'
  ).split(' '),
);
const ENDINGS = ['EM', 'ES'];
/** Forms of verbs that are not strong: of these a form without -e is an imperative or a present tense. */
const WEAK = ['END', 'TE', 'TEN', 'ETE'];

export function makeClippedTest(
  { verbs, adjectives, clipped }: Paradigms,
  spellings: Spellings,
  fold: (text: string) => string,
): (word: string) => boolean {
  const isLower = (word: string) => spellings.get(word)?.every((text) => /^\p{Ll}/u.test(text)) ?? false;
  const isPrefix = (text: string): boolean =>
    text === '' || PREFIXES.some((prefix) => text.startsWith(prefix) && isPrefix(text.slice(prefix.length)));
  const isOtherForm = (word: string) =>
    verbs.has(word) ||
    adjectives.has(word) ||
    // The imperative of a verb of its own (tränk, führ), or a participle (bekannt).
    (isLower(`${word}EN`) && spellings.has(`${word}END`)) ||
    ENDINGS.every((ending) => isLower(word + ending));
  // Besäh, wundläg: a strong verb that the paradigms lack.
  const isOfUnknownVerb = (word: string) =>
    /[ÄÖÜ][^AEIOUÄÖÜ]+$/.test(word) &&
    isLower(`${word}E`) &&
    isLower(`${word}EN`) &&
    !WEAK.some((ending) => spellings.has(word + ending)) &&
    !(word.endsWith('T') && ['END', 'TE', 'EST', 'EN'].some((ending) => spellings.has(word.slice(0, -1) + ending)));
  return (word) => {
    if (!isLower(word) || isOtherForm(word)) return false;
    if (isOfUnknownVerb(word)) return true;
    for (let at = 0; at <= word.length - 3; at++) {
      const [before, rest] = [word.slice(0, at), word.slice(at)];
      if (OLDER.has(rest) && (at > 0 ? isPrefix(before) : false)) return true;
      // Hielt is a past tense, whatever stands before it.
      if (at > 0 && verbs.has(rest)) continue;
      const isWhole = (infinitive: string) =>
        at === 0 || (isLower(before + fold(infinitive)) && (isPrefix(before) || spellings.has(before)));
      if ((clipped.get(rest) ?? []).some(isWhole)) return true;
    }
    return false;
  };
}
