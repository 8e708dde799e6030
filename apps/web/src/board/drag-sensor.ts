/** Hears the pointer: dnd-kit tells a drag from a tap, keeps the pointer and stops the page from scrolling. */
import { DragDropManager, Draggable, PointerActivationConstraints, PointerSensor } from '@dnd-kit/dom';
import type { TileKey } from './draft.ts';

/** A shorter way is a tap. */
const SLOP = 5;

export interface DragListener {
  readonly mayBegin: () => boolean;
  readonly begin: (key: TileKey, element: Element, event: Event | undefined) => void;
  readonly move: (to: { readonly x: number; readonly y: number }) => void;
  readonly end: (isCanceled: boolean) => void;
}

export interface DragSensor {
  /** Makes an element the handle of a tile, until the function returned is called. */
  add(key: TileKey, element: HTMLElement): () => void;
}

export function makeSensor({ mayBegin, begin, move, end }: DragListener): DragSensor {
  const manager = new DragDropManager({
    plugins: [],
    sensors: [
      PointerSensor.configure({
        activationConstraints: [new PointerActivationConstraints.Distance({ value: SLOP })],
        preventActivation: () => !mayBegin(),
      }),
    ],
  });
  manager.monitor.addEventListener('dragstart', ({ operation, nativeEvent }) => {
    const { source } = operation;
    if (source?.element) begin(source.data.key, source.element, nativeEvent);
  });
  manager.monitor.addEventListener('dragmove', ({ to }) => {
    if (to) move(to);
  });
  manager.monitor.addEventListener('dragend', ({ canceled }) => end(canceled));
  return {
    add(key, element) {
      const place = element.closest('[data-square]') ? 'board' : 'rack';
      const draggable = new Draggable({ id: `${place}-${key}`, element, data: { key } }, manager);
      return () => draggable.destroy();
    },
  };
}
