/**
 * The server's own time: it starts at the wall clock and then runs by the monotonic one. Setting the wall clock
 * neither delays nor expires anything; drift is corrected so slowly that no player notices.
 */
export interface SteadyClockInput {
  /** The machine's wall clock, in milliseconds since 1970. */
  readonly wall: () => number;
  /** A monotonic clock in milliseconds, with any origin. */
  readonly ticks: () => number;
  /** The wall clock was stepped by this many milliseconds. */
  readonly onStep: (by: number) => void;
}

export interface SteadyClock {
  now(): number;
  /** The latest time in the store: time never runs backwards, not even across a restart. */
  notBefore(time: number): void;
}

/** Run at most 1 % faster or slower. */
const MOST_CORRECTION = 0.01;
/** Drift beyond this between two readings is a clock step. */
const STEP = 5000;

export function makeSteadyClock({ wall, ticks, onStep }: SteadyClockInput): SteadyClock {
  let own = wall();
  let looked = ticks();
  let drift = 0;
  const now = () => {
    const at = ticks();
    const elapsed = Math.max(0, at - looked);
    looked = at;
    own += elapsed;
    const seen = wall() - own;
    if (Math.abs(seen - drift) > STEP) onStep(Math.round(seen - drift));
    const correction = Math.sign(seen) * Math.min(Math.abs(seen), elapsed * MOST_CORRECTION);
    own += correction;
    drift = seen - correction;
    return Math.floor(own);
  };
  return {
    now,
    notBefore(time) {
      const ahead = Math.max(0, time - now());
      own += ahead;
      drift -= ahead;
    },
  };
}
