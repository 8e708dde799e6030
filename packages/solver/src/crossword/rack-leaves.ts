/** The values of all leaves of a rack, written to the memory of the compiled search by equity. */
import type { LetterSet } from '@lettertafel/engine';
import { elementAt, i32At, u8At } from '@lettertafel/words';
import { type LeaveTable, MOST_KEPT } from './leave-table.ts';
import type { GeneratorMemory } from './memory.ts';

/** How a leave counts. */
export interface LeaveTerm {
  /** A factor for its value in the table: less than 1 near the end, when few turns are left. */
  readonly weight: number;
  /** What each point that stays on the rack costs; 0 unless the bag is empty. */
  readonly perPoint: number;
  /** Added, in points. */
  readonly bonus: number;
}

/** How leaves are weighed in a search. */
export interface LeaveWeights {
  readonly table: LeaveTable;
  /** By the number of tiles kept. */
  readonly termOf: (kept: number) => LeaveTerm;
}

/** Added to all leaves, so that none is below zero: in eighths of a point. */
export const LEAVE_OFFSET = 1024;

export interface RackLeaves {
  /** For the rack in memory; returns the sum of its strides. */
  write(weights: LeaveWeights): number;
}

/** `codeOf` are the generator's letter codes. */
export function makeRackLeaves(
  memory: GeneratorMemory,
  { tiles, wild }: LetterSet,
  codeOf: (tile: string) => number,
): RackLeaves {
  const kinds = Object.keys(tiles).map((tile) => ({
    code: tile === wild ? 0 : codeOf(tile),
    value: tiles[tile]?.value ?? 0,
  }));
  const onRack = new Uint8Array(8);
  const counts = new Uint8Array(8);
  return {
    write({ table, termOf }) {
      const rack = memory.rack();
      const strides = memory.strides().fill(0);
      const leaves = memory.leaves();
      const most = memory.mostLeaves().fill(-0x8000);
      const { stepOf } = table.ranks;
      const { eighths } = table;
      let different = 0;
      let total = 0;
      let stride = 1;
      for (const [kind, { code }] of kinds.entries()) {
        const count = u8At(rack, code);
        if (count === 0 || (code === 0 && kind > 0)) continue;
        onRack[different] = kind;
        counts[different++] = count;
        strides[code] = stride;
        stride *= count + 1;
        total += count;
      }
      /** All leaves with the counts chosen so far of the kinds before this one. */
      const fill = (at: number, index: number, kept: number, rank: number, points: number): void => {
        if (at === different) {
          // The table has no leaves of more than six tiles, which a rack of eight can have.
          const worth = kept > MOST_KEPT ? 0 : (eighths[rank] ?? 0);
          const { weight, perPoint, bonus } = termOf(kept);
          const value = weight * worth + 8 * (bonus - perPoint * points);
          const written = Math.max(0, LEAVE_OFFSET + Math.round(value));
          leaves[index] = written;
          if (written > i32At(most, total - kept)) most[total - kept] = written;
          return;
        }
        const kind = u8At(onRack, at);
        const { code, value } = elementAt(kinds, kind);
        for (let count = 0; count <= u8At(counts, at); count++) {
          const room = MOST_KEPT - kept;
          const step = room >= count ? stepOf(kind, room, count) : 0;
          fill(at + 1, index + count * u8At(strides, code), kept + count, rank + step, points + value * count);
        }
      };
      fill(0, 0, 0, 0, 0);
      return stride - 1;
    },
  };
}
