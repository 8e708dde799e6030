/** Rate limits (token buckets) and concurrency limits per sender. */

export interface Limit {
  readonly perSecond: number;
  readonly burst: number;
}

export interface Limiter {
  /** Takes one token, or this many, if there are enough. */
  allows(sender: string, cost?: number): boolean;
  /** Takes tokens even if there are too few: then the sender waits until they are paid for. */
  charge(sender: string, cost: number): void;
  /** Seconds until there are enough, rounded up. */
  waitOf(sender: string, cost?: number): number;
  /** Drops full buckets. */
  sweep(): void;
}

/** Limits how many of one sender exist at the same time. */
export interface Crowd {
  /** Adds one if there is room. */
  enter(sender: string): boolean;
  leave(sender: string): void;
}

export function makeCrowd(most: number): Crowd {
  const present = new Map<string, number>();
  return {
    enter(sender) {
      const count = present.get(sender) ?? 0;
      if (count >= most) return false;
      present.set(sender, count + 1);
      return true;
    },
    leave(sender) {
      const count = present.get(sender) ?? 0;
      if (count > 1) present.set(sender, count - 1);
      else present.delete(sender);
    },
  };
}

export function makeLimiter({ perSecond, burst }: Limit, now: () => number): Limiter {
  const buckets = new Map<string, { left: number; at: number }>();
  const leftAt = (bucket: { left: number; at: number }, at: number) =>
    Math.min(burst, bucket.left + ((at - bucket.at) / 1000) * perSecond);
  return {
    allows(sender, cost = 1) {
      const at = now();
      const bucket = buckets.get(sender);
      const left = bucket ? leftAt(bucket, at) : burst;
      if (left < cost) return false;
      buckets.set(sender, { left: left - cost, at });
      return true;
    },
    charge(sender, cost) {
      const at = now();
      const bucket = buckets.get(sender);
      buckets.set(sender, { left: (bucket ? leftAt(bucket, at) : burst) - cost, at });
    },
    waitOf(sender, cost = 1) {
      const bucket = buckets.get(sender);
      const missing = cost - (bucket ? leftAt(bucket, now()) : burst);
      return Math.max(1, Math.ceil(missing / perSecond));
    },
    sweep() {
      const at = now();
      for (const [sender, bucket] of buckets) if (leftAt(bucket, at) >= burst) buckets.delete(sender);
    },
  };
}
