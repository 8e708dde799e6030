/**
 * Pointer input: dnd-kit distinguishes drags from taps, captures the pointer and prevents scrolling. Loaded after the first
 * render, because a table is visible before anybody drags.
 */
import { DragDropManager, Draggable, PointerActivationConstraints, PointerSensor } from '@dnd-kit/dom';
import { isCarrying } from '../base/carrying.ts';

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
}

export interface DragListener<Data> {
  readonly mayBegin: (event: PointerEvent) => boolean;
  readonly begin: (grab: Grab<Data>) => void;
  readonly move: (to: Point) => void;
  readonly end: (isCanceled: boolean) => void;
}

export interface DragSensor<Data> {
  /** Makes an element draggable until the returned function is called. */
  add(id: string, element: HTMLElement, data: Data): () => void;
  destroy(): void;
}

export function makeSensor<Data>({ mayBegin, begin, move, end }: DragListener<Data>): DragSensor<Data> {
  const manager = new DragDropManager({
    plugins: [],
    sensors: [
      PointerSensor.configure({
        activationConstraints: [new PointerActivationConstraints.Distance({ value: SLOP })],
        preventActivation: (event) => !mayBegin(event),
      }),
    ],
  });
  manager.monitor.addEventListener('dragstart', ({ operation }) => {
    const { source, position, activatorEvent: event } = operation;
    if (!source?.element) return;
    isCarrying.value = true;
    begin({
      data: source.data.data,
      element: source.element,
      from: position.initial,
      at: position.current,
      isFinger: event instanceof PointerEvent && event.pointerType === 'touch',
    });
  });
  manager.monitor.addEventListener('dragmove', ({ to }) => {
    if (to) move(to);
  });
  manager.monitor.addEventListener('dragend', ({ canceled }) => {
    isCarrying.value = false;
    end(canceled);
  });
  return {
    add(id, element, data) {
      const draggable = new Draggable({ id, element, data: { data } }, manager);
      return () => draggable.destroy();
    },
    destroy() {
      isCarrying.value = false;
      manager.destroy();
    },
  };
}
