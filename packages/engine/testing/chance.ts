/** A small seeded random generator for tests (games use the fairness package). */
import type { Rng } from '../src/kernel/rng.ts';

/** A 32-bit xorshift stream, scrambled from any text or number. */
export function seededRng(seed: string | number): Rng {
  let state = 2166136261;
  for (const char of String(seed)) state = Math.imul(state ^ char.charCodeAt(0), 16777619) >>> 0;
  state = state || 1;
  return {
    below(bound) {
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      state >>>= 0;
      return state % bound;
    },
  };
}
