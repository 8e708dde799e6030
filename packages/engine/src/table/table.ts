/** Words on the table, how they are written (`HOUTEN`, or with a joker `RIN@=RING`), and what their jokers read. */

import { itemAt } from '../kernel/item-at.ts';
import { isLetter, isTile, type LetterSet, type Tile } from '../kernel/letters.ts';
import { without } from '../kernel/multiset.ts';

/** A word as it lies: its tiles side by side, and what they read. They differ only where a joker lies. */
export interface TableWord {
  readonly tiles: string;
  readonly reading: string;
}

export const JOKER: Tile = '@';

export type Table = readonly TableWord[];

/** A parsed word: without `=` the reading of a joker is not given. */
export interface WrittenWord {
  readonly tiles: string;
  readonly reading: string | null;
}

/** Parses the notation; null if it is invalid: the reading contradicts the tiles, or there is no joker that needs one. */
export function parseTableWord(letters: LetterSet, text: string): WrittenWord | null {
  const [tiles = '', reading, more] = text.split('=', 3);
  if (tiles === '' || more !== undefined || ![...tiles].every((tile) => isTile(letters, tile))) return null;
  if (!tiles.includes(letters.wild)) return reading === undefined ? { tiles, reading: tiles } : null;
  if (reading === undefined) return { tiles, reading: null };
  return isReadingOf(letters, tiles, reading) ? { tiles, reading } : null;
}

export function formatTableWord({ tiles, reading }: TableWord): string {
  return tiles === reading ? tiles : `${tiles}=${reading}`;
}

function isReadingOf(letters: LetterSet, tiles: string, reading: string): boolean {
  const fits = (tile: Tile, letter: string) => (tile === letters.wild ? isLetter(letters, letter) : tile === letter);
  return reading.length === tiles.length && [...tiles].every((tile, place) => fits(tile, itemAt(reading, place)));
}

export function tilesOf(table: readonly WrittenWord[]): Tile[] {
  return [...table.map(({ tiles }) => tiles).join('')];
}

/** The words of a table that did not lie there whole before, under the same reading. */
export function freshWords(before: Table, after: Table): Table {
  return without(after, before, formatTableWord);
}

/**
 * The table with every reading filled in: a new word states its reading, an unchanged word keeps it. Or the tiles of the
 * words whose reading is missing.
 */
export function fillReadings(
  before: Table,
  written: readonly WrittenWord[],
): { readonly table: Table } | { readonly unread: readonly string[] } {
  // Words whose reading is given are matched first: of two equal words the one without a reading keeps the other reading.
  const kept = [...without(before, written.filter(isRead), formatTableWord)];
  const unread: string[] = [];
  const table = written.map((word): TableWord => {
    if (isRead(word)) return word;
    const place = kept.findIndex(({ tiles }) => tiles === word.tiles);
    const [old] = place < 0 ? [] : kept.splice(place, 1);
    if (!old) unread.push(word.tiles);
    return old ?? { tiles: word.tiles, reading: word.tiles };
  });
  return unread.length > 0 ? { unread } : { table };
}

function isRead(word: WrittenWord): word is TableWord {
  return word.reading !== null;
}

/** Everything that tiles may read, each joker standing for any letter. */
export function readingsFor(letters: LetterSet, tiles: string): readonly string[] {
  const alphabet = Object.keys(letters.tiles).filter((tile) => tile !== letters.wild);
  return [...tiles].reduce<readonly string[]>(
    (texts, tile) =>
      texts.flatMap((text) => (tile === letters.wild ? alphabet : [tile]).map((letter) => text + letter)),
    [''],
  );
}
