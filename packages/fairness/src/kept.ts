/** The values a player's device has kept of a game. */
import type { GameSettings } from '@lettertafel/engine';
import type { Seen, ShownViews } from './seen.ts';
import { hashOfShare } from './share.ts';

/**
 * How a page spent the time between sending its hash and the sealed list. `away`: it was closed, left or hidden, or the
 * device was offline. `cut`: it was open, but without a connection to the server.
 */
export type Stay = 'connected' | 'cut' | 'away';

export interface Kept {
  readonly version: 2;
  readonly table: string;
  readonly settings: GameSettings;
  /** As first received. */
  readonly commitment: string;
  /** The seats of this device when the list was sealed. */
  readonly seats: readonly number[];
  /** The seats of computer players when the list was sealed. */
  readonly bots: readonly number[];
  /** Null: this device made none because it connected after the deal. */
  readonly share: string | null;
  /** The hash of the share, written before it was sent; null: none was sent. */
  readonly hash: string | null;
  /** The sealed hashes by seat, received before this page opened its share; null: never received. */
  readonly hashes: readonly (string | null)[] | null;
  /** Written before the share was sent. */
  readonly opened: boolean;
  /** Null: no sealed list was received. */
  readonly stay: Stay | null;
  /** The server has told this device two different things about the same entry or state. */
  readonly contradicted: boolean;
  /** By seat. */
  readonly seen: Readonly<Record<string, Seen>>;
  /** By seat. */
  readonly shown: Readonly<Record<string, ShownViews>>;
}

/** What pages kept before they hashed views. */
export interface FirstKept
  extends Pick<Kept, 'table' | 'settings' | 'commitment' | 'seats' | 'share' | 'hashes' | 'seen'> {
  readonly version: 1;
  /** The server has acknowledged the opened share. */
  readonly opened: boolean;
  /** The server acknowledged the hash, and the device stayed connected until the list was sealed. */
  readonly present: boolean;
}

/** In the first version nothing was kept about a hash that the server had not acknowledged. */
export function latestKept(kept: Kept | FirstKept): Kept {
  if (kept.version === 2) return kept;
  const { present, version: _, ...values } = kept;
  const { share, commitment, opened, hashes } = values;
  const own = share === null ? null : hashOfShare(share, commitment);
  // Without an answer such a page did not know whether its share had arrived.
  const isUnanswered = !opened && (hashes?.some((hash) => hash !== null && hash === own) ?? false);
  const stay = present && !isUnanswered ? 'connected' : hashes === null ? null : 'away';
  const hash = present || hashes === null ? own : null;
  return { ...values, version: 2, bots: [], hash, stay, contradicted: false, shown: {} };
}
