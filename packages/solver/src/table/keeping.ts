/** Searching where something of every word must be left (International): long words first, each with all ways to make it. */

import type { Verdict } from './cover.ts';
import { layOutNew } from './lay-out.ts';
import { lengthsOf, type SearchPosition } from './position.ts';
import { mayBeNew } from './rest-as-new.ts';
import { findSources, type Sources } from './sources.ts';
import { fits } from './stock.ts';
import { liesIn } from './table-word.ts';
import { makeWorkshop, type Workshop } from './workshop.ts';

/** Laying a turn out for the engine takes as long as trying so many words. */
const JUDGING = 40_000;
const FIRST_STEPS = 12;
const SMALL = 18;
const MORE_STEPS = 6;
/** What is not decided after so many steps never will be. */
const MOST_STEPS = 1e8;

export function searchKeeping(position: SearchPosition): boolean {
  const { keeper, patience } = position;
  const sources = findSources(position);
  const workshop = makeWorkshop(position, sources, (made) => {
    patience.spend(JUDGING);
    const laid = layOutNew(made, position.table);
    const play = laid && position.judge([...laid, ...made.stay, ...position.fixed]);
    if (play) keeper.offer(play);
    return play?.score ?? -1;
  });
  const targets = openTargets(position, sources);
  const { first, last } = lengthsOf(position);
  // A small table is soon searched through; on a large one quick tries at all words come first.
  const deepFrom = first <= SMALL ? 1 : 2;
  if (position.length === undefined) workshop.tryEasy();
  for (let round = 0, steps = FIRST_STEPS; !patience.isOver() && steps < MOST_STEPS; round++) {
    let isOpen = false;
    for (let length = first; length > keeper.best && length >= last && !patience.isOver(); length--) {
      const unknown: number[] = [];
      for (const word of targets.ofLength(length)) {
        const isLate = length <= keeper.best || patience.isOver();
        const verdict = isLate ? 'unknown' : tryTarget(position, workshop, { word, steps, isDeep: round >= deepFrom });
        if (verdict === 'unknown') unknown.push(word);
      }
      targets.keep(length, unknown);
      isOpen ||= unknown.length > 0 && length > keeper.best;
    }
    if (!isOpen) break;
    steps *= MORE_STEPS;
  }
  const isProven = targets.allClosedAbove(keeper.best);
  if (keeper.best >= 0 || !isProven || position.length !== undefined) return isProven;
  // Nothing scores: any play at all.
  return workshop.tryAnything() !== 'unknown';
}

function tryTarget(
  position: SearchPosition,
  workshop: Workshop,
  { word, steps, isDeep }: { word: number; steps: number; isDeep: boolean },
): Verdict {
  const { book, patience, table } = position;
  patience.spend(100);
  const text = book.textOf(word);
  const isRest = table.some((old) => liesIn(text, old));
  const verdict = workshop.attempt({ text, word, steps, isDeep, isRest });
  if (verdict !== 'none' || !workshop.wasTurnedDown()) return verdict;
  // A turn in which the word was read as a rest fails for good only if no other reading is thinkable.
  return isRest && !mayBeNew(position, text) ? 'none' : 'unknown';
}

/** Words that may still score more than what was found: by length, looked up when asked for. */
function openTargets(position: SearchPosition, { list, reach, everything, hasBlock }: Sources) {
  const { book, formed, patience } = position;
  // What becomes of a word when letters take the places of its jokers (RI-02 d).
  const replaced = new Set(list.flatMap(({ replacings }) => replacings.map(({ stays }) => stays.reading)));
  const replacedLengths = new Set([...replaced].map((text) => text.length));
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
        if (!isNear && !(replacedLengths.has(length) && replaced.has(book.textOf(word)))) continue;
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
