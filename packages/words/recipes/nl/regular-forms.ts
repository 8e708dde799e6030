/** Regular forms that the sources leave out, as candidates: doubtful ones must be confirmed by the spell checker. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isParticle, pastTenses } from './verb-forms.ts';

export interface KnownForms {
  readonly has: (spelling: string) => boolean;
  /** Whether the word list itself has it: the dictionary gives degrees to some nouns too (lesweek). */
  readonly isListed: (spelling: string) => boolean;
  /** Adjectives by their base, with the form in -e. */
  readonly adjectives: ReadonlyMap<string, string>;
  readonly infinitives: Iterable<string>;
  /** Nouns with the plurals that the dictionary's flags make. */
  readonly plurals: ReadonlyMap<string, readonly string[]>;
  /** Nouns with their diminutives in the singular. */
  readonly diminutives: ReadonlyMap<string, readonly string[]>;
  /** Nouns whose compounds all have diminutives. */
  readonly smallHeads: ReadonlySet<string>;
  /** Words that may be a compound. */
  readonly nouns: Iterable<string>;
}

export function readSmallHeads(): ReadonlySet<string> {
  const lines = readFileSync(join(import.meta.dirname, 'small-heads.txt'), 'utf8').split('\n');
  return new Set(lines.filter((line) => !line.startsWith('#')).flatMap((line) => line.split(' ').filter(Boolean)));
}

/**
 * Degrees and the partitive -s (iets snels) of adjectives that have degrees in the word list. They are safe by grammar;
 * the speller knows too few of them (no serieuste) to be asked.
 */
export function* degrees({ adjectives, isListed }: KnownForms): Iterable<readonly [form: string, base: string]> {
  for (const [base, inflected] of adjectives) {
    const comparative = base.endsWith('r') ? `${base}der` : `${inflected}r`;
    const superlative = base.endsWith('s') ? `${base}t` : `${base}st`;
    // One alone may be another word: ganser (van ganser harte), minner.
    const degreesListed = [comparative, `${comparative}e`, superlative, `${superlative}e`].filter(isListed).length;
    if (degreesListed < 2) continue;
    for (const form of [comparative, `${comparative}e`, `${comparative}s`, superlative, `${superlative}e`]) {
      yield [form, base];
    }
    // Iets fris, iets fantastisch: no second s. After a, e, o, u it takes an apostrophe.
    if (!/([aeoué]|s|sch|x|z)$/.test(base)) yield [`${base}s`, base];
  }
}

/** Lopend, lopende; belde aan, aanbelden. */
function* verbForms({ infinitives }: KnownForms): Iterable<string> {
  for (const infinitive of infinitives) {
    yield `${infinitive}d`;
    yield `${infinitive}de`;
    for (const past of pastTenses(infinitive.toUpperCase())) yield past.toLowerCase();
  }
}

const SHORTEST_HEAD = 4;
/** A plural that fewer of the compounds with the same head have is doubtful: slaolies, dopinghandels. */
const LEAST_SHARE = 0.5;
const LEAST_DIMINUTIVES = 0.2;

/**
 * The plural of a compound is that of its head (laadpaal, laadpalen), where most compounds with that head have it; so is
 * the diminutive (zonnebrilletje), where some of them have one: of other heads it would be odd (jaarbegrotinkje).
 */
function* compoundForms(known: KnownForms): Iterable<string> {
  const { plurals, diminutives, has } = known;
  for (const [head, modifiers] of modifiersOfHeads(known)) {
    for (const plural of plurals.get(head) ?? []) {
      const listed = modifiers.filter((modifier) => has(modifier + plural)).length;
      if (listed < 2 || listed / modifiers.length < LEAST_SHARE) continue;
      for (const modifier of modifiers) yield modifier + plural;
    }
    for (const diminutive of diminutives.get(head) ?? []) {
      const listed = modifiers.filter((modifier) => has(modifier + diminutive)).length;
      if (listed < 2 || listed / modifiers.length < LEAST_DIMINUTIVES) continue;
      for (const modifier of modifiers) yield* [modifier + diminutive, `${modifier}${diminutive}s`];
    }
  }
}

/** Fietshelmpje: compounds of small things have a diminutive, and the speller knows too few of them to be asked. */
export function* smallThings({ nouns, diminutives, smallHeads, has }: KnownForms): Iterable<string> {
  for (const noun of nouns) {
    for (let at = 3; at <= noun.length - 3; at++) {
      const [modifier, head] = [noun.slice(0, at), noun.slice(at)];
      if (!smallHeads.has(head) || !isModifier(modifier, has)) continue;
      for (const diminutive of diminutives.get(head) ?? []) {
        yield* [modifier + diminutive, `${modifier}${diminutive}s`];
      }
    }
  }
}

/** A particle or a prefix makes verbs: uitloop is not a kind of loop. */
function isModifier(text: string, has: KnownForms['has']): boolean {
  const isWord = has(text) || has(text.replace(/(s|en|e)$/, ''));
  return isWord && !isParticle(text.toUpperCase()) && !/^(ge|her|ont|ver)$/.test(text);
}

function modifiersOfHeads({ nouns, plurals, diminutives, adjectives, has }: KnownForms): Map<string, string[]> {
  const modifiersOf = new Map<string, string[]>();
  for (const noun of nouns) {
    if (noun.endsWith('band')) continue; // Banden or bands, depending on the meaning of band.
    for (let at = 3; at <= noun.length - SHORTEST_HEAD; at++) {
      const head = noun.slice(at);
      const modifier = noun.slice(0, at);
      const isWord = has(modifier) || has(modifier.replace(/(s|en|e)$/, ''));
      if (!(plurals.has(head) || diminutives.has(head)) || !isWord) continue;
      // Some heads make adjectives: bovenlokaal, monddood.
      const isAdjective = adjectives.has(head) && has(modifier + adjectives.get(head));
      if (isModifier(modifier, has) && !isAdjective)
        modifiersOf.set(head, [...(modifiersOf.get(head) ?? []), modifier]);
      break;
    }
  }
  return modifiersOf;
}

/** Candidates for the spell checker to confirm. */
export function* doubtfulForms(known: KnownForms): Iterable<string> {
  yield* verbForms(known);
  yield* compoundForms(known);
}
