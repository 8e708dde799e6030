/** The engine's random numbers: callers provide the generator. */
import { itemAt } from './item-at.ts';

export interface Rng {
  /** An integer from 0 up to but not including `bound`, uniformly distributed. */
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
