import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { alphabetOf } from '../alphabet.ts';
import { buildGraph } from './build.ts';
import { anagrams, wordsFitting, wordsFromLetters, wordsOf, wordsOfLength } from './queries.ts';
import { anyWordSet } from './word-sets.testing.ts';

const graphOf = (words: readonly string[]) => buildGraph(alphabetOf('de'), [...new Set(words)].sort());

/** The obvious way: remove the letters one by one. */
const canBeMade = (word: string, letters: string) => {
  const left = [...letters];
  return [...word].every((letter) => {
    const own = left.indexOf(letter);
    const at = own >= 0 ? own : left.indexOf('?');
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
};

const anyRack = fc.array(fc.constantFrom(...'AABBENÄÖÜR?'), { maxLength: 8 }).map((letters) => letters.join(''));

describe('queries', () => {
  test('all words, in order, by prefix', () => {
    fc.assert(
      fc.property(anyWordSet, fc.constantFrom('', 'A', 'AB', 'Ä', 'EN'), (words, prefix) => {
        const expected = words.filter((word) => word.startsWith(prefix)).sort();
        expect(wordsOf(graphOf(words), prefix)).toEqual(expected);
      }),
    );
  });

  test('words that fit a pattern', () => {
    fc.assert(
      fc.property(anyWordSet, fc.nat(), fc.nat(), (words, which, holes) => {
        const word = words[which % (words.length || 1)] ?? 'AB';
        const pattern = [...word].map((letter, i) => ((holes >> i) & 1 ? '?' : letter)).join('');
        const expression = new RegExp(`^${pattern.replaceAll('?', '.')}$`);
        expect(wordsFitting(graphOf(words), pattern)).toEqual(words.filter((other) => expression.test(other)).sort());
      }),
    );
  });

  test('words from letters, with jokers', () => {
    fc.assert(
      fc.property(anyWordSet, anyRack, (words, letters) => {
        const expected = words.filter((word) => canBeMade(word, letters)).sort();
        expect(wordsFromLetters(graphOf(words), letters)).toEqual(expected);
        expect(anagrams(graphOf(words), letters)).toEqual(expected.filter((word) => word.length === letters.length));
      }),
    );
  });

  test('a letter outside the alphabet fits nothing', () => {
    expect(wordsFitting(graphOf(['AB']), 'A1')).toEqual([]);
    expect(wordsFromLetters(graphOf(['AB']), 'A1')).toEqual([]);
    expect(wordsFitting(graphOf(['AB']), '')).toEqual([]);
  });

  test('TR-07 all two-letter words', () => {
    expect(wordsOfLength(graphOf(['ABER', 'ER', 'RE', 'Ö', 'ÖL']), 2)).toEqual(['ER', 'RE', 'ÖL']);
  });

  test('anagrams', () => {
    const graph = graphOf(['KAT', 'TAK', 'TAKE', 'AK']);
    expect(anagrams(graph, 'TKA')).toEqual(['KAT', 'TAK']);
    expect(anagrams(graph, 'T?A')).toEqual(['KAT', 'TAK']);
  });
});
