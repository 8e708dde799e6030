/** Searching where something of every word must be left (International): long words first, each with all ways to make it. */

import { layOutNew } from './lay-out.ts';
import { lengthsOf, type SearchPosition } from './position.ts';
import { findSources, type Sources } from './sources.ts';
import { fits } from './stock.ts';
import type { TableWord } from './table-word.ts';
import { LONGEST } from './word-source.ts';
import { makeWorkshop, type Workshop } from './workshop.ts';

/** Few steps for every word first, with little lying loose and nothing broken to use that up; then more and more. */
const ROUNDS = [
  { steps: 12, loose: 2, longest: 0 },
  { steps: 72, loose: 4, longest: 0 },
  { steps: 432, loose: 8, longest: 4 },
  { steps: 2_600, loose: 25, longest: 7 },
  { steps: 16_000, loose: 100, longest: LONGEST },
  { steps: 1e5, loose: 100, longest: LONGEST },
  // What is not decided after so many steps never will be.
  { steps: 1e8, loose: 100, longest: LONGEST },
] as const;

/** Looking a word up among those that lie near, and thinking about how to make it, take as long as trying so many words. */
const LOOKING_UP = 8;
const THINKING = 1000;

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
  if (position.length === undefined && workshop.tryAnything(ROUNDS[1]) === 'unknown') {
    // Where the rack is hard to lay there may be no turn at all.
    if (workshop.tryAnything(ROUNDS[4]) === 'none') return true;
  }
  for (const limits of ROUNDS) {
    let isOpen = false;
    for (let length = first; length > keeper.best && length >= last && !patience.isOver(); length--) {
      const unknown: number[] = [];
      for (const word of targets.ofLength(length)) {
        const isLate = length <= keeper.best || patience.isOver();
        const verdict = isLate ? 'unknown' : workshop.attempt(word, limits);
        if (verdict === 'unknown') unknown.push(word);
      }
      targets.keep(length, unknown);
      isOpen ||= unknown.length > 0 && length > keeper.best;
    }
    if (!isOpen || patience.isOver()) break;
  }
  const isProven = targets.allClosedAbove(keeper.best);
  if (keeper.best >= 0 || !isProven || position.length !== undefined) return isProven;
  // Nothing scores: any play at all.
  return workshop.tryAnything(ROUNDS.at(-1)!) !== 'unknown';
}

/** Words that may still score more than what was found: by length, looked up when asked for. */
function openTargets(position: SearchPosition, { reach, blocks, left }: Sources, { lettersToFree }: Workshop) {
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
    const from = book.starts[length]!;
    const to = book.starts[length - 1]!;
    patience.spend(LOOKING_UP * (to - from));
    const isNear = new Uint8Array(to - from);
    for (const word of blocks.ofLength(length)) isNear[word - from] = 1;
    for (const word of left.ofLength(length)) isNear[word - from] = 1;
    const found = new Map<number, number>();
    for (let word = from; word < to; word++) {
      if ((isNear[word - from] === 0 && !fits(book, reach, word)) || formed.has(word)) continue;
      patience.spend(THINKING);
      // When the time is up nothing is left out unseen.
      const letters = patience.isOver() ? 0 : lettersToFree(word);
      if (letters !== Number.POSITIVE_INFINITY) found.set(word, letters);
    }
    // Those first that are likely to succeed: then the others need not be tried.
    return [...found.keys()].sort((one, other) => found.get(one)! - found.get(other)!);
  }
}
