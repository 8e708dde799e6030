/** What a Dutch word is a form of: by OpenTaal's suffix rules, by the forms of its verbs, and by the heads of compounds. */
import { ADJECTIVE, type ClassBits, DIMINUTIVE, NOUN, PLURAL, VERB } from '../../src/word-class.ts';
import { readHandList } from '../hand-list.ts';
import type { Dictionary } from './open-taal.ts';
import { strongVerbForms } from './strong-verbs.ts';
import { regularVerbForms, stemsOfVerb, usedForms } from './verb-forms.ts';

export interface BaseForm {
  /** As it is written. */
  readonly base: string;
  readonly class: 'noun' | 'plural' | 'diminutive' | 'adjective' | 'verb';
}

interface BaseFormsInput {
  readonly dictionary: Pick<Dictionary, 'formsOf' | 'infinitives' | 'adjectives'>;
  /** Spellings that are words. */
  readonly accepted: ReadonlySet<string>;
  /** Infinitives, those with a particle included. */
  readonly infinitives: Iterable<string>;
  /** Degrees and the like, to the adjective that they are made from. */
  readonly degrees: Iterable<readonly [form: string, base: string]>;
  readonly fold: (spelling: string) => string;
  /** The place of a spelling among the most frequent ones; Infinity if it is not there. */
  readonly rankOf: (spelling: string) => number;
  /** Whether a dictionary explains it. */
  readonly isExplained: (word: string) => boolean;
  /** What OpenTaal says that a word is. */
  readonly classesOf: (word: string) => ClassBits;
  /** Words that somebody has read and found to be bases. */
  readonly isBaseByHand: (word: string) => boolean;
  /** Forms that somebody has read, with their bases. */
  readonly byHand: ReadonlyMap<string, BaseForm>;
}

/** `WORD  # base class`: irregular plurals, and what the rules below take for something else. */
export function basesByHand(): ReadonlyMap<string, BaseForm> {
  return new Map(
    [...readHandList('nl/bases.txt')].map(([word, text]) => {
      const [base = '', kind] = text.split(' ');
      if (!isKind(kind)) throw new SyntaxError(`${word} is a form of ${base}, but no ${kind}`);
      return [word, { base, class: kind }];
    }),
  );
}

const KINDS: readonly BaseForm['class'][] = ['noun', 'plural', 'diminutive', 'adjective', 'verb'];
const isKind = (text: string | undefined): text is BaseForm['class'] => KINDS.some((kind) => kind === text);

/** A verb this frequent is meant by its past tense, even where that looks like a noun: was, zat, but not school. */
const FREQUENT_VERB = 600;

/** Word to its base. A word that is a base itself has none, unless the form is by far the more frequent reading. */
export function dutchBases(input: BaseFormsInput): ReadonlyMap<string, BaseForm> {
  const { dictionary, accepted, fold, rankOf, classesOf } = input;
  const candidates = new Map<string, BaseForm[]>();
  const note = (form: string, base: string, kind: BaseForm['class']) => {
    const word = fold(form);
    if (word === fold(base)) return;
    const known = candidates.get(word) ?? [];
    if (!known.some((one) => one.base === base)) candidates.set(word, [...known, { base, class: kind }]);
  };
  const strong = new Map<string, string>();
  for (const [form, infinitive] of strongVerbForms((spelling) => accepted.has(spelling))) {
    note(form, infinitive, 'verb');
    const word = fold(form);
    const known = strong.get(word);
    if (known === undefined || rankOf(infinitive) < rankOf(known)) strong.set(word, infinitive);
  }
  for (const infinitive of input.infinitives) {
    for (const form of regularVerbForms(fold(infinitive))) note(form, infinitive, 'verb');
  }
  for (const [base, forms] of dictionary.formsOf) {
    // The flags for verbs are at their stems: kijkt is a form of kijken, not of kijk.
    for (const { spelling, classes } of forms) if (!isOnlyVerb(classes)) note(spelling, base, classOf(classes));
  }
  const infinitives = new Set([...input.infinitives].map(fold));
  const pluralsOf = (base: string) => (dictionary.formsOf.get(base) ?? []).filter(({ classes }) => classes & PLURAL);
  for (const spelling of accepted) {
    const isVerb = infinitives.has(fold(spelling));
    for (const base of singularsOf(spelling)) {
      // Kans is no plural of kan, which has another one; proberen is none of probeer, which is no noun for sure.
      const isOpen = accepted.has(base) && classesOf(fold(base)) & NOUN && pluralsOf(base).length === 0;
      if (isOpen && (!isVerb || input.isExplained(fold(base)))) note(spelling, base, 'plural');
    }
  }
  for (const [form, base] of input.degrees) note(form, base, 'adjective');

  // The dictionary flags some verb forms as nouns (uitging): only words that are explained are bases for sure.
  const isBase = (word: string) =>
    dictionary.formsOf.has(word.toLowerCase()) && !isOnlyVerb(classesOf(word)) && input.isExplained(word);
  const stems = new Set([...infinitives].flatMap(stemsOfVerb));
  const hasDiminutive = (word: string) =>
    (dictionary.formsOf.get(word.toLowerCase()) ?? []).some(
      ({ spelling, classes }) => classes & DIMINUTIVE && accepted.has(spelling),
    );
  /** Kust, hamster: looks like a form of kussen or hamsteren, but has forms of its own. */
  const isOwnWord = (word: string) => isBase(word) || (stems.has(word) && hasDiminutive(word));
  const isUsedVerb = (word: string) => usedForms(word).some((form) => rankOf(form) < Number.POSITIVE_INFINITY);
  const chosen = new Map<string, BaseForm>(input.byHand);
  for (const [word, all] of candidates) {
    if (input.isBaseByHand(word) || chosen.has(word)) continue;
    const verb = strong.get(word);
    // Voeren is a verb of its own, and no past tense of varen.
    const isOwnVerb = infinitives.has(word) && isUsedVerb(word);
    if (verb !== undefined && !isOwnVerb && (!isBase(word) || rankOf(verb) < FREQUENT_VERB)) {
      chosen.set(word, { base: verb, class: 'verb' });
      continue;
    }
    const [best] = [...all].sort((one, other) =>
      rankOf(one.base) === rankOf(other.base)
        ? one.base < other.base
          ? -1
          : 1
        : rankOf(one.base) - rankOf(other.base),
    );
    if (best === undefined) continue;
    // An infinitive with a meaning of its own is a verb first (werken), another one is a plural (huizen).
    if (infinitives.has(word)) {
      if (best.class === 'plural' && !(input.isExplained(word) && isUsedVerb(word))) chosen.set(word, best);
    } else if (!isOwnWord(word) || best.class === 'plural' || best.class === 'diminutive') chosen.set(word, best);
  }
  addCompounds(chosen, input);
  return chosen;
}

/** Laadpalen is a form of laadpaal because palen is one of paal; aanhoren is none of aanhoor, though oren is one of oor. */
function addCompounds(
  chosen: Map<string, BaseForm>,
  { accepted, fold, isBaseByHand, infinitives }: BaseFormsInput,
): void {
  const shortest = 3;
  const isWord = (text: string) => accepted.has(text) || accepted.has(text.replace(/(s|en|e|n)$/, ''));
  const verbs = new Set([...infinitives].map(fold));
  for (const spelling of accepted) {
    const word = fold(spelling);
    if (chosen.has(word) || isBaseByHand(word) || verbs.has(word) || spelling.length < 2 * shortest) continue;
    for (let at = shortest; at <= spelling.length - shortest; at++) {
      const modifier = spelling.slice(0, at);
      const head = chosen.get(fold(spelling.slice(at)));
      if (!head || head.class === 'verb' || !isWord(modifier) || !accepted.has(modifier + head.base)) continue;
      chosen.set(word, { base: modifier + head.base, class: head.class });
      break;
    }
  }
}

/** Katten, beren, huizen, tafels: the singulars they may have. */
function singularsOf(spelling: string): string[] {
  if (spelling.endsWith('s')) return [spelling.slice(0, -1)];
  if (!spelling.endsWith('en')) return [];
  const stem = spelling.slice(0, -2);
  const closed = stem.replace(/v$/, 'f').replace(/z$/, 's');
  return [stem, closed, stem.replace(/(.)\1$/, '$1'), closed.replace(/([aeou])([^aeiou])$/, '$1$1$2')];
}

const isOnlyVerb = (classes: ClassBits) => classes !== 0 && (classes & ~VERB) === 0;

function classOf(classes: ClassBits): BaseForm['class'] {
  if (classes & DIMINUTIVE) return 'diminutive';
  if (classes & PLURAL) return 'plural';
  if (classes & ADJECTIVE) return 'adjective';
  if (classes & VERB) return 'verb';
  return (classes & NOUN) === 0 ? 'plural' : 'noun';
}
