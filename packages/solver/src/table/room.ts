/** Room: the tiles that a search may move about, those of the table that must lie in the end and those of the rack that may. */
import { JOKER } from '@lettertafel/engine';
import type { Patience } from './patience.ts';
import { addTiles, makeStock, type Stock } from './stock.ts';
import type { WordBook } from './word-book.ts';

export interface Room {
  readonly book: WordBook;
  /** All letters and jokers of table and rack together. */
  readonly all: Stock;
  /** Rack letters: these need not be used. */
  readonly spare: Uint8Array;
  /**
   * So many places must be filled in all: every tile of the table, its jokers too, and one of the rack. A joker
   * of the table can always take the place of a rack tile, so that counting places is enough.
   */
  readonly places: number;
  readonly patience: Patience;
}

export interface RoomTiles {
  readonly table: Iterable<string>;
  readonly rack: Iterable<string>;
  /** How many tiles of the rack must be laid; one unless said otherwise. */
  readonly own?: number;
}

export function makeRoom(book: WordBook, patience: Patience, { table, rack, own = 1 }: RoomTiles): Room {
  const all = makeStock(book);
  const spare = new Uint8Array(book.letters.length);
  let places = own;
  for (const tile of table) {
    places++;
    addTiles(book, all, tile);
  }
  for (const tile of rack) {
    addTiles(book, all, tile);
    if (tile !== JOKER) spare[book.letters.indexOf(tile)]!++;
  }
  return { book, all, spare, places, patience };
}
