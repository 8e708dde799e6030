import { expect, test } from 'vitest';
import { seededRng } from '../../testing/chance.ts';
import type { Rng } from '../kernel/rng.ts';
import { readingBudget } from './budget.ts';
import { searchCover } from './cover-search.ts';

interface Piece {
  readonly tiles: string;
  readonly copies: number;
}

/** Oracle: tries every piece at every place. */
function mostByBruteForce(line: string, pieces: readonly Piece[]): number {
  if (line === '') return 0;
  const covered = pieces.flatMap(({ tiles, copies }, index) => {
    if (copies === 0 || !line.startsWith(tiles)) return [];
    const left = pieces.with(index, { tiles, copies: copies - 1 });
    return [tiles.length + mostByBruteForce(line.slice(tiles.length), left)];
  });
  return Math.max(mostByBruteForce(line.slice(1), pieces), ...covered);
}

/** Few letters, so that pieces fit in many places and compete for them. */
function someText(rng: Rng, shortest: number, longest: number): string {
  return Array.from({ length: shortest + rng.below(longest - shortest + 1) }, () => 'ABC'[rng.below(3)]).join('');
}

test('R-09 the search covers as many letters as trying everything does', () => {
  const rng = seededRng('cover search');
  for (let round = 0; round < 400; round++) {
    const stretches = Array.from({ length: 1 + rng.below(3) }, () => someText(rng, 1, 6));
    const tiles = new Set(Array.from({ length: 1 + rng.below(5) }, () => someText(rng, 1, 4)));
    const pieces = [...tiles].map((text) => ({ tiles: text, copies: rng.below(3) }));
    const search = searchCover({ stretches, pieces, budget: readingBudget() });
    const most = mostByBruteForce(stretches.join(' '), pieces);
    const what = JSON.stringify({ stretches, pieces });
    expect(search.most(), what).toBe(most);
    expect([search.reaches(most), search.reaches(most + 1)], what).toEqual([true, false]);

    const copies = pieces.map((piece) => Math.max(0, piece.copies - 1));
    const fewer = mostByBruteForce(
      stretches.join(' '),
      pieces.map((piece, index) => ({ ...piece, copies: copies[index] ?? 0 })),
    );
    expect([search.reaches(fewer, copies), search.reaches(fewer + 1, copies)], what).toEqual([true, false]);
  }
});
