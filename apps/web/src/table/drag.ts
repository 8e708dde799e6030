/**
 * Dragging with mouse, pen and finger: along a strip it selects letters, away from the strip it carries the selection.
 */
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import type { DragListener, Grab, Point } from '../parts/drag-sensor.ts';
import { goWithout, loadSensor } from '../parts/load-sensor.ts';
import type { Mover } from '../parts/mover.ts';
import { put, tap } from './actions.ts';
import { mayTouch, stripOf, type TileKey } from './draft.ts';
import { type Box, type DropTarget, dropTargetAt, gapIn, isSame, type Layout } from './drop-target.ts';
import { type EdgeScroll, scrollAtEdges } from './edge-scroll.ts';
import type { TableModel } from './model.ts';
import { type Selection, wholeStrip } from './selection.ts';
import { beginSwipe, type Swipe } from './swipe.ts';
import { keyOf } from './tile-element.ts';

interface Places {
  readonly root: RefObject<HTMLElement | null>;
  readonly mat: RefObject<HTMLElement | null>;
  readonly rack: RefObject<HTMLElement | null>;
  /** Follows the pointer; holds copies of the dragged tiles. */
  readonly ghost: RefObject<HTMLElement | null>;
  /** Marks the gap that they would be dropped into. */
  readonly gap: RefObject<HTMLElement | null>;
}

/** Distance above the finger, so that the finger does not hide the tile. */
const ABOVE_FINGER = 12;
/** A touch that moves less than this, in pixels, is a tap. */
const TREMBLE = 10;

const ORIGIN: Point = { x: 0, y: 0 };

/** The current drag. */
interface Carrying {
  readonly keys: Selection;
  /** The selection before the drag. */
  readonly chosen: Selection;
  readonly layout: Layout;
  /** Tile size on the mat. */
  readonly side: number;
  /** From the pointer to the centre of the first tile. */
  readonly offset: Point;
  /** The origin of the first tile. */
  readonly home: Box;
}

export function useDrag(model: TableModel, places: Places): void {
  useEffect(() => {
    const [field, mat, rack, ghost, gap] = [places.root, places.mat, places.rack, places.ghost, places.gap].map(
      ({ current }) => current,
    );
    if (!field || !mat || !rack || !ghost || !gap) return undefined;
    const drag = makeDrag(model, { field, mat, rack, ghost, gap });
    let stop: (() => void) | null = null;
    let isGone = false;
    loadSensor().then(({ makeSensor }) => {
      if (isGone) return;
      const sensor = makeSensor<null>(drag);
      const remove = sensor.add(field, null);
      stop = () => {
        remove();
        sensor.drop();
      };
    }, goWithout);
    return () => {
      isGone = true;
      drag.letGo();
      stop?.();
    };
  }, [model, places]);
}

interface Parts {
  readonly field: HTMLElement;
  readonly mat: HTMLElement;
  readonly rack: HTMLElement;
  readonly ghost: HTMLElement;
  readonly gap: HTMLElement;
}

/** Measures the page only at the start of a drag: measuring forces a layout. */
function makeDrag(model: TableModel, parts: Parts): DragListener<null> & { readonly letGo: () => void } {
  const { field, mat, ghost, gap } = parts;
  let grabbed: Element | null = null;
  let swipe: Swipe | null = null;
  let carrying: Carrying | null = null;
  let mover: Mover | null = null;
  let marker: Mover | null = null;
  let flight: Animation | null = null;
  let scrolling: EdgeScroll | null = null;
  let from = ORIGIN;
  let pointer = ORIGIN;
  let isFinger = false;
  let makeMover: Grab<null>['makeMover'] | null = null;

  function letGo(): void {
    ghost.hidden = true;
    gap.hidden = true;
    flight?.cancel();
    mover?.stop();
    marker?.stop();
    model.dragged.value = [];
    scrolling?.stop();
    scrolling = null;
  }

  function follow(): void {
    if (!carrying) return;
    const { layout, side, offset } = carrying;
    const middle = { x: pointer.x + offset.x, y: pointer.y + offset.y };
    mover?.to(`translate(${middle.x - side / 2}px, ${middle.y - side / 2}px) scale(1.08)`);
    const isOnRack = middle.y >= layout.rack.box.top - side / 4;
    const below = scrolling?.scrolled() ?? 0;
    const found = dropTargetAt(layout, isOnRack ? middle : { x: middle.x, y: middle.y + below }, side);
    const aim = found && !model.mayArrange && !('rack' in found) ? null : endOnly(model, found, carrying.keys);
    const at = aim && gapIn(layout, aim);
    if (at) marker?.to(`translate(${at.x}px, ${at.y - below}px)`);
    else marker?.away();
    if (!isSame(aim, model.target.peek())) model.target.value = aim;
  }

  function carry(keys: Selection, grip: Point | null): void {
    if (!makeMover) return;
    const elements = keys.flatMap((key) => field.querySelector<HTMLElement>(`[data-tile="${key}"]`) ?? []);
    const [first] = elements;
    if (!first) return;
    // The previous drag may still be flying home.
    letGo();
    const side = Number.parseFloat(getComputedStyle(mat).getPropertyValue('--side'));
    carrying = {
      keys,
      chosen: model.chosen.peek(),
      layout: measure(parts, keys),
      side,
      offset: { x: grip?.x ?? 0, y: isFinger ? -(side / 2 + ABOVE_FINGER) : (grip?.y ?? 0) },
      home: first.getBoundingClientRect(),
    };
    scrolling = scrollAtEdges(mat, follow);
    ghost.replaceChildren(...elements.map(copyOf));
    for (const one of [ghost, gap]) one.style.fontSize = `${side}px`;
    mover = makeMover(ghost);
    marker = makeMover(gap);
    follow();
    ghost.hidden = false;
    gap.hidden = false;
    model.chosen.value = [];
    model.trail.value = [];
    model.dragged.value = keys;
  }

  return {
    letGo,
    mayBegin: ({ target }) => {
      grabbed = target instanceof Element ? target.closest('[data-tile], [data-grip]') : null;
      return grabbed !== null && keysOf(model, grabbed).length > 0;
    },
    begin: (grab) => {
      if (!grabbed) return;
      [from, pointer] = [grab.from, grab.at];
      ({ isFinger, makeMover } = grab);
      swipe = isAlong(grab) ? beginSwipe(model, grabbed) : null;
      if (swipe) swipe.to(pointer);
      else carry(keysOf(model, grabbed), gripOf(grabbed, grab));
    },
    move: (to) => {
      pointer = to;
      if (swipe && !swipe.to(to)) {
        swipe = null;
        carry(model.chosen.peek(), null);
      }
      scrolling?.at(to.y);
      follow();
    },
    end: (isCanceled) => {
      swipe?.end(isCanceled);
      swipe = null;
      const [carried, aim] = [carrying, model.target.peek()];
      carrying = null;
      model.target.value = null;
      marker?.away();
      if (!carried) return;
      const key = keyOf(grabbed);
      if (model.mayArrange && key !== null && Math.hypot(pointer.x - from.x, pointer.y - from.y) < TREMBLE) {
        letGo();
        model.chosen.value = carried.chosen;
        tap(model, key);
        return;
      }
      if ((isCanceled || !aim) && mover && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
        flight = mover.fly(homeOf(carried));
        flight.onfinish = letGo;
        return;
      }
      letGo();
      if (!isCanceled && aim) put(model, carried.keys, aim);
    },
  };
}

/** Whether the pointer starts along the line of letters rather than away from it. */
function isAlong({ from, at }: Grab<null>): boolean {
  return Math.abs(at.x - from.x) >= Math.abs(at.y - from.y);
}

/** From the pointer to the centre of a single letter; several letters are held by the first. */
function gripOf(grabbed: Element, { from }: Grab<null>): Point | null {
  if (!grabbed.matches('[data-tile]')) return null;
  const { left, right, top, bottom } = grabbed.getBoundingClientRect();
  return { x: ((left + right) / 2 - from.x) / 2, y: ((top + bottom) / 2 - from.y) / 2 };
}

/** The dragged tiles: the selection if it contains the grabbed one, a whole strip by its grip, otherwise one letter. */
function keysOf(model: TableModel, grabbed: Element): Selection {
  const draft = model.draft.peek();
  if (grabbed instanceof HTMLElement && grabbed.dataset.grip !== undefined) {
    return draft.strips.find(({ key }) => key === Number(grabbed.dataset.grip))?.tiles ?? [];
  }
  const key = keyOf(grabbed) ?? -1;
  const chosen = model.chosen.peek();
  const keys = chosen.includes(key) ? chosen : [key];
  // A player's rack can be reordered at any time.
  return keys.filter((one) => {
    const strip = stripOf(draft, one);
    return strip === null || (model.mayArrange && mayTouch(draft, strip));
  });
}

/** A whole word is dropped at an end of another word, never inside it. */
function endOnly(model: TableModel, aim: DropTarget | null, keys: Selection): DropTarget | null {
  const draft = model.draft.peek();
  if (!aim || !('strip' in aim) || keys.length < 2 || !wholeStrip(draft, keys)) return aim;
  const length = draft.strips.find(({ key }) => key === aim.strip)?.tiles.length ?? 0;
  return { strip: aim.strip, at: aim.at < length / 2 ? 0 : length };
}

function copyOf(element: HTMLElement): Node {
  const copy = document.importNode(element, true);
  copy.removeAttribute('data-tile');
  copy.classList.remove('letter-chosen');
  copy.querySelector('.letter-order')?.remove();
  return copy;
}

/** Where strips, rack and mat lie, without the dragged tiles. */
function measure({ mat, rack }: Parts, keys: readonly TileKey[]): Layout {
  const carried = new Set(keys);
  const boxes = (element: Element, selector: string) =>
    [...element.querySelectorAll<HTMLElement>(selector)].map((one) => one.getBoundingClientRect());
  const strips = [...mat.querySelectorAll<HTMLElement>('[data-strip]')].flatMap((element) => {
    const letters = [...element.querySelectorAll<HTMLElement>('[data-tile]')];
    const isGone = letters.every((letter) => carried.has(Number(letter.dataset.tile)));
    return isGone
      ? []
      : [{ key: Number(element.dataset.strip), tiles: letters.map((one) => one.getBoundingClientRect()) }];
  });
  return {
    strips,
    rack: { tiles: boxes(rack, '[data-slot]'), box: rack.getBoundingClientRect() },
    mat: mat.getBoundingClientRect(),
    newWord: boxes(mat, '[data-new-word]')[0] ?? null,
  };
}

/** Where a tile dropped outside every target flies: back to its origin. */
function homeOf({ home, side }: Carrying): string {
  const scale = (home.bottom - home.top) / side;
  const [x, y] = [(home.left + home.right - side) / 2, (home.top + home.bottom - side) / 2];
  return `translate(${x}px, ${y}px) scale(${scale})`;
}
