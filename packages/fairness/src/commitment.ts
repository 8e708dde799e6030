/** The promise behind the shuffle: a secret whose hash is shown before the deal, and a value from every player. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Seed } from './stream.ts';

/** Everything that fixes the chance of a game; the secret stays with the house until the end. */
export interface Chance {
  readonly secret: string;
  /** By seat, what each player added after the commitment was shown. */
  readonly shares: readonly string[];
}

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

/** Neither the house alone nor the players alone decide the seed. Shares are told apart by their quotes. */
export function seedOf({ secret, shares }: Chance): Seed {
  return hmac(sha256, hexToBytes(secret), utf8ToBytes(JSON.stringify(shares)));
}

/** A seed from any text, for scripts and tests that want the same chance again. */
export function seedFromText(text: string): Seed {
  return sha256(utf8ToBytes(text));
}
