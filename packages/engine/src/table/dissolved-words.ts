/** Which earlier words a turn dissolves, where something of each must be left (RI-02): a search with a memo. */

import { itemAt } from '../kernel/item-at.ts';
import { without } from '../kernel/multiset.ts';
import { type Budget, readingBudget } from './budget.ts';
import { packingOf } from './packing.ts';
import type { Leaving } from './rules.ts';
import { JOKER } from './table.ts';

/** What decides whether a word is kept, and the work that may be spent on it. */
interface Keeping {
  readonly shortest: number;
  readonly isWord: (tiles: string) => boolean;
  readonly budget: Budget;
}

/** Search state: the tiles of later words that no earlier word has claimed yet. */
interface Unclaimed {
  /** Later words of which nothing is claimed. */
  readonly whole: readonly string[];
  /** What is left on both sides of claimed blocks. */
  readonly parts: readonly string[];
}

/**
 * The dissolved words; none if the turn is legal. Equal letters are interchangeable, so that one
 * assignment of later tiles to earlier words is enough.
 */
export function dissolvedWords(
  before: readonly string[],
  after: readonly string[],
  { shortest, isWord = () => false, budget = readingBudget() }: Leaving,
): readonly string[] {
  const keeping = { shortest, isWord: memoized(isWord), budget };
  const changed = without(before, after);
  const fresh = without(after, before);
  // Most turns leave most words unchanged, and the search is quick without these. It is not exact: where KAN and KANT
  // become KANO and KAN, the unchanged KAN must be the rest of KANT.
  if (lostGroups(changed, fresh, keeping).length === 0 || budget.isSpent()) return [];
  const lost = lostGroups(before, after, keeping).flat();
  const hopeless = lost.filter((word) => waysToKeep(word, { whole: after, parts: [] }, keeping).length === 0);
  return hopeless.length > 0 ? hopeless : lost.filter((word) => changed.includes(word));
}

/** Looks the same tiles up only once: every answer of the word list is recorded in the log. */
function memoized(isWord: (tiles: string) => boolean): (tiles: string) => boolean {
  const answers = new Map<string, boolean>();
  return (tiles) => {
    const answer = answers.get(tiles) ?? isWord(tiles);
    answers.set(tiles, answer);
    return answer;
  };
}

/** Independent groups of words that cannot all be kept. */
function lostGroups(words: readonly string[], later: readonly string[], keeping: Keeping): readonly string[][] {
  return independentGroups(words, later, keeping)
    .filter((group) => !canKeepAll(group.words, group.later, keeping))
    .map((group) => group.words);
}

/** Words that can only be blocks are a packing problem; the others, with rests and jokers, need a search. */
function canKeepAll(words: readonly string[], later: readonly string[], keeping: Keeping): boolean {
  const { budget } = keeping;
  if (fitAsBlocks(words, later, budget)) return true;
  const onlyBlocks = words.filter(
    (word) => !later.some((other) => word !== other && isKeptChanged(word, other, keeping)),
  );
  if (onlyBlocks.length === words.length || !fitAsBlocks(onlyBlocks, later, budget)) return false;
  const failed = new Set<string>();

  function search(left: readonly string[], unclaimed: Unclaimed): boolean {
    if (left.length === 0) return true;
    if (budget.isSpent()) return false;
    const key = memoKey(left, unclaimed);
    if (failed.has(key)) return false;
    const { word, ways } = mostConstrained(left, unclaimed, keeping);
    const others = without(left, [word]);
    if (ways.some((way) => search(others, way))) return true;
    failed.add(key);
    return false;
  }

  return search(words, { whole: later, parts: [] });
}

/** Whether all words lie unbroken in later words without overlap. */
function fitAsBlocks(words: readonly string[], later: readonly string[], budget: Budget): boolean {
  const pieces = [...new Set(words)].map((tiles) => ({
    tiles,
    copies: words.filter((other) => other === tiles).length,
  }));
  return packingOf(later, pieces, budget).holdsAll();
}

function memoKey(left: readonly string[], { whole, parts }: Unclaimed): string {
  return [left, whole, parts].map((words) => words.toSorted().join(' ')).join('|');
}

interface Choice {
  readonly word: string;
  /** What is unclaimed after each way to keep the word. */
  readonly ways: readonly Unclaimed[];
}

/** Branch on the word with the fewest ways to keep it: a word without any fails at once. */
function mostConstrained(left: readonly string[], unclaimed: Unclaimed, keeping: Keeping): Choice {
  const [first, ...others] = new Set(left);
  let found = choiceOf(first ?? '', unclaimed, keeping);
  for (const word of others) {
    if (found.ways.length === 0 || keeping.budget.isSpent()) break;
    const choice = choiceOf(word, unclaimed, keeping);
    if (choice.ways.length < found.ways.length) found = choice;
  }
  return found;
}

function choiceOf(word: string, unclaimed: Unclaimed, keeping: Keeping): Choice {
  return { word, ways: waysToKeep(word, unclaimed, keeping) };
}

/** Lists are copied for every word and every way; this is the cost in steps of packing. */
const COPY_COST = 5;

/** Every way to keep a word, unchanged first. */
function waysToKeep(word: string, { whole, parts }: Unclaimed, keeping: Keeping): readonly Unclaimed[] {
  const ways: Unclaimed[] = [];
  for (const later of new Set(whole)) {
    const others = without(whole, [later]);
    if (isKeptAsWord(word, later, keeping)) ways.push({ whole: others, parts });
    if (later.length > word.length) {
      for (const sides of sidesOfBlocks(word, later, keeping))
        ways.push({ whole: others, parts: [...parts, ...sides] });
    }
  }
  for (const part of new Set(parts)) {
    const others = without(parts, [part]);
    for (const sides of sidesOfBlocks(word, part, keeping)) ways.push({ whole, parts: [...others, ...sides] });
  }
  const size = whole.length + parts.length;
  keeping.budget.spend(COPY_COST * size * (size + ways.length));
  return ways;
}

/** (a) unchanged, (c) a rest that lies by itself, or (d) the same with tiles in the place of jokers. */
function isKeptAsWord(word: string, later: string, { shortest }: Keeping): boolean {
  return word === later || (later.length >= shortest && isInOrder(later, word)) || hasJokersReplaced(word, later);
}

/** Whether all tiles of the rest occur in the word, in this order. */
function isInOrder(rest: string, word: string): boolean {
  let place = -1;
  for (const tile of rest) {
    place = word.indexOf(tile, place + 1);
    if (place < 0) return false;
  }
  return true;
}

function hasJokersReplaced(word: string, later: string): boolean {
  return word.length === later.length && hasJokersReplacedAt(word, later, 0);
}

/** Compared in place: most tests fail at the first tile, and slices of every place would be garbage. */
function hasJokersReplacedAt(word: string, text: string, at: number): boolean {
  for (let place = 0; place < word.length; place++) {
    if (word[place] !== JOKER && word[place] !== text[at + place]) return false;
  }
  return true;
}

/** Whether a word can be kept in another way than as an unchanged block (b). */
function isKeptChanged(word: string, later: string, keeping: Keeping): boolean {
  return isKeptAsWord(word, later, keeping) || replacedBlocks(word, later, keeping.isWord).length > 0;
}

/** What is left on both sides of the word wherever it is an unbroken block: unchanged (b), or with jokers replaced (e). */
function sidesOfBlocks(word: string, text: string, { isWord }: Keeping): string[][] {
  const places = [...unchangedBlocks(word, text), ...replacedBlocks(word, text, isWord)];
  return places.map((at) => [text.slice(0, at), text.slice(at + word.length)].filter((side) => side !== ''));
}

function unchangedBlocks(word: string, text: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) places.push(at);
  return places;
}

/** Where a word lies in a text with tiles in the place of jokers, so that it is a word again. */
function replacedBlocks(word: string, text: string, isWord: (tiles: string) => boolean): number[] {
  if (!word.includes(JOKER)) return [];
  const places: number[] = [];
  for (let at = 0; at + word.length <= text.length; at++) {
    if (!hasJokersReplacedAt(word, text, at)) continue;
    const block = text.slice(at, at + word.length);
    if (block !== word && isWord(block)) places.push(at);
  }
  return places;
}

/** The tiles a word could have become before it was made longer (RI-02 e). */
export function stepsWithin(word: string, later: string): readonly string[] {
  return replacedBlocks(word, later, () => true).map((at) => later.slice(at, at + word.length));
}

/** Groups of earlier words with the later words that could keep them; no later word could keep words of two groups. */
function independentGroups(words: readonly string[], later: readonly string[], keeping: Keeping) {
  const couldKeep = words.map((word) =>
    later.map((other) => other.includes(word) || isKeptChanged(word, other, keeping)),
  );
  const groups: { words: string[]; later: string[] }[] = [];
  const grouped = new Set<number>();
  for (const first of words.keys()) {
    if (grouped.has(first)) continue;
    const members = [first];
    const shared = new Set<number>();
    grouped.add(first);
    // `members` grows while it is walked: a breadth-first search over words that compete for a later word.
    for (const member of members) {
      for (const place of later.keys()) {
        if (!couldKeep[member]?.[place] || shared.has(place)) continue;
        shared.add(place);
        for (const other of words.keys()) {
          if (grouped.has(other) || !couldKeep[other]?.[place]) continue;
          grouped.add(other);
          members.push(other);
        }
      }
    }
    groups.push({
      words: members.map((member) => itemAt(words, member)),
      later: [...shared].map((place) => itemAt(later, place)),
    });
  }
  return groups;
}
