/** What is known of words that lie on tables: kept with the book, for most of them lie there for many turns. */
import type { Patience } from './patience.ts';
import type { WordBook } from './word-book.ts';

/** More than lie on any table; of older ones there may be much to know. */
const MOST_REMEMBERED = 60;

/** Something that is known of a table word. */
export type ByTiles<T> = (book: WordBook, tiles: string, patience: Patience) => T;

/** Makes something of the tiles of a table word, or finds what was made of them before. */
export function rememberByTiles<T>(make: ByTiles<T>): ByTiles<T> {
  const made = new WeakMap<WordBook, Map<string, T>>();
  return (book, tiles, patience) => {
    const known = made.get(book) ?? new Map<string, T>();
    made.set(book, known);
    const value = known.get(tiles) ?? make(book, tiles, patience);
    // The one that was not asked for longest comes first, and goes.
    const isKnown = known.delete(tiles);
    // What was made when time ran out may be cut short.
    if (isKnown || !patience.isOver()) known.set(tiles, value);
    for (const oldest of known.keys()) {
      if (known.size <= MOST_REMEMBERED) break;
      known.delete(oldest);
    }
    return value;
  };
}
