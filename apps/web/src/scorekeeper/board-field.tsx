/** The board next to the word being typed: a tap starts a word, a second tap turns it. */
import { type Board, type Direction, formatSquare, type Square, sizeOf } from '@lettertafel/engine';
import { GAME_LOOKS, hasCards } from '../games/looks.ts';
import { BoardPicture } from '../parts/board-picture.tsx';
import { rulesOf } from '../parts/board-rules.ts';
import { Icon } from '../parts/icon.tsx';
import { columnOf, rowOf } from '../parts/squares.ts';
import type { DraftReading } from './board-draft.ts';
import { scoreText } from './messages/index.ts';
import { boardState, type SheetModel } from './model.ts';

/** The margin around the squares of the picture, in units of 20 per square. */
const FRAME = 8;
const fieldOf = (board: Board) => sizeOf(board) * 20 + 2 * FRAME;

interface BoardFieldProps {
  readonly model: SheetModel;
  readonly shown: DraftReading | null;
  readonly board: Board;
  readonly onSquare: (square: Square) => void;
  readonly onTurn: () => void;
  readonly onMove: (direction: Direction, steps: number) => void;
}

export function BoardField({ model, shown, board, onSquare, onTurn, onMove }: BoardFieldProps) {
  const text = scoreText();
  const { game } = model.sheet.value;
  const rules = rulesOf(game);
  const { lastLaid } = boardState(model.base.value.settled);
  const way = shown?.draft.direction === 'down' ? text.down : text.across;
  if (!rules) return null;
  return (
    <button
      type="button"
      class={`score-board ${GAME_LOOKS[game].ground}`}
      aria-label={shown ? text.cursor(formatSquare(board, shown.draft.square), way) : `${text.board}. ${text.noCursor}`}
      onClick={(event) => {
        const square = squareAt(board, event);
        if (square === null) onTurn();
        else onSquare(square);
      }}
      onKeyDown={(event) => {
        const steps = ARROWS[event.key];
        if (!steps) return;
        event.preventDefault();
        onMove(...steps);
      }}
    >
      <BoardPicture
        board={shown?.board ?? board}
        premiums={rules.premiums}
        tricks={hasCards(game)}
        fresh={shown?.fresh ?? []}
        last={shown && shown.word.length > 0 ? [] : lastLaid}
      />
      {shown && <Cursor board={board} square={shown.next ?? shown.draft.square} direction={shown.draft.direction} />}
    </button>
  );
}

const ARROWS: Readonly<Record<string, readonly [Direction, number] | undefined>> = {
  ArrowLeft: ['across', -1],
  ArrowRight: ['across', 1],
  ArrowUp: ['down', -1],
  ArrowDown: ['down', 1],
};

/** The square of the board picture that was tapped. */
function squareAt(board: Board, event: MouseEvent): Square | null {
  const field = event.currentTarget as HTMLElement;
  // A key press has no position.
  if (event.detail === 0 && event.clientX === 0) return null;
  const { left, top, width } = field.getBoundingClientRect();
  const unit = width / fieldOf(board);
  const size = sizeOf(board);
  const column = Math.floor(((event.clientX - left) / unit - FRAME) / 20);
  const row = Math.floor(((event.clientY - top) / unit - FRAME) / 20);
  return column >= 0 && column < size && row >= 0 && row < size ? row * size + column : null;
}

interface CursorProps {
  readonly board: Board;
  readonly square: Square;
  readonly direction: Direction;
}

function Cursor({ board, square, direction }: CursorProps) {
  const field = fieldOf(board);
  const part = (value: number) => `${((FRAME + value * 20) / field) * 100}%`;
  const style = {
    left: part(columnOf(board, square)),
    top: part(rowOf(board, square)),
    width: `${(20 / field) * 100}%`,
  };
  return (
    <span class="score-cursor" style={style} aria-hidden="true">
      <Icon name={direction === 'across' ? 'right' : 'down'} />
    </span>
  );
}
