/** The dragged tile and, on a small screen, a magnifier above the finger. */
import { type Cell, cellAt, centreOf, type Square, sizeOf, TRICK_SQUARES } from '@lettertafel/engine';
import { printOf } from '../parts/squares.ts';
import { TileFace, tileClass } from '../parts/tile.tsx';
import { isTrickster } from '../play/awaited-seats.ts';
import { type Draft, placedAt, type TileKey, tileOf } from './draft.ts';
import { dragOf } from './drag.ts';
import type { BoardModel } from './model.ts';
import { SquarePrint } from './square.tsx';
import { faceOf, isNamed, valueShown } from './tile-face.ts';
import './drag-layer.css';

export function DragLayer({ model }: { model: BoardModel }) {
  const { tile, isOverBoard, refs } = dragOf(model);
  const { value: current } = tile;
  if (!current || model.dragged.value === null) return null;
  const { key, geometry } = current;
  const cell = cellOf(model.draft.value, key);
  const style = { fontSize: `${geometry.home.width}px`, '--onto': geometry.side / geometry.home.width };
  return (
    <div class="drag-layer" aria-hidden="true">
      <div class="board-target" ref={refs.mark} style={{ width: `${geometry.side}px`, height: `${geometry.side}px` }} />
      <div key={key} class={isOverBoard.value ? 'flight flight-on-board' : 'flight'} ref={refs.ghost} style={style}>
        <b class={tileClass({ draft: true, named: isNamed(cell) })}>
          <TileFace letter={faceOf(cell)} value={valueShown(model.rules.letters, cell)} />
        </b>
      </div>
      {geometry.isTouch && geometry.side < 30 && <Lens model={model} cell={cell} />}
    </div>
  );
}

function cellOf(draft: Draft, key: TileKey): Cell {
  return draft.placed.find((tile) => tile.key === key)?.cell ?? tileOf(draft, key);
}

/** The whole board, magnified, in a frame of three by five squares: moving it causes no layout. */
function Lens({ model, cell }: { model: BoardModel; cell: Cell }) {
  const { refs } = dragOf(model);
  const size = sizeOf(model.rules.premiums);
  return (
    <div class="lens" ref={refs.lens}>
      <div class="lens-board" ref={refs.lensBoard} style={{ '--size': size }}>
        {Array.from({ length: size ** 2 }, (_, square) => (
          <LensSquare key={square} model={model} square={square} />
        ))}
      </div>
      <b class={tileClass({ draft: true, named: isNamed(cell) }, 'lens-tile')}>
        <TileFace letter={faceOf(cell)} value={valueShown(model.rules.letters, cell)} />
      </b>
    </div>
  );
}

function LensSquare({ model, square }: { model: BoardModel; square: Square }) {
  const placed = placedAt(model.draft.peek(), square);
  const draftCell = placed && placed.key !== model.dragged.peek() ? placed.cell : null;
  const view = model.view.peek();
  const cell = draftCell ?? cellAt(view.board, square);
  const print = printOf(model.rules.premiums, isTrickster(view) ? TRICK_SQUARES : null, square);
  return (
    <span class={print ? `sq sq-${print}` : 'sq'}>
      {cell === '.' ? (
        <SquarePrint print={print} isCentre={square === centreOf(model.rules.premiums)} />
      ) : (
        <b class={tileClass({ draft: draftCell !== null, named: isNamed(cell) })}>
          <TileFace letter={faceOf(cell)} value={valueShown(model.rules.letters, cell)} />
        </b>
      )}
    </span>
  );
}
