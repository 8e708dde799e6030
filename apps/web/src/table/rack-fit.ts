/** Fits a rack of any length: as few rows as tiles of 40 px allow, then the largest tiles for that number of rows. */

export interface RackFit {
  readonly columns: number;
  readonly side: number;
}

interface RackRoom {
  readonly width: number;
  readonly gap: number;
  /** Tiles for small hands; only where the mat keeps enough height. */
  readonly isForChildren?: boolean;
}

interface Sizes {
  readonly smallest: number;
  readonly largest: number;
  /** With several rows, height matters more than size. */
  readonly inRows: number;
}

/** The smallest is that for a finger. */
const SIZES: Sizes = { smallest: 40, largest: 50, inRows: 44 };
const FOR_CHILDREN: Sizes = { smallest: 54, largest: 64, inRows: 60 };

export function fitRack(count: number, { width, gap, isForChildren = false }: RackRoom): RackFit {
  const { smallest, largest, inRows } = isForChildren ? FOR_CHILDREN : SIZES;
  const most = Math.max(1, Math.floor((width + gap) / (smallest + gap)));
  const rows = Math.max(1, Math.ceil(count / most));
  const columns = Math.max(1, Math.ceil(count / rows));
  const side = Math.floor((width + gap) / columns - gap);
  return { columns, side: Math.max(smallest, Math.min(side, rows > 1 ? inRows : largest)) };
}
