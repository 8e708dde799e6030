/** What determines a game's randomness, in both schemes, and the seed derived from it. */
import type { GameSettings } from '@lettertafel/engine';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical } from './canonical.ts';
import type { Seed } from './stream.ts';

/** Scheme 1: shares without hashes, one stream per entry. Only for old games. */
export interface FirstChance {
  readonly scheme?: 1;
  readonly secret: string;
  /** By seat; empty: no share. */
  readonly shares: readonly string[];
}

/** Scheme 2: every share is committed to by its hash before any is opened; one stream per draw. */
export interface SharedChance {
  readonly scheme: 2;
  readonly secret: string;
  /** By seat; null: no page was connected. Empty if there is only one device. */
  readonly hashes: readonly (string | null)[];
  /** By seat; null without a hash, and for a share that was not opened in time. */
  readonly shares: readonly (string | null)[];
}

export type Chance = FirstChance | SharedChance;

const PURPOSE = 'lettertafel shuffle 2';

/** Neither the house alone nor the players alone decide the seed. */
export function seedOf(chance: Chance, settings: GameSettings): Seed {
  const { secret, shares } = chance;
  // In scheme 1 JSON quotes separate the shares.
  if (chance.scheme !== 2) return hmac(sha256, hexToBytes(secret), utf8ToBytes(JSON.stringify(shares)));
  const { game, players, options } = settings;
  const message = canonical([PURPOSE, { game, players, options }, chance.hashes, shares]);
  return hmac(sha256, hexToBytes(secret), utf8ToBytes(message));
}

/** For a single device: a terminal, or a browser on its own. */
export function chanceAlone(secret: string): SharedChance {
  return { scheme: 2, secret, hashes: [], shares: [] };
}
