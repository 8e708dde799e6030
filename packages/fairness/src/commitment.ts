/** The house's promise: a secret whose hash is shown before anybody has added anything to the shuffle. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Seed } from './stream.ts';

const PURPOSE = utf8ToBytes('lettertafel shuffle 1');

export function isSecret(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text);
}

/** 64 hexadecimal digits from 32 random bytes that the caller brings. */
export function formatSecret(bytes: Uint8Array): string {
  if (bytes.length !== 32) throw new RangeError('a secret has 32 bytes');
  return bytesToHex(bytes);
}

/** What is shown before the first tile is drawn: it binds the house without telling the secret. */
export function commitmentOf(secret: string): string {
  return bytesToHex(hmac(sha256, PURPOSE, hexToBytes(secret)));
}

/** A seed from any text, for scripts and tests that want the same chance again. */
export function seedFromText(text: string): Seed {
  return sha256(utf8ToBytes(text));
}
