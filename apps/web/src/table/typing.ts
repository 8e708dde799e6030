/** Typing: letters are laid from the rack at a cursor. */
import { JOKER } from '@lettertafel/engine';
import { type Draft, isOwn, laidTiles, type StripKey, stripOf, type TileKey, tileOf } from './draft.ts';
import { nameJoker, placeTiles, takeBack } from './rearrange.ts';

/** A position in a strip: before the tile at this place. */
export interface Cursor {
  readonly strip: StripKey;
  readonly at: number;
}

export interface Typed {
  readonly draft: Draft;
  readonly cursor: Cursor | null;
}

/** Lays a letter from the rack, or a joker; null if there is neither. Without a cursor it begins a new word. */
export function typeLetter(
  draft: Draft,
  letter: string,
  { cursor, rack }: { cursor: Cursor | null; rack: readonly TileKey[] },
): Typed | null {
  const laid = laidTiles(draft);
  const free = rack.filter((key) => !laid.has(key));
  const key =
    free.find((own) => tileOf(draft, own).tile === letter) ?? free.find((own) => tileOf(draft, own).tile === JOKER);
  if (key === undefined) return null;
  const placed = placeTiles(draft, [key], cursor ?? { before: null });
  const strip = stripOf(placed, key);
  if (!strip) return null;
  return {
    draft: nameJoker(placed, key, letter),
    cursor: { strip: strip.key, at: strip.tiles.indexOf(key) + 1 },
  };
}

/** Takes back the rack tile before the cursor; null if there is none. */
export function eraseLetter(draft: Draft, { strip: key, at }: Cursor): Typed | null {
  const strip = draft.strips.find((other) => other.key === key);
  const tile = strip?.tiles[at - 1];
  if (tile === undefined || !isOwn(draft, tile)) return null;
  const erased = takeBack(draft, [tile]);
  const isLeft = erased.strips.some((other) => other.key === key);
  return { draft: erased, cursor: isLeft ? { strip: key, at: at - 1 } : null };
}
