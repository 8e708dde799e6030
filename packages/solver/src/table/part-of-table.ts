/** Taking only a part of the table apart: where letters are hard to place, most words had better stay as they are. */
import { JOKER } from '@lettertafel/engine';
import { makeCover } from './cover.ts';
import type { FittingWords } from './fitting-words.ts';
import { JUDGING } from './judge.ts';
import { freeWords, layOut } from './lay-out.ts';
import type { SearchPosition } from './position.ts';
import { makeRoom } from './room.ts';
import { fits, takeWord } from './stock.ts';
import type { TableWord } from './table-word.ts';

/** Words that are taken apart besides those whose letters are wanted. */
const MORE_WORDS = 2;
const STEPS = 120;

/** Whether a word is made with letters of few table words, the others staying whole; a play found is kept. */
export function tryPart(position: SearchPosition, word: number, fitting: FittingWords): boolean {
  const { book, table, fixed, rack, patience, judge, keeper } = position;
  const text = book.textOf(word);
  const taken = wordsFor(text, position);
  if (!taken) return false;
  for (let more = 0; more <= MORE_WORDS && !patience.isOver(); more++) {
    const apart = table.filter((old) => taken.includes(old));
    const tiles = apart.map((old) => old.tiles).join('');
    const room = makeRoom(book, patience, { table: tiles, rack });
    const left = { counts: room.all.counts.slice(), mask: room.all.mask.slice(), jokers: room.all.jokers };
    if (!fits(book, left, word)) return false;
    takeWord(book, left, word);
    const cover = makeCover(room, fitting);
    if (cover.ask({ stock: left, except: word, steps: STEPS, isHasty: false }) === 'found') {
      patience.spend(JUDGING);
      const words = freeWords([text, ...cover.words().map((other) => book.textOf(other))]);
      const laid = layOut({ words, table: tiles, rack, before: apart });
      const stay = table.filter((old) => !apart.includes(old));
      const play = laid && judge([...laid, ...stay, ...fixed]);
      if (play) keeper.offer(play);
      return play !== null && play.score >= text.length;
    }
    const next = easiest(table.filter((old) => !taken.includes(old)));
    if (!next) return false;
    taken.push(next);
  }
  return false;
}

/** Table words that have the letters beside the rack, with little to spare; null when there are not enough. */
function wordsFor(text: string, { table, rack }: SearchPosition): TableWord[] | null {
  const wanted = [...text];
  const take = (tile: string) => {
    const place = wanted.indexOf(tile);
    if (place >= 0) wanted.splice(place, 1);
    return place >= 0;
  };
  let jokers = 0;
  for (const tile of rack) if (tile === JOKER) jokers++;
  for (const tile of rack) take(tile);
  const taken: TableWord[] = [];
  while (wanted.length > jokers) {
    let best: TableWord | null = null;
    let most = 0;
    for (const old of table) {
      if (taken.includes(old)) continue;
      const gain = gainOf(wanted, old.tiles);
      const worth = gain === 0 ? 0 : gain / (old.tiles.length - gain + 1);
      if (worth > most) {
        most = worth;
        best = old;
      }
    }
    if (!best) return null;
    taken.push(best);
    for (const tile of best.tiles) if (tile === JOKER) jokers++;
    for (const tile of best.tiles) take(tile);
  }
  return taken;
}

function gainOf(wanted: readonly string[], tiles: string): number {
  const left = [...wanted];
  let gain = 0;
  for (const tile of tiles) {
    const place = left.indexOf(tile);
    if (place < 0 && tile !== JOKER) continue;
    if (place >= 0) left.splice(place, 1);
    gain++;
  }
  return gain;
}

/** The word with the most vowels for its length: its letters go with others best. */
function easiest(words: readonly TableWord[]): TableWord | null {
  const share = ({ tiles }: TableWord) => [...tiles].filter((tile) => 'AEIOU@'.includes(tile)).length / tiles.length;
  return words.reduce<TableWord | null>((best, word) => (best && share(best) >= share(word) ? best : word), null);
}
