/** Until when a dealt game can be aborted without a result. */
import type { GameState } from '@lettertafel/engine';

/** By a state or a view: a game can be aborted before its second turn; later it can only be resigned. */
export function mayAbort({ turnNumber, over }: Pick<GameState, 'turnNumber' | 'over'>): boolean {
  return over === null && turnNumber <= 1;
}
