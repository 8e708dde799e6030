/** Searching where something of every word must be left (International): long words first, each with all ways to make it. */

import { layOutNew } from './lay-out.ts';
import { lengthsOf, type SearchPosition } from './position.ts';
import { findSources, type Sources } from './sources.ts';
import { fits } from './stock.ts';
import { LONGEST } from './word-source.ts';
import { makeWorkshop } from './workshop.ts';

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

export function searchKeeping(position: SearchPosition): boolean {
  const { book, keeper, patience } = position;
  const sources = findSources(position);
  const workshop = makeWorkshop(position, sources, (made) => {
    const laid = layOutNew(made, position.table);
    const play = laid && position.judge([...laid, ...made.stay, ...position.fixed]);
    if (play) keeper.offer(play);
    return play?.score ?? -1;
  });
  const targets = openTargets(position, sources);
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
        patience.spend(100);
        const isLate = length <= keeper.best || patience.isOver();
        const verdict = isLate ? 'unknown' : workshop.attempt({ ...limits, word, text: book.textOf(word) });
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
function openTargets(position: SearchPosition, { list, reach, everything, hasBlock }: Sources) {
  const { book, formed, patience } = position;
  // What is left of a word, or becomes of it when letters take the places of its jokers (RI-02 c and d).
  const isLeft = (word: number) =>
    list.some(({ breaks, replacings }) => breaks.words.has(word) || replacings.some((one) => one.word === word));
  const byLength: number[][] = [];
  return {
    ofLength(length: number): readonly number[] {
      const known = byLength[length];
      if (known) return known;
      const found: number[] = [];
      patience.spend(4 * (book.starts[length - 1]! - book.starts[length]!));
      for (let word = book.starts[length]!; word < book.starts[length - 1]!; word++) {
        if (!fits(book, everything, word)) continue;
        const isNear = fits(book, reach, word) || hasBlock(word);
        if (!isNear && !isLeft(word)) continue;
        if (!formed.has(book.textOf(word))) found.push(word);
      }
      byLength[length] = found;
      return found;
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
}
