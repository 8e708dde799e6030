import { expect, test } from 'vitest';
import { compoundForms } from './compound-forms.ts';

test('a compound has the plural that most compounds with the same head have', () => {
  const words =
    'Jacke Jacken Regen Regenjacke Leder Lederjacke Lederjacken Strick Strickjacke Strickjacken Park Parker Parkern Kern Kerne';
  const spellings = new Map(words.split(' ').map((text) => [text.toUpperCase(), [text]]));
  const plurals = new Map([
    ['JACKE', new Set(['JACKEN'])],
    ['KERN', new Set(['KERNE'])],
  ]);
  expect([...compoundForms(spellings, { plurals })]).toEqual(['REGENJACKEN']);
});
