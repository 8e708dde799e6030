/** What a standing means for the end of the game: the chance of being first, and the expected rank. */
import { GAMES } from '@lettertafel/engine';
import type { Seated } from './candidates.ts';
import { turnOrder } from './rollout.ts';
import { isNearEnd, PLAYOUT_DEVIATION } from './rounds.ts';
import { chanceOfFirst, deviationAt, expectedLeads, normalShare, type Standing } from './win-chance.ts';

export interface Forecast {
  /** The probability of ending first. */
  readonly first: number;
  /** 1 is first. */
  readonly rank: number;
  /** Points gained on the mean of the opponents since the position of the seat. */
  readonly gain: number;
}

/** For standings of rollouts from the seat's position; their leads do not include the scores so far. */
export function makeForecast(seated: Seated): (standing: Standing) => Forecast {
  const { view, finder, seat } = seated;
  const { language } = GAMES[finder.game].rules;
  const scoreOf = (one: number) => view.seats[one]?.score ?? 0;
  const ahead = turnOrder(seated)
    .slice(0, -1)
    .map((other) => scoreOf(seat) - scoreOf(other));
  const isPlayedOut = isNearEnd(view);
  return (standing) => {
    const leads = standing.leads.map((lead, index) => lead + (ahead[index] ?? 0));
    const expected = isPlayedOut ? leads : expectedLeads(language, { ...standing, leads });
    const players = leads.length + 1;
    const deviation = isPlayedOut ? PLAYOUT_DEVIATION : deviationAt(language, { bag: standing.bag, players });
    const rank = expected.reduce((sum, lead) => sum + 1 - normalShare(lead / deviation), 1);
    const gain = standing.leads.reduce((sum, lead) => sum + lead, 0) / Math.max(1, leads.length);
    return { first: leads.length === 0 ? 1 : chanceOfFirst(expected, deviation), rank, gain };
  };
}
