/**
 * The server's own time: it starts at the wall clock and then runs by the monotonic one. Somebody who sets the wall clock
 * stops nothing and lets nothing expire; small differences are evened out so slowly that no player notices.
 */
export interface SteadyClockInput {
  /** Milliseconds since 1970, as the machine has it. */
  readonly wall: () => number;
  /** Milliseconds that only ever go forward, from any start. */
  readonly ticks: () => number;
  /** The wall clock was set by so many milliseconds. */
  readonly onStep: (by: number) => void;
}

export interface SteadyClock {
  now(): number;
  /** The store has seen this time already: time never runs back, not even from one run to the next. */
  notBefore(time: number): void;
}

/** A hundredth faster or slower at most. */
const MOST_CORRECTION = 0.01;
/** A difference that grows by more than this between two looks is a step. */
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
