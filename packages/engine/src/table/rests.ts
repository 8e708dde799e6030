/** What must be left of every earlier word where words may not be dissolved (RI-02). */
import { itemAt } from '../kernel/item-at.ts';
import { type Budget, readingBudget } from './budget.ts';
import { packingOf } from './packing.ts';
import type { Leaving } from './rules.ts';
import { JOKER, without } from './table.ts';

/** What every part of the search needs to know. */
interface Bounds {
  readonly shortest: number;
  readonly isWord: (tiles: string) => boolean;
  readonly budget: Budget;
}

/** The tiles that later words offer to earlier ones, each place once. */
interface Offer {
  /** Later words of which nothing is used yet. */
  readonly whole: readonly string[];
  /** What is left of later words in which an earlier word lies as a block. */
  readonly parts: readonly string[];
}

/** One way to keep an earlier word: what is then still on offer. */
type Way = Offer;

/**
 * The earlier words that are done away with; none when the turn is good. Tiles of equal letters are interchangeable, and
 * one way of telling them apart that suits every earlier word is enough.
 */
export function dissolvedWords(
  before: readonly string[],
  after: readonly string[],
  { shortest, isWord = () => false, budget = readingBudget() }: Leaving,
): readonly string[] {
  const bounds = { shortest, isWord: remembered(isWord), budget };
  const changed = without(before, after, (tiles) => tiles);
  const fresh = without(after, before, (tiles) => tiles);
  // Most turns leave most words alone, and then only the others matter; but see KAN and KANT becoming KANO and KAN.
  if (lostGroups(changed, fresh, bounds).length === 0 || budget.isSpent()) return [];
  const lost = lostGroups(before, after, bounds).flat();
  const hopeless = lost.filter((word) => waysToKeep(word, { whole: after, parts: [] }, bounds).length === 0);
  return hopeless.length > 0 ? hopeless : lost.filter((word) => changed.includes(word));
}

/** Asks about the same tiles only once: every question to the word list is written into the log. */
function remembered(isWord: (tiles: string) => boolean): (tiles: string) => boolean {
  const answers = new Map<string, boolean>();
  return (tiles) => {
    const answer = answers.get(tiles) ?? isWord(tiles);
    answers.set(tiles, answer);
    return answer;
  };
}

/** The groups of words that cannot all be kept; words that want nothing of one another are looked at apart. */
function lostGroups(words: readonly string[], whole: readonly string[], bounds: Bounds): readonly string[][] {
  return splitByWants(words, whole, bounds)
    .filter((group) => !search(group.words, group.whole, bounds))
    .map((group) => group.words);
}

/** Where all words may be blocks the question is one of packing; only rests and jokers need a search. */
function search(words: readonly string[], whole: readonly string[], bounds: Bounds): boolean {
  const { budget } = bounds;
  if (fitAsBlocks(words, whole, budget)) return true;
  const onlyBlocks = words.filter(
    (word) => !whole.some((later) => word !== later && keepsOtherwise(word, later, bounds)),
  );
  if (onlyBlocks.length === words.length || !fitAsBlocks(onlyBlocks, whole, budget)) return false;
  const failed = new Set<string>();

  function keep(left: readonly string[], offer: Offer): boolean {
    if (left.length === 0) return true;
    if (budget.isSpent()) return false;
    const key = situation(left, offer);
    if (failed.has(key)) return false;
    const [word, ways] = hardest(left, offer, bounds);
    const others = without(left, [word], (tiles) => tiles);
    if (ways.some((way) => keep(others, way))) return true;
    failed.add(key);
    return false;
  }

  return keep(words, { whole, parts: [] });
}

/** Whether all words lie unbroken in later words, side by side. */
function fitAsBlocks(words: readonly string[], whole: readonly string[], budget: Budget): boolean {
  const pieces = [...new Set(words)].map((tiles) => ({
    tiles,
    copies: words.filter((other) => other === tiles).length,
  }));
  return packingOf(whole, pieces, budget).holdsAll();
}

function situation(left: readonly string[], { whole, parts }: Offer): string {
  return [left, whole, parts].map((words) => words.toSorted().join(' ')).join('|');
}

/** The word with the fewest ways: where it has none, nothing else need be tried. */
function hardest(left: readonly string[], offer: Offer, bounds: Bounds): [word: string, ways: readonly Way[]] {
  let found: [string, readonly Way[]] | null = null;
  for (const word of new Set(left)) {
    const ways = waysToKeep(word, offer, bounds);
    if (!found || ways.length < found[1].length) found = [word, ways];
    if (ways.length === 0 || bounds.budget.isSpent()) break;
  }
  return found as [string, readonly Way[]];
}

/** Lists are copied for every word in them and for every way: weighed so that a step takes as long as one of packing. */
const COST_OF_A_COPY = 5;

/** Every way to keep a word, those first that leave it as it is. */
function waysToKeep(word: string, { whole, parts }: Offer, bounds: Bounds): readonly Way[] {
  const ways: Way[] = [];
  for (const later of new Set(whole)) {
    const others = without(whole, [later], (tiles) => tiles);
    if (keepsAsWord(word, later, bounds)) ways.push({ whole: others, parts });
    if (later.length > word.length) {
      for (const rest of aroundBlocks(word, later, bounds)) ways.push({ whole: others, parts: [...parts, ...rest] });
    }
  }
  for (const part of new Set(parts)) {
    const others = without(parts, [part], (tiles) => tiles);
    for (const rest of aroundBlocks(word, part, bounds)) ways.push({ whole, parts: [...others, ...rest] });
  }
  const offered = whole.length + parts.length;
  bounds.budget.spend(COST_OF_A_COPY * offered * (offered + ways.length));
  return ways;
}

/** (a) unchanged, (c) a rest that lies by itself, or (d) the same with tiles in the place of jokers. */
function keepsAsWord(word: string, later: string, { shortest }: Pick<Bounds, 'shortest'>): boolean {
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
  if (word.length !== later.length) return false;
  return [...word].every((tile, place) => tile === JOKER || tile === later[place]);
}

/** Whether a word is kept by anything but lying there as an unchanged block (b). */
function keepsOtherwise(word: string, later: string, bounds: Bounds): boolean {
  return keepsAsWord(word, later, bounds) || replacedBlocks(word, later, bounds.isWord).length > 0;
}

/** What lies on both sides of the word wherever it is an unbroken block: unchanged (b), or with jokers replaced (e). */
function aroundBlocks(word: string, text: string, { isWord }: Bounds): string[][] {
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
  return [...text].flatMap((_, at) => {
    const block = text.slice(at, at + word.length);
    return block !== word && hasJokersReplaced(word, block) && isWord(block) ? [at] : [];
  });
}

/** The tiles a word could have become before it was made longer (RI-02 e). */
export function stepsWithin(word: string, later: string): readonly string[] {
  return replacedBlocks(word, later, () => true).map((at) => later.slice(at, at + word.length));
}

/** Groups of earlier words with the later words they could use: no later word is wanted by two groups. */
function splitByWants(words: readonly string[], whole: readonly string[], bounds: Bounds) {
  const wants = words.map((word) => whole.map((later) => later.includes(word) || keepsOtherwise(word, later, bounds)));
  const groups: { words: string[]; whole: string[] }[] = [];
  const taken = new Set<number>();
  for (const first of words.keys()) {
    if (taken.has(first)) continue;
    const members = [first];
    const wanted = new Set<number>();
    taken.add(first);
    for (const member of members) {
      for (const later of whole.keys()) {
        if (!wants[member]?.[later] || wanted.has(later)) continue;
        wanted.add(later);
        for (const other of words.keys()) {
          if (taken.has(other) || !wants[other]?.[later]) continue;
          taken.add(other);
          members.push(other);
        }
      }
    }
    groups.push({
      words: members.map((member) => itemAt(words, member)),
      whole: [...wanted].map((later) => itemAt(whole, later)),
    });
  }
  return groups;
}
