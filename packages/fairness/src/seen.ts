/** Hashes of what a device was shown of a game: its log entry by entry, and the view of each state. */
import { VIEW_VERSION } from '@lettertafel/engine';
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

/** The hashes of the views that a seat was shown, by the number of log entries. */
export type ShownViews = Readonly<Record<string, string>>;

const THIS_VERSION = `${VIEW_VERSION}:`;

/** Begins with the version of views. 128 bits are enough, since nobody but the rules chooses what it must match. */
export function digestOfView(view: unknown): string {
  return THIS_VERSION + bytesToHex(sha256(utf8ToBytes(canonical(view)))).slice(0, 32);
}

/** Whether this program derives views of the same form. */
export function isOfThisVersion(digest: string): boolean {
  return digest.startsWith(THIS_VERSION);
}
