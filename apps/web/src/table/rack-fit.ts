/** Fits a rack of any length: as few rows as tiles of 40 px allow, then the largest tiles for that number of rows. */

export interface RackFit {
  readonly columns: number;
  readonly side: number;
}

/** The smallest size for a finger. */
const SMALLEST = 40;
const LARGEST = 50;
/** With several rows, height matters more than size. */
const LARGEST_IN_ROWS = 44;

export function fitRack(count: number, { width, gap }: { width: number; gap: number }): RackFit {
  const most = Math.max(1, Math.floor((width + gap) / (SMALLEST + gap)));
  const rows = Math.max(1, Math.ceil(count / most));
  const columns = Math.max(1, Math.ceil(count / rows));
  const side = Math.floor((width + gap) / columns - gap);
  return { columns, side: Math.max(SMALLEST, Math.min(side, rows > 1 ? LARGEST_IN_ROWS : LARGEST)) };
}
