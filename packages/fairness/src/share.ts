/** A player's contribution to the shuffle: a share, and its hash, which is sent first. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

const PURPOSE = 'lettertafel share 2';

/** 64 hexadecimal digits. */
export function isShare(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text);
}

/** Binds a player to a share without revealing it. Includes the commitment, so that it is valid for one shuffle. */
export function hashOfShare(share: string, commitment: string): string {
  return bytesToHex(hmac(sha256, hexToBytes(share), utf8ToBytes(`${PURPOSE} ${commitment}`)));
}
