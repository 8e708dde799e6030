// biome-ignore-all lint/a11y/useSemanticElements: rows and headers lie in one grid with what is drawn over it, which a table cannot do
// biome-ignore-all lint/a11y/useFocusableInteractive: one square takes the focus; rows and headers never do
/** The board: a grid of squares that redraw independently, with the cursor and the score badges over it. */
import { rowName, type Square, sizeOf, TRICK_SQUARES } from '@lettertafel/engine';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { gridArea, isFree } from '../parts/squares.ts';
import { isTrickster } from '../play/awaited-seats.ts';
import { choose } from './actions.ts';
import { dragOf } from './drag.ts';
import type { LastPlay } from './last-play.ts';
import type { BoardModel } from './model.ts';
import { ScoreBadges } from './score-badge.tsx';
import { BoardSquare } from './square.tsx';
import { focusSquare, squareElement, squareOf } from './square-element.ts';
import './board-grid.css';
import './score-badge.css';

export function BoardGrid({ model, last }: { model: BoardModel; last: LastPlay | null }) {
  const zoomed = useSignal(false);
  const rows = useMemo(() => <Rows model={model} />, [model]);
  useFocusOnCursor(model);

  /** Where the cursor was before a double tap: zooming leaves it there. */
  const cursorBefore = useRef(model.cursor.peek());
  const zoomAt = (square: Square) => {
    if (!window.matchMedia('(max-width: 600px), (max-height: 560px)').matches) return;
    model.cursor.value = cursorBefore.current;
    zoomed.value = !zoomed.peek();
    requestAnimationFrame(() => squareElement(square)?.scrollIntoView({ block: 'center', inline: 'center' }));
  };
  return (
    <div class={zoomed.value ? 'board-frame board-zoomed' : 'board-frame'}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears the clicks of all squares */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by the whole table (keyboard.ts) */}
      <div
        class={last ? `board ${last.colour}` : 'board'}
        onClick={(event) => {
          const square = squareOf(event.target);
          if (event.detail < 2) cursorBefore.current = model.cursor.peek();
          if (square !== null && !dragOf(model).wasJust()) choose(model, square);
        }}
        onDblClick={(event) => {
          const square = squareOf(event.target);
          if (square !== null) zoomAt(square);
        }}
        onFocusIn={(event) => {
          const square = squareOf(event.target);
          if (square === null || model.seat === null || model.cursor.peek()?.square === square) return;
          if (event.target instanceof HTMLElement && !event.target.matches(':focus-visible')) return;
          model.cursor.value = { square, direction: model.cursor.peek()?.direction ?? 'across' };
        }}
      >
        <div class="board-cells" role="grid" aria-label={t().board.board} aria-readonly={model.seat === null}>
          {rows}
        </div>
        <CursorRing model={model} />
        <ScoreBadges model={model} last={last} />
      </div>
      {zoomed.value && (
        <div class="board-unzoom">
          <Button look="soft" onClick={() => (zoomed.value = false)}>
            {t().board.wholeBoard}
          </Button>
        </div>
      )}
    </div>
  );
}

function Rows({ model }: { model: BoardModel }) {
  const tricks = isTrickster(model.view.peek()) ? TRICK_SQUARES : null;
  const size = sizeOf(model.rules.premiums);
  const lines = Array.from({ length: size }, (_, line) => line);
  return (
    <>
      <div role="row" class="board-row">
        {lines.map((column) => (
          <span
            key={column}
            role="columnheader"
            class="board-label board-column"
            style={{ gridArea: `1 / ${column + 2}` }}
          >
            {column + 1}
          </span>
        ))}
      </div>
      {lines.map((row) => (
        <div key={row} role="row" class="board-row">
          <span role="rowheader" class="board-label board-letter" style={{ gridArea: `${row + 2} / 1` }}>
            {rowName(row)}
          </span>
          {lines.map((column) => {
            const square = row * size + column;
            return <BoardSquare key={square} model={model} square={square} tricks={tricks} />;
          })}
        </div>
      ))}
    </>
  );
}

/** Moves the focus with the cursor while the focus is on the board. */
function useFocusOnCursor(model: BoardModel): void {
  useEffect(
    () =>
      model.cursor.subscribe((cursor) => {
        const isOnBoard = document.activeElement?.closest('.board') || document.activeElement === document.body;
        if (cursor && isOnBoard) focusSquare(cursor.square);
      }),
    [model],
  );
}

function CursorRing({ model }: { model: BoardModel }) {
  const { value: cursor } = model.cursor;
  if (!cursor || !model.mayDraft.value) return null;
  const { board } = model.view.value;
  const isBare =
    isFree(board, cursor.square) && !model.draft.value.placed.some(({ square }) => square === cursor.square);
  return (
    <div class="board-cursor" aria-hidden="true" style={{ gridArea: gridArea(board, cursor.square) }}>
      {isBare && <Icon name={cursor.direction === 'across' ? 'right' : 'down'} />}
    </div>
  );
}
