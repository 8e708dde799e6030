import { lexiconFrom, rummikubInternationalRules } from '@lettertafel/engine';
import { describe, expect, test } from 'vitest';
import { bruteForce, type SmallPosition, scoreOf } from './brute-force.testing.ts';
import { chance, randomPosition, randomWords } from './random-position.testing.ts';
import { solveTable } from './solve-table.ts';

/** A factor for the number of tables: `SWEEP=20 npx vitest run packages/solver/src/table/sweep`. */
const TIMES = Number(process.env.SWEEP ?? 1);

/** Tables by their jokers, which cost brute force most of its time. */
const RUNS = [
  [0, 120 * TIMES],
  [1, 80 * TIMES],
  [2, 20 * TIMES],
] as const;

/** A clock that stands still: the search ends when it is exhausted. */
const free = { milliseconds: 60_000, now: () => 0 };

const tilesOf = (written: readonly string[]) => written.map((text) => text.split('=')[0]!);

/** Whether a play lengthens a word whose jokers were replaced: illegal without RI-02 (e). */
function needsTwoSteps({ game, table, opened, options }: SmallPosition, after: readonly string[]): boolean {
  if (game !== 'rummikub-international' || !opened) return false;
  const keeping = { shortest: options.children ? 2 : 3, isWord: () => false };
  return rummikubInternationalRules.dissolved(tilesOf(table), tilesOf(after), keeping).length > 0;
}

describe.each(['rummikub-sabra', 'rummikub-international'] as const)('%s', (game) => {
  test.each(RUNS)(
    'the best score of all arrangements of small tables with %i jokers (%i tables), and never wrong about being the best',
    (jokers, runs) => {
      let proven = 0;
      let played = 0;
      let chained = 0;
      for (let seed = 1; seed <= runs; seed++) {
        const random = chance(seed * 7919 + jokers);
        const words = randomWords(random);
        const position = randomPosition(random, { game, words, jokers });
        const lexicon = lexiconFrom({ words });
        const { plays, optimal } = solveTable({ ...position, lexicon, budget: free });
        const best = bruteForce(position, words, lexicon);
        const [play] = plays;
        const told = `seed ${seed}: ${JSON.stringify(position)} ${words} → ${JSON.stringify(plays)} but ${best}`;
        expect(play?.score ?? null, told).toBe(best);
        if (play) {
          expect(scoreOf(position, lexicon)(play.table), told).toEqual({ score: play.score, word: play.scores });
          played++;
          chained += Number(needsTwoSteps(position, play.table));
        }
        if (optimal) proven++;
      }
      expect(played).toBeGreaterThan(runs / 3);
      expect(proven / runs).toBeGreaterThan(0.9);
      if (game === 'rummikub-international' && jokers > 0) expect(chained).toBeGreaterThan(0);
    },
    600_000,
  );
});
