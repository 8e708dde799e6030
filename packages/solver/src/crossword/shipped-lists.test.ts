import {
  type CrosswordOptions,
  type CrosswordRules,
  findPlays,
  scrabbleDeRules,
  scrabbleXlNlRules,
} from '@lettertafel/engine';
import type { Language } from '@lettertafel/words';
import { loadLexicon } from '@lettertafel/words/node';
import { describe, expect, test } from 'vitest';
import { seeded } from '../bench/seeded.ts';
import { derivePlayGraph } from '../graph/play-graph.ts';
import { personNouns, withSuffix } from '../graph/with-suffix.ts';
import { loadGeneratorModule } from '../node.ts';
import { findingRules, makeGenerator } from './generator.ts';
import { someBoard, someRack } from './positions.testing.ts';

const games: readonly (readonly [string, Language, CrosswordRules, Record<string, unknown>])[] = [
  ['scrabble-xl-nl', 'nl', scrabbleXlNlRules, { lengthening: 'new-tiles' }],
  ['scrabble-de with gendern', 'de', scrabbleDeRules, { gendern: true }],
];

describe.each(games)('%s with the list that ships', (name, language, rules, own) => {
  test('the same plays as the slow finder', () => {
    const lexicon = loadLexicon(language);
    const options = { checking: 'automatic', ...own } as unknown as CrosswordOptions;
    const graph = language === 'de' ? withSuffix(lexicon.graph, personNouns(lexicon)) : lexicon.graph;
    const generator = makeGenerator(loadGeneratorModule(), derivePlayGraph(graph), findingRules(rules, options));
    const rng = seeded(name);
    for (const [turns, size, blanks] of [
      [0, 7, 0],
      [5, 7, 0],
      [10, 7, 0],
      [14, 8, 0],
      [6, 4, 1],
      [12, 3, 2],
    ] as const) {
      const board = someBoard(generator, rng, turns);
      const rack = someRack(rules.letters, rng, { size, blanks });
      const slow = findPlays(rules, { board, options, locked: [], rack }, { lexicon });
      generator.setBoard(board);
      const plays = generator.findAll(rack);
      const found = Array.from({ length: plays.length }, (_, play) => plays.get(play));
      const asText = ({ at, word, score }: { at: string; word: string; score: number }) => `${at} ${word} ${score}`;
      expect(found.map(asText).sort()).toEqual(slow.map(asText).sort());
      expect(generator.findBest(rack)?.score ?? -1).toBe(Math.max(-1, ...slow.map(({ score }) => score)));
    }
  });
});
