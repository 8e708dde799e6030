/** What a device was shown, as hashes that need no room: of the log of a game, and of all that was fixed before it. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical } from './canonical.ts';

/** How much of the log a seat has been shown, and a hash of exactly that. */
export interface Seen {
  readonly length: number;
  readonly digest: string;
}

const NOTHING_SEEN: Seen = { length: 0, digest: '' };

/** An entry as a seat is shown it. */
export interface ShownEntry {
  readonly number: number;
  readonly at: number;
  readonly by: unknown;
  readonly events: readonly unknown[];
}

/** Each digest contains the one before: nothing that was shown can be changed, left out or put in another order. */
export function seenAfter(entries: readonly ShownEntry[], before: Seen = NOTHING_SEEN): Seen {
  return entries.reduce(({ length, digest }, { number, at, by, events }): Seen => {
    const text = canonical([digest, { number, at, by, events }]);
    return { length: length + 1, digest: bytesToHex(sha256(utf8ToBytes(text))) };
  }, before);
}

/** What was fixed before any share was opened, as one code: players who tell it each other know that they were told the same. */
export function shuffleCode({
  commitment,
  hashes,
}: {
  commitment: string;
  hashes: readonly (string | null)[];
}): string {
  return bytesToHex(sha256(utf8ToBytes(canonical([commitment, hashes]))));
}
