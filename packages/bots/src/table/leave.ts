/** The value of the tiles that stay on the rack after a turn, to choose among turns of the same score. */
import { costOf, JOKER, type TableView, type Tile } from '@lettertafel/engine';
import type { LeaveValue } from '@lettertafel/solver';
import type { TableFinder } from '../finder.ts';

/** A joker is worth this many other tiles: it fits any later word. */
const JOKER_WORTH = 10;
/** With more tiles on the table, one more or fewer makes no difference to the next player. */
const SMALL_TABLE = 45;
/** A good turn late in the game scores this much. */
const LATE_TURN = 20;

/**
 * Tiles on the table serve the next player first, so that few are laid while it is small. In the last turns as many as
 * possible are, because what is left costs points.
 */
export function leaveValueFor(view: TableView, { rules }: TableFinder): LeaveValue {
  const isLate = isNearEnd(view, rules.rackSize);
  const isSmall = view.table.reduce((sum, { tiles }) => sum + tiles.length, 0) < SMALL_TABLE;
  const worthOf = (tile: Tile) => {
    if (isLate) return -costOf(rules.letters, tile);
    if (tile === JOKER) return JOKER_WORTH;
    return isSmall ? 1 : 0;
  };
  return (left) => left.reduce((sum, tile) => sum + worthOf(tile), 0);
}

/** Whether the game may end with the next turns: by the pot, or by the target if there is one. */
function isNearEnd({ pot, seats, options, ending }: TableView, rackSize: number): boolean {
  const isTargetNear = options.end === 'points' && seats.some(({ score }) => score >= options.target - LATE_TURN);
  return ending !== null || pot.count <= rackSize || isTargetNear;
}
