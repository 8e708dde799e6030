/** The objective of a simulation: the points gained or, with two players, mostly the win probability. */
import type { Simulation } from '../level.ts';
import type { Seated } from './candidates.ts';
import { gainsAt, normalShare, winChance } from './win-chance.ts';

/** The value of a gain in points, with this many tiles in the bag and the opponent to move. */
export type Objective = (gain: number, bag: number) => number;

/** What simulations maximise. Win probabilities are known for two players only; otherwise points. */
export type Aim = 'points' | 'chances';

export function aimOf(kind: Simulation): Aim {
  return kind === 'points' ? 'points' : 'chances';
}

/** Points still count: in a nearly decided game, win probabilities hardly differ. */
const SHARE_OF_POINTS = 0.15;
/** Rollouts to the end play by equity, unlike people: their results are uncertain by this many points. */
const PLAYOUT_DEVIATION = 20;

/**
 * Win probabilities are converted to points, at their rate in an even game at this stage, so that results and their
 * spread can be compared with equity. `playsOut`: rollouts go to the end of the game.
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
