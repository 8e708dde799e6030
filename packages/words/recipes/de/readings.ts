/** What a German word is: its class and base, by paradigms, by those of its parts, and by its endings. */
import { ADJECTIVE_ENDINGS, DEGREES, withoutUmlaut } from './endings.ts';
import type { Paradigms } from './paradigms.ts';
import { PARTICLES } from './regular-forms.ts';

export interface Reading {
  /** As it is written; the word itself if it is not a form. */
  readonly base: string;
  readonly class: 'noun' | 'verb' | 'adjective';
}

interface ReadingsInput {
  readonly paradigms: Paradigms;
  readonly spellingsOf: (word: string) => readonly string[];
  readonly fold: (spelling: string) => string;
  /** Whether a dictionary has the word as an adjective. */
  readonly isAdjective: (word: string) => boolean;
  /** The place of a spelling among the most frequent ones; Infinity if it is not there. */
  readonly rankOf: (spelling: string) => number;
}

const UNSTRESSED = [
  'BE',
  'EMP',
  'ENT',
  'ER',
  'GE',
  'MISS',
  'VER',
  'ZER',
  'ÜBER',
  'UNTER',
  'UM',
  'DURCH',
  'WIEDER',
  'HINTER',
];
export const PREFIXES: readonly string[] = [
  ...new Set([...PARTICLES, ...UNSTRESSED, 'AUFEINANDER', 'AUSEINANDER', 'RÜBER', 'HERÜBER', 'HINÜBER']),
];
const SHORTEST_HEAD = 3;
/** A verb this frequent is meant by its forms, even where they are written like a noun. */
const FREQUENT_VERB = 200;

/** Words that have no forms, though a verb has a form that is written like them. */
const WITHOUT_FORMS = new Set([
  'SEHR',
  'SEIT',
  'WEIL',
  'WÄHREND',
  'STATT',
  'DANK',
  'LAUT',
  'TROTZ',
  'ACHT',
  'WEH',
  'DENN',
]);

export type ReadWord = (word: string) => Reading | null;

export function makeReader({ paradigms, spellingsOf, fold, rankOf, isAdjective }: ReadingsInput): ReadWord {
  const { verbs, nouns, adjectives } = paradigms;
  const isLower = (spelling: string) => /^\p{Ll}/u.test(spelling);
  const hasLower = (word: string) => spellingsOf(word).some(isLower);
  const nounSpelling = (word: string) => spellingsOf(word).find((spelling) => !isLower(spelling));
  const lowerSpelling = (word: string) => spellingsOf(word).find(isLower);

  const byRank = (one: string, other: string) => (rankOf(one) === rankOf(other) ? 0 : rankOf(one) - rankOf(other));
  /** The base that is the word itself, else the most frequent one. */
  const best = (word: string, bases: readonly string[]) =>
    bases.find((base) => fold(base) === word) ??
    [...bases].sort((one, other) => byRank(one, other) || one.length - other.length || (one < other ? -1 : 1))[0];

  function asVerb(word: string): Reading | null {
    const own = best(word, verbs.get(word) ?? []);
    if (own !== undefined) return { base: own, class: 'verb' };
    for (const prefix of PREFIXES) {
      if (!word.startsWith(prefix)) continue;
      const rest = word.slice(prefix.length);
      const bare = rest.startsWith('ZU') ? [rest, rest.slice(2)] : [rest];
      const found = bare
        .flatMap((form) => verbs.get(form) ?? [])
        .map((base) => prefix + fold(base))
        .find((infinitive) => infinitive === word || isInfinitive(infinitive));
      const spelling = found === undefined ? undefined : lowerSpelling(found);
      if (spelling !== undefined) return { base: spelling, class: 'verb' };
    }
    return regularVerb(word);
  }

  /** Only infinitives have both a participle in -nd and a past tense that is built on their stem. */
  const isInfinitive = (word: string) => hasLower(word) && spellingsOf(`${word}D`).length > 0;

  function regularVerb(word: string): Reading | null {
    for (const ending of VERB_ENDINGS) {
      if (!word.endsWith(ending) || word.length - ending.length < 2) continue;
      const stem = word.slice(0, word.length - ending.length);
      for (const infinitive of [`${stem}EN`, `${stem}N`, `${stem.replace(/^GE/, '')}EN`]) {
        const spelling = isInfinitive(infinitive) ? lowerSpelling(infinitive) : undefined;
        if (spelling !== undefined) return { base: spelling, class: 'verb' };
      }
    }
    return isInfinitive(word) ? { base: lowerSpelling(word) ?? word.toLowerCase(), class: 'verb' } : null;
  }

  function asAdjective(word: string): Reading | null {
    const own = best(word, adjectives.get(word) ?? []);
    if (own !== undefined) return { base: own, class: 'adjective' };
    const stems = ['', ...ADJECTIVE_ENDINGS].flatMap((ending) =>
      word.endsWith(ending) ? [word.slice(0, word.length - ending.length)] : [],
    );
    for (const stem of stems) {
      for (const degree of DEGREES) {
        if (!stem.endsWith(degree)) continue;
        const plain = stem.slice(0, stem.length - degree.length);
        for (const base of [plain, `${plain}E`, withoutUmlaut(plain), plain.replace(/([AEIOU])([LR])$/, '$1E$2')]) {
          const spelling = base.length > 2 ? lowerSpelling(base) : undefined;
          const isParadigm = (text: string) => ADJECTIVE_ENDINGS.every((ending) => hasLower(text + ending));
          if (spelling !== undefined && isParadigm(base.replace(/E$/, '')))
            return { base: spelling, class: 'adjective' };
        }
      }
    }
    return null;
  }

  function asNoun(word: string): Reading | null {
    const own = best(word, nouns.get(word) ?? []);
    if (own !== undefined) return { base: own, class: 'noun' };
    // The head of a compound is inflected, and the rest stays: Regenjacken is a form of Regenjacke.
    for (let at = 2; at <= word.length - SHORTEST_HEAD; at++) {
      for (const head of nouns.get(word.slice(at)) ?? []) {
        const whole = word.slice(0, at) + fold(head);
        const spelling = nounSpelling(whole);
        if (spelling !== undefined) return { base: spelling, class: 'noun' };
      }
    }
    for (const ending of NOUN_ENDINGS) {
      if (!word.endsWith(ending) || word.length - ending.length < 2) continue;
      const stem = word.slice(0, word.length - ending.length);
      for (const base of [stem, withoutUmlaut(stem)]) {
        const spelling = nounSpelling(base);
        if (spelling !== undefined && base !== word) return { base: spelling, class: 'noun' };
      }
    }
    const spelling = nounSpelling(word);
    return spelling === undefined ? null : { base: spelling, class: 'noun' };
  }

  return (word) => {
    if (WITHOUT_FORMS.has(word)) return null;
    const noun = nounSpelling(word) === undefined ? null : asNoun(word);
    if (!hasLower(word)) return noun;
    const verb = asVerb(word);
    // Ist and War are nouns too, but nobody means them.
    if (verb !== null && rankOf(verb.base) <= FREQUENT_VERB) return verb;
    // A participle is a form of its verb, unless a dictionary has it as an adjective.
    const adjective = asAdjective(word);
    const isOwn = (reading: Reading) => fold(reading.base) === word;
    const isMere = verb !== null && adjective !== null && isOwn(adjective) && !isAdjective(word);
    // A base of its own goes before a form of another word (gehen, offen, Liebe), then the more frequent base: Eier are
    // eggs, though eiern is a verb.
    const [best = null] = [verb, isMere ? null : adjective, noun]
      .filter((reading) => reading !== null)
      .sort((one, other) => Number(isOwn(other)) - Number(isOwn(one)) || byRank(one.base, other.base));
    return best;
  };
}

const VERB_ENDINGS = [
  'E',
  'ST',
  'EST',
  'T',
  'ET',
  'TE',
  'TEST',
  'TEN',
  'TET',
  'ETE',
  'ETEST',
  'ETEN',
  'ETET',
  'END',
  '',
];
const NOUN_ENDINGS = ['S', 'ES', 'N', 'EN', 'E', 'ER', 'ERN', 'SE', 'SEN', 'NEN'];
