/** Searching for a begin word: from the rack alone, three letters or more, the table untouched. */
import { BEGIN_WORD } from '@lettertafel/engine';
import { freeWords, layOut } from './lay-out.ts';
import type { SearchPosition } from './position.ts';
import { makeRoom } from './room.ts';
import { copyStock, fits, makeStock, takeWord } from './stock.ts';

export function searchBeginning(position: SearchPosition): boolean {
  const { book, patience, rack, formed, keeper } = position;
  const { all } = makeRoom(book, patience, { table: [], rack });
  const left = makeStock(book);
  const from = book.starts[Math.min(rack.length, book.starts.length - 1)]!;
  const scoring: number[] = [];
  const begin: number[] = [];
  for (let word = from; word < book.count; word++) {
    if (!fits(book, all, word)) continue;
    if (book.lengths[word]! >= BEGIN_WORD) begin.push(word);
    if (!formed.has(book.textOf(word))) scoring.push(word);
  }
  patience.spend(book.count - from);
  for (const word of scoring) {
    if (patience.isOver() || book.lengths[word]! < keeper.best) return book.lengths[word]! <= keeper.best;
    if (book.lengths[word]! >= BEGIN_WORD) {
      offer(position, [word]);
      continue;
    }
    // A word of two letters may score beside a begin word that does not.
    copyStock(all, left);
    takeWord(book, left, word);
    const other = begin.find((first) => fits(book, left, first));
    if (other !== undefined) offer(position, [word, other]);
  }
  if (keeper.best < 0 && begin.length > 0) offer(position, [begin[0]!]);
  return true;
}

function offer({ book, fixed, rack, judge, keeper, patience }: SearchPosition, words: readonly number[]): void {
  patience.spend(1000);
  const laid = layOut({ words: freeWords(words.map((word) => book.textOf(word))), table: [], rack, before: [] });
  const play = laid && judge([...fixed, ...laid]);
  if (play) keeper.offer(play);
}
