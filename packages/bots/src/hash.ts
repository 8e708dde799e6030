/** Deterministic hashes: what a player knows or notices, and the bots' own randomness. */
import type { Rng } from '@lettertafel/engine';

function hashOf(text: string, salt = 0): number {
  let hash = 0x811c9dc5 ^ salt;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return scrambled(hash);
}

function scrambled(number: number): number {
  let bits = Math.imul(number ^ (number >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

/** True for the given percentage of texts. */
export function isAmong(percent: number, text: string, salt = 0): boolean {
  return percent >= 100 || hashOf(text, salt) % 100 < percent;
}

/** Good enough for bots' choices and sampled racks; the game's own randomness never uses it. */
export function chanceFrom(seed: string): Rng {
  let place = hashOf(seed);
  return {
    below(bound) {
      place = (place + 0x9e3779b9) | 0;
      return Math.floor((scrambled(place) / 2 ** 32) * bound);
    },
  };
}
