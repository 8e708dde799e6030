/** Tap by tap: what a tap on a letter means while others are chosen. */
import { type Draft, isOwn, type Strip, stripOf, type TileKey } from './draft.ts';
import type { Target } from './rearrange.ts';

export type Tap =
  /** These letters are chosen now. */
  | { readonly choose: readonly TileKey[] }
  /** The chosen letters are put there. */
  | { readonly put: Target };

/**
 * The first tap chooses; more letters of the same word, or of the rack, are chosen with it; a letter of another word is
 * where they go: before it or after it, by the half that is tapped. A whole word goes to that end of the other.
 */
export function tapLetter(
  draft: Draft,
  { chosen, key, half }: { chosen: readonly TileKey[]; key: TileKey; half: 'left' | 'right' },
): Tap {
  if (chosen.includes(key)) return { choose: chosen.filter((other) => other !== key) };
  const strip = stripOf(draft, key);
  const isElsewhere = strip && chosen.length > 0 && !chosen.some((other) => strip.tiles.includes(other));
  if (!isElsewhere) return { choose: [...chosen, key] };
  if (isWholeStrip(draft, chosen)) {
    const isFirstHalf = strip.tiles.indexOf(key) + (half === 'left' ? 0.25 : 0.75) < strip.tiles.length / 2;
    return { put: { strip: strip.key, at: isFirstHalf ? 0 : strip.tiles.length } };
  }
  return { put: { strip: strip.key, at: strip.tiles.indexOf(key) + (half === 'left' ? 0 : 1) } };
}

/** The one strip these letters are all of, and nothing else of the table. */
export function wholeStrip(draft: Draft, keys: readonly TileKey[]): Strip | null {
  const [first] = keys;
  const strip = first === undefined ? null : stripOf(draft, first);
  return strip && strip.tiles.length === keys.length && strip.tiles.every((key) => keys.includes(key)) ? strip : null;
}

function isWholeStrip(draft: Draft, keys: readonly TileKey[]): boolean {
  return keys.length > 1 && wholeStrip(draft, keys) !== null;
}

/** What can be done with the chosen letters. */
export interface Choices {
  /** The strip all of them lie in. */
  readonly strip: Strip | null;
  readonly isWhole: boolean;
  /** Where the strip would part: before the only chosen letter. */
  readonly splitAt: number | null;
  readonly mayTakeBack: boolean;
}

export function choicesFor(draft: Draft, chosen: readonly TileKey[]): Choices {
  const [first] = chosen;
  const home = first === undefined ? null : stripOf(draft, first);
  const strip = home && chosen.every((key) => home.tiles.includes(key)) ? home : null;
  const place = strip && chosen.length === 1 ? strip.tiles.indexOf(first as TileKey) : 0;
  return {
    strip,
    isWhole: strip !== null && strip.tiles.length === chosen.length,
    splitAt: place > 0 ? place : null,
    mayTakeBack: chosen.some((key) => isOwn(draft, key) && stripOf(draft, key)),
  };
}
