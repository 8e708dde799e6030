/**
 * Chance of the second scheme: a stream for every draw, counted through the game. Entries that draw nothing use none up,
 * so that no resumption, timeout or answer put in between changes what is drawn after it.
 */
import type { Rng } from '@lettertafel/engine';
import type { Chance } from './chance.ts';
import { type Seed, stream } from './stream.ts';

export interface Draws {
  /** Chance for a step of a decision. Asked again for the same step, it begins anew. */
  rngFor(step: number): Rng;
  /** Which draw of the game the step was; undefined if it drew nothing. */
  drawOf(step: number): number | undefined;
}

export interface DrawsInput {
  readonly scheme: Chance['scheme'];
  readonly seed: Seed;
  /** How many entries there are before the first step, and how many of them have drawn. */
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
