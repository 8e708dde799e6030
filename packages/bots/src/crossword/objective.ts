/** What a simulated game is worth: the points gained or, between two, mostly the chance of winning. */
import type { Seated } from './candidates.ts';
import { gainsAt, normalShare, winChance } from './win-chance.ts';

/** The worth of a gain in points, with so many tiles left in the bag and the opponent to move. */
export type Objective = (gain: number, bag: number) => number;

/** What simulations go for. Chances are known between two only; among more it is points. */
export type Aim = 'points' | 'chances';

/** Points still count: in a game that is as good as decided, chances hardly differ. */
const SHARE_OF_POINTS = 0.15;
/** Rollouts to the end lay by equity, which people do not: their results are uncertain by so many points. */
const PLAYOUT_DEVIATION = 20;

/**
 * Chances are given in points, as many as they are worth in an even game at this stage, so that results and their
 * spread can be compared with equity. `playsOut` tells that rollouts go to the end of the game.
 */
export function objectiveOf(
  { view, finder, seat }: Seated,
  { aim, playsOut }: { aim: Aim; playsOut: boolean },
): Objective {
  const others = view.seats.filter((one, other) => other !== seat && !one.resigned);
  const [opponent] = others;
  if (aim === 'points' || others.length !== 1 || !opponent) return (gain) => gain;
  const { language } = finder.rules;
  const ahead = (view.seats[seat]?.score ?? 0) - opponent.score;
  const deviation = playsOut ? PLAYOUT_DEVIATION : gainsAt(language, view.bag).deviation;
  const pointsPerChance = deviation * Math.sqrt(2 * Math.PI);
  return (gain, bag) => {
    const chance = playsOut
      ? normalShare((ahead + gain) / PLAYOUT_DEVIATION)
      : 1 - winChance(language, { ahead: -ahead - gain, bag });
    return SHARE_OF_POINTS * gain + (1 - SHARE_OF_POINTS) * pointsPerChance * (chance - 0.5);
  };
}
