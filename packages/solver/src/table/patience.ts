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
}

/** So many tries of a word against the letters that are there take about a millisecond. */
const WORK_BETWEEN_LOOKS = 400_000;

export function startPatience({ milliseconds, now }: Budget): Patience {
  const until = now() + milliseconds;
  let work = 0;
  let over = false;
  return {
    isOver: () => over,
    spend(amount) {
      work += amount;
      if (over || work < WORK_BETWEEN_LOOKS) return;
      work = 0;
      over = now() >= until;
    },
  };
}
