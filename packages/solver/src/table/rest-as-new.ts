/** Words that could be rests of what lies there: they score only where the turn can be read without them. */
import { wordsLeft } from './break-options.ts';
import { type Cover, makeCover, type Verdict } from './cover.ts';
import { JUDGING } from './judge.ts';
import { freeWords, layOutNew } from './lay-out.ts';
import type { SearchPosition } from './position.ts';
import { makeRoom } from './room.ts';
import { copyStock, fits, makeStock, type Stock, takeWord } from './stock.ts';
import { JOKER, liesAt, liesIn, type TableWord } from './table-word.ts';

export type RestSearch = (word: number, steps: number) => Verdict;

/**
 * Such a word is new if every word it lies in stays whole. Else another word must lie across it in one of those, or it
 * would be read as a rest; those few pairs are tried one by one, and the engine says what each turn scores.
 */
export function makeRestSearch(position: SearchPosition): RestSearch {
  const { book, table } = position;
  const searchWith = makeTrials(position);
  return (word, steps) => {
    const text = book.textOf(word);
    const around = table.filter((old) => liesIn(text, old));
    const whole = searchWith({ word, steps, stay: around, others: [] });
    if (whole === 'found') return 'found';
    let verdict: Verdict = whole;
    for (const other of acrossWords(position, text, around)) {
      if (position.patience.isOver()) return 'unknown';
      const result = searchWith({ word, steps, stay: [], others: [other] });
      if (result === 'found') return 'found';
      if (result === 'unknown') verdict = 'unknown';
    }
    if (!hasJokers(position)) return verdict;
    // With a joker in its place the word may be new as well.
    const result = searchWith({ word, steps, stay: [], others: [] });
    if (result === 'none') return around.length > 1 ? 'unknown' : verdict;
    return result;
  };
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

/** The table without the words that stay: what failed in it once is remembered. */
interface Moved {
  readonly words: readonly TableWord[];
  readonly tiles: string;
  readonly all: Stock;
  readonly cover: Cover;
}

function makeTrials(position: SearchPosition): (trial: Trial) => Verdict {
  const { book, patience, table, fixed, rack, judge, keeper } = position;
  const known = new Map<string, Moved>();
  const stock = makeStock(book);

  function movedBeside(stay: readonly TableWord[]): Moved {
    const key = stay.map(({ tiles }) => tiles).join(' ');
    const moved = known.get(key) ?? moveAllBut(stay);
    known.set(key, moved);
    return moved;
  }

  function moveAllBut(stay: readonly TableWord[]): Moved {
    const words = table.filter((old) => !stay.includes(old));
    const tiles = words.map((old) => old.tiles).join('');
    const room = makeRoom(book, patience, { table: tiles, rack });
    return { words, tiles, all: room.all, cover: makeCover(room) };
  }

  return ({ word, steps, stay, others }) => {
    const { words: before, tiles, all, cover } = movedBeside(stay);
    copyStock(all, stock);
    const first = [word, ...others];
    for (const taken of first) {
      if (!fits(book, stock, taken)) return 'none';
      takeWord(book, stock, taken);
    }
    const accept = (words: readonly number[]) => {
      const texts = [...first, ...words].map((laid) => book.textOf(laid));
      const laid = layOutNew({ words: freeWords(texts), table: tiles, rack, before }, before);
      const play = laid && judge([...laid, ...stay, ...fixed]);
      if (play) keeper.offer(play);
      patience.spend(JUDGING);
      return play !== null && play.score >= book.lengths[word]!;
    };
    return cover.ask({ stock, except: word, steps, isHasty: false, accept });
  };
}

/** Words of the book that lie across a rest in a word around it. */
export function acrossWords({ book }: SearchPosition, rest: string, around: readonly TableWord[]): Set<number> {
  const found = new Set<number>();
  for (const { tiles } of around) {
    for (const word of wordsLeft(book, tiles)) {
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
