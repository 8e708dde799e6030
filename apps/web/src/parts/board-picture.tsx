/** A board as a picture: for thumbnails and for playing a game again. The board to play on is another one. */
import { CENTRE, SIZE, type Square, scrabbleXlNlRules, TRICK_SQUARES } from '@lettertafel/engine';
import { t } from '../i18n/index.ts';
import { PREMIUMS } from './premiums.ts';
import './board-picture.css';

interface BoardPictureProps {
  readonly board: readonly string[];
  /** What it shows, for who cannot see it; absent: it is decoration. */
  readonly label?: string;
  readonly tricks?: boolean;
  /** Large enough for the words on the premium squares. */
  readonly detailed?: boolean;
  readonly last?: readonly Square[];
}

/** All three booklets have the same premium squares (B-03). */
const { premiums } = scrabbleXlNlRules;

export function BoardPicture({ board, label, tricks, detailed, last = [] }: BoardPictureProps) {
  const squares = Array.from({ length: SIZE * SIZE }, (_, square) => square);
  return (
    <svg
      class="board-picture"
      viewBox="-8 -8 316 316"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <rect class="board-picture-frame" x="-8" y="-8" width="316" height="316" rx="11" />
      <rect class="board-picture-lines" x="-1" y="-1" width="302" height="302" rx="2" />
      {squares.map((square) => {
        const [row, column] = [Math.floor(square / SIZE), square % SIZE];
        const cell = board[row]?.[column] ?? '.';
        const premium = PREMIUMS[premiums[row]?.[column] ?? '.'];
        const place = `translate(${column * 20} ${row * 20})`;
        if (cell !== '.') return <TilePicture key={square} place={place} cell={cell} isLast={last.includes(square)} />;
        const isTrick = tricks && TRICK_SQUARES[row]?.[column] === '*';
        const kind = isTrick ? 'trick' : premium;
        return (
          <g key={square} transform={place} class={kind ? `board-picture-${kind}` : undefined}>
            <rect class="board-picture-square" x=".6" y=".6" width="18.8" height="18.8" rx="1.2" />
            {isTrick && <rect class="board-picture-card" x="6.5" y="5" width="7" height="10" rx="1.5" />}
            {detailed && premium && square !== CENTRE && (
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

function TilePicture({ place, cell, isLast }: { place: string; cell: string; isLast: boolean }) {
  const isBlank = cell !== cell.toUpperCase();
  return (
    <g transform={place}>
      <rect class="board-picture-shade" x=".4" y="1.6" width="19.2" height="19" rx="2.6" />
      <rect
        class={isLast ? 'board-picture-tile board-picture-last' : 'board-picture-tile'}
        x=".4"
        y=".2"
        width="19.2"
        height="19.2"
        rx="2.6"
      />
      <text class={isBlank ? 'board-picture-letter board-picture-blank' : 'board-picture-letter'} x="10" y="14.6">
        {cell.toUpperCase()}
      </text>
    </g>
  );
}
