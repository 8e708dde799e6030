/** Win probability in a two-player game, learnt from self-play (`npm run learn:chances`). */
import type { Language } from '@lettertafel/engine';
import learnt from '../../data/chances.json' with { type: 'json' };

/** By tiles in the bag: mean and standard deviation of the points that the seat to move gains until the end. */
interface Gains {
  readonly mean: readonly number[];
  readonly deviation: readonly number[];
}

export interface Standing {
  /** The lead of the seat to move in points, including leave values. */
  readonly ahead: number;
  /** Tiles in the bag. */
  readonly bag: number;
}

/** Of the seat to move, between 0 and 1. */
export function winChance(language: Language, { ahead, bag }: Standing): number {
  const { mean, deviation } = gainsAt(language, bag);
  return normalShare((ahead + mean) / deviation);
}

/** The mean and the standard deviation of what the seat to move gains until the end. */
export function gainsAt(language: Language, bag: number): { readonly mean: number; readonly deviation: number } {
  const gains: Gains = learnt[language];
  const at = Math.min(bag, gains.mean.length - 1);
  return { mean: gains.mean[at] ?? 0, deviation: gains.deviation[at] ?? 1 };
}

/** The normal distribution function: Abramowitz and Stegun 26.2.17, good to seven digits. */
export function normalShare(value: number): number {
  const size = Math.abs(value);
  const t = 1 / (1 + 0.2316419 * size);
  const tail =
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429)))) *
    (Math.exp((-size * size) / 2) / Math.sqrt(2 * Math.PI));
  return value < 0 ? tail : 1 - tail;
}
