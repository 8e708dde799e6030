import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { alphabetOf, makeAlphabet } from '../alphabet.ts';
import { buildGraph } from './build.ts';
import { changeWords } from './change.ts';
import { numberWords } from './number-words.ts';
import { hasWord, LAST_EDGE, TARGET_SHIFT, walk } from './word-graph.ts';
import { anyWordSet, anyWords } from './word-sets.testing.ts';

const GERMAN = alphabetOf('de');
const graphOf = (words: readonly string[]) => buildGraph(GERMAN, [...new Set(words)].sort());

describe('a word graph', () => {
  test('has exactly the words of the set it was built from', () => {
    fc.assert(
      fc.property(anyWordSet, anyWords, (words, others) => {
        const set = new Set(words);
        const graph = graphOf(words);
        expect(graph.wordCount).toBe(set.size);
        for (const word of [...words, ...others]) expect(hasWord(graph, word)).toBe(set.has(word));
      }),
    );
  });

  test('a prefix, a longer word, an empty word and foreign letters are not words', () => {
    const graph = graphOf(['TREIN', 'TREINEN']);
    for (const text of ['', 'TREI', 'TREINE', 'TREINENS', 'trein', 'TRE1N', '🂡', '\0'])
      expect(hasWord(graph, text)).toBe(false);
    expect(walk(graph, 'TREIX')).toBe(0);
  });

  test('an empty graph has no word', () => {
    expect(hasWord(graphOf([]), '')).toBe(false);
    expect(hasWord(graphOf([]), 'A')).toBe(false);
  });

  test('shares endings: 26 x 26 stems with the same endings take few edges', () => {
    const letters = [...alphabetOf('nl').letters];
    const words = letters.flatMap((a) => letters.flatMap((b) => [`${a}${b}EN`, `${a}${b}ENDE`]));
    expect(graphOf(words).edges.length).toBe(2 + 26 + 26 + 4);
  });

  test('is minimal: no two nodes are equal', () => {
    fc.assert(
      fc.property(anyWordSet, (words) => {
        const { edges } = graphOf(words);
        const nodes: string[] = [];
        for (let start = 2, end = 2; start < edges.length; start = end) {
          while ((edges[end++]! & LAST_EDGE) === 0);
          nodes.push(edges.slice(start, end).join());
        }
        expect(new Set(nodes).size).toBe(nodes.length);
      }),
    );
  });

  test('targets lie before the edges that lead to them', () => {
    fc.assert(
      fc.property(anyWordSet, (words) => {
        const { edges } = graphOf(words);
        for (let at = 2; at < edges.length; at++) expect(edges[at]! >>> TARGET_SHIFT).toBeLessThan(at);
      }),
    );
  });

  test('refuses words out of order, twice, or with a letter it does not know', () => {
    expect(() => buildGraph(GERMAN, ['B', 'A'])).toThrow('A does not come after B');
    expect(() => buildGraph(GERMAN, ['A', 'A'])).toThrow();
    expect(() => buildGraph(GERMAN, [''])).toThrow();
    expect(() => buildGraph(alphabetOf('nl'), ['ÄB'])).toThrow('ÄB');
  });

  test('grows past its first tables', () => {
    const words = Array.from({ length: 60_000 }, (_, i) =>
      [...(i * 7919 + 3).toString(26)].map((digit) => String.fromCharCode(65 + Number.parseInt(digit, 26))).join(''),
    );
    const graph = graphOf(words);
    expect(words.every((word) => hasWord(graph, word))).toBe(true);
    expect(graph.wordCount).toBe(new Set(words).size);
  });
});

describe('an alphabet', () => {
  test('is in code unit order and has at most 31 letters', () => {
    expect(() => makeAlphabet('BA')).toThrow();
    expect(() => makeAlphabet('AA')).toThrow();
    expect(() => makeAlphabet('')).toThrow();
    expect(() => makeAlphabet(String.fromCharCode(...Array.from({ length: 32 }, (_, i) => 65 + i)))).toThrow();
  });
});

describe('word numbers', () => {
  test('count from 0 in word order', () => {
    fc.assert(
      fc.property(anyWordSet, anyWords, (words, others) => {
        const sorted = [...new Set(words)].sort();
        const { numberOf } = numberWords(graphOf(words));
        expect(sorted.map(numberOf)).toEqual(sorted.map((_, i) => i));
        for (const word of others) expect(numberOf(word)).toBe(sorted.indexOf(word));
      }),
    );
  });
});

describe('changing words', () => {
  test('gives the graph of the changed set and leaves the old one as it was', () => {
    fc.assert(
      fc.property(anyWordSet, anyWords, anyWords, (words, add, alsoRemove) => {
        const before = graphOf(words);
        const remove = [...alsoRemove, ...words.slice(0, words.length >> 1)].filter((word) => !add.includes(word));
        const after = changeWords(before, { add, remove });
        const expected = new Set([...words, ...add].filter((word) => !remove.includes(word)));
        expect(after.wordCount).toBe(expected.size);
        for (const word of [...words, ...add, ...remove]) {
          expect(hasWord(after, word)).toBe(expected.has(word));
          expect(hasWord(before, word)).toBe(words.includes(word));
        }
        const { numberOf } = numberWords(after);
        expect([...expected].sort().map(numberOf)).toEqual([...expected.keys()].map((_, i) => i));
      }),
    );
  });

  test('an emptied graph leads nowhere', () => {
    const emptied = changeWords(graphOf(['AB', 'ABC']), { remove: ['AB', 'ABC', 'ABD'] });
    expect(walk(emptied, 'A')).toBe(0);
    expect(emptied.wordCount).toBe(0);
  });
});
