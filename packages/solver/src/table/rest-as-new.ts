/** Words that could be rests of what lies there: they score only where the turn can be read without them. */
import { breaksOf } from './break-options.ts';
import { makeCover, type Verdict } from './cover.ts';
import { freeWords, layOutNew } from './lay-out.ts';
import type { SearchPosition } from './position.ts';
import { makeRoom } from './room.ts';
import { fits, takeWord } from './stock.ts';
import { JOKER, liesAt, liesIn, type TableWord } from './table-word.ts';

/** Laying a turn out for the engine takes as long as trying so many words. */
const JUDGING = 40_000;

/**
 * Such a word is new if every word it lies in stays whole. Else another word must lie across it in one of those, or it
 * would be read as a rest; those few pairs are tried one by one, and the engine says what each turn scores.
 */
export function searchRest(position: SearchPosition, word: number, steps: number): Verdict {
  const { book, table } = position;
  const text = book.textOf(word);
  const around = table.filter((old) => liesIn(text, old));
  const whole = searchWith(position, { word, steps, stay: around, others: [] });
  if (whole === 'found') return 'found';
  let verdict: Verdict = whole;
  for (const other of acrossWords(position, text, around)) {
    if (position.patience.isOver()) return 'unknown';
    const result = searchWith(position, { word, steps, stay: [], others: [other] });
    if (result === 'found') return 'found';
    if (result === 'unknown') verdict = 'unknown';
  }
  if (!hasJokers(position)) return verdict;
  // With a joker in its place the word may be new as well.
  const result = searchWith(position, { word, steps, stay: [], others: [] });
  if (result === 'none') return around.length > 1 ? 'unknown' : verdict;
  return result;
}

export function hasJokers({ rack, table }: SearchPosition): boolean {
  return rack.includes(JOKER) || table.some(({ tiles }) => tiles.includes(JOKER));
}

interface Trial {
  readonly word: number;
  readonly steps: number;
  /** Words of the table that stay as they are. */
  readonly stay: readonly TableWord[];
  /** Words that are to be laid as well. */
  readonly others: readonly number[];
}

function searchWith(position: SearchPosition, { word, steps, stay, others }: Trial): Verdict {
  const { book, patience, table, fixed, rack, judge, keeper } = position;
  const moved = table.filter((old) => !stay.includes(old));
  const tiles = moved.map((old) => old.tiles).join('');
  const room = makeRoom(book, patience, { table: tiles, rack });
  const stock = room.all;
  const cover = makeCover({ ...room, all: { ...stock, counts: stock.counts.slice(), mask: stock.mask.slice() } });
  const first = [word, ...others];
  for (const taken of first) {
    if (!fits(book, stock, taken)) return 'none';
    takeWord(book, stock, taken);
  }
  const length = book.lengths[word]!;
  const accept = (words: readonly number[]) => {
    const texts = [...first, ...words].map((laid) => book.textOf(laid));
    const laid = layOutNew({ words: freeWords(texts), table: tiles, rack, before: moved }, moved);
    const play = laid && judge([...laid, ...stay, ...fixed]);
    if (play) keeper.offer(play);
    patience.spend(JUDGING);
    return play !== null && play.score >= length;
  };
  return cover.ask({ stock, except: word, steps, isHasty: false, accept });
}

/** Words of the book that lie across a rest in a word around it. */
export function acrossWords({ book }: SearchPosition, rest: string, around: readonly TableWord[]): Set<number> {
  const found = new Set<number>();
  for (const { tiles } of around) {
    for (const word of breaksOf(book, tiles).words) {
      const text = book.textOf(word);
      if (text !== rest && liesAcross(text, rest, tiles)) found.add(word);
    }
  }
  return found;
}

function liesAcross(word: string, rest: string, tiles: string): boolean {
  for (let at = 0; at + rest.length <= tiles.length; at++) {
    if (!liesAt(rest, tiles, at)) continue;
    const last = Math.min(tiles.length - word.length, at + rest.length - 1);
    for (let place = Math.max(0, at - word.length + 1); place <= last; place++) {
      if (liesAt(word, tiles, place)) return true;
    }
  }
  return false;
}
