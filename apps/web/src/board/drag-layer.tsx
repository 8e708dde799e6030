/** The dragged tile and, on a small screen, a magnifier above the finger. */
import { type Cell, cellAt, centreOf, type Square, step, TRICK_SQUARES } from '@lettertafel/engine';
import { printOf } from '../parts/squares.ts';
import { TileFace, tileClass } from '../parts/tile.tsx';
import { isTrickster } from '../play/awaited-seats.ts';
import { type Draft, placedAt, type TileKey, tileOf } from './draft.ts';
import { draggedTile, setGhost, setLens, setMark } from './drag.ts';
import type { BoardModel } from './model.ts';
import { SquarePrint } from './square.tsx';
import { faceOf, isNamed, valueShown } from './tile-face.ts';
import './drag-layer.css';

export function DragLayer({ model }: { model: BoardModel }) {
  const { value: current } = draggedTile;
  if (!current || model.dragged.value === null) return null;
  const { key, geometry } = current;
  const cell = cellOf(model.draft.value, key);
  const style = { fontSize: `${geometry.home.width}px`, '--onto': geometry.side / geometry.home.width };
  return (
    <div class="drag-layer" aria-hidden="true">
      <div class="board-target" ref={setMark} style={{ width: `${geometry.side}px`, height: `${geometry.side}px` }} />
      <b class={tileClass({ draft: true, named: isNamed(cell) }, 'flight')} ref={setGhost} style={style}>
        <TileFace letter={faceOf(cell)} value={valueShown(model.rules.letters, cell)} />
      </b>
      {geometry.side < 30 && <Lens model={model} cell={cell} />}
    </div>
  );
}

function cellOf(draft: Draft, key: TileKey): Cell {
  return draft.placed.find((tile) => tile.key === key)?.cell ?? tileOf(draft, key);
}

const REACH = [-2, -1, 0, 1, 2];

function Lens({ model, cell }: { model: BoardModel; cell: Cell }) {
  const { value: target } = model.target;
  const { premiums } = model.rules;
  return (
    <div class="lens" ref={setLens} hidden>
      {target !== null &&
        [-1, 0, 1].flatMap((down) =>
          REACH.map((across) => {
            const beside = step(premiums, { square: target, direction: 'across' }, across);
            const square = beside === null ? null : step(premiums, { square: beside, direction: 'down' }, down);
            const isHere = square === target;
            return square === null ? (
              <span key={`${down} ${across}`} />
            ) : (
              <LensSquare key={`${down} ${across}`} {...{ model, square, over: isHere ? cell : null }} />
            );
          }),
        )}
    </div>
  );
}

function LensSquare({ model, square, over }: { model: BoardModel; square: Square; over: Cell | null }) {
  const placed = placedAt(model.draft.value, square);
  const draftCell = placed && placed.key !== model.dragged.value ? placed.cell : null;
  const cell = over ?? draftCell ?? cellAt(model.view.peek().board, square);
  const { value: view } = model.view;
  const print = printOf(model.rules.premiums, isTrickster(view) ? TRICK_SQUARES : null, square);
  return (
    <span class={print ? `sq sq-${print}` : 'sq'}>
      {cell === '.' ? (
        <SquarePrint print={print} isCentre={square === centreOf(model.rules.premiums)} />
      ) : (
        <b class={tileClass({ draft: over !== null || draftCell !== null, named: isNamed(cell) })}>
          <TileFace letter={faceOf(cell)} value={valueShown(model.rules.letters, cell)} />
        </b>
      )}
    </span>
  );
}
