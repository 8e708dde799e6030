/** Letters and the tiles that carry them. A tile is its letter: equal tiles are interchangeable. */
import { itemAt } from './item-at.ts';

/** A letter in upper case, the wild tile of its game (`?` or `@`), or UNSEEN. */
export type Tile = string;

/** A tile whose letter the engine does not know. */
export const UNSEEN: Tile = '_';

export interface LetterSet {
  /** The tile that may stand for any letter: `?` on the board games, `@` the joker. */
  readonly wild: Tile;
  /** Every tile with how many there are and its value, in alphabetical order, the wild tile first. */
  readonly tiles: Readonly<Record<Tile, { readonly count: number; readonly value: number }>>;
  /** All tiles of the box, one by one, in the same order. */
  readonly box: readonly Tile[];
}

/** Reads the compact form of the rule pages: `E18 N10 A6` are counts; values come by group. */
export function letterSet(wild: { tile: Tile; count: number }, groups: Readonly<Record<number, string>>): LetterSet {
  const letters = Object.entries(groups).flatMap(([value, list]) =>
    list.split(' ').map((entry) => ({ tile: itemAt(entry, 0), count: Number(entry.slice(1)), value: Number(value) })),
  );
  letters.sort((one, other) => alphabetical(one.tile, other.tile));
  const kinds = [{ ...wild, value: 0 }, ...letters];
  return {
    wild: wild.tile,
    tiles: Object.fromEntries(kinds.map(({ tile, count, value }) => [tile, { count, value }])),
    box: kinds.flatMap(({ tile, count }) => Array<Tile>(count).fill(tile)),
  };
}

/** Umlauts come right after their vowel (B-06). */
function alphabetical(one: Tile, other: Tile): number {
  const place = (tile: Tile) => tile.normalize('NFD');
  return place(one) < place(other) ? -1 : 1;
}

/** All tiles of the box, to be dealt from. */
export function allTiles({ box }: LetterSet): Tile[] {
  return [...box];
}

export function isTile(set: LetterSet, tile: Tile): boolean {
  return Object.hasOwn(set.tiles, tile);
}

export function isLetter(set: LetterSet, letter: string): boolean {
  return letter !== set.wild && isTile(set, letter);
}

/** The value of a tile; an unseen tile has none. */
export function valueOfTile(set: LetterSet, tile: Tile): number {
  return set.tiles[tile]?.value ?? 0;
}

/** The box without these tiles, in its order. Tiles beyond the box's count are ignored. */
export function restOfBox({ box }: LetterSet, tiles: readonly Tile[]): Tile[] {
  const gone = countTiles(tiles);
  return box.filter((tile) => {
    const count = gone.get(tile) ?? 0;
    gone.set(tile, count - 1);
    return count <= 0;
  });
}

export function countTiles(tiles: readonly Tile[]): Map<Tile, number> {
  const counts = new Map<Tile, number>();
  for (const tile of tiles) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  return counts;
}
