/** The objective of a simulation: the points gained or, with two players, mostly the win probability. */
import { opponentsOf, seatingOf } from '@lettertafel/engine';
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

/**
 * Win probabilities are converted to points, at their rate in an even game at this stage, so that results and their
 * spread can be compared with equity. `playoutDeviation`: results are those at the end of the game, uncertain by this
 * many points; null: they are standings before it.
 */
export function objectiveOf(
  { view, finder, seat }: Seated,
  { aim, playoutDeviation }: { aim: Aim; playoutDeviation: number | null },
): Objective {
  const opponents = opponentsOf(seatingOf(view), seat).map((other) => view.seats[other]?.score ?? 0);
  const [opponent] = opponents;
  if (aim === 'points' || opponents.length !== 1 || opponent === undefined) return (gain) => gain;
  const { language } = finder.rules;
  const ahead = (view.seats[seat]?.score ?? 0) - opponent;
  const pointsPerChance = (playoutDeviation ?? gainsAt(language, view.bag).deviation) * Math.sqrt(2 * Math.PI);
  return (gain, bag) => {
    const chance =
      playoutDeviation === null
        ? 1 - winChance(language, { ahead: -ahead - gain, bag })
        : normalShare((ahead + gain) / playoutDeviation);
    return SHARE_OF_POINTS * gain + (1 - SHARE_OF_POINTS) * pointsPerChance * (chance - 0.5);
  };
}
