import { describe, expect, test } from 'vitest';
import { ADJECTIVE, type ClassBits, DIMINUTIVE, NOUN, PLURAL, VERB } from '../../src/word-class.ts';
import { makeClassifier } from './classes.ts';
import type { Readings } from './frog.ts';

const seen = (counts: readonly (readonly [ClassBits, number])[]): Readings => {
  const count = counts.reduce((sum, [, n]) => sum + n, 0);
  return { count, atLeast: (share) => counts.reduce((bits, [one, n]) => (n >= count * share ? bits | one : bits), 0) };
};

const classify = makeClassifier({
  words: ['KRAAN', 'SCHEPEN', 'KEUKEN', 'TAFEL', 'OPEN', 'TREIN', 'GIETEN', 'AFHAREN', 'KINDERTAFEL', 'KINDER'],
  flags: new Map([
    ['TAFEL', NOUN],
    ['TREIN', NOUN | VERB],
    ['GING', NOUN],
    ['GESPLETEN', VERB | ADJECTIVE],
  ]),
  infinitives: new Set(['GIETEN', 'HAREN']),
  readings: new Map([
    [
      'SCHEPEN',
      seen([
        [NOUN, 74],
        [PLURAL, 208],
      ]),
    ],
    ['TREIN', seen([[NOUN, 500]])],
    ['GING', seen([[VERB, 6507]])],
  ]),
});

describe('the classes of a Dutch word', () => {
  test.each([
    ['TAFEL', NOUN, 'its flag says so'],
    ['KEUKENTAFEL', NOUN, 'it ends in one'],
    ['SCHEPEN', NOUN | PLURAL, 'ships, and a magistrate'],
    ['KRAANSCHEPEN', PLURAL, 'in compounds only the main reading counts'],
    ['TREIN', NOUN, 'nobody uses it as a verb'],
    ['GING', VERB, 'counts weigh more than a flag'],
    ['GIET', VERB, 'regular form of gieten'],
    ['AFGEHAARD', VERB, 'participle of a verb with a particle'],
    ['OPENGESPLETEN', VERB, 'a particle makes verbs of verbs'],
    ['BLOEMETJE', DIMINUTIVE, 'it ends like one'],
    ['AFHANKELIJKEN', PLURAL, 'people who are afhankelijk'],
    ['XYZ', 0, 'unknown'],
  ])('%s', (word, classes, _why) => {
    expect(classify(word)).toBe(classes);
  });
});
