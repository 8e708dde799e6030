/** The tiles that nobody at the board has seen but who holds them. */
import { type Board, type GameId, type Tile, without } from '@lettertafel/engine';
import { lettersOf } from '../parts/board-rules.ts';
import { analysisText } from './messages/index.ts';

interface UnseenTilesProps {
  readonly game: GameId;
  readonly board: Board;
  /** Of the player on turn; null: unknown. */
  readonly rack: readonly Tile[] | null;
}

export function UnseenTiles({ game, board, rack }: UnseenTilesProps) {
  const text = analysisText();
  const { box, wild } = lettersOf(game);
  const laid = [...board.join('')].flatMap((cell) => (cell === '.' ? [] : [tileOf(cell, wild)]));
  const unseen = without(box, [...laid, ...(rack ?? [])]);
  return (
    <details class="analysis-unseen">
      <summary>{text.unseen(unseen.length)}</summary>
      <p>{countedTiles(unseen)}</p>
    </details>
  );
}

/** A blank is in lower case, or laid as an ending. */
function tileOf(cell: string, wild: Tile): Tile {
  return cell === '*' || cell !== cell.toUpperCase() ? wild : cell;
}

/** `A 3, B 1`: in the order of the alphabet. */
export function countedTiles(tiles: readonly Tile[]): string {
  const counts = new Map<Tile, number>();
  for (const tile of tiles.toSorted((one, other) => one.localeCompare(other))) {
    counts.set(tile, (counts.get(tile) ?? 0) + 1);
  }
  return [...counts].map(([tile, count]) => (count === 1 ? tile : `${tile}\u00a0${count}`)).join(', ');
}
