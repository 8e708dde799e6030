/** Searching where everything may be taken apart (Sabra): a long word first, then the rest of the table used up by others. */
import { type Cover, makeCover, type Verdict } from './cover.ts';
import { evenOrder } from './even-order.ts';
import { type FittingWords, findFitting } from './fitting-words.ts';
import { JUDGING } from './judge.ts';
import { freeWords, layOut } from './lay-out.ts';
import { tryPart } from './part-of-table.ts';
import { lengthsOf, type SearchPosition } from './position.ts';
import { makeRestSearch, type RestSearch } from './rest-as-new.ts';
import { makeRoom, type Room } from './room.ts';
import { copyStock, makeStock, type Stock, takeWord } from './stock.ts';
import { liesIn } from './table-word.ts';

/** Words of each length that are tried before anything else, to have a play soon. */
const GLANCE = 12;
const GLANCE_AT_PARTS = 3;
const HASTY_STEPS = 60;
const FIRST_STEPS = 40;
const MORE_STEPS = 8;
/** What is not decided after so many steps never will be. */
const MOST_STEPS = 1e8;

/** Words that are not in the book can only stay as they are, or go; so many are tried both ways. */
const MOST_BAD = 4;

export function searchDissolving(position: SearchPosition): boolean {
  const bad = position.table.filter(({ reading }) => !position.isGood(reading));
  const tried = bad.slice(0, MOST_BAD);
  let isProven = bad.length <= MOST_BAD;
  for (let gone = 0; gone < 1 << tried.length; gone++) {
    const stay = bad.filter((_, index) => ((gone >> index) & 1) === 0);
    const table = position.table.filter((word) => !stay.includes(word));
    isProven = searchTable({ ...position, table, fixed: [...position.fixed, ...stay] }) && isProven;
  }
  return isProven;
}

function searchTable(position: SearchPosition): boolean {
  const { book, patience, keeper, rack } = position;
  const { first, last } = lengthsOf(position);
  const tiles = tilesOf(position);
  const { own = 1 } = position;
  // A rack that must be laid out is like tiles of the table.
  const room =
    own === rack.length
      ? makeRoom(book, patience, { table: [...tiles, ...rack], rack: [], own: 0 })
      : makeRoom(book, patience, { table: tiles, rack, own });
  const fitting = findFitting(book, room.all, patience);
  const cover = makeCover(room, fitting);
  const searchRest = makeRestSearch(position, fitting);
  const task: Task = { position, room, fitting, cover, searchRest, left: makeStock(book) };
  const open = openWords(task);

  for (let length = first; length > keeper.best && length >= last && !patience.isOver(); length--) {
    const words = open.ofLength(length);
    for (let i = 0; i < words.length && i < GLANCE; i++) {
      if (tryHasty(task, words[i]!) === 'found') break;
    }
    for (let i = 0; i < words.length && i < GLANCE_AT_PARTS && length > keeper.best && own === 1; i++) {
      if (tryPart(position, words[i]!, fitting)) break;
    }
  }
  for (let steps = FIRST_STEPS; !patience.isOver() && steps < MOST_STEPS; steps *= MORE_STEPS) {
    let isOpen = false;
    for (let length = first; length > keeper.best && length >= last && !patience.isOver(); length--) {
      const words = open.ofLength(length);
      const unknown: number[] = [];
      for (const word of words) {
        const verdict = length > keeper.best && !patience.isOver() ? tryWord(task, word, steps) : 'unknown';
        if (verdict === 'unknown') unknown.push(word);
      }
      open.keep(length, unknown);
      isOpen ||= unknown.length > 0 && length > keeper.best;
    }
    if (!isOpen) break;
  }
  const isProven = open.allClosedAbove(keeper.best);
  if (keeper.best < 0 && position.length === undefined) return tryAnything(task) && isProven;
  return isProven;
}

interface Task {
  readonly position: SearchPosition;
  readonly room: Room;
  readonly fitting: FittingWords;
  readonly cover: Cover;
  readonly searchRest: RestSearch;
  /** What is left when the word in question is taken. */
  readonly left: Stock;
}

function tilesOf({ table }: SearchPosition): string {
  return table.map(({ tiles }) => tiles).join('');
}

/** Words that may still score more than what was found: by length, looked up when asked for. */
function openWords({ position, room, fitting }: Task) {
  const evenFirst = evenOrder(room);
  const { book } = position;
  const formed = book.findAll(position.formed);
  const byLength: number[][] = [];
  const ofLength = (length: number): readonly number[] => {
    const known = byLength[length];
    if (known) return known;
    byLength[length] = evenFirst(fitting.ofLength(length).filter((word) => !formed.has(word)));
    return byLength[length];
  };
  return {
    ofLength,
    keep(length: number, words: number[]) {
      byLength[length] = words;
    },
    allClosedAbove(score: number) {
      for (let length = lengthsOf(position).first; length > score && length > 0; length--) {
        if (byLength[length]?.length !== 0) return false;
      }
      return true;
    },
  };
}

function tryWord(task: Task, word: number, steps: number): Verdict {
  const { position, cover, left } = task;
  const text = position.book.textOf(word);
  if (position.table.some((old) => liesIn(text, old))) return task.searchRest(word, steps);
  if (steps === FIRST_STEPS && tryHasty(task, word) === 'found') return 'found';
  if (steps === FIRST_STEPS * MORE_STEPS && (position.own ?? 1) === 1 && tryPart(position, word, task.fitting))
    return 'found';
  takeFrom(task, word);
  const verdict = cover.ask({ stock: left, except: word, steps, isHasty: false });
  return verdict === 'found' ? offer(task, [word, ...cover.words()]) : verdict;
}

/** Quick and often enough: short words only, and a rack letter among those that must be used. */
function tryHasty(task: Task, word: number): Verdict {
  const { room, cover, left, position } = task;
  if (position.table.some((old) => liesIn(position.book.textOf(word), old))) return 'unknown';
  takeFrom(task, word);
  const verdict = cover.ask({
    stock: left,
    except: word,
    steps: HASTY_STEPS,
    isHasty: true,
    spare: spareButOne(room, left),
  });
  return verdict === 'found' ? offer(task, [word, ...cover.words()]) : verdict;
}

function takeFrom({ room, left }: Task, word: number): void {
  copyStock(room.all, left);
  takeWord(room.book, left, word);
}

/** Without a tile of the own rack no turn counts: if none is laid yet, the easiest letter must be. */
function spareButOne({ book, spare }: Room, left: Stock): Uint8Array {
  if (spare.some((count, code) => left.counts[code]! < count)) return spare;
  const easiest = book.hardestFirst.findLast((code) => spare[code]! > 0);
  if (easiest === undefined) return spare;
  const stricter = spare.slice();
  stricter[easiest]!--;
  return stricter;
}

function offer({ position }: Task, words: readonly number[]): Verdict {
  position.patience.spend(JUDGING);
  const { book, table, fixed, rack, judge, keeper } = position;
  const texts = words.map((word) => book.textOf(word));
  const laid = layOut({ words: freeWords(texts), table: tilesOf(position), rack, before: table });
  const play = laid && judge([...laid, ...fixed]);
  if (!play) return 'unknown';
  keeper.offer(play);
  return play.score >= texts[0]!.length ? 'found' : 'unknown';
}

/** Nothing scores: any play at all. True when it is known whether there is one. */
function tryAnything(task: Task): boolean {
  const { room, cover } = task;
  for (const isHasty of [true, false]) {
    const steps = Number.POSITIVE_INFINITY;
    const verdict = cover.ask({ stock: room.all, except: -1, steps: isHasty ? HASTY_STEPS : steps, isHasty });
    if (verdict === 'found') {
      offer(task, cover.words());
      return true;
    }
    if (verdict === 'none') return true;
  }
  return false;
}
