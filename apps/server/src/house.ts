/** The parts of a running server, as the others know them. */
import type { Host } from './games/host.ts';
import type { Quotas } from './imports/quota.ts';
import type { Workshop } from './imports/workshop.ts';
import type { Hub } from './socket/hub.ts';
import type { Store } from './store/database.ts';
import type { Announce } from './store/hints.ts';
import type { WordLists } from './words/lists.ts';

/** How long pages are waited for, in milliseconds: for their hashes, then for their shares. */
export interface ShufflePatience {
  readonly hashes: number;
  readonly shares: number;
}

export interface House {
  readonly store: Store;
  readonly words: WordLists;
  readonly host: Host;
  readonly hub: Hub;
  /** Works on what guests bring along. */
  readonly workshop: Workshop;
  readonly quotas: Quotas;
  /** Where other devices reach this server, the likeliest first. */
  readonly addresses: () => readonly string[];
  readonly now: () => number;
  /** 64 hexadecimal digits that fix the shuffle of a game. */
  readonly newSecret: () => string;
  /** How long somebody who was asked to move is waited for; null: as usual for the pace of the game. */
  readonly nudgeSeconds: number | null;
  readonly shufflePatience: ShufflePatience;
  /** Something about a table has changed that is not in its log: tells everybody who watches here. */
  readonly tellTable: (table: string) => Promise<void>;
  /** Somebody has come to a table or gone: tells everybody who watches, here and elsewhere. */
  readonly tellPresence: (table: string) => void;
  /** Somebody has spoken at a table. */
  readonly tellSaid: (table: string) => Promise<void>;
  /** Ends the connections of a guest who has gone for good. */
  readonly dismiss: (guest: string) => void;
  /** Ends the connections of all guests who are no longer welcome, as the store has it. */
  readonly dismissUnwelcome: () => Promise<void>;
  /** Tells the other servers, once the transaction is committed. */
  readonly announce: Announce;
  /** A deadline has come to lie at this moment. */
  readonly wake: (at: number) => void;
}
