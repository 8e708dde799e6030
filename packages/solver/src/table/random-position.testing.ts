/** Small positions by chance, with word lists in which words lie in one another. */
import type { SmallPosition } from './brute-force.testing.ts';

/** Chance that repeats. */
export function chance(seed: number) {
  let last = seed >>> 0;
  const below = (bound: number) => {
    last = (Math.imul(last, 1664525) + 1013904223) >>> 0;
    return Math.floor((last / 2 ** 32) * bound);
  };
  return { below, pick: <T>(items: readonly T[]): T => items[below(items.length)]! };
}

type Chance = ReturnType<typeof chance>;

const LETTERS = 'AENRTS';

export function randomWords({ below, pick }: Chance): string[] {
  const words = new Set<string>();
  const count = 8 + below(30);
  for (let i = 0; i < count; i++) {
    const length = pick([2, 2, 3, 3, 3, 4, 4, 5, 6]);
    words.add(Array.from({ length }, () => pick([...LETTERS])).join(''));
  }
  // Rests and longer forms of one another, as real words have them.
  for (const word of [...words]) {
    if (below(3) === 0) words.add(word + pick([...LETTERS]));
    if (below(3) === 0 && word.length > 3) words.add(word.slice(1));
    if (below(4) === 0 && word.length > 3) words.add(word.slice(0, 1) + word.slice(2));
    if (below(4) === 0) words.add(word + pick([...words]));
  }
  return [...words].filter(({ length }) => length <= 7);
}

function withJokers(word: string, { below }: Chance, jokers: { left: number }): string {
  if (jokers.left === 0 || below(3) > 0) return word;
  jokers.left--;
  const at = below(word.length);
  return `${word.slice(0, at)}@${word.slice(at + 1)}=${word}`;
}

export function randomPosition(random: Chance, game: SmallPosition['game'], words: readonly string[]): SmallPosition {
  const { below, pick } = random;
  const jokers = { left: pick([0, 0, 1, 2]) };
  const children = game === 'rummikub-international' && below(3) === 0;
  const shortest = game === 'rummikub-sabra' || children ? 2 : 3;
  const usable = words.filter(({ length }) => length >= shortest);
  const table: string[] = [];
  let tiles = 0;
  const most = 3 + below(7);
  for (let i = 0; i < 4 && usable.length > 0; i++) {
    // Now and then a word that is in no list, as it may lie there where words are only disputed.
    const word = below(12) === 0 ? 'NSNS' : pick(usable);
    if (tiles + word.length > most) continue;
    tiles += word.length;
    table.push(withJokers(word, random, jokers));
  }
  const rack = Array.from({ length: 1 + below(4) }, () => pick([...LETTERS]));
  if (jokers.left > 0 && below(2) === 0) rack[0] = '@';
  return {
    game,
    table,
    rack,
    opened: table.length > 0 && below(6) > 0,
    formed: words.filter(() => below(5) === 0),
    options: children ? { children } : {},
  };
}
