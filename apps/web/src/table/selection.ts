/** The selected letters: how taps and swipes change them, and what is possible with them. */
import { itemAt } from '@lettertafel/engine';
import { type Draft, isOwn, mayTouch, type Strip, stripOf, type TileKey } from './draft.ts';

/** In the order of selection. */
export type Selection = readonly TileKey[];

/** A tap adds a letter at the end, or removes it. */
export function toggleTile(chosen: Selection, key: TileKey): Selection {
  return chosen.includes(key) ? chosen.filter((other) => other !== key) : [...chosen, key];
}

/** A double tap adds a whole word in reading order. */
export function addStrip(chosen: Selection, { tiles }: Strip): Selection {
  return [...chosen.filter((key) => !tiles.includes(key)), ...tiles];
}

/**
 * A swipe along a strip adds letters in its direction; going back removes them. `run` are the letters of this swipe so
 * far. Letters that were selected before are skipped.
 */
export function sweepTo(run: Selection, strip: Strip, key: TileKey): Selection {
  const met = run.indexOf(key);
  if (met >= 0) return run.slice(0, met + 1);
  const last = strip.tiles.indexOf(run.at(-1) ?? key);
  const to = strip.tiles.indexOf(key);
  // A fast finger skips letters; include them.
  const step = to >= last ? 1 : -1;
  const between: TileKey[] = [];
  for (let place = last; place !== to; ) {
    place += step;
    between.push(itemAt(strip.tiles, place));
  }
  return [...run, ...(run.length === 0 ? [key] : between.filter((other) => !run.includes(other)))];
}

/** The strip that consists of exactly these letters, if any. */
export function wholeStrip(draft: Draft, keys: Selection): Strip | null {
  const [first] = keys;
  const strip = first === undefined ? null : stripOf(draft, first);
  return strip && strip.tiles.length === keys.length && strip.tiles.every((key) => keys.includes(key)) ? strip : null;
}

/** Whether a tap on a gap of this strip can insert the selection: the strip contains none of it. */
export function opensGaps(draft: Draft, chosen: Selection, strip: Strip): boolean {
  return chosen.length > 0 && mayTouch(draft, strip) && !strip.tiles.some((key) => chosen.includes(key));
}

/** Whether the selection contains own letters that lie on the table. */
export function mayTakeBack(draft: Draft, chosen: Selection): boolean {
  return chosen.some((key) => isOwn(draft, key) && stripOf(draft, key));
}
