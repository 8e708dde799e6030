/** The words that a turn made or changed, and those of them that are only rests of earlier words. */
import { freshWords, type Table } from './table.ts';

export interface ChangedWord {
  readonly word: string;
  /** The earlier word that held these tiles side by side in this order; null: the word is new. */
  readonly restOf: string | null;
}

/** `scoring` is the word of the turn that scores: the reading of the turn has found it new. */
export function changedWords(before: Table, after: Table, scoring: string | null): readonly ChangedWord[] {
  const broken = freshWords(after, before);
  return freshWords(before, after).map(({ tiles, reading }) => {
    return { word: reading, restOf: reading === scoring ? null : restOf(broken, tiles) };
  });
}

/** The broken word that held these tiles side by side in this order, if any. */
export function restOf(broken: Table, tiles: string): string | null {
  return broken.find((old) => old.tiles.includes(tiles))?.reading ?? null;
}
