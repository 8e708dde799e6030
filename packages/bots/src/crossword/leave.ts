/**
 * Leave values, learnt by self-play: from the table of all leaves (`npm run learn`), or, if that is not loaded, from a
 * model with three numbers per tile.
 */
import { type BoardGameId, GAMES, type LetterSet, type Tile } from '@lettertafel/engine';
import { type LeaveTable, type LeaveTerm, type LeaveWeights, leaveValue } from '@lettertafel/solver';
import { LEARNT } from '../languages/index.ts';
import { type LeaveModel, NO_MODEL } from '../languages/learnt.ts';
import { pointsOn } from './tiles.ts';

export interface Leaves {
  /** In points. */
  valueOf(leave: readonly Tile[]): number;
  readonly table: LeaveTable | null;
}

const VOWELS = 'AEIOUYÄÖÜ';
const MOST_KEPT = 6;

export function leavesOf(game: BoardGameId, { wild }: LetterSet, table: LeaveTable | null): Leaves {
  if (table) return { table, valueOf: (leave) => leaveValue(table, leave) };
  const model = LEARNT[GAMES[game].rules.language].leaves[game] ?? NO_MODEL;
  return { table, valueOf: (leave) => modelValue(model, leave, wild) };
}

function modelValue({ tiles, balance }: LeaveModel, leave: readonly Tile[], wild: Tile): number {
  const counts = new Map<Tile, number>();
  let value = 0;
  let vowels = 0;
  let consonants = 0;
  for (const tile of leave) {
    const copy = counts.get(tile) ?? 0;
    counts.set(tile, copy + 1);
    const worth = tiles[tile];
    value += worth?.[Math.min(copy, worth.length - 1)] ?? 0;
    if (tile === wild) continue;
    if (VOWELS.includes(tile)) vowels++;
    else consonants++;
  }
  return value + (balance[Math.min(vowels, MOST_KEPT)]?.[Math.min(consonants, MOST_KEPT)] ?? 0);
}

/** The rack is filled up again: another turn nearly always follows. */
const FILLED: LeaveTerm = { weight: 1, perPoint: 0, bonus: 0 };
/** The bag has too few tiles for that: fewer turns follow, and the opponent has the first one with an empty bag. */
const SHORT: LeaveTerm = { weight: 0.5, perPoint: 0, bonus: -4 };
/** With an empty bag, tiles cost points in the end (B-28), but those that fit can still be laid. */
const LAST: LeaveTerm = { weight: 0.25, perPoint: 1, bonus: 0 };

/** What leaves depend on besides their tiles. */
export interface LeaveSituation {
  /** Tiles in the bag before the play. */
  readonly bag: number;
  readonly rackSize: number;
  /** The points on the other racks, which going out gains (B-28); needed if the bag is empty. */
  readonly others: number;
}

/** How leaves count, by the number of tiles kept; learnt by self-play (docs/players.md). */
function leaveTerms({ bag, rackSize, others }: LeaveSituation): LeaveWeights['termOf'] {
  if (bag > 0) return (kept) => (bag >= rackSize - kept ? FILLED : SHORT);
  // Less than B-28 says: whoever can go out now can often go out later, too.
  const goingOut = { ...FILLED, bonus: 8 + others / 2 };
  return (kept) => (kept > 0 ? LAST : goingOut);
}

/** For the search by equity. */
export function weightsAt(table: LeaveTable, situation: LeaveSituation): LeaveWeights {
  return { table, termOf: leaveTerms(situation) };
}

/** What a leave adds to the score of a play. */
export function leaveWorth(
  leave: readonly Tile[],
  { leaves, letters, ...situation }: LeaveSituation & { readonly leaves: Leaves; readonly letters: LetterSet },
): number {
  const { weight, perPoint, bonus } = leaveTerms(situation)(leave.length);
  return weight * leaves.valueOf(leave) - perPoint * pointsOn(letters, leave) + bonus;
}
