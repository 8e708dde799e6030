/** Thinking time, by a clock that the host brings. */

export interface Budget {
  readonly milliseconds: number;
  /** Milliseconds from any start, as `performance.now`. */
  readonly now: () => number;
}

export interface Thinking {
  /** All that was given: a clock that stands still must not make a search endless. */
  readonly milliseconds: number;
  isOver(): boolean;
  /** What is left, for a search that keeps its own time. */
  budget(): Budget;
}

/** What one more step of a search may take: the time ends a little early, so that an answer comes in time. */
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
