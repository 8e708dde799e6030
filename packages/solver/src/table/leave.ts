/** Better tiles to keep: once the score is known, plays that score the same and leave more on the rack, or nothing. */
import type { Tile } from '@lettertafel/engine';
import { type Budget, startPatience } from './patience.ts';
import { type LeaveValue, makePlayKeeper } from './play-keeper.ts';
import type { Search, SearchPosition } from './position.ts';
import { JOKER } from './table-word.ts';

/** A wish is worth no more than so many milliseconds. */
const MOST_TIME = 40;

export interface Wishes {
  readonly leave: LeaveValue;
  readonly budget: Budget;
  /** When the budget is over. */
  readonly until: number;
}

/** Asks again for words of the same length: with the jokers left on the rack, or with the whole rack laid. */
export function improveLeave(position: SearchPosition, search: Search, { leave, budget, until }: Wishes): void {
  const { keeper, rack } = position;
  const [best] = keeper.plays();
  if (!best || best.score === 0) return;
  const ask = (wish: { readonly rack: readonly Tile[]; readonly layAll: boolean }) => {
    const milliseconds = Math.min(MOST_TIME, until - budget.now());
    if (milliseconds <= 0 || wish.rack.length === 0) return;
    const found = makePlayKeeper(1, leave);
    const patience = startPatience({ milliseconds, now: budget.now });
    search({ ...position, ...wish, length: best.score, keeper: found, patience });
    for (const play of found.plays()) if (play.score === best.score) keeper.offer(play);
  };
  if (leave([]) > leave(best.left)) ask({ rack, layAll: true });
  const jokers = rack.filter((tile) => tile === JOKER);
  const kept = best.left.filter((tile) => tile === JOKER);
  const others = best.left.filter((tile) => tile !== JOKER);
  if (jokers.length > kept.length && leave([...others, ...jokers]) > leave(best.left)) {
    ask({ rack: rack.filter((tile) => tile !== JOKER), layAll: false });
  }
}
