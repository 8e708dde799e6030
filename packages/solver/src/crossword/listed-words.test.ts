import { type CrosswordOptions, EMPTY_BOARD, scrabbleXlNlRules } from '@lettertafel/engine';
import { alphabetOf, buildGraph } from '@lettertafel/words';
import { describe, expect, test } from 'vitest';
import { derivePlayGraph } from '../graph/play-graph.ts';
import { loadGeneratorModule } from '../node.ts';
import { findingRules, makeGenerator } from './generator.ts';

const options = { checking: 'automatic', lengthening: 'whole-word' } as unknown as CrosswordOptions;
const rules = findingRules(scrabbleXlNlRules, options);

function texts(letters: string, length: number): string[] {
  if (length === 0) return [''];
  return texts(letters, length - 1).flatMap((text) => [...letters].map((letter) => text + letter));
}

describe('more words of the same letters than there is room for in a list', () => {
  // A word with another letter comes after all others; only that one can be laid beside the Q.
  const words = [...texts('AENRT', 7), 'ARNEZAT', 'QZ'].sort();
  const graph = derivePlayGraph(buildGraph(alphabetOf('nl'), words));
  const board = EMPTY_BOARD.with(7, '.......Q.......');

  test.each([
    ['with word rows', graph],
    ['without', { ...graph, wordRows: new Uint32Array() }],
  ])('%s the last of them is found', (_, given) => {
    const generator = makeGenerator(loadGeneratorModule(), given, rules);
    generator.setBoard(board);
    const rack = [...'AENRT??'];
    const plays = generator.findAll(rack);
    const scores = Array.from({ length: plays.length }, (_, play) => plays.score(play));
    const best = generator.findBest(rack);
    expect(best?.word.toUpperCase()).toBe('ARNEZAT');
    expect(best?.score).toBe(Math.max(...scores));
  });
});
