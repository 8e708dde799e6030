/** The full game tree, passes included: slow and obvious, the oracle of the fast search. */
import type { Board, Rack } from '@lettertafel/engine';
import type { Generator } from '../generator.ts';
import { boardWith, rackWithout } from './lay.testing.ts';

/** The spread for the player to move; the game ends when both have passed twice in a row (B-27). */
export function bruteForceValue(generator: Generator, board: Board, racks: readonly [Rack, Rack]): number {
  const { tiles } = generator.rules.letters;
  const points = (rack: Rack) => rack.reduce((sum, tile) => sum + (tiles[tile]?.value ?? 0), 0);
  const known = new Map<string, number>();
  const gainOf = (board: Board, [own, other]: readonly [Rack, Rack], passes: number): number => {
    if (passes === 4) return points(other) - points(own);
    const key = `${board.join('')} ${[...own].sort().join('')} ${[...other].sort().join('')} ${passes}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    generator.setBoard(board);
    const list = generator.findAll(own);
    const plays = Array.from({ length: list.length }, (_, play) => list.get(play));
    let best = -gainOf(board, [other, own], passes + 1);
    for (const play of plays) {
      const left = rackWithout(generator, own, play);
      const rest = left.length === 0 ? -2 * points(other) : gainOf(boardWith(board, play), [other, left], 0);
      best = Math.max(best, play.score - rest);
    }
    known.set(key, best);
    return best;
  };
  return gainOf(board, racks, 0) + 0;
}
