/** Tile tracking: tiles on the board, left after a play, and unseen. */
import { type LetterSet, type PlacedCell, type Tile, without } from '@lettertafel/engine';

/** The tile that a cell of the board was laid with: a blank in lower case, or as an ending (DE-06). */
export function tileOfCell({ wild }: LetterSet, cell: string): Tile {
  return cell === '*' || cell !== cell.toUpperCase() ? wild : cell;
}

export function leaveAfter(letters: LetterSet, rack: readonly Tile[], laid: readonly PlacedCell[]): readonly Tile[] {
  return without(
    rack,
    laid.map(({ cell }) => tileOfCell(letters, cell)),
  );
}

export function pointsOn({ tiles }: LetterSet, rack: readonly Tile[]): number {
  return rack.reduce((sum, tile) => sum + (tiles[tile]?.value ?? 0), 0);
}
