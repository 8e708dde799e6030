/** Plurals of listed German compounds that the source leaves out: Regenjacke is listed, so Regenjacken is a word. */
import type { Paradigms } from './paradigms.ts';
import { PARTICLES } from './regular-forms.ts';
import type { Spellings } from './spellings.ts';

const SHORTEST_HEAD = 4;
const SHORTEST_MODIFIER = 3;
const ENDINGS = ['N', 'EN', 'S', 'ES', 'E', 'ER'];
/** A form that fewer of the compounds with the same head have is doubtful: Regenwässer. */
const LEAST_SHARE = 0.5;

export function* compoundForms(spellings: Spellings, { plurals }: Pick<Paradigms, 'plurals'>): Iterable<string> {
  const isNoun = (word: string) => spellings.get(word)?.some((text) => /^\p{Lu}/u.test(text)) ?? false;
  // With the joint that compounds have: Arbeits-, Blumen-, Hunde-.
  const isModifier = (text: string) =>
    text.length >= SHORTEST_MODIFIER &&
    !PARTICLES.includes(text) &&
    (spellings.has(text) || spellings.has(text.replace(/(ES|S|EN|N|E)$/, '')));
  const modifiersOf = new Map<string, string[]>();
  for (const word of spellings.keys()) {
    // Parkern is a form of Parker, not a kind of Kern.
    if (!isNoun(word) || ENDINGS.some((ending) => word.endsWith(ending) && isNoun(word.slice(0, -ending.length))))
      continue;
    for (let at = SHORTEST_MODIFIER; at <= word.length - SHORTEST_HEAD; at++) {
      const head = word.slice(at);
      if (!plurals.has(head) || !isNoun(head) || !isModifier(word.slice(0, at))) continue;
      modifiersOf.set(head, [...(modifiersOf.get(head) ?? []), word.slice(0, at)]);
      break;
    }
  }
  for (const [head, modifiers] of modifiersOf) {
    for (const form of plurals.get(head) ?? []) {
      if (form === head || !isNoun(form)) continue;
      const listed = modifiers.filter((modifier) => isNoun(modifier + form)).length;
      if (listed < 2 || listed / modifiers.length < LEAST_SHARE) continue;
      for (const modifier of modifiers) if (!spellings.has(modifier + form)) yield modifier + form;
    }
  }
}
