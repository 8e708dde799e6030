/** The draft of a turn: strips of tiles under keys of this page alone. It is never part of a state and asks no server. */
import { formatTableWord, JOKER, type Table, type Tile } from '@lettertafel/engine';

export type TileKey = number;
export type StripKey = number;

export interface DraftTile {
  readonly key: TileKey;
  readonly tile: Tile;
  /** Where it lay when the turn began: a word of the table and a place in it; null: on the rack. */
  readonly home: { readonly word: number; readonly place: number } | null;
}

export interface Strip {
  readonly key: StripKey;
  readonly tiles: readonly TileKey[];
}

export interface Draft {
  /** The table when the turn began. */
  readonly before: Table;
  /** Whether the words on the table may be touched: only after a begin word. */
  readonly opened: boolean;
  /** Every tile of the table and of the own rack; its key is its place in this list. */
  readonly tiles: readonly DraftTile[];
  readonly strips: readonly Strip[];
  /** What jokers stand for; a joker without a letter still needs one. */
  readonly letters: Readonly<Record<TileKey, string>>;
  readonly nextStrip: StripKey;
}

/** The table as the turn finds it, nothing laid yet. */
export function beginDraft(before: Table, rack: readonly Tile[], opened: boolean): Draft {
  const tiles: DraftTile[] = [];
  const letters: Record<TileKey, string> = {};
  const add = (tile: Tile, home: DraftTile['home']) => tiles.push({ key: tiles.length, tile, home }) - 1;
  const strips = before.map((word, index): Strip => {
    const keys = [...word.tiles].map((tile, place) => {
      const key = add(tile, { word: index, place });
      if (tile === JOKER) letters[key] = word.reading[place] as string;
      return key;
    });
    return { key: index, tiles: keys };
  });
  for (const tile of rack) add(tile, null);
  return { before, opened, tiles, strips, letters, nextStrip: strips.length };
}

export function tileOf(draft: Draft, key: TileKey): DraftTile {
  return draft.tiles[key] as DraftTile;
}

export function isOwn(draft: Draft, key: TileKey): boolean {
  return tileOf(draft, key).home === null;
}

export function isJoker(draft: Draft, key: TileKey): boolean {
  return tileOf(draft, key).tile === JOKER;
}

/** What a tile says: its letter, what a joker stands for, or null for a joker that says nothing yet. */
export function letterOf(draft: Draft, key: TileKey): string | null {
  return isJoker(draft, key) ? (draft.letters[key] ?? null) : tileOf(draft, key).tile;
}

export function stripOf(draft: Draft, key: TileKey): Strip | null {
  return draft.strips.find(({ tiles }) => tiles.includes(key)) ?? null;
}

/** A joker that says nothing yet is written `?`. */
export function wordOf(draft: Draft, { tiles }: Strip): string {
  return tiles.map((key) => letterOf(draft, key) ?? '?').join('');
}

/** The keys of the own tiles, whether they lie on the table by now or not. */
export function ownTiles(draft: Draft): TileKey[] {
  return draft.tiles.filter(({ home }) => home === null).map(({ key }) => key);
}

/** Own tiles that lie on the table. */
export function laidTiles(draft: Draft): Set<TileKey> {
  return new Set(draft.strips.flatMap(({ tiles }) => tiles).filter((key) => isOwn(draft, key)));
}

/** Whether a strip holds nothing but own tiles. */
function isOwnStrip(draft: Draft, { tiles }: Strip): boolean {
  return tiles.every((key) => isOwn(draft, key));
}

/** Before the begin word lies, what others laid stays as it is. */
export function mayTouch(draft: Draft, strip: Strip): boolean {
  return draft.opened || isOwnStrip(draft, strip);
}

/** A word as notation: a joker without a letter leaves the reading open. */
function writeStrip(draft: Draft, strip: Strip): string {
  const tiles = strip.tiles.map((key) => tileOf(draft, key).tile).join('');
  const isRead = strip.tiles.every((key) => letterOf(draft, key) !== null);
  return isRead ? formatTableWord({ tiles, reading: wordOf(draft, strip) }) : tiles;
}

/** The table of an `arrange` move. */
export function writeTable(draft: Draft): string[] {
  return draft.strips.map((strip) => writeStrip(draft, strip));
}
