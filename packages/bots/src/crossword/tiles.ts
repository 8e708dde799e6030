/** Tile tracking: tiles on the board, left after a play, and unseen. */
import type { LetterSet, PlacedCell, Tile } from '@lettertafel/engine';

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
