/** Dragging tiles. The drop target is calculated from measured geometry, without querying 225 elements. */
import { type Square, sizeOf } from '@lettertafel/engine';
import { signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { DragSensor, Grab, Point } from '../parts/drag-sensor.ts';
import { goWithout, loadSensor } from '../parts/load-sensor.ts';
import { columnOf, isFree, rowOf } from '../parts/squares.ts';
import { giveBack, put, toSlot } from './actions.ts';
import { isOut, type TileKey } from './draft.ts';
import type { BoardModel } from './model.ts';
import { squareElement } from './square-element.ts';

/** How far from the centre of a square a tile still snaps to it, in square sides. */
const REACH = 0.6;
const ABOVE_FINGER = 12;

/** The geometry during a drag, measured once at its start. */
interface Geometry {
  readonly first: Point;
  /** The distance between the centres of neighbouring squares. */
  readonly pitch: number;
  readonly side: number;
  readonly frame: DOMRect;
  readonly rack: DOMRect;
  readonly home: DOMRect;
  readonly isTouch: boolean;
}

export interface DraggedTile {
  readonly key: TileKey;
  readonly geometry: Geometry;
}

/** The dragged tile; its element follows the pointer without a re-render. */
export const draggedTile = signal<DraggedTile | null>(null);

let ghost: HTMLElement | null = null;
let lens: HTMLElement | null = null;
let mark: HTMLElement | null = null;
let endedAt = 0;

export function setGhost(element: HTMLElement | null): void {
  ghost = element;
  const current = draggedTile.peek();
  if (element && current) moveGhost(centreOf(current.geometry.home));
}

export function setLens(element: HTMLElement | null): void {
  lens = element;
}

export function setMark(element: HTMLElement | null): void {
  mark = element;
}

/** The click event that ends a drag must be ignored. */
export function wasJustDragged(): boolean {
  return performance.now() - endedAt < 80;
}

type TileSensor = DragSensor<TileKey>;

const sensors = new WeakMap<BoardModel, Promise<TileSensor>>();

async function sensorFor(model: BoardModel): Promise<TileSensor> {
  const { makeSensor } = await loadSensor();
  return makeSensor<TileKey>({
    mayBegin: () => model.mayDraft.peek(),
    begin: (grab) => begin(model, grab),
    move: (to) => follow(model, to),
    end: (isCanceled) => end(model, isCanceled),
  });
}

/** Makes an element draggable as this tile. */
export function useDraggable(model: BoardModel, key: TileKey) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element || model.seat === null) return undefined;
    const sensor = sensors.get(model) ?? sensorFor(model);
    sensors.set(model, sensor);
    let release: (() => void) | null = null;
    let isGone = false;
    const hold = (ready: TileSensor) => {
      const place = element.closest('[data-square]') ? 'board' : 'rack';
      if (!isGone) release = ready.add(`${place}-${key}`, element, key);
    };
    sensor.then(hold, goWithout);
    return () => {
      isGone = true;
      release?.();
    };
  }, [model, key]);
  return ref;
}

function begin(model: BoardModel, { data: key, element, isFinger }: Grab<TileKey>): void {
  const first = squareElement(0)?.getBoundingClientRect();
  const size = sizeOf(model.rules.premiums);
  const last = squareElement(size ** 2 - 1)?.getBoundingClientRect();
  const frame = document.querySelector('.board-frame')?.getBoundingClientRect();
  const rack = document.querySelector('.board-rack')?.getBoundingClientRect();
  if (!first || !last || !frame || !rack) return;
  draggedTile.value = {
    key,
    geometry: {
      first: centreOf(first),
      pitch: (last.left - first.left) / (size - 1),
      side: first.width,
      frame,
      rack,
      home: element.getBoundingClientRect(),
      isTouch: isFinger,
    },
  };
  model.dragged.value = key;
  model.lifted.value = null;
}

function centreOf(rect: DOMRect): Point {
  return { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 };
}

function moveGhost(centre: Point): void {
  if (ghost) ghost.style.translate = `${centre.x}px ${centre.y}px`;
}

function follow(model: BoardModel, pointer: Point): void {
  const geometry = draggedTile.peek()?.geometry;
  if (!geometry) return;
  const lifted = geometry.isTouch ? ABOVE_FINGER + geometry.side / 2 : 0;
  const centre = { x: pointer.x, y: pointer.y - lifted };
  moveGhost(centre);
  const target = squareNear(model, centre, geometry);
  model.target.value = target;
  markSquare(model, target, geometry);
  model.gap.value = target === null ? slotNear(model, pointer, geometry) : null;
  const isOverBoard = isInside(geometry.frame, centre);
  ghost?.classList.toggle('flight-on-board', isOverBoard);
  if (!lens) return;
  lens.hidden = !geometry.isTouch || target === null;
  lens.style.translate = `${lensLeft(centre.x)}px ${centre.y - geometry.side}px`;
}

/** Off-screen: hiding it instead would cause layout and paint. */
const AWAY = [-999, -999] as const;

/** Shows the drop target in a layer above the board: a change in its grid would lay out all squares again. */
function markSquare(
  { rules: { premiums } }: BoardModel,
  square: Square | null,
  { first, pitch, side }: Geometry,
): void {
  if (!mark) return;
  const [x, y] =
    square === null ? AWAY : [first.x + columnOf(premiums, square) * pitch, first.y + rowOf(premiums, square) * pitch];
  mark.style.translate = `${x - side / 2}px ${y - side / 2}px`;
}

/** Keeps the magnifier on the screen. */
function lensLeft(x: number): number {
  const half = (lens?.offsetWidth ?? 0) / 2;
  return Math.min(Math.max(x, half + 4), window.innerWidth - half - 4);
}

function isInside(rect: DOMRect, { x, y }: Point): boolean {
  return x >= rect.left && x <= rect.right && y >= rect.top && y <= rect.bottom;
}

/** The nearest square within reach that is free, or holds another draft tile. */
function squareNear(model: BoardModel, centre: Point, { first, pitch, frame }: Geometry): Square | null {
  if (!isInside(frame, centre)) return null;
  const { board } = model.view.peek();
  const size = sizeOf(board);
  const across = (centre.x - first.x) / pitch;
  const down = (centre.y - first.y) / pitch;
  let nearest: Square | null = null;
  let least = REACH;
  for (const row of [Math.floor(down), Math.ceil(down)]) {
    for (const column of [Math.floor(across), Math.ceil(across)]) {
      if (row < 0 || row >= size || column < 0 || column >= size) continue;
      const square = row * size + column;
      const distance = Math.max(Math.abs(down - row), Math.abs(across - column));
      if (distance > least || !isFree(board, square)) continue;
      least = distance;
      nearest = square;
    }
  }
  return nearest;
}

/** The rack slot that a tile would be dropped into. */
function slotNear(model: BoardModel, pointer: Point, { rack }: Geometry): number | null {
  const isNear = pointer.y > rack.top - 16 && pointer.y < rack.bottom + 16;
  if (!isNear || pointer.x < rack.left || pointer.x > rack.right) return null;
  const slots = model.draft.peek().rack.length;
  return Math.min(slots - 1, Math.floor(((pointer.x - rack.left) / rack.width) * slots));
}

function end(model: BoardModel, isCanceled: boolean): void {
  const current = draggedTile.peek();
  const target = model.target.peek();
  const slot = model.gap.peek();
  endedAt = performance.now();
  if (!current) return;
  const { key, geometry } = current;
  const land = () => {
    model.dragged.value = null;
    draggedTile.value = null;
  };
  model.target.value = null;
  model.gap.value = null;
  if (lens) lens.hidden = true;
  if (!isCanceled && target !== null) {
    put(model, key, target);
    land();
  } else if (!isCanceled && slot !== null) {
    toSlot(model, key, slot);
    land();
  } else if (!isCanceled && isOut(model.draft.peek(), key)) {
    giveBack(model, key);
    land();
  } else flyHome(geometry, land);
}

/** Dropped outside every target: animates back to its origin. */
function flyHome({ home }: Geometry, land: () => void): void {
  const centre = centreOf(home);
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!ghost || isStill) {
    land();
    return;
  }
  const flying = ghost.animate([{ translate: ghost.style.translate }, { translate: `${centre.x}px ${centre.y}px` }], {
    duration: 140,
    easing: 'cubic-bezier(.2, .8, .3, 1)',
  });
  flying.onfinish = land;
  flying.oncancel = land;
}
