/**
 * The budget for reading one turn: steps, not time, so that every server and every later check of the log decide the same.
 */
export interface Budget {
  /** Spends steps; false once none are left, when every search gives up at once. */
  spend(steps: number): boolean;
  /** Whether a search gave up, so that its answers are meaningless. */
  isSpent(): boolean;
}

/**
 * Steps for one turn. Turns of whole games take fewer than a hundredth of them, and a turn that takes all keeps a
 * machine busy for some 20 ms (docs/performance.md).
 */
const STEPS_A_TURN = 500_000;

export function readingBudget(steps = STEPS_A_TURN): Budget {
  let left = steps;
  return {
    spend(count) {
      left -= count;
      return left >= 0;
    },
    isSpent: () => left < 0,
  };
}
