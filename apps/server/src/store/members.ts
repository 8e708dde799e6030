/** The servers that share a store, by their own reports, and which of them is a table's home. */
import { hash32 } from './hints.ts';

export interface Members {
  /** A server reported that it is running; true: it was not known. */
  hear(server: string): boolean;
  /** A server is stopping. */
  drop(server: string): void;
  /** Without this one. */
  others(): readonly string[];
}

/** Milliseconds; servers report more often than this. */
const HEARD_FOR = 16_000;

export function makeMembers(now: () => number): Members {
  const heardAt = new Map<string, number>();
  return {
    hear(server) {
      const isNew = !heardAt.has(server);
      heardAt.set(server, now());
      return isNew;
    },
    drop: (server) => void heardAt.delete(server),
    others() {
      for (const [server, at] of heardAt) if (at < now() - HEARD_FOR) heardAt.delete(server);
      return [...heardAt.keys()];
    },
  };
}

/**
 * The home of a table by rendezvous hashing: of all candidates the one with the highest hash, so that only the tables of
 * a server that goes or comes change their home. It saves work and decides nothing: servers may disagree about it.
 */
export function homeOf(table: string, servers: readonly string[]): string | undefined {
  let [home, highest]: [string | undefined, number] = [undefined, -1];
  for (const server of servers) {
    const weight = hash32(`${server} ${table}`);
    if (weight > highest) [home, highest] = [server, weight];
  }
  return home;
}
