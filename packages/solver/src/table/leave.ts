/** Better tiles to keep: once the score is known, plays that score the same and leave better tiles on the rack, or fewer. */
import type { Tile } from '@lettertafel/engine';
import { without } from './judge.ts';
import { type Budget, startPatience } from './patience.ts';
import { type LeaveValue, makePlayKeeper } from './play-keeper.ts';
import type { Search, SearchPosition } from './position.ts';

/** Wishes are worth no more than so many milliseconds. */
const MOST_TIME = 40;

export interface Wishes {
  readonly leave: LeaveValue;
  readonly budget: Budget;
  /** When the budget is over. */
  readonly until: number;
}

type Wish = Pick<SearchPosition, 'rack' | 'own'>;

/** Asks again for words of the same length: with good tiles left on the rack, or with more tiles of the rack laid. */
export function improveLeave(position: SearchPosition, search: Search, { leave, budget, until }: Wishes): void {
  const { keeper, rack } = position;
  const [best] = keeper.plays();
  if (!best || best.score === 0) return;
  const end = Math.min(until, budget.now() + MOST_TIME);
  const isGranted = (wish: Wish): boolean => {
    const milliseconds = end - budget.now();
    if (milliseconds <= 0 || wish.rack.length === 0) return false;
    const found = makePlayKeeper(1, leave);
    const patience = startPatience({ milliseconds, now: budget.now });
    search({ ...position, ...wish, length: best.score, keeper: found, patience });
    const plays = found.plays().filter(({ score }) => score === best.score);
    for (const play of plays) keeper.offer(play);
    return plays.length > 0;
  };
  const gain = (tile: Tile) => leave([...best.left, tile]) - leave(best.left);
  const good = without(rack, best.left).filter((tile) => gain(tile) > 0);
  const kept: Tile[] = [];
  for (const tile of good.sort((one, other) => gain(other) - gain(one))) {
    if (isGranted({ rack: without(rack, [...kept, tile]), own: 1 })) kept.push(tile);
  }
  // The barer the better: all of the rack, or as much of it as can be laid.
  if (leave([]) <= leave(best.left)) return;
  for (let own = rack.length; own > rack.length - best.left.length; own--) if (isGranted({ rack, own })) return;
}
