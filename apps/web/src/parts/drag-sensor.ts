/**
 * Hears the pointer: dnd-kit tells a drag from a tap, keeps the pointer and stops the page from scrolling. It comes after
 * the first drawing: a table is seen before anybody can drag.
 */
import { DragDropManager, Draggable, PointerActivationConstraints, PointerSensor } from '@dnd-kit/dom';

/** A shorter way is a tap. */
const SLOP = 5;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The begin of a drag. */
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
  /** Makes an element a handle, until the function returned is called. */
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
  manager.monitor.addEventListener('dragend', ({ canceled }) => end(canceled));
  return {
    add(id, element, data) {
      const draggable = new Draggable({ id, element, data: { data } }, manager);
      return () => draggable.destroy();
    },
    destroy: () => manager.destroy(),
  };
}
