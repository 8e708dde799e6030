/** Hashes of what a device was shown: of the game's log, and of everything fixed before it. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical } from './canonical.ts';

/** How many log entries a seat has been shown, and their hash. */
export interface Seen {
  readonly length: number;
  readonly digest: string;
}

const NOTHING_SEEN: Seen = { length: 0, digest: '' };

/** A redacted entry. */
export interface ShownEntry {
  readonly number: number;
  readonly at: number;
  readonly by: unknown;
  readonly events: readonly unknown[];
}

/** A hash chain: entries cannot be changed, left out or reordered. */
export function seenAfter(entries: readonly ShownEntry[], before: Seen = NOTHING_SEEN): Seen {
  return entries.reduce(({ length, digest }, { number, at, by, events }): Seen => {
    const text = canonical([digest, { number, at, by, events }]);
    return { length: length + 1, digest: bytesToHex(sha256(utf8ToBytes(text))) };
  }, before);
}

/** A code for everything fixed before any share was opened: players can compare it to know they saw the same. */
export function shuffleCode({
  commitment,
  hashes,
}: {
  commitment: string;
  hashes: readonly (string | null)[];
}): string {
  return bytesToHex(sha256(utf8ToBytes(canonical([commitment, hashes]))));
}
