/** Seeded randomness for reproducible benchmarks and tests; never for a game. */

import type { Rng } from '@lettertafel/engine';

export function seeded(seed: string): Rng {
  let state = 0x811c9dc5;
  for (const char of seed) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193);
  const next = () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return (mixed ^ (mixed >>> 16)) >>> 0;
  };
  // The bias is below one in a million for the small bounds used here.
  return { below: (bound) => Math.floor((next() / 0x1_0000_0000) * bound) };
}
