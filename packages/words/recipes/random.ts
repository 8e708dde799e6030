/** Seeded randomness, for reproducible samples. */
import { elementAt } from '../src/element-at.ts';

/** Numbers from 0 up to 1 (mulberry32). */
function makeRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function drawSample<T>(from: readonly T[], count: number, seed: number): T[] {
  const random = makeRandom(seed);
  const drawn = new Set<number>();
  while (drawn.size < Math.min(count, from.length)) drawn.add(Math.floor(random() * from.length));
  return [...drawn].sort((a, b) => a - b).map((index) => elementAt(from, index));
}
