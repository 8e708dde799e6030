/** What a simulated game is worth: between two, mostly the chance of winning; otherwise the points gained. */
import type { Seated } from './candidates.ts';
import { gainsAt, normalShare, winChance } from './win-chance.ts';

/** After a rollout that gained so many points: so many tiles in the bag and the opponent to move, or the game is over. */
export type Objective = (gain: number, at: number | 'end' | 'now') => number;

/** Points still count: in a game that is as good as decided, chances hardly differ. */
const SHARE_OF_POINTS = 0.15;
/** Rollouts lay by equity to the end, and people do not: the result is uncertain by so many points. */
const PLAYOUT_DEVIATION = 12;

/**
 * Chances are given in points, as many as they are worth in an even game at this stage, so that results and their
 * spread can be compared with equity.
 */
export function objectiveOf({ view, finder, seat }: Seated): Objective {
  const others = view.seats.filter((one, other) => other !== seat && !one.resigned);
  const [opponent] = others;
  if (others.length !== 1 || !opponent) return (gain) => gain;
  const { language } = finder.rules;
  const ahead = (view.seats[seat]?.score ?? 0) - opponent.score;
  const { deviation } = gainsAt(language, view.bag);
  const pointsPerChance = deviation * Math.sqrt(2 * Math.PI);
  return (gain, at) => {
    const chance =
      at === 'end'
        ? normalShare((ahead + gain) / PLAYOUT_DEVIATION)
        : 1 - winChance(language, { ahead: -ahead - gain, bag: at === 'now' ? view.bag : at });
    return SHARE_OF_POINTS * gain + (1 - SHARE_OF_POINTS) * pointsPerChance * (chance - 0.5);
  };
}
