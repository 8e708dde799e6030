/** The parts of a running server that its modules share. */
import type { NewsTexts } from './games/news-texts.ts';
import type { GameRunner } from './games/runner.ts';
import type { Quotas } from './imports/quota.ts';
import type { Workshop } from './imports/workshop.ts';
import type { Notices } from './notices/notices.ts';
import type { Deliveries } from './people/deliveries.ts';
import type { Hub } from './socket/hub.ts';
import type { Store } from './store/database.ts';
import type { Announce } from './store/hints.ts';
import type { WordLists } from './words/lists.ts';

/** How long to wait for pages' hashes, then for their shares, in milliseconds. */
export interface ShufflePatience {
  readonly hashes: number;
  readonly shares: number;
}

/** Seats with a connected page, and whether all servers have answered. */
export interface Pages {
  readonly seats: readonly number[];
  readonly isKnown: boolean;
}

export interface Services {
  readonly store: Store;
  readonly words: WordLists;
  readonly runner: GameRunner;
  readonly news: NewsTexts;
  readonly hub: Hub;
  readonly deliveries: Deliveries;
  readonly notices: Notices;
  /** Processes imports. */
  readonly workshop: Workshop;
  readonly quotas: Quotas;
  /** Learns who has added something to the store. */
  readonly bounds: { note(guest: string): void };
  /** Addresses of this server for other devices, most likely first. */
  readonly addresses: () => readonly string[];
  /** How the operator is reached, a mailto: or https: address; null: nobody said. */
  readonly contact: string | null;
  readonly now: () => number;
  /** 64 hexadecimal digits that determine a game's shuffle. */
  readonly newSecret: () => string;
  /** How long a nudged player has to move; null: the default for the game's pace. */
  /** Whether bots may sit at tables here. */
  readonly hasBots: boolean;
  readonly nudgeSeconds: number | null;
  readonly shufflePatience: ShufflePatience;
  /** A table changed outside its log: notifies this server's watchers. */
  readonly tellTable: (table: string) => Promise<void>;
  /** Presence at a table changed: notifies all watchers, on every server. */
  readonly tellPresence: (table: string) => void;
  /** There is a new chat message at a table. */
  readonly tellSaid: (table: string) => Promise<void>;
  /** Closes the connections of a deleted guest. */
  readonly dismiss: (guest: string) => void;
  /** Closes the connections of all guests whom the store has as deleted or banned. */
  readonly dismissUnwelcome: () => Promise<void>;
  /** Tells the other servers what is committed. */
  readonly announce: Announce;
  /** Somebody watches a table here: from now on this server hears what others do there. */
  readonly attend: (table: string) => Promise<void>;
  /** Seats with a connected page, on any server. */
  readonly findPages: (table: string) => Promise<Pages>;
  /** A deadline was set for this moment. */
  readonly wake: (at: number) => void;
}
