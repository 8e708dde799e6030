import { expect, test } from 'vitest';
import { seededRng } from '../../testing/chance.ts';
import { given } from '../../testing/table.ts';
import { rummikubInternational } from '../games/rummikub-international/index.ts';
import { rummikubSabra } from '../games/rummikub-sabra/index.ts';
import { shuffle } from '../kernel/rng.ts';
import { type Budget, readingBudget } from './budget.ts';
import { dissolvedWords } from './dissolved-words.ts';
import { readTurn } from './reading.ts';

/** A few letters repeated and cut in two ways: nearly every word may be a piece of nearly every other. */
function tangled(tiles: number, seed: number, lengths: [before: number, after: number] = [3, 3]) {
  const rng = seededRng(seed);
  const letters = Array.from({ length: tiles }, (_, index) => 'EAN'[index % 3] as string);
  const cut = (line: string, shortest: number): string[] => {
    if (line.length < 3 * shortest) return [line];
    const length = shortest + rng.below(shortest + 2);
    return [line.slice(0, length), ...cut(line.slice(length), shortest)];
  };
  const [before, after] = lengths;
  return {
    before: cut(shuffle(letters, rng).join(''), before),
    after: cut(shuffle([...letters, 'E'], rng).join(''), after),
  };
}

/** Counts what a search wants to spend, also beyond the budget. */
function counting(): Budget & { used(): number } {
  const budget = readingBudget();
  let used = 0;
  const spend = (steps: number) => {
    used += steps;
    return budget.spend(steps);
  };
  return { ...budget, spend, used: () => used };
}

test.each([
  { game: rummikubInternational, lengths: [3, 3] },
  { game: rummikubSabra, lengths: [100, 2] },
] as const)('$game.id refuses a turn that takes too many steps to read', ({ game, lengths }) => {
  const { before, after } = tangled(300, 1, [...lengths]);
  const table = given(game, { unchecked: true, table: before.join(' '), racks: 'E B', pot: 'C' });
  expect(table.arrange(0, after.join(' ')).refusal).toEqual({ code: 'too-complex' });
});

test('once the budget is spent, the searches stop soon', () => {
  for (let seed = 1; seed <= 5; seed++) {
    const { before, after } = tangled(112, seed);
    const budget = counting();
    readTurn(
      before,
      after.map((tiles) => ({ tiles, mayScore: true })),
      budget,
    );
    dissolvedWords(before, after, { shortest: 3, budget });
    expect(budget.used()).toBeLessThan(1_000_000);
  }
});
