/** The state behind a sheet, by the family of its game. */
import type { AnyState, KeptState, KeptTable } from '@lettertafel/scorekeeper';

/** The state of a game on a board. */
export function boardState(state: AnyState): KeptState {
  if ('board' in state) return state;
  throw new TypeError('a word table has no board');
}

/** The state of a word table. */
export function tableState(state: AnyState): KeptTable {
  if ('table' in state) return state;
  throw new TypeError('a board has no table of words');
}
