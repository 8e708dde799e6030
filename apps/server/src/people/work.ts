/** Limits on what reading costs the server, whatever the number of requests: per guest and per address. */
import { type Limit, type Limiter, makeLimiter } from './limits.ts';

/** What a reading has cost. */
export interface Work {
  /** Log entries read from the store. */
  readonly entries: number;
  /** Sent to the reader. */
  readonly bytes: number;
  /** CPU time. */
  readonly milliseconds: number;
}

export type WorkLimits = Readonly<Record<keyof Work, Limit>>;

export interface Reader {
  /** Null: no cookie. */
  readonly guest: string | null;
  /** The key of limits per address. */
  readonly address: string;
}

export interface WorkLimiter {
  /** Whether a reader who has used up more than its share has waited long enough. */
  allows(reader: Reader): boolean;
  /** Seconds until then, rounded up. */
  waitOf(reader: Reader): number;
  charge(reader: Reader, work: Partial<Work>): void;
  sweep(): void;
}

const MEASURES = ['entries', 'bytes', 'milliseconds'] as const satisfies readonly (keyof Work)[];

export interface WorkLimiterInput {
  readonly perGuest: WorkLimits;
  readonly perAddress: WorkLimits;
}

/** What a reading costs is known afterwards, so it may overdraw a budget once; then its reader waits. */
export function makeWorkLimiter({ perGuest, perAddress }: WorkLimiterInput, now: () => number): WorkLimiter {
  const budgets = MEASURES.flatMap((measure) => [
    { measure, limiter: makeLimiter(perGuest[measure], now), keyOf: ({ guest }: Reader) => guest },
    { measure, limiter: makeLimiter(perAddress[measure], now), keyOf: ({ address }: Reader) => address },
  ]);
  const of = (reader: Reader) =>
    budgets.flatMap(({ measure, limiter, keyOf }): { measure: keyof Work; limiter: Limiter; key: string }[] => {
      const key = keyOf(reader);
      return key === null ? [] : [{ measure, limiter, key }];
    });
  return {
    allows: (reader) => of(reader).every(({ limiter, key }) => limiter.allows(key, 0)),
    waitOf: (reader) => Math.max(...of(reader).map(({ limiter, key }) => limiter.waitOf(key, 0))),
    charge(reader, work) {
      for (const { measure, limiter, key } of of(reader)) limiter.charge(key, work[measure] ?? 0);
    },
    sweep() {
      for (const { limiter } of budgets) limiter.sweep();
    },
  };
}
