/** The draft of a turn: strips of tiles, identified by keys of this page. Never part of a game state; purely local. */

import { formatTableWord, itemAt, JOKER, type Table, type Tile } from '@lettertafel/engine';

export type TileKey = number;
export type StripKey = number;

export interface DraftTile {
  readonly key: TileKey;
  readonly tile: Tile;
  /** Its origin at the start of the turn: a word of the table and a place in it; null: the rack. */
  readonly home: { readonly word: number; readonly place: number } | null;
}

export interface Strip {
  readonly key: StripKey;
  readonly tiles: readonly TileKey[];
}

export interface Draft {
  /** The table at the start of the turn. */
  readonly before: Table;
  /** Whether words on the table may be changed: only after the begin word. */
  readonly opened: boolean;
  /** Every tile of the table and of the player's rack; a tile's key is its index. */
  readonly tiles: readonly DraftTile[];
  readonly strips: readonly Strip[];
  /** The letters of jokers; a joker without one still needs it. */
  readonly letters: Readonly<Record<TileKey, string>>;
  readonly nextStrip: StripKey;
}

/** The draft at the start of a turn. */
export function beginDraft(before: Table, rack: readonly Tile[], opened: boolean): Draft {
  const tiles: DraftTile[] = [];
  const letters: Record<TileKey, string> = {};
  const add = (tile: Tile, home: DraftTile['home']) => tiles.push({ key: tiles.length, tile, home }) - 1;
  const strips = before.map((word, index): Strip => {
    const keys = [...word.tiles].map((tile, place) => {
      const key = add(tile, { word: index, place });
      if (tile === JOKER) letters[key] = itemAt(word.reading, place);
      return key;
    });
    return { key: index, tiles: keys };
  });
  for (const tile of rack) add(tile, null);
  return { before, opened, tiles, strips, letters, nextStrip: strips.length };
}

export function tileOf(draft: Draft, key: TileKey): DraftTile {
  return itemAt(draft.tiles, key);
}

export function isOwn(draft: Draft, key: TileKey): boolean {
  return tileOf(draft, key).home === null;
}

export function isJoker(draft: Draft, key: TileKey): boolean {
  return tileOf(draft, key).tile === JOKER;
}

/** The letter of a tile or joker; null for a joker without a letter. */
export function letterOf(draft: Draft, key: TileKey): string | null {
  return isJoker(draft, key) ? (draft.letters[key] ?? null) : tileOf(draft, key).tile;
}

export function stripOf(draft: Draft, key: TileKey): Strip | null {
  return draft.strips.find(({ tiles }) => tiles.includes(key)) ?? null;
}

/** A joker without a letter is written `?`. */
export function wordOf(draft: Draft, { tiles }: Strip): string {
  return tiles.map((key) => letterOf(draft, key) ?? '?').join('');
}

/** The keys of all own tiles, on the rack and on the table. */
export function ownTiles(draft: Draft): TileKey[] {
  return draft.tiles.filter(({ home }) => home === null).map(({ key }) => key);
}

/** Own tiles on the table. */
export function laidTiles(draft: Draft): Set<TileKey> {
  return new Set(draft.strips.flatMap(({ tiles }) => tiles).filter((key) => isOwn(draft, key)));
}

/** Whether a strip consists only of tiles from the rack. */
function isOwnStrip(draft: Draft, { tiles }: Strip): boolean {
  return tiles.every((key) => isOwn(draft, key));
}

/** Before the begin word, words of others may not be changed. */
export function mayTouch(draft: Draft, strip: Strip): boolean {
  return draft.opened || isOwnStrip(draft, strip);
}

/** A word in notation: without the reading if a joker has no letter. */
function writeStrip(draft: Draft, strip: Strip): string {
  const tiles = strip.tiles.map((key) => tileOf(draft, key).tile).join('');
  const isRead = strip.tiles.every((key) => letterOf(draft, key) !== null);
  return isRead ? formatTableWord({ tiles, reading: wordOf(draft, strip) }) : tiles;
}

/** The table of an `arrange` move. */
export function writeTable(draft: Draft): string[] {
  return draft.strips.map((strip) => writeStrip(draft, strip));
}
