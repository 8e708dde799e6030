/** The player's rack: tiles in their chosen order, an empty slot for each placed tile; by tap, drag or keyboard. */
import { useComputed } from '@preact/signals';
import { t } from '../i18n/index.ts';
import { Slot, TileFace, tileClass } from '../parts/tile.tsx';
import { lift, toSlot } from './actions.ts';
import { isOut, type OwnTile } from './draft.ts';
import { dragOf, useDraggable } from './drag.ts';
import type { BoardModel } from './model.ts';
import { faceOf, isWide, letterName, valueShown } from './tile-face.ts';
import '../parts/rack.css';
import './rack.css';

export function Rack({ model }: { model: BoardModel }) {
  const { rack } = model.draft.value;
  const { rackSize } = model.rules;
  const gap = model.gap.value;
  return (
    <ul class={`rack board-rack${rack.length > rackSize ? ' board-rack-full' : ''}`} aria-label={t().board.rack}>
      {rack.map((tile, slot) => (
        <li key={tile.key} class={gap === null ? '' : slot < gap ? 'rack-before' : 'rack-after'}>
          <RackTile model={model} tile={tile} slot={slot} />
        </li>
      ))}
      {Array.from({ length: Math.max(0, rackSize - rack.length) }, (_, missing) => (
        <li key={`slot ${rack.length + missing}`}>
          <Slot />
        </li>
      ))}
    </ul>
  );
}

function RackTile({ model, tile, slot }: { model: BoardModel; tile: OwnTile; slot: number }) {
  const { key } = tile;
  const isHere = useComputed(() => !isOut(model.draft.value, key) && model.dragged.value !== key).value;
  return (
    <span class="rack-slot">
      <Slot />
      {!isOut(model.draft.value, key) && <RackButton {...{ model, tile, slot, isHere }} />}
    </span>
  );
}

interface RackButtonProps {
  readonly model: BoardModel;
  readonly tile: OwnTile;
  readonly slot: number;
  /** False while it is dragged. */
  readonly isHere: boolean;
}

function RackButton({ model, tile: { key, tile }, slot, isHere }: RackButtonProps) {
  const ref = useDraggable(model, key);
  const { letters } = model.rules;
  const value = valueShown(letters, tile);
  const isLifted = useComputed(() => model.lifted.value === key).value;
  const marks = ['rack-tile', isWide(value) && 'tile-wide', isLifted && 'rack-lifted', !isHere && 'rack-away'];
  const name = value === undefined ? letterName(tile) : `${tile}, ${t().common.points(value)}`;
  return (
    <button
      type="button"
      class={tileClass({}, marks.filter(Boolean).join(' '))}
      ref={(element) => {
        ref.current = element;
      }}
      aria-label={name}
      aria-pressed={isLifted}
      onClick={() => {
        if (!dragOf(model).wasJust()) lift(model, key);
      }}
      onKeyDown={(event) => {
        const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
        if (step === 0) return;
        event.preventDefault();
        event.stopPropagation();
        if (event.shiftKey) toSlot(model, key, Math.max(0, slot + step));
        else focusNext(event.currentTarget, step);
      }}
    >
      <TileFace letter={faceOf(tile)} value={value} />
    </button>
  );
}

function focusNext(from: HTMLElement, step: number): void {
  const tiles = [...(from.closest('.board-rack')?.querySelectorAll<HTMLElement>('.rack-tile') ?? [])];
  tiles[tiles.indexOf(from) + step]?.focus();
}
