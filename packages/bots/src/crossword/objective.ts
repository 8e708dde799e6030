/** The objective of a simulation: the points gained, or mostly the win probability. */
import { GAMES } from '@lettertafel/engine';
import type { Simulation } from '../level.ts';
import type { Seated } from './candidates.ts';
import { turnOrder } from './rollout.ts';
import { chanceOfFirst, deviationAt, type Standing, winChance } from './win-chance.ts';

/** The value of a standing; its leads do not include the scores so far. */
export type Objective = (standing: Standing) => number;

/** What simulations maximise. */
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
  seated: Seated,
  { aim, playoutDeviation }: { aim: Aim; playoutDeviation: number | null },
): Objective {
  const { view, finder, seat } = seated;
  const opponents = turnOrder(seated).slice(0, -1);
  if (aim === 'points' || opponents.length === 0) return ({ leads }) => meanLead(leads);
  const { language } = GAMES[finder.game].rules;
  const scoreOf = (one: number) => view.seats[one]?.score ?? 0;
  const ahead = opponents.map((other) => scoreOf(seat) - scoreOf(other));
  const chanceOf = (standing: Standing) =>
    playoutDeviation === null ? winChance(language, standing) : chanceOfFirst(standing.leads, playoutDeviation);
  const players = opponents.length + 1;
  const deviation = playoutDeviation ?? deviationAt(language, { bag: view.bag, players });
  const whenLeadingBy = (lead: number) =>
    chanceOfFirst(
      opponents.map(() => lead),
      deviation,
    );
  const pointsPerChance = 2 / (whenLeadingBy(1) - whenLeadingBy(-1));
  return (standing) => {
    const leads = standing.leads.map((lead, index) => lead + (ahead[index] ?? 0));
    const chance = chanceOf({ ...standing, leads }) - 1 / players;
    return SHARE_OF_POINTS * meanLead(standing.leads) + (1 - SHARE_OF_POINTS) * pointsPerChance * chance;
  };
}

function meanLead(leads: readonly number[]): number {
  return leads.reduce((sum, lead) => sum + lead, 0) / Math.max(1, leads.length);
}
