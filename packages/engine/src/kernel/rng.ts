/** Chance, as the engine asks for it: callers bring the source, the engine only draws from it. */
import { itemAt } from './item-at.ts';

export interface Rng {
  /** A whole number from 0 up to but not including `bound`, every one equally likely. */
  below(bound: number): number;
}

/** A new array with the same items in an order drawn from `rng` (Fisher-Yates). */
export function shuffle<T>(items: readonly T[], rng: Rng): T[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = rng.below(last + 1);
    [shuffled[last], shuffled[other]] = [itemAt(shuffled, other), itemAt(shuffled, last)];
  }
  return shuffled;
}
