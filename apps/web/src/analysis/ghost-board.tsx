/** The board after a turn: the played tiles ringed, the best play dashed above it. */
import { cellAt, type PlacedCell, type Square } from '@lettertafel/engine';
import { BoardPicture } from '../parts/board-picture.tsx';
import { columnOf, rowOf } from '../parts/squares.ts';

type PictureProps = Parameters<typeof BoardPicture>[0];

interface GhostBoardProps extends Pick<PictureProps, 'board' | 'premiums' | 'tricks'> {
  /** Absent: whoever shows it says what it is. */
  readonly label?: string;
  readonly last: readonly Square[];
  readonly worth: (letter: string) => number | undefined;
  /** The cells of the best play; those on taken squares are not drawn. */
  readonly ghosts: readonly PlacedCell[];
}

export function GhostBoard({ ghosts, ...picture }: GhostBoardProps) {
  const { board } = picture;
  const size = board.length * 20 + 16;
  const drawn = ghosts.filter(({ square }) => cellAt(board, square) === '.');
  return (
    <div class="ghost-board">
      <BoardPicture {...picture} detailed />
      <svg class="ghost-board-best" viewBox={`-8 -8 ${size} ${size}`} aria-hidden="true">
        {drawn.map(({ square, cell }) => (
          <g key={square} transform={`translate(${columnOf(board, square) * 20} ${rowOf(board, square) * 20})`}>
            <rect class="ghost-tile" x="1" y="1" width="18" height="18" rx="2" />
            <text class="ghost-letter" x="10" y="14.4">
              {cell === '*' ? '*' : cell.toUpperCase()}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}
