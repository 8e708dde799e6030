/** What must be left of every earlier word where words may not be dissolved (RI-02). */
import { type Budget, readingBudget } from './budget.ts';
import { packingOf } from './packing.ts';
import type { Leaving } from './rules.ts';
import { JOKER, without } from './table.ts';

/** What every part of the search needs to know. */
interface Bounds {
  readonly shortest: number;
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
  { shortest, budget = readingBudget() }: Leaving,
): readonly string[] {
  const bounds = { shortest, budget };
  const changed = without(before, after, (tiles) => tiles);
  const fresh = without(after, before, (tiles) => tiles);
  // Most turns leave most words alone, and then only the others matter; but see KAN and KANT becoming KANO and KAN.
  if (lostGroups(changed, fresh, bounds).length === 0 || budget.isSpent()) return [];
  const lost = lostGroups(before, after, bounds).flat();
  const hopeless = lost.filter((word) => waysToKeep(word, { whole: after, parts: [] }, bounds).length === 0);
  return hopeless.length > 0 ? hopeless : lost.filter((word) => changed.includes(word));
}

/** The groups of words that cannot all be kept; words that want nothing of one another are looked at apart. */
function lostGroups(words: readonly string[], whole: readonly string[], bounds: Bounds): readonly string[][] {
  return splitByWants(words, whole, bounds.shortest)
    .filter((group) => !search(group.words, group.whole, bounds))
    .map((group) => group.words);
}

/** Where all words may be blocks the question is one of packing; only rests and jokers need a search. */
function search(words: readonly string[], whole: readonly string[], bounds: Bounds): boolean {
  const { shortest, budget } = bounds;
  if (fitAsBlocks(words, whole, budget)) return true;
  const onlyBlocks = words.filter(
    (word) => !whole.some((later) => word !== later && keepsAsWord(word, later, shortest)),
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
function waysToKeep(word: string, { whole, parts }: Offer, { shortest, budget }: Bounds): readonly Way[] {
  const ways: Way[] = [];
  for (const later of new Set(whole)) {
    const others = without(whole, [later], (tiles) => tiles);
    if (keepsAsWord(word, later, shortest)) ways.push({ whole: others, parts });
    if (later.length > word.length) {
      for (const rest of aroundBlocks(word, later)) ways.push({ whole: others, parts: [...parts, ...rest] });
    }
  }
  for (const part of new Set(parts)) {
    const others = without(parts, [part], (tiles) => tiles);
    for (const rest of aroundBlocks(word, part)) ways.push({ whole, parts: [...others, ...rest] });
  }
  const offered = whole.length + parts.length;
  budget.spend(COST_OF_A_COPY * offered * (offered + ways.length));
  return ways;
}

/** (a) unchanged, (c) a rest that lies by itself, or (d) the same with tiles where jokers were. */
function keepsAsWord(word: string, later: string, shortest: number): boolean {
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

/** (b) What lies on both sides of the word wherever it is an unbroken block. */
function aroundBlocks(word: string, text: string): string[][] {
  const sides: string[][] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    sides.push([text.slice(0, at), text.slice(at + word.length)].filter((side) => side !== ''));
  }
  return sides;
}

/** Groups of earlier words with the later words they could use: no later word is wanted by two groups. */
function splitByWants(words: readonly string[], whole: readonly string[], shortest: number) {
  const wants = words.map((word) => whole.map((later) => later.includes(word) || keepsAsWord(word, later, shortest)));
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
      words: members.map((member) => words[member] as string),
      whole: [...wanted].map((later) => whole[later] as string),
    });
  }
  return groups;
}
