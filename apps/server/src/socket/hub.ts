/** Who watches which table: sends each watcher their news, from the log where needed. */
import type { Seat, Viewer } from '@lettertafel/engine';
import type { KeptEntry } from '@lettertafel/house';
import type { LiveTable } from '../games/live-table.ts';
import type { NewsTexts } from '../games/news-texts.ts';
import type { Deliveries } from '../people/deliveries.ts';
import type { Work } from '../people/work.ts';

/** What watchers are told besides the news. */
export type Besides = 'table' | 'said';

/** One viewer of one table over one socket. */
export interface Watch {
  readonly table: string;
  readonly as: Viewer;
  readonly guest: string | null;
  /** The key of limits per address. */
  readonly address: string;
  /** Number of entries sent to the client. */
  sent: number;
  /** The revision of the latest description of the table, and the number of the latest chat message, sent to the client. */
  revision: number;
  said: number;
  /** What it had to wait for. */
  readonly missed: Set<Besides>;
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
  /** Sends one watcher the current news, even if there is nothing new, and returns what that has cost. */
  greet(watch: Watch, live: LiveTable): Promise<Work>;
  /** Sends the news to those who had to wait, as far as they may get more now. */
  catchUp(): Promise<void>;
  /** A watcher could not be told something now. */
  miss(watch: Watch, what: Besides): void;
  /** The tables where that happened; each is returned once. */
  takeMissed(): readonly string[];
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

export interface HubInput {
  readonly news: NewsTexts;
  readonly deliveries: Deliveries;
  readonly now: () => number;
}

export function makeHub({ news, deliveries, now }: HubInput): Hub {
  const watches = new Map<string, Set<Watch>>();
  /** Tables with watchers who had to wait, as they were then. */
  const late = new Map<string, LiveTable>();
  const missing = new Set<string>();
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

  async function tell(live: LiveTable, told: readonly Watch[], known: readonly KeptEntry[]): Promise<Work> {
    const work = { bytes: 0, entries: 0, milliseconds: 0 };
    let left = told;
    // Viewers of the same seat with the same entries share one message.
    for (let [first] = left; first; [first] = left) {
      const { as, sent } = first;
      const { fields, entries, milliseconds } = await news.read(live, as, { after: sent, known });
      work.entries += entries;
      work.milliseconds += milliseconds;
      const message = `{"type":"news",${fields}}`;
      left = left.filter((watch) => {
        // Do not rewind a watcher who has received later entries in the meantime.
        if (watch.sent > live.length || !mayGoOn(watch, live)) return false;
        if (watch.as !== as || watch.sent !== sent) return true;
        watch.sent = live.length;
        watch.send(message);
        work.bytes += message.length;
        return false;
      });
    }
    return work;
  }

  /** News for those behind; whoever has had more than their share waits, and gets all of it at once later. */
  async function advance(live: LiveTable, entries: readonly KeptEntry[]): Promise<void> {
    const behind = watching(live.id).filter(({ sent }) => sent < live.length);
    const told = behind.filter(({ address }) => deliveries.allows(address));
    if (told.length < behind.length) late.set(live.id, live);
    else late.delete(live.id);
    if (told.length === 0) return;
    const { bytes } = await tell(live, told, entries);
    for (const { address } of told) deliveries.charge(address, bytes / told.length);
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
    advance,
    async catchUp() {
      for (const live of [...late.values()]) await advance(live, []);
    },
    greet: (watch, live) => tell(live, [watch], []),
    miss(watch, what) {
      watch.missed.add(what);
      missing.add(watch.table);
    },
    takeMissed() {
      const tables = [...missing];
      missing.clear();
      return tables;
    },
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
