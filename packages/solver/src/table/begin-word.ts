/** Search for the begin word: from the rack alone, three letters or more, the table untouched. */
import { BEGIN_WORD } from '@lettertafel/engine';
import { placeJokers, unfixed } from './joker-placement.ts';
import { bagOf, copyBag, emptyBag, fits, takeWord } from './letter-bag.ts';
import type { SearchPosition } from './position.ts';

export function searchBeginWord(position: SearchPosition): boolean {
  const { wordIndex, deadline, rack, formed, best } = position;
  const rackBag = bagOf(wordIndex, rack);
  const left = emptyBag(wordIndex);
  const from = wordIndex.starts[Math.min(rack.length, wordIndex.starts.length - 1)]!;
  const scoring: number[] = [];
  const beginWords: number[] = [];
  for (let word = from; word < wordIndex.count; word++) {
    if (!fits(wordIndex, rackBag, word)) continue;
    if (wordIndex.lengths[word]! >= BEGIN_WORD) beginWords.push(word);
    if (!formed.has(wordIndex.textOf(word))) scoring.push(word);
  }
  deadline.charge(wordIndex.count - from);
  // Longest first: the first word shorter than the best score ends the search.
  for (const word of scoring) {
    const length = wordIndex.lengths[word]!;
    if (deadline.isPast() || length < best.score) return length <= best.score;
    if (length >= BEGIN_WORD) {
      tryWords(position, [word]);
      continue;
    }
    // A word of two letters may score beside a begin word that does not.
    copyBag(rackBag, left);
    takeWord(wordIndex, left, word);
    const other = beginWords.find((first) => fits(wordIndex, left, first));
    if (other !== undefined) tryWords(position, [word, other]);
  }
  if (best.score < 0 && beginWords.length > 0) tryWords(position, [beginWords[0]!]);
  return true;
}

function tryWords(position: SearchPosition, words: readonly number[]): void {
  const { wordIndex, fixed, rack, judge, best, deadline } = position;
  deadline.charge(1000);
  const plan = { words: unfixed(words.map(wordIndex.textOf)), required: [], rack, before: [] };
  const laid = placeJokers(plan);
  const play = laid && judge([...fixed, ...laid]);
  if (play) best.add(play);
}
