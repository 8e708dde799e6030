/** Who watches which table: sends each watcher their news, from the log where needed. */
import type { Seat, Viewer } from '@lettertafel/engine';
import { type KeptEntry, newsFor } from '@lettertafel/house';
import type { ServerMessage } from '@lettertafel/protocol';
import type { LiveTable } from '../games/live-table.ts';
import type { Store } from '../store/database.ts';
import { readEntries } from '../store/log.ts';

/** One viewer of one table over one socket. */
export interface Watch {
  readonly table: string;
  readonly as: Viewer;
  readonly guest: string | null;
  /** Number of entries sent to the client. */
  sent: number;
  /** The revision of the latest description of the table, and the number of the latest chat message, sent to the client. */
  revision: number;
  said: number;
  readonly send: (message: string) => void;
  /** The viewer no longer holds the seat. */
  readonly end: (seat: Seat) => void;
}

export interface Hub {
  add(watch: Watch): void;
  remove(watch: Watch): void;
  watching(table: string): readonly Watch[];
  tables(): readonly string[];
  /** The game advanced. `entries` are the new ones; watchers who missed earlier ones get them too. */
  advance(live: LiveTable, entries: readonly KeptEntry[]): Promise<void>;
  /** Ends the watches of those who no longer hold the seat they watch as. */
  endFormer(live: LiveTable): void;
  /** Sends one watcher the current news, even if there is nothing new. */
  greet(watch: Watch, live: LiveTable): Promise<void>;
  /** Presence on all servers. */
  presence(table: string): Presence;
  /** Presence on this server. */
  here(table: string): Presence;
  /** Another server reported its presence; whether that changed anything. */
  hear(server: string, table: string, presence: Presence): boolean;
  /** Servers that reported somebody's presence at a table. */
  others(table: string): readonly string[];
  /** Drops servers that have been silent for too long. */
  sweep(): void;
}

export interface Presence {
  readonly seats: readonly number[];
  readonly spectators: number;
}

const NOBODY: Presence = { seats: [], spectators: 0 };

/** Milliseconds; servers report more often than this. */
const HEARD_FOR = 30_000;

export function makeHub(store: Store, now: () => number = Date.now): Hub {
  const watches = new Map<string, Set<Watch>>();
  const heard = new Map<string, Map<string, Presence & { readonly at: number }>>();
  const watching = (table: string) => [...(watches.get(table) ?? [])];

  function here(table: string): Presence {
    const there = watching(table);
    const seats = there.flatMap(({ as }) => (as === 'spectator' ? [] : [as]));
    return { seats: [...new Set(seats)], spectators: there.length - seats.length };
  }

  function remove(watch: Watch): void {
    const there = watches.get(watch.table);
    there?.delete(watch);
    if (there?.size !== 0) return;
    watches.delete(watch.table);
    // From now on this server does not hear who comes and goes elsewhere.
    heard.delete(watch.table);
  }

  /**
   * The right to a seat's view is looked up at every send. A game's holders are never older than its latest entry
   * (`Append.on`), so whoever is let through here held the seat when that entry was made.
   */
  function mayGoOn(watch: Watch, { holders }: LiveTable): boolean {
    const { as, guest } = watch;
    if (as === 'spectator' || holders.some((holder) => holder.seat === as && holder.guest === guest)) return true;
    if (watches.get(watch.table)?.has(watch)) {
      remove(watch);
      watch.end(as);
    }
    return false;
  }

  async function tell(live: LiveTable, told: readonly Watch[], known: readonly KeptEntry[]): Promise<void> {
    const from = Math.min(...told.map(({ sent }) => sent));
    const isWhole = from >= live.length || (known[0] !== undefined && known[0].number <= from);
    const entries = isWhole ? known : await readEntries(store, live.id, from);
    // Viewers of the same seat with the same entries share one message.
    const texts = new Map<string, string>();
    // Do not rewind a watcher who has received later entries in the meantime.
    for (const watch of told.filter(({ sent }) => sent <= live.length)) {
      if (!mayGoOn(watch, live)) continue;
      const key = `${watch.as} ${watch.sent}`;
      const text = texts.get(key) ?? newsText(live, watch, entries);
      texts.set(key, text);
      watch.sent = Math.max(watch.sent, live.length);
      watch.send(text);
    }
  }

  return {
    watching,
    tables: () => [...watches.keys()],
    add(watch) {
      const there = watches.get(watch.table) ?? new Set();
      watches.set(watch.table, there.add(watch));
    },
    remove,
    endFormer(live) {
      for (const watch of watching(live.id)) mayGoOn(watch, live);
    },
    async advance(live, entries) {
      const late = watching(live.id).filter(({ sent }) => sent < live.length);
      if (late.length > 0) await tell(live, late, entries);
    },
    greet: (watch, live) => tell(live, [watch], []),
    here,
    presence(table) {
      const known = [here(table), ...(heard.get(table)?.values() ?? [])];
      return {
        seats: [...new Set(known.flatMap(({ seats }) => seats))],
        spectators: known.reduce((sum, { spectators }) => sum + spectators, 0),
      };
    },
    hear(server, table, presence) {
      const elsewhere = heard.get(table) ?? new Map();
      const before = elsewhere.get(server) ?? NOBODY;
      elsewhere.delete(server);
      if (presence.seats.length + presence.spectators > 0) elsewhere.set(server, { ...presence, at: now() });
      heard.set(table, elsewhere);
      return before.spectators !== presence.spectators || before.seats.join() !== presence.seats.join();
    },
    others: (table) => [...(heard.get(table)?.keys() ?? [])],
    sweep() {
      for (const [table, servers] of heard) {
        for (const [server, { at }] of servers) if (at < now() - HEARD_FOR) servers.delete(server);
        if (servers.size === 0) heard.delete(table);
      }
    },
  };
}

function newsText(live: LiveTable, { as, sent }: Watch, entries: readonly KeptEntry[]): string {
  return JSON.stringify({ type: 'news', ...newsFor(live, as, { after: sent, entries }) } satisfies ServerMessage);
}
