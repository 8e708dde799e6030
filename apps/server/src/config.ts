/** Server configuration and its defaults. */
import { randomBytes } from 'node:crypto';
import { formatSecret } from '@lettertafel/fairness';
import type { WasmModule } from '@lettertafel/solver';
import type { Quotas } from './imports/quota.ts';
import type { NoticeLimits, NoticesConfig } from './notices/notices.ts';
import type { AllowanceLimits } from './people/allowances.ts';
import type { DeliveryLimits } from './people/deliveries.ts';
import type { Limit } from './people/limits.ts';
import type { SixWordsLimits } from './people/six-words.ts';
import type { WorkLimits } from './people/work.ts';
import type { ShufflePatience } from './services.ts';
import type { StoreAddress } from './store/database.ts';
import type { Bounds } from './tables/bounds.ts';

export interface Limits extends AllowanceLimits {
  /** Per address. */
  readonly requestsPerMinute: number;
  /** Per address: files of the app's build, which browsers cache. */
  readonly files: DeliveryLimits;
  /** Per address, concurrent: a whole school may share one. */
  readonly sockets: number;
  /** Connections of any kind, concurrent. */
  readonly connections: { readonly perAddress: number; readonly perServer: number };
  /** Six words made or tried, each of which costs a slow hash. */
  readonly sixWords: SixWordsLimits;
  /** Per address: what its watchers are sent without asking. */
  readonly deliveries: DeliveryLimits;
  /** Notices sent to push services; those over a limit are sent later. */
  readonly notices: NoticeLimits;
}

/** PEM: the certificate with those that it is signed by, and its key. */
export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

export interface ServerConfig {
  /** 0: any free port. */
  readonly port: number;
  readonly host: string;
  readonly store: StoreAddress;
  /** Serve https with this certificate; renewed by `RunningServer.renew`. */
  readonly tls?: Certificate;
  /** The public address, if there is a proxy in front. */
  readonly baseUrl?: string;
  /** How the operator is reached: a mailto: or https: address, which push services are told too. */
  readonly contact?: string;
  readonly notices: NoticesConfig;
  /** Guests who have not been here for so many days are deleted; null: never. */
  readonly forgetAfterDays: number | null;
  /** Which proxies' forwarded headers are trusted: a number of hops, or networks. */
  readonly trustProxy: false | number | string[];
  /** How long a nudged player has to move; null: the default for the game's pace. */
  readonly nudgeSeconds: number | null;
  readonly shufflePatience: ShufflePatience;
  /** How long bots wait before they move, from and to, in milliseconds: an instant answer is unsettling. */
  readonly botDelay: readonly [from: number, to: number];
  readonly botMilliseconds: number;
  readonly botWorkers?: number;
  /** Whether bots prepare the shipped lists when the server starts; by default with their first move. */
  readonly readiesBots?: boolean;
  readonly limits: Limits;
  /** How much guests may import. */
  readonly quotas: Quotas;
  /** How much of what guests make stays. */
  readonly bounds: Bounds;
  /** How many seconds one import may take. */
  readonly importSeconds: number;
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  /** Receives the log line by line; default: standard output. */
  readonly log?: { write(line: string): void };
  /** The folder of the web app's build. */
  readonly web?: string;
  /** The folder of the shipped word lists, if not beside the sources. */
  readonly words?: string;
  /** The compiled move generator, if not beside the sources. */
  readonly generator?: WasmModule;
  /** The folder of the bots' leave tables, if not beside the sources. */
  readonly leaves?: string;
  /** The cache folder for derived graphs. */
  readonly cacheFolder?: string;
  /** The database is not reachable yet; called at every retry. */
  readonly onWaiting: (why: Error) => void;
  /** After this long without a write to a shared store, a server sends its players to another one. Milliseconds. */
  readonly storeSilence: number;
  /** With a shared store: how often a server looks for what no hint told it. Milliseconds. */
  readonly lookEvery: number;
  /** How long a client may take to send a request and to read a response, in milliseconds. */
  readonly timeouts: {
    readonly headers: number;
    readonly request: number;
    /** Without reading anything, and in total. */
    readonly answer: { readonly silent: number; readonly whole: number };
  };
  /** Whether /metrics is public. */
  readonly metrics: boolean;
  /** The wall clock; `ticks` is monotonic. */
  readonly now: () => number;
  readonly ticks: () => number;
  /** 64 hexadecimal digits that determine a game's shuffle. */
  readonly newSecret: () => string;
}

/** Multiplies the limits of work and rates. Limits of connections stay as they are. */
export function timesLimits(factor: number, limits: Limits): Limits {
  const faster = ({ perSecond, burst }: Limit): Limit => ({ perSecond: perSecond * factor, burst: burst * factor });
  const fasterDeliveries = ({ messages, bytes }: DeliveryLimits): DeliveryLimits => ({
    messages: faster(messages),
    bytes: faster(bytes),
  });
  const fasterWork = ({ entries, bytes, milliseconds }: WorkLimits): WorkLimits => ({
    entries: faster(entries),
    bytes: faster(bytes),
    milliseconds: faster(milliseconds),
  });
  return {
    ...limits,
    requestsPerMinute: limits.requestsPerMinute * factor,
    files: fasterDeliveries(limits.files),
    newGuests: faster(limits.newGuests),
    newTables: faster(limits.newTables),
    actions: faster(limits.actions),
    lookUps: faster(limits.lookUps),
    sayings: { perGuest: faster(limits.sayings.perGuest), perAddress: faster(limits.sayings.perAddress) },
    sixWords: { perAddress: faster(limits.sixWords.perAddress), perServer: faster(limits.sixWords.perServer) },
    messages: faster(limits.messages),
    messagesPerAddress: faster(limits.messagesPerAddress),
    atOnce: Math.ceil(limits.atOnce * factor),
    work: { perGuest: fasterWork(limits.work.perGuest), perAddress: fasterWork(limits.work.perAddress) },
    deliveries: fasterDeliveries(limits.deliveries),
    notices: {
      perGuest: faster(limits.notices.perGuest),
      perNetwork: faster(limits.notices.perNetwork),
      perServer: faster(limits.notices.perServer),
    },
  };
}

const MEGABYTE = 1024 * 1024;

export const STANDARD: Omit<ServerConfig, 'store'> = {
  port: 8080,
  host: '0.0.0.0',
  trustProxy: false,
  notices: { services: [], after: 10_000, every: 2000 },
  forgetAfterDays: 400,
  nudgeSeconds: null,
  shufflePatience: { hashes: 2000, shares: 10_000 },
  botDelay: [600, 1500],
  botMilliseconds: 800,
  limits: {
    requestsPerMinute: 600,
    // A first visit takes some 30 files and 3 MB; all pupils of a school may make it in the same minute.
    files: {
      messages: { perSecond: 100, burst: 10_000 },
      bytes: { perSecond: 8 * MEGABYTE, burst: 1024 * MEGABYTE },
    },
    newGuests: { perSecond: 0.2, burst: 30 },
    newTables: { perSecond: 0.1, burst: 100 },
    sockets: 1000,
    connections: { perAddress: 2000, perServer: 20_000 },
    actions: { perSecond: 5, burst: 60 },
    lookUps: { perSecond: 5, burst: 300 },
    sayings: { perGuest: { perSecond: 0.5, burst: 10 }, perAddress: { perSecond: 5, burst: 30 } },
    // At one a second it takes two million years to try one in a million of 2^66.
    sixWords: { perAddress: { perSecond: 1 / 60, burst: 10 }, perServer: { perSecond: 1, burst: 60 } },
    messages: { perSecond: 20, burst: 100 },
    // A class of thirty sends some ten messages in a second.
    messagesPerAddress: { perSecond: 200, burst: 1000 },
    atOnce: 4,
    // A long game has some 500 entries, and a page that comes back asks only for those it lacks.
    work: {
      perGuest: {
        entries: { perSecond: 200, burst: 10_000 },
        bytes: { perSecond: MEGABYTE / 4, burst: 16 * MEGABYTE },
        milliseconds: { perSecond: 20, burst: 1000 },
      },
      perAddress: {
        entries: { perSecond: 2000, burst: 50_000 },
        bytes: { perSecond: 2 * MEGABYTE, burst: 64 * MEGABYTE },
        milliseconds: { perSecond: 50, burst: 3000 },
      },
    },
    deliveries: {
      messages: { perSecond: 500, burst: 2000 },
      bytes: { perSecond: 2 * MEGABYTE, burst: 16 * MEGABYTE },
    },
    // Who plays ten games over days gets some fifty a day.
    notices: {
      perGuest: { perSecond: 1 / 60, burst: 30 },
      perNetwork: { perSecond: 0.5, burst: 300 },
      perServer: { perSecond: 50, burst: 1000 },
    },
  },
  // A record has at most half a megabyte, a list some two. Nobody has so many; a school or a club shares one network.
  quotas: {
    records: {
      perGuest: { count: 50, bytes: 16 * MEGABYTE },
      perNetwork: { count: 200, bytes: 64 * MEGABYTE },
      perServer: { count: 4000, bytes: 1024 * MEGABYTE },
    },
    lists: {
      perGuest: { count: 10, bytes: 8 * MEGABYTE },
      perNetwork: { count: 40, bytes: 32 * MEGABYTE },
      perServer: { count: 1000, bytes: 512 * MEGABYTE },
    },
  },
  bounds: {
    tables: { perGuest: 500, perNetwork: 3000, perServer: 100_000 },
    logs: { perGuest: 256 * MEGABYTE, perNetwork: 1024 * MEGABYTE, perServer: 20 * 1024 * MEGABYTE },
    sayings: { perGuest: 5000, perNetwork: 50_000, perServer: 1_000_000 },
    reports: { perGuest: 50, perNetwork: 500, perServer: 20_000 },
    guests: { perNetwork: 2000, perServer: 1_000_000 },
  },
  importSeconds: 60,
  logLevel: 'info',
  onWaiting: () => {},
  // It writes every second.
  storeSilence: 3000,
  lookEvery: 5000,
  timeouts: { headers: 10_000, request: 60_000, answer: { silent: 15_000, whole: 120_000 } },
  metrics: false,
  now: Date.now,
  ticks: () => performance.now(),
  newSecret: () => formatSecret(randomBytes(32)),
};
