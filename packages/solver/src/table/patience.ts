/** Patience: how long a search may go on, by a clock that the caller brings. */

export interface Budget {
  readonly milliseconds: number;
  /** Milliseconds from any start, as `performance.now`. */
  readonly now: () => number;
}

export interface Patience {
  /** Whether the time is up. Asked often, it looks at the clock now and then only. */
  isOver(): boolean;
  /** So much work is about to be done: the clock is looked at the sooner. */
  spend(work: number): void;
  /** The same, but over when such a share of the time is. */
  part(share: number): Patience;
}

/** So many tries of a word against the letters that are there take about a millisecond. */
const WORK_BETWEEN_LOOKS = 400_000;

export function startPatience({ milliseconds, now }: Budget): Patience {
  const started = now();
  let passed = Number.NEGATIVE_INFINITY;
  let work = 0;
  const spend = (amount: number) => {
    work += amount;
    if (work < WORK_BETWEEN_LOOKS || passed >= milliseconds) return;
    work = 0;
    passed = now() - started;
  };
  const forShare = (share: number): Patience => ({
    isOver: () => passed >= share * milliseconds,
    spend,
    part: (less) => forShare(share * less),
  });
  return forShare(1);
}
