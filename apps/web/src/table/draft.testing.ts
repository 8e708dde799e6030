/** Drafts from notation, for tests: `given('HUT RIN@=RING', 'OEN')`, and `show` for the result. */
import { parseTableWord, rummikubSabraRules, type Table } from '@lettertafel/engine';
import { beginDraft, type Draft, type Strip, stripOf, type TileKey, tileOf, writeTable } from './draft.ts';
import { placeTiles } from './rearrange.ts';

const listOf = (text: string) => text.split(' ').filter((word) => word !== '');

export function given(table: string, rack: string, { opened = true } = {}): Draft {
  const words = listOf(table).map((text) => parseTableWord(rummikubSabraRules.letters, text));
  return beginDraft(words as Table, [...rack], opened);
}

export const show = (draft: Draft) => writeTable(draft).join(' ');

/** The strip with these tiles. */
export function strip(draft: Draft, tiles: string): Strip {
  const found = draft.strips.find((other) => other.tiles.map((key) => tileOf(draft, key).tile).join('') === tiles);
  if (!found) throw new Error(`${tiles} does not lie there`);
  return found;
}

/** The tiles at these places of a strip. */
export function at(draft: Draft, tiles: string, ...places: number[]): TileKey[] {
  return places.map((place) => strip(draft, tiles).tiles[place] as TileKey);
}

/** Tiles of the rack, one for each letter. */
export function own(draft: Draft, letters: string): TileKey[] {
  const keys: TileKey[] = [];
  for (const letter of letters) {
    const tile = draft.tiles.find(
      ({ key, tile, home }) => home === null && tile === letter && !keys.includes(key) && !stripOf(draft, key),
    );
    if (!tile) throw new Error(`no ${letter} on the rack`);
    keys.push(tile.key);
  }
  return keys;
}

/** Puts the second word behind the first. */
export function join(draft: Draft, first: string, second: string): Draft {
  const { key, tiles } = strip(draft, first);
  return placeTiles(draft, strip(draft, second).tiles, { strip: key, at: tiles.length });
}
