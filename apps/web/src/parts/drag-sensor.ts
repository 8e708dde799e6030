/** Pointer input: tells drags from taps, captures the pointer, and cancels a drag with Escape. */
import { isCarrying } from '../base/carrying.ts';
import { type Mover, makeMover } from './mover.ts';

/** A shorter movement is a tap. */
const SLOP = 5;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The start of a drag. */
export interface Grab<Data> {
  readonly data: Data;
  readonly element: Element;
  /** Where the pointer went down, and where it is now. */
  readonly from: Point;
  readonly at: Point;
  readonly isFinger: boolean;
  /** For elements that follow the pointer. */
  readonly makeMover: (element: HTMLElement) => Mover;
}

export interface DragListener<Data> {
  readonly mayBegin: (event: PointerEvent) => boolean;
  readonly begin: (grab: Grab<Data>) => void;
  readonly move: (to: Point) => void;
  readonly end: (isCanceled: boolean) => void;
}

export interface DragSensor<Data> {
  /** Makes an element draggable until the returned function is called. */
  add(element: HTMLElement, data: Data): () => void;
  /** Drops the current drag without telling the listener. */
  drop(): void;
}

export function makeSensor<Data>({ mayBegin, begin, move, end }: DragListener<Data>): DragSensor<Data> {
  /** Listens to the pointer that is down. */
  let watch: AbortController | null = null;

  function release(): void {
    watch?.abort();
    watch = null;
    isCarrying.value = false;
  }

  function press(down: PointerEvent, element: Element, data: Data): void {
    if (watch || !down.isPrimary || down.button !== 0 || !mayBegin(down)) return;
    const from = pointOf(down);
    let isDragging = false;
    let latest: Point | null = null;
    watch = new AbortController();
    const { signal } = watch;
    const listen = <Type extends keyof DocumentEventMap>(
      type: Type,
      handle: (event: DocumentEventMap[Type]) => void,
    ): void => document.addEventListener(type, handle, { capture: true, signal });
    // Once a frame: browsers may report several movements, and look for what lies below each of them.
    const follow = () => {
      if (latest && !signal.aborted) move(latest);
      latest = null;
    };
    const finish = (event: Event, isCanceled: boolean) => {
      follow();
      release();
      if (!isDragging) return;
      event.preventDefault();
      event.stopPropagation();
      end(isCanceled);
    };
    listen('pointermove', (event) => {
      if (event.pointerId !== down.pointerId) return;
      const at = pointOf(event);
      if (isDragging) {
        if (!latest) requestAnimationFrame(follow);
        latest = at;
      } else if (Math.hypot(at.x - from.x, at.y - from.y) > SLOP) {
        // The grabbed element may be redrawn during the drag.
        document.body.setPointerCapture(event.pointerId);
        isDragging = true;
        isCarrying.value = true;
        begin({ data, element, from, at, isFinger: event.pointerType === 'touch', makeMover });
      }
    });
    listen('pointerup', (event) => {
      if (event.pointerId === down.pointerId) finish(event, false);
    });
    listen('pointercancel', (event) => {
      if (event.pointerId === down.pointerId) finish(event, true);
    });
    listen('keydown', (event) => {
      if (isDragging && event.key === 'Escape') finish(event, true);
    });
    // Neither the browser's own drag nor the menu of a long press.
    listen('dragstart', (event) => event.preventDefault());
    listen('contextmenu', (event) => {
      if (isDragging) event.preventDefault();
    });
  }

  return {
    add(element, data) {
      const added = new AbortController();
      const { signal } = added;
      element.addEventListener('pointerdown', (event) => press(event, element, data), { signal });
      // No scrolling; without this, Chromium also ignored a tap soon after the drag.
      const hold = (event: TouchEvent) => {
        if (isCarrying.peek() && event.cancelable) event.preventDefault();
      };
      element.addEventListener('touchmove', hold, { signal, passive: false });
      return () => added.abort();
    },
    drop: release,
  };
}

function pointOf({ clientX, clientY }: PointerEvent): Point {
  return { x: clientX, y: clientY };
}
