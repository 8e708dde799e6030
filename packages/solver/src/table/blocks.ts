/** Blocks: finding the words of the book in which a table word lies unbroken (RI-02 b). */
import { rememberByTiles } from './remembered.ts';
import { JOKER, liesAt } from './table-word.ts';
import type { WordBook } from './word-book.ts';

/** By three letters in a row, all words that have them: a table word is looked up by its rarest three. */
interface Threes {
  readonly starts: Uint32Array;
  readonly words: Int32Array;
}

const made = new WeakMap<WordBook, Threes>();

const THREE = 3;

/** Makes the index; once for a book. */
export function indexBlocks(book: WordBook): Threes {
  const known = made.get(book);
  if (known) return known;
  const size = book.letters.length;
  const { codes, offsets, lengths, count } = book;
  const starts = new Uint32Array(size ** THREE + 1);
  const each = (visit: (key: number, word: number) => void) => {
    for (let word = count - 1; word >= 0; word--) {
      const from = offsets[word]!;
      for (let i = from; i + THREE <= from + lengths[word]!; i++) {
        visit((codes[i]! * size + codes[i + 1]!) * size + codes[i + 2]!, word);
      }
    }
  };
  each((key) => starts[key + 1]!++);
  for (let key = 1; key < starts.length; key++) starts[key]! += starts[key - 1]!;
  const words = new Int32Array(starts[starts.length - 1]!);
  const next = starts.slice();
  each((key, word) => {
    words[next[key]!++] = word;
  });
  const index = { starts, words };
  made.set(book, index);
  return index;
}

/** Words longer than these tiles in which they lie side by side, a joker standing for any letter; short ones first. */
export const wordsAround = rememberByTiles((book, tiles): Int32Array => {
  const found: number[] = [];
  const isPlain = tiles.length === THREE && !tiles.includes(JOKER);
  const letters = Int8Array.from([...tiles].map((tile) => book.letters.indexOf(tile)));
  let last = -1;
  const check = (word: number) => {
    if (book.lengths[word]! <= letters.length || word === last) return;
    if (!isPlain && !hasBlock(book, word, letters)) return;
    last = word;
    found.push(word);
  };
  const { starts, words } = indexBlocks(book);
  let best: { from: number; to: number } | null = null;
  for (let i = 0; i + THREE <= tiles.length; i++) {
    const [a = -1, b = -1, c = -1] = [...tiles.slice(i, i + THREE)].map((tile) => book.letters.indexOf(tile));
    if (a < 0 || b < 0 || c < 0) continue;
    const key = (a * book.letters.length + b) * book.letters.length + c;
    const from = starts[key]!;
    const to = starts[key + 1]!;
    if (!best || to - from < best.to - best.from) best = { from, to };
  }
  if (best) for (let i = best.from; i < best.to; i++) check(words[i]!);
  else for (let word = (book.starts[tiles.length] ?? 0) - 1; word >= 0; word--) check(word);
  return Int32Array.from(found);
});

/** Whether letters lie side by side in a word; a negative one is a joker. */
function hasBlock({ codes, offsets, lengths }: WordBook, word: number, letters: Int8Array): boolean {
  const from = offsets[word]!;
  const to = from + lengths[word]! - letters.length;
  for (let at = from; at <= to; at++) {
    let same = 0;
    while (same < letters.length && (letters[same]! < 0 || letters[same] === codes[at + same])) same++;
    if (same === letters.length) return true;
  }
  return false;
}

/** Where tiles lie in a text, a joker among them standing for any letter. */
export function placesIn(text: string, tiles: string): number[] {
  const places: number[] = [];
  if (!tiles.includes(JOKER)) {
    for (let at = text.indexOf(tiles); at >= 0; at = text.indexOf(tiles, at + 1)) places.push(at);
    return places;
  }
  for (let at = 0; at + tiles.length <= text.length; at++) {
    if (liesAt(text.slice(at, at + tiles.length), tiles, 0)) places.push(at);
  }
  return places;
}

/** Of every word of the book, whether any of these table words lies unbroken in it: 1 where one does. */
export function markBlocks(book: WordBook, table: readonly { readonly tiles: string }[]): Uint8Array {
  const marks = new Uint8Array(book.count);
  for (const { tiles } of table) for (const word of wordsAround(book, tiles)) marks[word] = 1;
  return marks;
}
