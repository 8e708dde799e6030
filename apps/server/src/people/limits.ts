/** How much one sender may ask for: a bucket that fills at a steady rate and holds so much at most. */

export interface Limit {
  readonly perSecond: number;
  readonly burst: number;
}

export interface Limiter {
  /** Whether there is enough left for one more, or for so many. */
  allows(sender: string, cost?: number): boolean;
  /** Seconds until there is enough left for that, rounded up. */
  waitOf(sender: string, cost?: number): number;
  /** Forgets senders whose bucket is full again. */
  sweep(): void;
}

/** How many of one sender may be there at the same time. */
export interface Crowd {
  /** Whether there is room for one more, who then is there. */
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
