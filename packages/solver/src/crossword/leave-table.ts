/** Leave values: one byte for every leave of up to six tiles, indexed by rank. */
import type { LetterSet, Tile } from '@lettertafel/engine';
import { elementAt, i16At, numberAt, u8At, u32At } from '@lettertafel/words';

/** The largest leaves in the table. */
export const MOST_KEPT = 6;

/** A byte of the table: 96 is worth nothing, each step three eighths of a point. */
const ZERO = 96;
const EIGHTHS_PER_STEP = 3;
const HIGHEST = 255;

/** "LTLV" and a version, then the number of leaves: bytes follow. */
const MAGIC = 0x4c544c31;
const HEADER_BYTES = 8;

/** Numbers the leaves of a letter set, as many of each tile as the box has, from 0 on without gaps. */
export interface LeaveRanks {
  readonly size: number;
  /** The tiles in rank order. */
  readonly tiles: readonly Tile[];
  /** What this many of a tile add to a rank, if this many more tiles may be kept. */
  stepOf(tile: number, room: number, count: number): number;
  rankOf(leave: readonly Tile[]): number;
}

export function leaveRanks({ tiles: kinds }: LetterSet): LeaveRanks {
  const tiles = Object.keys(kinds);
  const row = MOST_KEPT + 1;
  // How many leaves the tiles from a number on make, by the most tiles kept.
  let ways = new Array<number>(row).fill(1);
  const steps = new Uint32Array(tiles.length * row * row);
  for (let tile = tiles.length - 1; tile >= 0; tile--) {
    const most = kinds[elementAt(tiles, tile)]?.count ?? 0;
    const further = ways;
    ways = Array.from({ length: row }, (_, room) => {
      let sum = 0;
      for (let count = 0; count <= room; count++) {
        steps[(tile * row + room) * row + count] = sum;
        if (count <= most) sum += numberAt(further, room - count);
      }
      return sum;
    });
  }
  const numbers = new Map(tiles.map((tile, number) => [tile, number]));
  const stepOf = (tile: number, room: number, count: number) => u32At(steps, (tile * row + room) * row + count);
  return {
    size: numberAt(ways, MOST_KEPT),
    tiles,
    stepOf,
    rankOf(leave) {
      const counts = new Uint8Array(tiles.length);
      for (const tile of leave) {
        const number = numbers.get(tile);
        // An unknown tile (B-28) has no value.
        if (number !== undefined) counts[number] = u8At(counts, number) + 1;
      }
      let rank = 0;
      let room = MOST_KEPT;
      for (let tile = 0; tile < counts.length; tile++) {
        const count = u8At(counts, tile);
        if (count === 0) continue;
        rank += stepOf(tile, room, count);
        room -= count;
      }
      return rank;
    },
  };
}

export interface LeaveTable {
  readonly ranks: LeaveRanks;
  /** Points by rank, in eighths. */
  readonly eighths: Int16Array;
}

export function makeLeaveTable(letters: LetterSet, points: (rank: number) => number): LeaveTable {
  const ranks = leaveRanks(letters);
  return { ranks, eighths: Int16Array.from({ length: ranks.size }, (_, rank) => Math.round(points(rank) * 8)) };
}

/** The value of a leave in points; for more than six tiles the mean over all subsets of six. */
export function leaveValue(table: LeaveTable, leave: readonly Tile[]): number {
  if (leave.length <= MOST_KEPT) return (table.eighths[table.ranks.rankOf(leave)] ?? 0) / 8;
  return leave.reduce((sum, _, at) => sum + leaveValue(table, leave.toSpliced(at, 1)), 0) / leave.length;
}

export function encodeLeaveTable({ eighths }: LeaveTable): Uint8Array {
  const bytes = new Uint8Array(HEADER_BYTES + eighths.length);
  const header = new DataView(bytes.buffer);
  header.setUint32(0, MAGIC);
  header.setUint32(4, eighths.length);
  for (let rank = 0; rank < eighths.length; rank++) {
    const step = ZERO + Math.round(i16At(eighths, rank) / EIGHTHS_PER_STEP);
    bytes[HEADER_BYTES + rank] = Math.min(HIGHEST, Math.max(0, step));
  }
  return bytes;
}

/** The table in a file for this letter set; null if the file contains something else. */
export function decodeLeaveTable(bytes: Uint8Array, letters: LetterSet): LeaveTable | null {
  const ranks = leaveRanks(letters);
  if (bytes.length !== HEADER_BYTES + ranks.size) return null;
  const header = new DataView(bytes.buffer, bytes.byteOffset);
  if (header.getUint32(0) !== MAGIC || header.getUint32(4) !== ranks.size) return null;
  const eighths = new Int16Array(ranks.size);
  for (let rank = 0; rank < ranks.size; rank++)
    eighths[rank] = (u8At(bytes, HEADER_BYTES + rank) - ZERO) * EIGHTHS_PER_STEP;
  return { ranks, eighths };
}
