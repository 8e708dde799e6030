/**
 * Leave values, learnt by self-play: from the table of all leaves (`npm run learn`), or, if that is not loaded, from a
 * model with three numbers per tile.
 */
import type { BoardGameId, LetterSet, Tile } from '@lettertafel/engine';
import { type LeaveTable, type LeaveWeights, leaveValue } from '@lettertafel/solver';
import learnt from '../../data/leaves.json' with { type: 'json' };

export interface Leaves {
  /** In points. */
  valueOf(leave: readonly Tile[]): number;
  readonly table: LeaveTable | null;
}

interface LeaveModel {
  /** By tile, the values of the first, second and further copies. */
  readonly tiles: Readonly<Record<Tile, readonly number[]>>;
  /** By number of vowels, then of consonants; blanks do not count. */
  readonly balance: readonly (readonly number[])[];
}

const VOWELS = 'AEIOUYÄÖÜ';
const MOST_KEPT = 6;

export function leavesOf(game: BoardGameId, { wild }: LetterSet, table: LeaveTable | null): Leaves {
  if (table) return { table, valueOf: (leave) => leaveValue(table, leave) };
  const model = learnt[game] as unknown as LeaveModel;
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

/** Leaves count fully until the last tiles of the bag: another turn nearly always follows (0231). */
export function leaveWeight(bag: number): number {
  return Math.min(1, bag / 4);
}

/** The cost per point left on a rack when the bag is empty (B-28). */
const COST_OF_A_POINT = 1.5;

/** The weight of leaves, by tiles in the bag and points on the other racks. */
export function weightsAt(table: LeaveTable, { bag, others }: { bag: number; others: number }): LeaveWeights {
  if (bag > 0) return { table, weight: leaveWeight(bag), perPoint: 0, goingOut: 0 };
  return { table, weight: 0, perPoint: COST_OF_A_POINT, goingOut: 2 * others };
}
