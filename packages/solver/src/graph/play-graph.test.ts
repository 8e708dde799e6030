import { alphabetOf, buildGraph } from '@lettertafel/words';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NOWHERE } from './hot-first.ts';
import { popcount, THIN, WAY_SHIFT } from './packed-nodes.ts';
import { derivePlayGraph, type PlayGraph, playGraphSteps } from './play-graph.ts';
import { withSuffix } from './with-suffix.ts';

const letters = alphabetOf('de').letters;
const graphOf = (words: readonly string[]) => buildGraph(alphabetOf('de'), [...new Set(words)].sort());

/** Every text the graph accepts, the turn written as `>`. */
function textsOf({ nodes, root, letters }: PlayGraph): string[] {
  const texts: string[] = [];
  const visit = (place: number, text: string) => {
    const isThin = (place & THIN) !== 0;
    const way = place >>> WAY_SHIFT;
    const at = place & (THIN - 1);
    const following = isThin ? 1 << way : nodes[at]!;
    const ending = isThin ? 0 : nodes[at + 1]!;
    if (way < 31) expect(following | ending).toBe(1 << way);
    for (let code = 0; code < 31; code++) {
      const bit = 1 << code;
      const longer = text + (code === 0 ? '>' : letters[code - 1]);
      if ((ending & bit) !== 0) texts.push(longer);
      if ((following & bit) === 0) continue;
      visit(nodes[at + (isThin ? 0 : 2) + popcount(following & (bit - 1))]!, longer);
    }
  };
  if (root !== NOWHERE) visit(root, '');
  return texts;
}

/** Every node as text: all words of it, a thin one with its only way. */
function nodesOf({ nodes, thinEnd, root }: PlayGraph): string[] {
  const seen = new Map<number, string>();
  const visit = (place: number) => {
    if (seen.has(place)) return;
    const at = place & (THIN - 1);
    const isThin = (place & THIN) !== 0;
    expect(at < thinEnd).toBe(isThin);
    const behind = isThin ? [nodes[at]!] : [...nodes.subarray(at + 2, at + 2 + popcount(nodes[at]!))];
    const head = isThin ? [place >>> WAY_SHIFT] : [nodes[at], nodes[at + 1]];
    seen.set(place, [isThin, ...head, ...behind].join(' '));
    for (const next of behind) visit(next);
  };
  if (root !== NOWHERE) visit(root);
  return [...seen.values()];
}

const backwards = (text: string) => [...text].reverse().join('');

/** From every letter of a word leftwards, then rightwards. */
function waysThrough(word: string): string[] {
  return [...word].map(
    (_, i) => backwards(word.slice(0, i + 1)) + (i + 1 < word.length ? `>${word.slice(i + 1)}` : ''),
  );
}

const anyWord = fc
  .array(fc.constantFrom('A', 'B', 'E', 'N', 'Ü'), { minLength: 1, maxLength: 17 })
  .map((parts) => parts.join(''));

describe('a play graph', () => {
  test('accepts every path through every word that fits on a board, once, and nothing else', () => {
    fc.assert(
      fc.property(fc.array(anyWord, { maxLength: 20 }), (words) => {
        const laid = [...new Set(words)].filter((word) => word.length >= 2 && word.length <= 15);
        expect(textsOf(derivePlayGraph(graphOf(words))).sort()).toEqual(laid.flatMap(waysThrough).sort());
      }),
    );
  });

  test('stores equal nodes once', () => {
    fc.assert(
      fc.property(fc.array(anyWord, { maxLength: 20 }), (words) => {
        const stored = nodesOf(derivePlayGraph(graphOf(words)));
        expect(stored).toEqual([...new Set(stored)]);
      }),
    );
  });

  test('of no words is empty', () => {
    expect(derivePlayGraph(graphOf([])).root).toBe(0);
    expect(derivePlayGraph(graphOf(['A', 'B'])).root).toBe(0);
  });

  test('DE-06 has the suffix tile as a letter after person nouns', () => {
    const words = graphOf(['HIRTE', 'HIRTIN', 'HIRTINNEN', 'RINNEN', 'GEBINNEN']);
    const graph = withSuffix(words, { cell: '*', endings: ['*', '*NEN'], isStem: (stem) => stem === 'HIRT' });
    const texts = textsOf(derivePlayGraph(graph));
    expect(graph.alphabet.letters).toBe(`${letters}*`);
    expect(texts.filter((text) => text.includes('*')).sort()).toEqual(
      ['HIRT*', 'HIRT*NEN'].flatMap(waysThrough).sort(),
    );
    expect(texts.filter((text) => !text.includes('*')).length).toBe(5 + 6 + 9 + 6 + 8);
  });

  test('progress grows from letter to letter and stays below the end', () => {
    const words = [...letters].flatMap((one) =>
      [...letters].flatMap((other) => [`${one}A${other}E`, `A${other}${one}`]),
    );
    const told = [...playGraphSteps(graphOf(words))];
    expect(told.length).toBeGreaterThan(letters.length);
    expect(told).toEqual(told.toSorted((one, other) => one - other));
    for (const done of told) expect(done > 0 && done < 1).toBe(true);
  });
});
