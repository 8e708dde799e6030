/** A list's content checksum: over its words and values, independent of the file format. */

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** 16 hex digits. */
export function contentChecksum(sortedWords: Iterable<string>, values: Uint8Array | null = null): string {
  const hash = sha256.create();
  for (const part of inParts(sortedWords)) hash.update(utf8ToBytes(part));
  if (values) hash.update(values);
  return bytesToHex(hash.digest()).slice(0, 16);
}

/** Many words at a time: one call per word would cost more than the hash. */
function* inParts(words: Iterable<string>): Generator<string> {
  let part: string[] = [];
  for (const word of words) {
    part.push(`${word}\n`);
    if (part.length < 4096) continue;
    yield part.join('');
    part = [];
  }
  yield part.join('');
}
