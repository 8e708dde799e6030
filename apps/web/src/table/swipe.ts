/** A swipe along a strip selects the letters it passes, as long as it stays near the strip. */

import { announce } from '../app/live-region.tsx';
import { t } from '../i18n/index.ts';
import type { Point } from '../parts/drag-sensor.ts';
import { mayTouch, stripOf, type TileKey } from './draft.ts';
import { distanceToBox } from './drop-target.ts';
import type { TableModel } from './model.ts';
import { type Selection, sweepTo } from './selection.ts';
import { letterName } from './strip-view.tsx';
import { keyOf } from './tile-element.ts';

/** How far the pointer may stray from the letters, in tile sizes. */
const STRAY = 0.6;
/** How long the trail stays visible after the swipe, in milliseconds. */
const TRAIL = 400;

export interface Swipe {
  /** Reports the position of the pointer; false: it has left the strip. */
  to(point: Point): boolean;
  end(isCanceled: boolean): void;
}

/** Null where a swipe is a drag: on the rack, on a selected letter, on a word that may not be changed. */
export function beginSwipe(model: TableModel, grabbed: Element): Swipe | null {
  const list = grabbed.closest('[data-strip]');
  const first = keyOf(grabbed) ?? -1;
  const before = model.chosen.peek();
  const strip = list && grabbed.matches('[data-tile]') ? stripOf(model.draft.peek(), first) : null;
  if (!list || !strip || !model.mayArrange || before.includes(first) || !mayTouch(model.draft.peek(), strip))
    return null;
  const letters = [...list.querySelectorAll<HTMLElement>('[data-tile]')].map((letter) => ({
    key: Number(letter.dataset.tile),
    box: letter.getBoundingClientRect(),
  }));
  const swept = strip;
  let run: Selection = [];

  function meet(key: TileKey): void {
    const met = sweepTo(run, swept, key);
    if (met.join() === run.join()) return;
    run = met;
    model.trail.value = run;
    model.chosen.value = [...before, ...run.filter((one) => !before.includes(one))];
  }
  meet(first);

  return {
    to(point) {
      const away = letters.map(({ key, box }) => ({ key, far: distanceToBox(box, point) }));
      const nearest = away.reduce((one, other) => (other.far < one.far ? other : one));
      const [{ box } = { box: null }] = letters;
      if (box && nearest.far > STRAY * (box.bottom - box.top)) return false;
      meet(nearest.key);
      return true;
    },
    end(isCanceled) {
      if (isCanceled) model.chosen.value = before;
      else announce(t().table.spoken.chosen(model.chosen.peek().map((key) => letterName(model, key))));
      const trail = model.trail.peek();
      setTimeout(() => {
        if (model.trail.peek() === trail) model.trail.value = [];
      }, TRAIL);
    },
  };
}
