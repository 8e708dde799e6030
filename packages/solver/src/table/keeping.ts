/** Searching where something of every word must be left (International): long words first, each with all ways to make it. */
import { fittingWords } from './fitting-words.ts';
import { layOutNew } from './lay-out.ts';
import { lengthsOf, type SearchPosition } from './position.ts';
import { findSources, type Sources } from './sources.ts';
import type { TableWord } from './table-word.ts';
import { LONGEST } from './word-source.ts';
import { makeWorkshop, type Workshop } from './workshop.ts';

const ALL = Number.POSITIVE_INFINITY;

/**
 * Few steps for the likeliest words of each length first, with little lying loose and nothing broken to use that up; then
 * more and more.
 */
const ROUNDS = [
  { words: 24, steps: 72, loose: 4, longest: 0 },
  { words: 160, steps: 72, loose: 4, longest: 0 },
  { words: ALL, steps: 432, loose: 8, longest: 4 },
  { words: ALL, steps: 2_600, loose: 25, longest: 7 },
  { words: ALL, steps: 16_000, loose: 100, longest: LONGEST },
  { words: ALL, steps: 1e5, loose: 100, longest: LONGEST },
  // What is not decided after so many steps never will be.
  { words: ALL, steps: 1e8, loose: 100, longest: LONGEST },
] as const;

/** Where the rack is hard to lay the first rounds would not succeed with any word. */
const HARD_ROUND = 2;

/** Thinking about how to make a word takes as long as trying so many. */
const THINKING = 3000;

export function searchKeeping(position: SearchPosition): boolean {
  const { table, fixed } = position;
  const isTooLong = ({ tiles }: TableWord) => tiles.length > LONGEST;
  if (!table.some(isTooLong)) return searchTable(position);
  // Words longer than any list has, laid where nobody asked, had better stay as they are.
  const others = table.filter((word) => !isTooLong(word));
  searchTable({ ...position, table: others, fixed: [...fixed, ...table.filter(isTooLong)] });
  return false;
}

function searchTable(position: SearchPosition): boolean {
  const { keeper, patience } = position;
  const sources = findSources(position);
  const workshop = makeWorkshop(position, sources, (made) => {
    const laid = layOutNew(made, position.table);
    const play = laid && position.judge([...laid, ...made.stay, ...position.fixed]);
    if (play) keeper.offer(play);
    return play?.score ?? -1;
  });
  const targets = openTargets(position, sources, workshop);
  const { first, last } = lengthsOf(position);
  const isHard = position.length === undefined && workshop.tryAnything(ROUNDS[1]) === 'unknown';
  // Where the rack is hard to lay there may be no turn at all.
  if (isHard && workshop.tryAnything(ROUNDS[4]) === 'none') return sources.isWhole;
  for (const limits of isHard ? ROUNDS.slice(HARD_ROUND) : ROUNDS) {
    let isOpen = false;
    for (let length = first; length > keeper.best && length >= last && !patience.isOver(); length--) {
      const unknown: number[] = [];
      for (const [index, word] of targets.ofLength(length).entries()) {
        const isLeftOut = index >= limits.words || length <= keeper.best || patience.isOver();
        const verdict = isLeftOut ? 'unknown' : workshop.attempt(word, limits);
        if (verdict === 'unknown') unknown.push(word);
      }
      targets.keep(length, unknown);
      isOpen ||= unknown.length > 0 && length > keeper.best;
    }
    if (!isOpen || patience.isOver()) break;
  }
  const isProven = sources.isWhole && targets.allClosedAbove(keeper.best);
  if (keeper.best >= 0 || !isProven || position.length !== undefined) return isProven;
  // Nothing scores: any play at all.
  return workshop.tryAnything(ROUNDS.at(-1)!) !== 'unknown';
}

/** Words that may still score more than what was found: by length, looked up when asked for. */
function openTargets(
  position: SearchPosition,
  { reach, mostLoose, blocks, left }: Sources,
  { lettersToFree }: Workshop,
) {
  const { book, patience } = position;
  const formed = book.findAll(position.formed);
  const byLength: number[][] = [];
  return {
    ofLength(length: number): readonly number[] {
      byLength[length] ??= findTargets(length);
      return byLength[length];
    },
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

  function findTargets(length: number): number[] {
    patience.spend(book.starts[length - 1]! - book.starts[length]!);
    const words = new Set([...blocks.ofLength(length).keys(), ...left.ofLength(length)]);
    if (length <= mostLoose) for (const word of fittingWords(book, reach, length)) words.add(word);
    const found = new Map<number, number>();
    for (const word of words) {
      if (formed.has(word)) continue;
      patience.spend(THINKING);
      // When the time is up nothing is left out unseen.
      const letters = patience.isOver() ? 0 : lettersToFree(word);
      if (letters !== Number.POSITIVE_INFINITY) found.set(word, letters);
    }
    // Those first that are likely to succeed: then the others need not be tried.
    return [...found.keys()].sort((one, other) => found.get(one)! - found.get(other)!);
  }
}
