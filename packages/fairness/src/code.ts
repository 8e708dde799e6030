/** Short and long codes of a game, by which players find out whether they were told the same. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical } from './canonical.ts';
import type { GameRecord } from './verify.ts';

const PURPOSE = 'lettertafel code 2';
const DIGITS = 8;

/**
 * Eight digits to say aloud. They depend on the shares, which were unknown when everything else in them was fixed, so a
 * server that plays two separate games cannot aim at equal codes: it would have to guess. The log is left out because
 * its times could be tried out until the codes are equal. Null in the first scheme, and if one device shuffled alone.
 */
export function shuffleCode({ game, players, options, commitment, chance }: GameRecord): string | null {
  if (chance.scheme !== 2 || chance.hashes.length === 0) return null;
  const { hashes, shares } = chance;
  const hash = hashOf([PURPOSE, { game, players, options }, commitment, hashes, shares]);
  const digits = String(BigInt(`0x${hash}`) % 10n ** BigInt(DIGITS)).padStart(DIGITS, '0');
  return `${digits.slice(0, 4)} ${digits.slice(4)}`;
}

/** A hash of the whole record: equal for two players only if they have the same game, move by move. */
export function fingerprintOf({ version: _, ...record }: GameRecord): string {
  return hashOf(record);
}

function hashOf(value: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonical(value))));
}
