/** How strips lie on the mat: what is left of a word that was taken apart stays side by side until the turn ends. */
import { type Draft, type Strip, tileOf } from './draft.ts';

export interface StripGroup {
  /** The earlier word these strips were taken from, by its number; null for a strip by itself. */
  readonly from: number | null;
  readonly strips: readonly Strip[];
}

/** Strips in their order, those out of the same word together where the first of them lies. */
export function groupStrips(draft: Draft): StripGroup[] {
  const homes = new Map(draft.strips.map((strip) => [strip, homeOf(draft, strip)]));
  const groups: StripGroup[] = [];
  const placed = new Set<Strip>();
  for (const strip of draft.strips) {
    if (placed.has(strip)) continue;
    const home = homes.get(strip) ?? null;
    const strips = home === null ? [strip] : draft.strips.filter((other) => homes.get(other) === home);
    for (const other of strips) placed.add(other);
    groups.push({ from: strips.length > 1 ? home : null, strips });
  }
  return groups;
}

/** The one earlier word that all of its tiles of the table come from. */
function homeOf(draft: Draft, { tiles }: Strip): number | null {
  const words = new Set(tiles.flatMap((key) => tileOf(draft, key).home?.word ?? []));
  const [only] = words;
  return words.size === 1 && only !== undefined ? only : null;
}
