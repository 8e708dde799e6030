/**
 * The draft of a turn: the rack in the player's order, and which of its tiles are placed on the board. Purely local.
 */
import { type Board, type Cell, type Square, shuffle, type Tile, withCells } from '@lettertafel/engine';
import { isFree } from '../parts/squares.ts';

/** Identifies a tile within this page; nothing outside it tells equal letters apart. */
export type TileKey = number;

export interface OwnTile {
  readonly key: TileKey;
  readonly tile: Tile;
}

export interface PlacedTile {
  readonly key: TileKey;
  readonly square: Square;
  /** `A`, `a` for a blank or turned tile that stands for A, `*` for an ending, UNNAMED for a blank without a letter. */
  readonly cell: Cell;
  /** The index of the word it belongs to, if a turn may have several. */
  readonly part: number;
}

/** A tile that was played, and the slot it had. */
interface LeftTile {
  readonly tile: Tile;
  readonly slot: number;
}

export interface Draft {
  /** In the player's order; a placed tile keeps its slot. */
  readonly rack: readonly OwnTile[];
  /** Tiles of the latest play without others in their place: a lost dispute brings them back. By slot. */
  readonly left: readonly LeftTile[];
  readonly placed: readonly PlacedTile[];
  /** The index of the word that is being laid. */
  readonly part: number;
}

export const WILD: Tile = '?';
export const UNNAMED: Cell = '?';

export const EMPTY_DRAFT: Draft = { rack: [], left: [], placed: [], part: 0 };

/**
 * The draft after the rack or the board has changed. Tiles keep their slots, new ones take the slots of those that
 * left; one that comes back gets its own. A placed tile whose square is now taken goes back to the rack, unless it was
 * played: then it is the one that leaves.
 */
export function keepRack(draft: Draft, rack: readonly Tile[], board: Board): Draft {
  const placed = draft.placed.filter(({ square }) => isFree(board, square));
  const isOusted = ({ key }: OwnTile) => isOut(draft, key) && !placed.some((tile) => tile.key === key);
  const fresh = [...rack];
  const stays = new Set<TileKey>();
  for (const tile of [...draft.rack].sort((one, other) => Number(isOusted(one)) - Number(isOusted(other)))) {
    const place = fresh.indexOf(tile.tile);
    if (place < 0) continue;
    fresh.splice(place, 1);
    stays.add(tile.key);
  }
  let key = Math.max(-1, ...draft.rack.map((tile) => tile.key));
  const added = fresh.map((tile) => ({ key: ++key, tile }));
  const isSame = added.length === 0 && stays.size === draft.rack.length && placed.length === draft.placed.length;
  if (isSame) return draft;
  // A tile that was stolen or swapped away leaves no word behind.
  const still = placed.every((tile) => stays.has(tile.key)) ? placed : [];
  const gone = draft.rack.flatMap(({ key, tile }, slot) => (stays.has(key) ? [] : [{ tile, slot }]));
  const remaining = draft.rack.filter((tile) => stays.has(tile.key));
  const slots = gone.length > 0 ? gone : draft.left;
  return {
    rack: fillSlots(remaining, slots, added),
    left: added.length === 0 ? slots : [],
    placed: still,
    part: still.length === 0 ? 0 : draft.part,
  };
}

/** Puts tiles into free slots: each into the slot of an equal tile if there is one, the others into the next. */
function fillSlots(
  rack: readonly OwnTile[],
  slots: readonly LeftTile[],
  added: readonly OwnTile[],
): readonly OwnTile[] {
  const others = [...added];
  const take = (index: number) => (index < 0 ? undefined : others.splice(index, 1)[0]);
  const back = slots.map(({ tile }) => take(others.findIndex((one) => one.tile === tile)));
  const filled = [...rack];
  slots.forEach(({ slot }, index) => {
    const tile = back[index] ?? others.shift();
    if (tile) filled.splice(slot, 0, tile);
  });
  return [...filled, ...others];
}

export function tileOf({ rack }: Draft, key: TileKey): Tile {
  return rack.find((tile) => tile.key === key)?.tile ?? '';
}

export function isOut({ placed }: Draft, key: TileKey): boolean {
  return placed.some((tile) => tile.key === key);
}

export function placedAt({ placed }: Draft, square: Square): PlacedTile | undefined {
  return placed.find((tile) => tile.square === square);
}

/** The board below the current word, including the earlier words of this turn. */
export function boardUnder({ placed, part }: Draft, board: Board): Board {
  const earlier = placed.filter((tile) => tile.part < part);
  return earlier.length === 0 ? board : withCells(board, earlier);
}

/** Puts a tile on a free square. A draft tile there moves to where this one came from, otherwise to the rack. */
export function placeTile(draft: Draft, board: Board, { key, square }: { key: TileKey; square: Square }): Draft {
  if (!isFree(board, square)) return draft;
  const before = draft.placed.find((tile) => tile.key === key);
  if (before?.square === square) return draft;
  const tile: PlacedTile = {
    key,
    square,
    cell: before?.cell ?? faceOf(tileOf(draft, key)),
    part: before?.part ?? draft.part,
  };
  const there = placedAt(draft, square);
  const others = draft.placed.filter((other) => other !== before && other !== there);
  const moved = before && there ? [{ ...there, square: before.square }] : [];
  return { ...draft, placed: [...others, ...moved, tile] };
}

function faceOf(tile: Tile): Cell {
  return tile === WILD ? UNNAMED : tile;
}

/** Sets the letter of a blank, or of a letter tile that is face down. */
export function nameTile(draft: Draft, key: TileKey, cell: Cell): Draft {
  return { ...draft, placed: draft.placed.map((tile) => (tile.key === key ? { ...tile, cell } : tile)) };
}

/** Turns a face-down letter tile up again. */
export function turnUp(draft: Draft, key: TileKey): Draft {
  return nameTile(draft, key, faceOf(tileOf(draft, key)));
}

/** A letter tile that is played face down as a blank. */
export function turnedTile(draft: Draft): PlacedTile | undefined {
  return draft.placed.find(({ key, cell }) => tileOf(draft, key) !== WILD && cell !== tileOf(draft, key));
}

export function unnamedTile(draft: Draft): PlacedTile | undefined {
  return draft.placed.find(({ cell }) => cell === UNNAMED);
}

export function takeBack(draft: Draft, key: TileKey): Draft {
  return onlyPlaced(
    draft,
    draft.placed.filter((tile) => tile.key !== key),
  );
}

export function takeAllBack(draft: Draft): Draft {
  return onlyPlaced(draft, []);
}

function onlyPlaced(draft: Draft, placed: readonly PlacedTile[]): Draft {
  return { ...draft, placed, part: placed.length === 0 ? 0 : draft.part };
}

/** Ends the current word of the turn; tiles placed from now on belong to the next. */
export function nextPart(draft: Draft): Draft {
  return draft.placed.some(({ part }) => part === draft.part) ? { ...draft, part: draft.part + 1 } : draft;
}

/** Merges all placed tiles into one word. */
export function onePart(draft: Draft): Draft {
  if (draft.part === 0 && draft.placed.every(({ part }) => part === 0)) return draft;
  return { ...draft, part: 0, placed: draft.placed.map((tile) => ({ ...tile, part: 0 })) };
}

/** Moves a tile to a slot of the rack; a placed tile comes back. */
export function moveInRack(draft: Draft, key: TileKey, slot: number): Draft {
  const rack = draft.rack.filter((tile) => tile.key !== key);
  rack.splice(slot, 0, { key, tile: tileOf(draft, key) });
  return { ...takeBack(draft, key), rack };
}

export function shuffleRack(draft: Draft, below: (bound: number) => number): Draft {
  return { ...draft, rack: shuffle(draft.rack, { below }) };
}
