/** A static picture of a board, for thumbnails and replays; the playable board is `board/board-grid.tsx`. */
import { type Board, cellAt, centreOf, rowName, type Square, sizeOf, TRICK_SQUARES } from '@lettertafel/engine';
import { t } from '../i18n/index.ts';
import { PREMIUMS } from './premiums.ts';
import { columnOf, rowOf } from './squares.ts';
import './board-picture.css';

interface BoardPictureProps {
  readonly board: Board;
  readonly premiums: Board;
  /** The text alternative; absent for decoration. */
  readonly label?: string;
  readonly tricks?: boolean;
  /** Large enough for labels on premium squares. */
  readonly detailed?: boolean;
  readonly last?: readonly Square[];
  /** Squares of the current play. */
  readonly fresh?: readonly Square[];
  /** The letters' values, if there is room for them. */
  readonly worth?: (letter: string) => number | undefined;
  /** Shows only this part, with its row and column labels. */
  readonly crop?: { readonly row: number; readonly column: number; readonly rows: number; readonly columns: number };
}

export function BoardPicture(props: BoardPictureProps) {
  const { board, premiums, label, tricks, detailed, last = [], fresh = [], worth, crop } = props;
  const size = sizeOf(board);
  const centre = centreOf(board);
  const { row: top, column: left, rows, columns } = crop ?? { row: 0, column: 0, rows: size, columns: size };
  const squares = Array.from({ length: rows * columns }, (_, index) => {
    return (top + Math.floor(index / columns)) * size + left + (index % columns);
  });
  const [x, y, width, height] = [left * 20, top * 20, columns * 20, rows * 20];
  return (
    <svg
      class="board-picture"
      viewBox={`${x - 8} ${y - 8} ${width + 16} ${height + 16}`}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <rect class="board-picture-frame" x={x - 8} y={y - 8} width={width + 16} height={height + 16} rx="11" />
      <rect class="board-picture-lines" x={x - 1} y={y - 1} width={width + 2} height={height + 2} rx="2" />
      {crop && <Names {...crop} />}
      {squares.map((square) => {
        const [row, column] = [rowOf(board, square), columnOf(board, square)];
        const cell = cellAt(board, square);
        const premium = PREMIUMS[cellAt(premiums, square)];
        const place = `translate(${column * 20} ${row * 20})`;
        if (cell !== '.') {
          const marks = { isLast: last.includes(square), isFresh: fresh.includes(square), value: worth?.(cell) };
          return <TilePicture key={square} place={place} cell={cell} {...marks} />;
        }
        const isTrick = tricks && cellAt(TRICK_SQUARES, square) === '*';
        const kind = isTrick ? 'trick' : premium;
        return (
          <g key={square} transform={place} class={kind ? `board-picture-${kind}` : undefined}>
            <rect class="board-picture-square" x=".6" y=".6" width="18.8" height="18.8" rx="1.2" />
            {isTrick && <rect class="board-picture-card" x="6.5" y="5" width="7" height="10" rx="1.5" />}
            {detailed && square === centre && (
              <text class="board-picture-star" x="10" y="14">
                ★
              </text>
            )}
            {detailed && premium && square !== centre && (
              <text class="board-picture-mark" x="10" y="12.5">
                {t().board.marks[premium]}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** Row letters and column numbers in the frame. */
function Names({ row, column, rows, columns }: NonNullable<BoardPictureProps['crop']>) {
  return (
    <g class="board-picture-names">
      {Array.from({ length: rows }, (_, at) => (
        <text key={`row ${at}`} x={column * 20 - 4} y={(row + at) * 20 + 12}>
          {rowName(row + at)}
        </text>
      ))}
      {Array.from({ length: columns }, (_, at) => (
        <text key={`column ${at}`} x={(column + at) * 20 + 10} y={row * 20 - 2}>
          {column + at + 1}
        </text>
      ))}
    </g>
  );
}

interface TilePictureProps {
  readonly place: string;
  readonly cell: string;
  readonly isLast: boolean;
  readonly isFresh: boolean;
  readonly value: number | undefined;
}

function TilePicture({ place, cell, isLast, isFresh, value }: TilePictureProps) {
  const isBlank = cell !== cell.toUpperCase();
  const looks = ['board-picture-tile', isLast && 'board-picture-last', isFresh && 'board-picture-fresh'];
  // A suffix tile is one tile that reads as two letters (DE-06).
  const isSuffix = cell === '*';
  return (
    <g transform={place}>
      <rect class="board-picture-shade" x=".4" y="1.6" width="19.2" height="19" rx="2.6" />
      <rect class={looks.filter(Boolean).join(' ')} x=".4" y=".2" width="19.2" height="19.2" rx="2.6" />
      {isSuffix ? (
        <text class="board-picture-letter board-picture-blank board-picture-suffix" x="10" y="13">
          *IN
        </text>
      ) : (
        <text class={isBlank ? 'board-picture-letter board-picture-blank' : 'board-picture-letter'} x="10" y="14.6">
          {cell.toUpperCase()}
        </text>
      )}
      {value !== undefined && (
        <text class="board-picture-value" x="16.4" y="17.6">
          {value}
        </text>
      )}
    </g>
  );
}
