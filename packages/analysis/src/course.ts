/** How the chances of winning went: after each turn, as far as they were estimated or proven. */
import type { Seat, Story } from '@lettertafel/engine';
import type { TurnAnalysis } from './analysis.ts';

export interface CoursePoint {
  readonly turn: number;
  /** By seat; null: this turn says nothing about it. */
  readonly chances: readonly (number | null)[];
}

/** Turns without an estimate are left out. */
export function courseOf({ turns: told, scores }: Story, turns: readonly TurnAnalysis[]): CoursePoint[] {
  return turns.flatMap(({ turn, by, played }): CoursePoint[] => {
    const before = told[turn - 1]?.scores ?? scores.map(() => 0);
    const own = played.proven ? chanceOfEnd(before, by, played.equity) : (played.win?.mean ?? null);
    if (own === null) return [];
    // With three players or more the rest is shared in a way that nobody has counted.
    const others = scores.length === 2 ? 1 - own : null;
    return [{ turn, chances: scores.map((_, seat) => (seat === by ? own : others)) }];
  });
}

/** What a search to the end has proven: won, lost or drawn. Only games of two have such searches. */
function chanceOfEnd(before: readonly number[], by: Seat, gained: number): number {
  const ahead = (before[by] ?? 0) - (before[1 - by] ?? 0) + gained;
  return (Math.sign(ahead) + 1) / 2;
}
