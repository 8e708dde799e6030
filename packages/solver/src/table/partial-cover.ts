/** Partial cover: makes a target word out of few table words, because the letters of a whole table can be hard to cover. */
import { JOKER } from '@lettertafel/engine';
import { coverProblem } from './cover-problem.ts';
import { makeExactCover } from './exact-cover.ts';
import { placeJokers, unfixed } from './joker-placement.ts';
import { JUDGE_COST } from './judge.ts';
import { copyBag, emptyBag, type FittingWords, fits, takeWord } from './letter-bag.ts';
import type { SearchPosition } from './position.ts';
import type { TableWord } from './table-word.ts';

/** Table words taken apart besides those whose letters are needed. */
const MAX_EXTRA_WORDS = 2;
const MAX_STEPS = 120;

/** Whether a play was found that scores the word while most table words stay as they are. */
export function tryPartialCover(position: SearchPosition, word: number, fitting: FittingWords): boolean {
  const { wordIndex, table, fixed, rack, deadline, judge, best } = position;
  const text = wordIndex.textOf(word);
  const chosen = sourcesOf(text, position);
  if (!chosen) return false;
  const left = emptyBag(wordIndex);
  for (let extra = 0; extra <= MAX_EXTRA_WORDS && !deadline.isPast(); extra++) {
    const moved = table.filter((old) => chosen.includes(old));
    const required = moved.map((old) => old.tiles).join('');
    const problem = coverProblem(position, { table: required, rack });
    copyBag(problem.bag, left);
    if (!fits(wordIndex, left, word)) return false;
    takeWord(wordIndex, left, word);
    const cover = makeExactCover(problem, fitting);
    if (cover.solve({ bag: left, excluded: word, maxSteps: MAX_STEPS, isGreedy: false }) === 'found') {
      deadline.charge(JUDGE_COST);
      const words = unfixed([text, ...cover.words().map(wordIndex.textOf)]);
      const laid = placeJokers({ words, required, rack, before: moved });
      const staying = table.filter((old) => !moved.includes(old));
      const play = laid && judge([...laid, ...staying, ...fixed]);
      if (play) best.add(play);
      return play !== null && play.score >= text.length;
    }
    const next = mostVowels(table.filter((old) => !chosen.includes(old)));
    if (!next) return false;
    chosen.push(next);
  }
  return false;
}

/** Table words that together with the rack have the letters, chosen greedily with little to spare; null if none do. */
function sourcesOf(text: string, { table, rack }: SearchPosition): TableWord[] | null {
  const missing = [...text];
  let jokers = 0;
  const takeAll = (tiles: Iterable<string>) => {
    for (const tile of tiles) {
      if (tile === JOKER) jokers++;
      const place = missing.indexOf(tile);
      if (place >= 0) missing.splice(place, 1);
    }
  };
  takeAll(rack);
  const chosen: TableWord[] = [];
  while (missing.length > jokers) {
    let best: TableWord | null = null;
    let most = 0;
    for (const old of table) {
      if (chosen.includes(old)) continue;
      const useful = countUseful(missing, old.tiles);
      const worth = useful === 0 ? 0 : useful / (old.tiles.length - useful + 1);
      if (worth > most) {
        most = worth;
        best = old;
      }
    }
    if (!best) return null;
    chosen.push(best);
    takeAll(best.tiles);
  }
  return chosen;
}

function countUseful(missing: readonly string[], tiles: string): number {
  const left = [...missing];
  let useful = 0;
  for (const tile of tiles) {
    const place = left.indexOf(tile);
    if (place < 0 && tile !== JOKER) continue;
    if (place >= 0) left.splice(place, 1);
    useful++;
  }
  return useful;
}

/** The word with the highest share of vowels: its letters are the easiest to combine with others. */
function mostVowels(words: readonly TableWord[]): TableWord | null {
  const share = ({ tiles }: TableWord) => [...tiles].filter((tile) => 'AEIOU@'.includes(tile)).length / tiles.length;
  return words.reduce<TableWord | null>((best, word) => (best && share(best) >= share(word) ? best : word), null);
}
