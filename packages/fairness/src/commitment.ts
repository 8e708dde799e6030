/** The commitment of the house: the hash of a secret, published before any share is sent. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Seed } from './stream.ts';

const PURPOSE = utf8ToBytes('lettertafel shuffle 1');

export function isSecret(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text);
}

/** 64 hexadecimal digits from the caller's 32 random bytes. */
export function formatSecret(bytes: Uint8Array): string {
  if (bytes.length !== 32) throw new RangeError('a secret has 32 bytes');
  return bytesToHex(bytes);
}

/** Published before the deal: binds the house without revealing the secret. */
export function commitmentOf(secret: string): string {
  return bytesToHex(hmac(sha256, PURPOSE, hexToBytes(secret)));
}

/** A seed from any text, for reproducible scripts and tests. */
export function seedFromText(text: string): Seed {
  return sha256(utf8ToBytes(text));
}
