/**
 * Randomness of scheme 2: one stream per draw, numbered through the game. Entries that draw nothing use up none, so that
 * an additional resume, timeout or answer does not change later draws.
 */
import type { Rng } from '@lettertafel/engine';
import type { Chance } from './chance.ts';
import { type Seed, stream } from './stream.ts';

export interface Draws {
  /** The stream for a step of a decision. Asking again for the same step restarts it. */
  rngFor(step: number): Rng;
  /** The number of the step's draw; undefined if it drew nothing. */
  drawOf(step: number): number | undefined;
}

export interface DrawsInput {
  readonly scheme: Chance['scheme'];
  readonly seed: Seed;
  /** Number of entries before the first step, and how many of them drew. */
  readonly entries: number;
  readonly draws: number;
}

export function drawsAfter({ scheme, seed, entries, draws }: DrawsInput): Draws {
  const used: boolean[] = [];
  const drawnBefore = (step: number) => draws + used.slice(0, step).filter(Boolean).length;
  if (scheme !== 2) return { rngFor: (step) => stream(seed, entries + step), drawOf: () => undefined };
  return {
    rngFor(step) {
      const { below } = stream(seed, drawnBefore(step));
      used[step] = false;
      return {
        below(bound) {
          used[step] = true;
          return below(bound);
        },
      };
    },
    drawOf: (step) => (used[step] ? drawnBefore(step) : undefined),
  };
}
