/** Dragging tiles. The drop target is calculated from measured geometry, without querying 225 elements. */
import { type Square, sizeOf } from '@lettertafel/engine';
import { type ReadonlySignal, signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { DragSensor, Grab, Point } from '../parts/drag-sensor.ts';
import { goWithout, loadSensor } from '../parts/load-sensor.ts';
import type { Mover } from '../parts/mover.ts';
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
  readonly screen: number;
  readonly isTouch: boolean;
}

export interface DraggedTile extends Pick<Grab<TileKey>, 'makeMover'> {
  readonly key: TileKey;
  readonly geometry: Geometry;
}

export interface BoardDrag {
  /** The dragged tile; its element follows the pointer without a re-render. */
  readonly tile: ReadonlySignal<DraggedTile | null>;
  /** It then has the size of a square. */
  readonly isOverBoard: ReadonlySignal<boolean>;
  /** Refs of what follows the pointer. */
  readonly refs: {
    /** The tile. */
    readonly ghost: Ref;
    /** The frame round the square aimed at. */
    readonly mark: Ref;
    readonly lens: Ref;
    /** The board in the magnifier. */
    readonly lensBoard: Ref;
  };
  /** The click event that ends a drag must be ignored. */
  wasJust(): boolean;
  /** Makes an element draggable as this tile until the returned function is called. */
  add(element: HTMLElement, key: TileKey): () => void;
}

type Ref = (element: HTMLElement | null) => void;

const drags = new WeakMap<BoardModel, BoardDrag>();

/** The drags on this board. */
export function dragOf(model: BoardModel): BoardDrag {
  const drag = drags.get(model) ?? makeDrag(model);
  drags.set(model, drag);
  return drag;
}

/** Makes an element draggable as this tile. */
export function useDraggable(model: BoardModel, key: TileKey) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = ref.current;
    return element && model.seat !== null ? dragOf(model).add(element, key) : undefined;
  }, [model, key]);
  return ref;
}

function makeDrag(model: BoardModel): BoardDrag {
  const tile = signal<DraggedTile | null>(null);
  const isOverBoard = signal(false);
  let ghost: Mover | null = null;
  let mark: Mover | null = null;
  let lens: Mover | null = null;
  let lensBoard: Mover | null = null;
  let flight: Animation | null = null;
  let endedAt = Number.NEGATIVE_INFINITY;
  let sensor: Promise<DragSensor<TileKey>> | null = null;

  const moverOf = (element: HTMLElement | null) => (element && tile.peek()?.makeMover(element)) ?? null;

  function begin({ data: key, element, isFinger, makeMover }: Grab<TileKey>): void {
    const geometry = measure(model, element, isFinger);
    if (!geometry) return;
    // The previous drag may still be flying home.
    flight?.cancel();
    tile.value = { key, makeMover, geometry };
    isOverBoard.value = false;
    model.dragged.value = key;
    model.lifted.value = null;
  }

  function move(pointer: Point): void {
    const geometry = tile.peek()?.geometry;
    if (!geometry) return;
    const lifted = geometry.isTouch ? ABOVE_FINGER + geometry.side / 2 : 0;
    const centre = { x: pointer.x, y: pointer.y - lifted };
    ghost?.to(moved(centre));
    const target = squareNear(model, centre, geometry);
    model.target.value = target;
    if (target === null) {
      mark?.away();
      lens?.away();
    } else {
      mark?.to(moved(cornerOf(model, target, geometry)));
      lens?.to(moved({ x: lensLeft(centre.x, geometry), y: centre.y - geometry.side }));
      lensBoard?.to(moved(magnified(model, target)));
    }
    model.gap.value = target === null ? slotNear(model, pointer, geometry) : null;
    isOverBoard.value = isInside(geometry.frame, centre);
  }

  function end(isCanceled: boolean): void {
    const current = tile.peek();
    const target = model.target.peek();
    const slot = model.gap.peek();
    endedAt = performance.now();
    if (!current) return;
    const { key, geometry } = current;
    const land = () => {
      // The next drag may have begun during the flight.
      if (tile.peek() !== current) return;
      model.dragged.value = null;
      tile.value = null;
    };
    model.target.value = null;
    model.gap.value = null;
    lens?.away();
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
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!ghost || isStill) {
      land();
      return;
    }
    flight = ghost.fly(moved(centreOf(home)));
    flight.onfinish = land;
    flight.oncancel = land;
  }

  return {
    tile,
    isOverBoard,
    refs: {
      ghost(element) {
        ghost = moverOf(element);
        const home = tile.peek()?.geometry.home;
        if (home) ghost?.to(moved(centreOf(home)));
      },
      mark(element) {
        mark = moverOf(element);
        mark?.away();
      },
      lens(element) {
        lens = moverOf(element);
        lens?.away();
      },
      lensBoard(element) {
        lensBoard = moverOf(element);
      },
    },
    wasJust: () => performance.now() - endedAt < 80,
    add(element, key) {
      sensor ??= loadSensor().then(({ makeSensor }) =>
        makeSensor({ mayBegin: () => model.mayDraft.peek(), begin, move, end }),
      );
      let release: (() => void) | null = null;
      let isGone = false;
      sensor.then((ready) => {
        if (!isGone) release = ready.add(element, key);
      }, goWithout);
      return () => {
        isGone = true;
        release?.();
      };
    },
  };
}

function measure(model: BoardModel, element: Element, isTouch: boolean): Geometry | null {
  const first = squareElement(0)?.getBoundingClientRect();
  const size = sizeOf(model.rules.premiums);
  const last = squareElement(size ** 2 - 1)?.getBoundingClientRect();
  const frame = document.querySelector('.board-frame')?.getBoundingClientRect();
  const rack = document.querySelector('.board-rack')?.getBoundingClientRect();
  if (!first || !last || !frame || !rack) return null;
  return {
    first: centreOf(first),
    pitch: (last.left - first.left) / (size - 1),
    side: first.width,
    frame,
    rack,
    home: element.getBoundingClientRect(),
    screen: window.innerWidth,
    isTouch,
  };
}

function centreOf(rect: DOMRect): Point {
  return { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 };
}

function moved({ x, y }: Point): string {
  return `translate(${x}px, ${y}px)`;
}

/** The drop target is shown in a layer above the board: a change in its grid would lay out all squares again. */
function cornerOf({ rules: { premiums } }: BoardModel, square: Square, { first, pitch, side }: Geometry): Point {
  return {
    x: first.x + columnOf(premiums, square) * pitch - side / 2,
    y: first.y + rowOf(premiums, square) * pitch - side / 2,
  };
}

/** Half the width of the magnifier, and its distance from the edge. */
const LENS = 124 + 4;

/** From one square of the magnifier to the next, and the corner of its middle square. */
const LENS_PITCH = 49;
const LENS_MIDDLE = { x: 100, y: 51 };

function magnified({ rules: { premiums } }: BoardModel, square: Square): Point {
  return {
    x: LENS_MIDDLE.x - columnOf(premiums, square) * LENS_PITCH,
    y: LENS_MIDDLE.y - rowOf(premiums, square) * LENS_PITCH,
  };
}

/** Keeps the magnifier on the screen. */
function lensLeft(x: number, { screen }: Geometry): number {
  return Math.min(Math.max(x, LENS), screen - LENS);
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
