/** The letters and words that page elements show. */

import type { Strip, TileKey } from './draft.ts';
import type { TableModel } from './model.ts';

/** The letter of an event target. */
export function keyOf(target: EventTarget | null): TileKey | null {
  const letter = target instanceof Element ? target.closest<HTMLElement>('[data-tile]') : null;
  return letter ? Number(letter.dataset.tile) : null;
}

export function stripAt(model: TableModel, target: EventTarget | null): Strip | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-strip]') : null;
  return model.draft.peek().strips.find(({ key }) => key === Number(element?.dataset.strip)) ?? null;
}
