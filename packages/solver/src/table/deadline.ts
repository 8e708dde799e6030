/** The deadline of a search, by the caller's clock; work is charged so that the clock is read only now and then. */

export interface Budget {
  readonly milliseconds: number;
  /** Milliseconds from any origin, as `performance.now`. */
  readonly now: () => number;
}

export interface Deadline {
  /** As of the last reading of the clock; cheap enough for inner loops. */
  isPast(): boolean;
  /** Charges work, in tests of one word against a letter bag; enough of it triggers a clock reading. */
  charge(work: number): void;
  /** A deadline after this share of the time, on the same clock. */
  fraction(share: number): Deadline;
}

/** About a millisecond of work. */
const WORK_BETWEEN_READINGS = 400_000;

export function startDeadline({ milliseconds, now }: Budget): Deadline {
  const started = now();
  let elapsed = Number.NEGATIVE_INFINITY;
  let work = 0;
  const charge = (amount: number) => {
    work += amount;
    if (work < WORK_BETWEEN_READINGS || elapsed >= milliseconds) return;
    work = 0;
    elapsed = now() - started;
  };
  const after = (share: number): Deadline => ({
    isPast: () => elapsed >= share * milliseconds,
    charge,
    fraction: (less) => after(share * less),
  });
  return after(1);
}
