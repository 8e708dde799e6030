/** How a server is set up, with what holds when nothing is said. */
import { randomBytes } from 'node:crypto';
import { formatSecret } from '@lettertafel/fairness';
import type { WasmModule } from '@lettertafel/solver';
import type { ShufflePatience } from './house.ts';
import type { Quotas } from './imports/quota.ts';
import type { Limit } from './people/limits.ts';
import type { StoreAddress } from './store/database.ts';

export interface Limits {
  /** Of one address. */
  readonly requestsPerMinute: number;
  /** Of one address. */
  readonly newGuests: Limit;
  /** Of one address, open at the same time: a whole school may sit behind one. */
  readonly sockets: number;
  /** Of any kind, open at the same time. */
  readonly connections: { readonly perAddress: number; readonly perServer: number };
  /** Of one address: tables that are set or brought along, all of which are kept. */
  readonly newTables: Limit;
  /** Of one guest, over HTTP. */
  readonly actions: Limit;
  /** Of one guest: words that are looked up. */
  readonly lookUps: Limit;
  /** Of one guest, over sockets. */
  readonly messages: Limit;
}

export interface ServerConfig {
  /** 0: any that is free. */
  readonly port: number;
  readonly host: string;
  readonly store: StoreAddress;
  /** Where people reach it from outside, if a proxy stands in between. */
  readonly baseUrl?: string;
  /** Whose word about addresses and https is believed: so many proxies in a row, or those of some networks. */
  readonly trustProxy: false | number | string[];
  /** How long somebody who was asked to move is waited for; null: as usual for the pace of the game. */
  readonly nudgeSeconds: number | null;
  readonly shufflePatience: ShufflePatience;
  /** How long bots wait before they move, in milliseconds: nobody likes an answer before the question. */
  readonly botDelay: readonly [from: number, to: number];
  readonly botMilliseconds: number;
  readonly botWorkers?: number;
  readonly limits: Limits;
  /** How much guests may bring along. */
  readonly quotas: Quotas;
  /** How long the server works on one thing that a guest brings along. */
  readonly importSeconds: number;
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  /** Where the log goes, line by line, if not to standard output. */
  readonly log?: { write(line: string): void };
  /** The folder of the web app's build. */
  readonly web?: string;
  /** The folder of the lists that ship, if not beside the sources. */
  readonly words?: string;
  /** The compiled play generator, if not beside the sources. */
  readonly generator?: WasmModule;
  /** Where the bots' tables of leaves lie, if not beside the sources. */
  readonly leaves?: string;
  /** Where derived graphs are kept. */
  readonly cacheFolder?: string;
  /** The database is not there yet; told again and again until it is. */
  readonly onWaiting: (why: Error) => void;
  /** A server that has not written to a shared store for so long sends its players to another one, in milliseconds. */
  readonly storeSilence: number;
  /** How long a client may take to send, and to take an answer, in milliseconds. */
  readonly timeouts: {
    readonly headers: number;
    readonly request: number;
    /** Without taking anything, and altogether. */
    readonly answer: { readonly silent: number; readonly whole: number };
  };
  /** Whether anybody may read the figures at /metrics. */
  readonly metrics: boolean;
  /** The wall clock; `ticks` only ever goes forward. */
  readonly now: () => number;
  readonly ticks: () => number;
  /** 64 hexadecimal digits that fix the shuffle of a game. */
  readonly newSecret: () => string;
}

/** So many times the limits on how fast somebody may ask; how much may be there at the same time stays. */
export function timesLimits(factor: number, limits: Limits): Limits {
  const faster = ({ perSecond, burst }: Limit): Limit => ({ perSecond: perSecond * factor, burst: burst * factor });
  return {
    ...limits,
    requestsPerMinute: limits.requestsPerMinute * factor,
    newGuests: faster(limits.newGuests),
    newTables: faster(limits.newTables),
    actions: faster(limits.actions),
    lookUps: faster(limits.lookUps),
    messages: faster(limits.messages),
  };
}

export const STANDARD: Omit<ServerConfig, 'store'> = {
  port: 8080,
  host: '0.0.0.0',
  trustProxy: false,
  nudgeSeconds: null,
  shufflePatience: { hashes: 2000, shares: 5000 },
  botDelay: [600, 1500],
  botMilliseconds: 800,
  limits: {
    requestsPerMinute: 600,
    newGuests: { perSecond: 0.2, burst: 30 },
    newTables: { perSecond: 0.5, burst: 100 },
    sockets: 1000,
    connections: { perAddress: 2000, perServer: 20_000 },
    actions: { perSecond: 5, burst: 60 },
    lookUps: { perSecond: 5, burst: 300 },
    messages: { perSecond: 20, burst: 100 },
  },
  // A record has at most half a megabyte, so that all of them fit into one gigabyte.
  quotas: {
    records: { perGuest: 50, perServer: 2000 },
    lists: { perGuest: 10, perServer: 100 },
    listBytes: 256 * 1024 * 1024,
  },
  importSeconds: 60,
  logLevel: 'info',
  onWaiting: () => {},
  // It writes every second.
  storeSilence: 3000,
  timeouts: { headers: 10_000, request: 60_000, answer: { silent: 15_000, whole: 120_000 } },
  metrics: false,
  now: Date.now,
  ticks: () => performance.now(),
  newSecret: () => formatSecret(randomBytes(32)),
};
