/** Small random positions, with word lists in which words contain one another. */
import type { SmallPosition } from './brute-force.testing.ts';

/** Seeded randomness. */
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
  const tiles = [...word];
  // Half of the jokers lie on the table, also two in a word.
  for (let i = jokers.left; i > 0; i--) {
    const at = below(tiles.length);
    if (tiles[at] === '@' || below(2) === 0) continue;
    tiles[at] = '@';
    jokers.left--;
  }
  return tiles.includes('@') ? `${tiles.join('')}=${word}` : word;
}

export interface PositionWish {
  readonly game: SmallPosition['game'];
  readonly words: readonly string[];
  /** This many jokers, on the table or on the rack. */
  readonly jokers: number;
}

export function randomPosition(random: Chance, { game, words, jokers: count }: PositionWish): SmallPosition {
  const { below, pick } = random;
  const jokers = { left: count };
  const children = game === 'rummikub-international' && below(3) === 0;
  const shortest = game === 'rummikub-sabra' || children ? 2 : 3;
  const usable = words.filter(({ length }) => length >= shortest);
  const table: string[] = [];
  let tiles = 0;
  const most = 3 + below(7);
  for (let i = 0; i < 4 && usable.length > 0; i++) {
    // Sometimes a word that is not in the list, as is possible if words are only disputed.
    const word = below(12) === 0 ? 'NSNS' : pick(usable);
    if (tiles + word.length > most) continue;
    tiles += word.length;
    table.push(withJokers(word, random, jokers));
  }
  const rack = Array.from({ length: 1 + below(4) }, () => pick([...LETTERS]));
  for (let i = 0; i < Math.min(jokers.left, rack.length); i++) rack[i] = '@';
  return {
    game,
    table,
    rack,
    opened: table.length > 0 && below(6) > 0,
    formed: words.filter(() => below(5) === 0),
    options: children ? { children } : {},
  };
}
