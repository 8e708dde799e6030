import {
  allTiles,
  type CrosswordOptions,
  findPlays,
  lexiconFrom,
  scrabbleXlNlRules,
  without,
} from '@lettertafel/engine';
import { alphabetOf, buildGraph } from '@lettertafel/words';
import { describe, expect, test } from 'vitest';
import { findingRules, makeGenerator } from '../crossword/generator.ts';
import { makeLeaveTable } from '../crossword/leave-table.ts';
import { DUTCH, someWords } from '../crossword/positions.testing.ts';
import { derivePlayGraph } from '../graph/play-graph.ts';
import { loadGeneratorModule } from '../node.ts';
import { makeEndgames } from './bench-endgame.ts';
import { benchEndgame, benchGames, benchPlays, makePositions } from './index.ts';
import { seeded } from './seeded.ts';

const rules = scrabbleXlNlRules;
const { letters } = rules;
const options = { checking: 'automatic', lengthening: 'whole-word' } as unknown as CrosswordOptions;
const words = someWords(seeded('bench words'), DUTCH);
const graph = derivePlayGraph(buildGraph(alphabetOf('nl'), words));
const generator = makeGenerator(loadGeneratorModule(), graph, findingRules(rules, options));

/** A deterministic clock. */
const steps = (step = 600) => {
  let now = 0;
  return () => {
    now += step;
    return now;
  };
};

describe('figures', () => {
  test('endgames: all are counted, proven or not', () => {
    const figures = benchEndgame(generator, { seed: 's', count: 2, milliseconds: 1000, now: steps(0.6) });
    expect(figures.positions).toBe(2);
    expect(figures.proven).toBeLessThanOrEqual(2);
    expect(figures.nodes).toBeGreaterThan(2);
  });

  test('endgames: no instant move is better than one of a long search, and equal searches lose nothing', () => {
    const input = { seed: 's', count: 4, now: steps(0.6) };
    const hasty = benchEndgame(generator, { ...input, milliseconds: 1, longMilliseconds: 40 });
    expect(hasty.loss?.mean).toBeGreaterThanOrEqual(0);
    expect(hasty.loss?.worst).toBeGreaterThanOrEqual(hasty.loss?.mean ?? 0);
    const patient = benchEndgame(generator, { ...input, milliseconds: 40, longMilliseconds: 40 });
    expect(patient.loss).toMatchObject({ mean: 0, worst: 0, differing: 0 });
  });

  test('endgames: players by equity reach other positions than greedy ones', () => {
    const table = makeLeaveTable(letters, (rank) => rank % 20);
    const weightsAt = () => ({ table, termOf: () => ({ weight: 1, perPoint: 0, bonus: 0 }) });
    const wish = { seed: 's', count: 1 };
    const endgames = makeEndgames(generator, { ...wish, weightsAt });
    expect(endgames.flatMap(({ racks }) => racks.map((rack) => rack.length))).toEqual([7, 7]);
    expect(endgames).not.toEqual(makeEndgames(generator, wish));
  });

  test('plays and best scores of positions agree with the slow finder', () => {
    const positions = makePositions(generator, { seed: 's', count: 3 });
    const { all, byBlanks } = benchPlays(generator, { positions, cpuMicros: steps(), rounds: 1 });
    const lexicon = lexiconFrom({ words });
    const plays = positions.map(({ board, rack }) =>
      findPlays(rules, { board, rack, options, locked: [] }, { lexicon }),
    );
    expect(all.plays).toBe(plays.reduce((sum, list) => sum + list.length, 0));
    expect(all.bestScore).toBe(plays.reduce((sum, list) => sum + Math.max(0, ...list.map(({ score }) => score)), 0));
    expect(Object.entries(byBlanks).map(([blanks, { positions }]) => [blanks, positions])).toEqual([
      ['0', 3],
      ['1', 3],
      ['2', 3],
    ]);
    expect(byBlanks['0']).toMatchObject({ allMicros: 200, bestMicros: 200, bestWithoutRowsMicros: 200, rowsRatio: 1 });
  });

  test('a seed fixes positions and games', () => {
    const wish = { seed: 'again', count: 2 };
    expect(makePositions(generator, wish)).toEqual(makePositions(generator, wish));
    expect(makePositions(generator, { ...wish, seed: 'other' })).not.toEqual(makePositions(generator, wish));
    const play = () => benchGames(generator, { seed: 'g', count: 4, cpuMicros: steps() });
    expect(play()).toEqual(play());
    expect(play().score).toBeGreaterThan(0);
  });

  test('positions have full racks and the blanks asked for, of tiles the box has', () => {
    for (const [i, position] of makePositions(generator, { seed: 'box', count: 4 }).entries()) {
      expect(position.rack.length).toBe(7);
      expect(position.rack.filter((tile) => tile === '?').length).toBe(Math.floor(i / 4));
      const lying = [...position.board.join('').replaceAll('.', '')].map((cell) =>
        cell === cell.toUpperCase() ? cell : '?',
      );
      expect(without([...lying, ...position.rack], allTiles(letters))).toEqual([]);
    }
  });
});
