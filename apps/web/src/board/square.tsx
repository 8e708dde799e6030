/** A square of the board. It subscribes only to what it shows, so that a move redraws a handful of squares. */
import { type Board, centreOf, type Square } from '@lettertafel/engine';
import { useComputed } from '@preact/signals';
import { t } from '../i18n/index.ts';
import { gridArea, type Print, printOf } from '../parts/squares.ts';
import { TileFace, tileClass } from '../parts/tile.tsx';
import { TrickMark } from './cards/trick-mark.tsx';
import type { TileKey } from './draft.ts';
import { useDraggable } from './drag.ts';
import type { BoardModel } from './model.ts';
import { lookOf, readLook, type SquareLook, spokenSquare } from './square-look.ts';
import { faceOf, isNamed, isWide, valueShown } from './tile-face.ts';

interface BoardSquareProps {
  readonly model: BoardModel;
  readonly square: Square;
  readonly tricks: Board | null;
}

export function BoardSquare({ model, square, tricks }: BoardSquareProps) {
  const look = readLook(useComputed(() => lookOf(model, square)).value);
  const { premiums } = model.rules;
  const centre = centreOf(premiums);
  const isTabStop = useComputed(() => (model.cursor.value?.square ?? centre) === square).value;
  const print = printOf(premiums, tricks, square);
  const classes = [
    'sq',
    print && `sq-${print}`,
    look.isBetter && 'sq-better',
    look.hinted !== null && 'sq-hinted',
    look.cell !== '.' && 'sq-taken',
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cell could not lie in the same grid as the labels
    <div
      role="gridcell"
      class={classes.filter(Boolean).join(' ')}
      data-square={square}
      style={{ gridArea: gridArea(premiums, square) }}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={spokenSquare(square, look, { print, rules: model.rules, isCentre: square === centre })}
    >
      {look.cell === '.' ? (
        look.hinted ? (
          <span class="sq-ghost" aria-hidden="true">
            {look.hinted}
          </span>
        ) : (
          <SquarePrint print={print} isCentre={square === centre} />
        )
      ) : (
        <SquareTile model={model} look={look} />
      )}
    </div>
  );
}

export function SquarePrint({ print, isCentre }: { print: Print; isCentre: boolean }) {
  if (print === 'trick') return <TrickMark />;
  if (isCentre) return <span class="sq-star" aria-hidden="true" />;
  return print && <span aria-hidden="true">{t().board.marks[print]}</span>;
}

function SquareTile({ model, look }: { model: BoardModel; look: SquareLook }) {
  const { cell, key } = look;
  if (key !== null) return <DraftTile key={key} model={model} tileKey={key} look={look} />;
  const marks = { last: look.isLast, named: isNamed(cell), wrong: look.isWrong };
  const value = valueShown(model.rules.letters, cell);
  const more = [look.isAnnounced && 'tile-announced', look.isLocked && 'tile-locked', isWide(value) && 'tile-wide']
    .filter(Boolean)
    .join(' ');
  return (
    <b class={tileClass(marks, more)} aria-hidden="true">
      <TileFace letter={faceOf(cell)} value={value} />
    </b>
  );
}

function DraftTile({ model, tileKey, look }: { model: BoardModel; tileKey: TileKey; look: SquareLook }) {
  const { cell, isWrong } = look;
  const ref = useDraggable(model, tileKey);
  const value = valueShown(model.rules.letters, cell);
  const marks = { draft: !isWrong, named: isNamed(cell), wrong: isWrong };
  return (
    <b class={tileClass(marks, isWide(value) ? 'tile-mine tile-wide' : 'tile-mine')} ref={ref} aria-hidden="true">
      <TileFace letter={faceOf(cell)} value={value} />
    </b>
  );
}
