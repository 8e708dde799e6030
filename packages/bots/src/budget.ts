/** Thinking time, measured by the caller's clock. */

export interface Budget {
  readonly milliseconds: number;
  /** Milliseconds with any origin, like `performance.now`. */
  readonly now: () => number;
}

export interface Thinking {
  /** The whole budget: bounds the search even if the clock stands still. */
  readonly milliseconds: number;
  isOver(): boolean;
  /** The time left, for a search that watches the clock itself. */
  budget(): Budget;
}

/** A safety margin, so that the answer arrives in time. */
const LONGEST_STEP = 5;

export function startThinking({ milliseconds, now }: Budget): Thinking {
  const until = now() + milliseconds - LONGEST_STEP;
  let over = false;
  return {
    milliseconds,
    isOver: () => (over ||= now() >= until),
    budget: () => ({ milliseconds: Math.max(0, until - now()), now }),
  };
}
