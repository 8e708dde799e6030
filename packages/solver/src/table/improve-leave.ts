/** Improving the leave: once the best score is known, look for plays of that score that leave better tiles, or fewer. */
import type { Tile } from '@lettertafel/engine';
import { type Budget, startDeadline } from './deadline.ts';
import { type LeaveValue, makeBestPlays, without } from './judge.ts';
import type { Search, SearchPosition } from './position.ts';

/** A better leave is worth no more milliseconds than this. */
const MAX_TIME = 40;

export interface LeaveQuestion {
  readonly leaveValue: LeaveValue;
  readonly budget: Budget;
  /** When the budget ends, by its own clock. */
  readonly until: number;
}

/** Searches again for words of the best length, with valuable tiles taken off the rack or with more tiles to be laid. */
export function improveLeave(
  position: SearchPosition,
  search: Search,
  { leaveValue, budget, until }: LeaveQuestion,
): void {
  const { best, rack } = position;
  const [first] = best.plays();
  if (!first || first.score === 0) return;
  const end = Math.min(until, budget.now() + MAX_TIME);
  const isPossible = (variant: Pick<SearchPosition, 'rack' | 'minRackTiles'>): boolean => {
    const milliseconds = end - budget.now();
    if (milliseconds <= 0 || variant.rack.length === 0) return false;
    const found = makeBestPlays(1, leaveValue);
    const deadline = startDeadline({ milliseconds, now: budget.now });
    search({ ...position, ...variant, length: first.score, best: found, deadline });
    const plays = found.plays().filter(({ score }) => score === first.score);
    for (const play of plays) best.add(play);
    return plays.length > 0;
  };
  const gain = (tile: Tile) => leaveValue([...first.left, tile]) - leaveValue(first.left);
  const valuable = without(rack, first.left).filter((tile) => gain(tile) > 0);
  const kept: Tile[] = [];
  for (const tile of valuable.sort((one, other) => gain(other) - gain(one))) {
    if (isPossible({ rack: without(rack, [...kept, tile]), minRackTiles: 1 })) kept.push(tile);
  }
  // Near the end an empty rack may be worth most: try to lay all of it, then one tile less, and so on.
  if (leaveValue([]) <= leaveValue(first.left)) return;
  for (let minRackTiles = rack.length; minRackTiles > rack.length - first.left.length; minRackTiles--) {
    if (isPossible({ rack, minRackTiles })) return;
  }
}
