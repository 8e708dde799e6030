/**
 * The board of a turn: a tap chooses the square where the word starts. On a phone it is small while letters are typed,
 * and opens to full width when it is touched. A finger that slides sees the squares under it in a lens.
 */
import { type Board, type Direction, formatSquare, type Square, sizeOf } from '@lettertafel/engine';
import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren, RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import { GAME_LOOKS, hasCards } from '../games/looks.ts';
import { BoardPicture } from '../parts/board-picture.tsx';
import { rulesOf } from '../parts/board-rules.ts';
import { noteChange } from '../parts/double-tap.ts';
import { Icon } from '../parts/icon.tsx';
import { columnOf, rowOf } from '../parts/squares.ts';
import type { DraftReading } from './board-draft.ts';
import { TYPING } from './entry-keys.ts';
import { scoreText } from './messages/index.ts';
import type { SheetModel } from './model.ts';
import { boardState } from './sheet-state.ts';
import './board-field.css';

/** The margin around the squares of the picture, in units of 20 per square. */
const FRAME = 8;
const fieldOf = (board: Board) => sizeOf(board) * 20 + 2 * FRAME;

/** Squares that a finger can hit, in pixels. */
const LEAST_SQUARE = 16;
/** How far a finger moves before it slides. */
const SLIDE = 8;

interface BoardFieldProps {
  readonly model: SheetModel;
  readonly shown: DraftReading | null;
  readonly board: Board;
  readonly field: RefObject<HTMLButtonElement | null>;
  readonly isOpen: Signal<boolean>;
  readonly onSquare: (square: Square) => void;
  readonly onTurn: () => void;
}

/** A finger on the board. */
interface Touch {
  readonly x: number;
  readonly y: number;
  /** The board was too small to choose a square. */
  readonly isOpening: boolean;
  isSliding: boolean;
}

/** The square under a sliding finger, and where the finger is. */
interface Aim {
  readonly square: Square;
  readonly x: number;
  readonly y: number;
}

export function BoardField({ model, shown, board, field, isOpen, onSquare, onTurn }: BoardFieldProps) {
  const text = scoreText();
  const { game } = model.sheet.value;
  const rules = rulesOf(game);
  const { lastLaid } = boardState(model.base.value.settled);
  const touch = useRef<Touch | null>(null);
  const aim = useSignal<Aim | null>(null);
  const way = shown?.draft.direction === 'down' ? text.down : text.across;
  if (!rules) return null;
  const choose = (square: Square) => {
    // The letter keys come where the finger was.
    noteChange();
    isOpen.value = false;
    onSquare(square);
  };
  const picture = { premiums: rules.premiums, tricks: hasCards(game), fresh: shown?.fresh ?? [] };
  return (
    <button
      type="button"
      ref={field}
      {...TYPING}
      class={`score-board ${GAME_LOOKS[game].ground}`}
      aria-label={shown ? text.cursor(formatSquare(board, shown.draft.square), way) : `${text.board}. ${text.noCursor}`}
      onPointerDown={(event) => {
        const { width } = event.currentTarget.getBoundingClientRect();
        const isOpening = width / sizeOf(board) < LEAST_SQUARE;
        touch.current = { x: event.clientX, y: event.clientY, isOpening, isSliding: false };
        if (isOpening) isOpen.value = true;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        const { current } = touch;
        if (!current || event.pointerType === 'mouse') return;
        const { clientX: x, clientY: y } = event;
        if (Math.hypot(x - current.x, y - current.y) > SLIDE) current.isSliding = true;
        const square = current.isSliding ? squareAt(board, event) : null;
        aim.value = square === null ? null : { square, x, y };
      }}
      onPointerCancel={() => {
        touch.current = null;
        aim.value = null;
      }}
      onPointerUp={() => {
        const { value: aimed } = aim;
        aim.value = null;
        if (aimed) choose(aimed.square);
      }}
      onClick={(event) => {
        const { current } = touch;
        touch.current = null;
        // A key press or a screen reader has no position.
        if (event.detail === 0) onTurn();
        else if (current && !current.isSliding && !current.isOpening) {
          const square = squareAt(board, event);
          if (square !== null) choose(square);
        }
      }}
    >
      <BoardPicture
        board={shown?.board ?? board}
        detailed
        {...picture}
        last={shown && shown.word.length > 0 ? [] : lastLaid}
      />
      {shown && <Cursor board={board} square={shown.next ?? shown.draft.square} direction={shown.draft.direction} />}
      {aim.value && (
        <Lens aim={aim.value} board={board}>
          <BoardPicture board={shown?.board ?? board} {...picture} crop={cropAt(board, aim.value.square)} />
        </Lens>
      )}
    </button>
  );
}

/** The square of the board picture under the pointer. */
function squareAt(board: Board, event: MouseEvent): Square | null {
  const { left, top, width } = (event.currentTarget as HTMLElement).getBoundingClientRect();
  const unit = width / fieldOf(board);
  const size = sizeOf(board);
  const column = Math.floor(((event.clientX - left) / unit - FRAME) / 20);
  const row = Math.floor(((event.clientY - top) / unit - FRAME) / 20);
  return column >= 0 && column < size && row >= 0 && row < size ? row * size + column : null;
}

/** The part of the board that the lens shows: the square in its middle, except at the edges. */
const [LENS_ROWS, LENS_COLUMNS] = [3, 5];

function cropAt(board: Board, square: Square) {
  const within = (at: number, count: number) => Math.min(Math.max(0, at - (count - 1) / 2), sizeOf(board) - count);
  return {
    row: within(rowOf(board, square), LENS_ROWS),
    column: within(columnOf(board, square), LENS_COLUMNS),
    rows: LENS_ROWS,
    columns: LENS_COLUMNS,
  };
}

/** The size of the lens, and how far it is above the finger, in pixels. */
const [LENS_WIDTH, LENS_HEIGHT, ABOVE_FINGER] = [232, 152, 44];

function Lens({ aim: { square, x, y }, board, children }: { aim: Aim; board: Board; children: ComponentChildren }) {
  const { row, column } = cropAt(board, square);
  const left = Math.min(Math.max(4, x - LENS_WIDTH / 2), innerWidth - LENS_WIDTH - 4);
  const top = Math.max(4, y - ABOVE_FINGER - LENS_HEIGHT);
  const [wide, high] = [LENS_COLUMNS * 20 + 2 * FRAME, LENS_ROWS * 20 + 2 * FRAME];
  const mark = {
    left: `${((FRAME + (columnOf(board, square) - column) * 20) / wide) * 100}%`,
    top: `${((FRAME + (rowOf(board, square) - row) * 20) / high) * 100}%`,
    width: `${(20 / wide) * 100}%`,
  };
  return (
    <span
      class="score-lens"
      style={{ left: `${left}px`, top: `${top}px`, width: `${LENS_WIDTH}px` }}
      aria-hidden="true"
    >
      {children}
      <span class="score-lens-mark" style={mark} />
    </span>
  );
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
