/** Tiles that a seat can count: what lies on the board, what is left after a play, what nobody has shown. */
import { type Board, type LetterSet, type PlacedCell, SIZE, type Tile } from '@lettertafel/engine';

/** The tile that a cell of the board was laid with: a blank in lower case, or as an ending (DE-06). */
export function tileOfCell({ wild }: LetterSet, cell: string): Tile {
  return cell === '*' || cell !== cell.toUpperCase() ? wild : cell;
}

function withoutTile(tiles: readonly Tile[], tile: Tile): readonly Tile[] {
  const place = tiles.indexOf(tile);
  return place < 0 ? tiles : tiles.toSpliced(place, 1);
}

export function withoutTiles(tiles: readonly Tile[], gone: readonly Tile[]): readonly Tile[] {
  return gone.reduce(withoutTile, tiles);
}

export function leaveAfter(letters: LetterSet, rack: readonly Tile[], laid: readonly PlacedCell[]): readonly Tile[] {
  return withoutTiles(
    rack,
    laid.map(({ cell }) => tileOfCell(letters, cell)),
  );
}

export function pointsOn({ tiles }: LetterSet, rack: readonly Tile[]): number {
  return rack.reduce((sum, tile) => sum + (tiles[tile]?.value ?? 0), 0);
}

export function boardAfter(board: Board, laid: readonly PlacedCell[]): Board {
  const rows = [...board];
  for (const { square, cell } of laid) {
    const row = Math.floor(square / SIZE);
    const line = rows[row] as string;
    rows[row] = line.slice(0, square % SIZE) + cell + line.slice((square % SIZE) + 1);
  }
  return rows;
}
