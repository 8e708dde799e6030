/** What fixes the chance of a game, by the two schemes there have been, and the seed that follows from it. */
import type { GameSettings } from '@lettertafel/engine';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical } from './canonical.ts';
import type { Seed } from './stream.ts';

/** The first scheme: shares without hashes, and chance by the number of the entry. Only for games already played. */
export interface FirstChance {
  readonly scheme?: 1;
  readonly secret: string;
  /** By seat; empty where somebody added nothing. */
  readonly shares: readonly string[];
}

/** The second scheme: every share was promised by its hash before any was opened, and chance goes by draws. */
export interface SharedChance {
  readonly scheme: 2;
  readonly secret: string;
  /** By seat; null: no page of that seat was there. Empty where the house is the only device. */
  readonly hashes: readonly (string | null)[];
  /** By seat; null where there is no hash, and where a share was promised and not opened in time. */
  readonly shares: readonly (string | null)[];
}

export type Chance = FirstChance | SharedChance;

const PURPOSE = 'lettertafel shuffle 2';

/** Neither the house alone nor the players alone decide the seed. */
export function seedOf(chance: Chance, settings: GameSettings): Seed {
  const { secret, shares } = chance;
  // In the first scheme shares are told apart by their quotes.
  if (chance.scheme !== 2) return hmac(sha256, hexToBytes(secret), utf8ToBytes(JSON.stringify(shares)));
  const { game, players, options } = settings;
  const message = canonical([PURPOSE, { game, players, options }, chance.hashes, shares]);
  return hmac(sha256, hexToBytes(secret), utf8ToBytes(message));
}

/** The chance of a house to which no other device can add: a terminal, or a browser on its own. */
export function chanceAlone(secret: string): SharedChance {
  return { scheme: 2, secret, hashes: [], shares: [] };
}
