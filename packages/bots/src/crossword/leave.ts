/** What tiles kept on a rack are worth for the turns to come: learnt by self-play (tools/learn-leaves.ts). */
import type { BoardGameId, Tile } from '@lettertafel/engine';
import learnt from '../../data/leaves.json' with { type: 'json' };

export interface LeaveValues {
  /** By tile, what the first, second and further copies are worth. */
  readonly tiles: Readonly<Record<Tile, readonly number[]>>;
  /** By number of vowels, then of consonants, besides blanks. */
  readonly balance: readonly (readonly number[])[];
}

export const VOWELS = 'AEIOUYÄÖÜ';
export const COPIES = 3;
export const MOST_KEPT = 6;

export function leaveValuesOf(game: BoardGameId): LeaveValues {
  return learnt[game] as unknown as LeaveValues;
}

export function leaveValue({ tiles, balance }: LeaveValues, leave: readonly Tile[], wild: Tile): number {
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

/** Near the end there are fewer turns left in which good tiles can pay. */
export function leaveWeight(bag: number): number {
  return Math.min(1, bag / 14);
}
