/** Deterministic random streams, one per log entry or draw, derived from the game's seed. */
import type { Rng } from '@lettertafel/engine';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';

/** 32 bytes that determine all randomness of a game. */
export type Seed = Uint8Array;

const WORD = 2 ** 32;
const WORDS_PER_BLOCK = 8;

/**
 * The stream of one entry: HMAC-SHA-256 of the entry's number and a block counter. Numbers below a bound are unbiased
 * (rejection sampling).
 */
export function stream(seed: Seed, entry: number): Rng {
  // Most moves draw nothing, and the key is half of the work.
  let keyed: ReturnType<typeof hmac.create> | null = null;
  let block = new DataView(new ArrayBuffer(0));
  let blocks = 0;
  let words = WORDS_PER_BLOCK;

  function nextWord(): number {
    if (words === WORDS_PER_BLOCK) {
      const message = new DataView(new ArrayBuffer(16));
      message.setBigUint64(0, BigInt(entry));
      message.setBigUint64(8, BigInt(blocks));
      keyed ??= hmac.create(sha256, seed);
      const bytes = keyed.clone().update(new Uint8Array(message.buffer)).digest();
      block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      blocks += 1;
      words = 0;
    }
    words += 1;
    return block.getUint32((words - 1) * 4);
  }

  return {
    below(bound) {
      if (!Number.isInteger(bound) || bound < 1 || bound > WORD) throw new RangeError(`no number below ${bound}`);
      const fair = WORD - (WORD % bound);
      let word = nextWord();
      while (word >= fair) word = nextWord();
      return word % bound;
    },
  };
}
