/** Words that could be rests of what lies there: they score only where the turn can be read without them. */
import { JOKER } from '@lettertafel/engine';
import { wordsLeft } from './break-options.ts';
import { type Cover, makeCover, type Verdict } from './cover.ts';
import type { FittingWords } from './fitting-words.ts';
import { JUDGING } from './judge.ts';
import { freeWords, layOutNew } from './lay-out.ts';
import type { Patience } from './patience.ts';
import type { SearchPosition } from './position.ts';
import { makeRoom } from './room.ts';
import { copyStock, fits, makeStock, type Stock, takeLetter, takeWord } from './stock.ts';
import { liesAt, liesIn, type TableWord } from './table-word.ts';
import type { WordBook } from './word-book.ts';

export type RestSearch = (word: number, steps: number) => Verdict;

/**
 * Such a word is new if every word it lies in stays whole. Else other words must lie across it in one of those, or it
 * would be read as a rest; those few are tried one by one, and the engine says what each turn scores.
 */
export function makeRestSearch(position: SearchPosition, fitting: FittingWords): RestSearch {
  const { book, table } = position;
  const searchWith = makeTrials(position, fitting);
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

function makeTrials(position: SearchPosition, fitting: FittingWords): (trial: Trial) => Verdict {
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
    return { words, tiles, all: room.all, cover: makeCover(room, fitting) };
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

/** A word of the book where it lies in another word. */
interface Stretch {
  readonly word: number;
  readonly from: number;
  readonly to: number;
}

/**
 * Words of the book that lie across a rest in a word around it. A turn is read so that the most letters are left lying:
 * so they count only where, with others that lie across it as well, they are no fewer letters than the rest itself, and
 * where the tiles are enough for them all.
 */
export function acrossWords(
  { book, table, rack, patience }: Pick<SearchPosition, 'book' | 'table' | 'rack' | 'patience'>,
  rest: string,
  around: readonly TableWord[],
): ReadonlySet<number> {
  const { all } = makeRoom(book, patience, { table: table.flatMap(({ tiles }) => [...tiles]), rack });
  for (const letter of rest) takeLetter(book, all, book.letters.indexOf(letter));
  const found = new Set<number>();
  for (const { tiles } of around) {
    const stretches = stretchesIn(book, tiles, patience).filter(({ word }) => book.textOf(word) !== rest);
    for (let at = 0; at + rest.length <= tiles.length; at++) {
      if (!liesAt(rest, tiles, at)) continue;
      const across = stretches.filter(({ from, to }) => from < at + rest.length && to > at);
      addSets(across, { letters: rest.length, from: 0, stock: all, chosen: [] });
    }
  }
  return found;

  /** Adds the words of all sets of stretches, none over another, that have so many letters. */
  function addSets(stretches: readonly Stretch[], { letters, from, stock, chosen }: StretchSet): void {
    if (letters <= 0) {
      for (const word of chosen) found.add(word);
      return;
    }
    const end = Math.max(...stretches.map(({ to }) => to));
    for (const [index, stretch] of stretches.entries()) {
      if (stretch.from < from || end - stretch.from < letters || !fits(book, stock, stretch.word)) continue;
      const left = makeStock(book);
      copyStock(stock, left);
      takeWord(book, left, stretch.word);
      addSets(stretches.slice(index + 1), {
        letters: letters - (stretch.to - stretch.from),
        from: stretch.to,
        stock: left,
        chosen: [...chosen, stretch.word],
      });
    }
  }
}

interface StretchSet {
  /** So many are still to come, from here on. */
  readonly letters: number;
  readonly from: number;
  readonly stock: Stock;
  readonly chosen: readonly number[];
}

/** By where they begin. */
function stretchesIn(book: WordBook, tiles: string, patience: Patience): Stretch[] {
  const found: Stretch[] = [];
  for (const word of wordsLeft(book, tiles, patience)) {
    const text = book.textOf(word);
    for (let from = 0; from + text.length <= tiles.length; from++) {
      if (liesAt(text, tiles, from)) found.push({ word, from, to: from + text.length });
    }
  }
  return found.sort((one, other) => one.from - other.from);
}
