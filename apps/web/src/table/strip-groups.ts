/** How strips are grouped on the mat: the parts of a split word stay side by side until the turn ends. */
import { type Draft, type Strip, tileOf } from './draft.ts';

export interface StripGroup {
  /** The index of the word these strips come from; null for a single strip. */
  readonly from: number | null;
  readonly strips: readonly Strip[];
}

/** Strips in order; parts of the same word are grouped at the place of the first. */
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

/** The only word that its table tiles come from, if there is exactly one. */
function homeOf(draft: Draft, { tiles }: Strip): number | null {
  const words = new Set(tiles.flatMap((key) => tileOf(draft, key).home?.word ?? []));
  const [only] = words;
  return words.size === 1 && only !== undefined ? only : null;
}
