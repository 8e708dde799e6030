/** The numbers of players for a game. */
import type { Game } from '@lettertafel/engine';

export function playerCounts({ players: [fewest, most] }: Pick<Game, 'players'>): readonly number[] {
  const first = Math.max(2, fewest);
  return Array.from({ length: most - first + 1 }, (_, index) => first + index);
}
