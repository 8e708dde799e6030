/** How strips are grouped on the mat: the parts of a split word that lie side by side. */
import { type Draft, type Strip, type StripKey, type TileKey, tileOf } from './draft.ts';

export interface StripGroup {
  /** The index of the word these strips come from; null for a single strip. */
  readonly from: number | null;
  readonly strips: readonly Strip[];
}

/** Strips in order: a strip stays where it was put, whatever letters it gets. */
export function groupStrips(draft: Draft): StripGroup[] {
  const runs: { readonly home: number | null; readonly strips: Strip[] }[] = [];
  for (const strip of draft.strips) {
    const home = homeOf(draft, strip);
    const last = runs.at(-1);
    if (home !== null && last?.home === home) last.strips.push(strip);
    else runs.push({ home, strips: [strip] });
  }
  return runs.map(({ home, strips }) => ({ from: strips.length > 1 ? home : null, strips }));
}

/** The strip before which a new word of these letters lies: behind the parts of their word, else last (null). */
export function besideSource(draft: Draft, tiles: readonly TileKey[]): StripKey | null {
  const home = homeOf(draft, { tiles });
  const last = draft.strips.findLastIndex((strip) => home !== null && homeOf(draft, strip) === home);
  return last < 0 ? null : (draft.strips[last + 1]?.key ?? null);
}

/** The only word that its table tiles come from, if there is exactly one. */
function homeOf(draft: Draft, { tiles }: Pick<Strip, 'tiles'>): number | null {
  const words = new Set(tiles.flatMap((key) => tileOf(draft, key).home?.word ?? []));
  const [only] = words;
  return words.size === 1 && only !== undefined ? only : null;
}
