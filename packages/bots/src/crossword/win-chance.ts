/** Win probability, learnt from self-play of two players (`npm run learn:chances`). */
import type { Language } from '@lettertafel/engine';
import { LEARNT } from '../languages/index.ts';

export interface Standing {
  /** The lead over each opponent in points, including leave values; opponents in the order of their turns. */
  readonly leads: readonly number[];
  /** Tiles in the bag. */
  readonly bag: number;
  /** Whether the player moves next; otherwise the first opponent does. */
  readonly isOwnTurn: boolean;
}

/**
 * The probability of ending first. The learnt mean is the value of moving first between two players, who then have half
 * a turn more than the other; of n players, one who is k places earlier in the order has k/n of a turn more.
 */
export function winChance(language: Language, standing: Standing): number {
  const { leads, bag } = standing;
  return chanceOfFirst(expectedLeads(language, standing), deviationAt(language, { bag, players: leads.length + 1 }));
}

/** The leads to expect at the end of the game. */
export function expectedLeads(language: Language, { leads, bag, isOwnTurn }: Standing): number[] {
  const { mean } = gainsAt(language, bag);
  const players = leads.length + 1;
  const placesEarlier = (opponent: number) => (isOwnTurn ? opponent + 1 : opponent - leads.length);
  return leads.map((lead, opponent) => lead + 2 * mean * (placesEarlier(opponent) / players));
}

/** The standard deviation of what a player gains on another until the end: the more players, the fewer turns each has. */
export function deviationAt(language: Language, { bag, players }: { bag: number; players: number }): number {
  return gainsAt(language, bag).deviation * Math.sqrt(2 / players);
}

/** Gauss-Hermite quadrature for the standard normal distribution: points and weights. */
const QUADRATURE = [
  [-3.7504397, 0.00054827],
  [-2.3667594, 0.03075712],
  [-1.1544054, 0.24012318],
  [0, 0.45714286],
  [1.1544054, 0.24012318],
  [2.3667594, 0.03075712],
  [3.7504397, 0.00054827],
] as const;

/**
 * The probability of ending ahead of all opponents, given expected leads. Results are independent and normally
 * distributed; `deviation` is that of the difference of two.
 */
export function chanceOfFirst(leads: readonly number[], deviation: number): number {
  const [lead = 0] = leads;
  if (leads.length === 1) return normalShare(lead / deviation);
  const own = deviation / Math.SQRT2;
  let chance = 0;
  for (const [luck, weight] of QUADRATURE) {
    let product = weight;
    for (const ahead of leads) product *= normalShare(ahead / own + luck);
    chance += product;
  }
  return chance;
}

/** The mean and the standard deviation of what the seat to move gains until the end, with two players. */
export function gainsAt(language: Language, bag: number): { readonly mean: number; readonly deviation: number } {
  const { gains } = LEARNT[language];
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
