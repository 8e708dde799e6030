import { expect, test } from 'vitest';
import { regularForms } from './regular-forms.ts';

/** Spellings as the source has them: a capital makes a noun. */
function formsOf(...spellings: string[]): string[] {
  const words = new Map(spellings.map((spelling) => [spelling.toUpperCase(), spelling]));
  const isLower = (word: string) => words.get(word) === word.toLowerCase();
  const participles = new Map([['LADEN', ['GELADEN']]]);
  return [...new Set(regularForms(words.keys(), { has: (word) => words.has(word), isLower, participles }))].sort();
}

test('a participle without endings gets them', () => {
  expect(formsOf('adaptieren', 'adaptierend')).toEqual([
    'ADAPTIERENDE',
    'ADAPTIERENDEM',
    'ADAPTIERENDEN',
    'ADAPTIERENDER',
    'ADAPTIERENDES',
  ]);
});

test('a noun that looks like a participle gets no endings', () => {
  expect(formsOf('gegen', 'Gegend')).toEqual([]);
});

test('an imperative of a verb in -nden gets no endings', () => {
  expect(formsOf('einsen', 'einsend', 'einsenden')).toEqual([]);
});

test('a separable verb gets its zu-infinitive and participles', () => {
  const forms = formsOf('holen', 'holend', 'holende', 'abholen', 'Abholens', 'abgeholt');
  expect(forms).toContain('ABZUHOLEN');
  expect(forms).toContain('ABHOLENDEM');
  expect(forms).toContain('ABGEHOLTES');
  expect(forms).not.toContain('ABGEHOLETE');
});

test('a separable verb has the participle of its simple verb, with the endings that this one has', () => {
  const forms = formsOf('laden', 'ladend', 'geladen', 'geladenes', 'raufladen', 'raufladend');
  expect(forms).toContain('RAUFGELADEN');
  expect(forms).toContain('RAUFGELADENES');
  expect(forms).not.toContain('RAUFGELADENER');
});
