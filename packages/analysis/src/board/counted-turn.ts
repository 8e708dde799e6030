/** A simulated turn with one tile in the bag: the best plays and the played one are counted tile by tile. */
import type { Seated } from '@lettertafel/bots';
import type { ComparedPlay, TurnAnalysis, Verdict } from '../analysis.ts';
import { DECIDED, isAsGood, THRESHOLDS, verdictOn } from '../verdict.ts';
import { countDraws, type DrawsEffort, shareBounds, unseenForLast } from './draws.ts';
import { isSameMove, toTenths, type WeighedMove } from './static.ts';

interface Simulated {
  readonly analysis: TurnAnalysis;
  readonly moves: readonly WeighedMove[];
}

/** The turn as it was simulated, unless there is one tile in the bag. */
export function* countTurn(
  seated: Seated,
  { analysis, moves }: Simulated,
  { moves: most, looks }: DrawsEffort,
): Generator<void, TurnAnalysis> {
  const unseen = unseenForLast(seated);
  if (!unseen) return analysis;
  const { played, best } = analysis;
  const isPlayed = (play: ComparedPlay) => isSameMove(play.move, played.move);
  const plays = best.filter(({ move }) => move.do === 'lay').slice(0, most);
  const listed = best.some(isPlayed) ? best : [...best, played];
  const counted: ComparedPlay[] = [];
  for (const play of listed) {
    const option = moves.find(({ move }) => isSameMove(move, play.move))?.option;
    // Nothing is drawn after a pass, and an exchange leaves a tile in the bag: neither has an end to search.
    const isCounted = option && option.laid.length > 0 && (plays.includes(play) || isPlayed(play));
    counted.push(isCounted ? withDraws(play, yield* countDraws(seated, option, { unseen, looks })) : play);
  }
  return judged(analysis, counted);
}

/** The estimate is corrected by what is certain. */
function withDraws(play: ComparedPlay, draws: NonNullable<ComparedPlay['draws']>): ComparedPlay {
  const { low, high } = shareBounds(draws);
  const { mean, error } = play.win ?? { mean: low, error: 0 };
  const corrected = Math.min(high, Math.max(low, mean));
  return { ...play, draws, win: { mean: toThousandths(corrected), error: low === high ? 0 : error } };
}

/** By what is certain, if that decides it; otherwise by the estimates, as before. */
function judged(analysis: TurnAnalysis, plays: readonly ComparedPlay[]): TurnAnalysis {
  const own = plays.find(({ move }) => isSameMove(move, analysis.played.move));
  if (!own?.draws) return { ...analysis, ...inOrder(analysis, plays, analysis.played) };
  const others = plays.filter((play) => play !== own);
  const best = others.reduce<ComparedPlay | null>((most, play) => (lowOf(play) > lowOf(most) ? play : most), null);
  const { low, high } = shareBounds(own.draws);
  const surely = Math.max(0, lowOf(best) - high);
  if (surely > 0) {
    const verdict = verdictOn({ mean: surely, error: 0 }, THRESHOLDS.chance);
    return {
      ...analysis,
      ...listOf(plays, own, best),
      ...lossOf(verdict, { best, own, chance: surely }),
      basis: 'counted',
    };
  }
  // Once a game is decided points count, and counting does not tell those.
  const isGameDecided = Math.max(...plays.map(meanOf)) < DECIDED || meanOf(own) > 1 - DECIDED;
  if (isGameDecided) return { ...analysis, ...inOrder(analysis, plays, own) };
  // A play that was not counted may still be better: its estimate has an error.
  if (others.every((play) => highOf(play) <= low)) {
    return { ...analysis, ...listOf(plays, own, own), ...NO_LOSS, verdict: 'best', basis: 'counted' };
  }
  const leader = plays.reduce((most, play) => (meanOf(play) > meanOf(most) ? play : most), own);
  if (leader === own) return { ...analysis, ...listOf(plays, own, own), ...NO_LOSS, verdict: 'best' };
  const isClose = meanOf(leader) - meanOf(own) < THRESHOLDS.chance.equal;
  const verdict = isClose && !isAsGood(analysis.verdict) ? { ...NO_LOSS, verdict: 'equal' as const } : {};
  return { ...analysis, ...listOf(plays, own, leader), ...verdict };
}

const NO_LOSS = { lost: 0, lostChance: 0, facts: [] } as const;

function lossOf(
  verdict: Verdict,
  { best, own, chance }: { best: ComparedPlay | null; own: ComparedPlay; chance: number },
): Pick<TurnAnalysis, 'verdict' | 'lost' | 'lostChance' | 'facts'> {
  if (isAsGood(verdict)) return { ...NO_LOSS, verdict };
  const lost = toTenths(Math.max(0, (best?.equity ?? 0) - own.equity));
  return { verdict, lost, lostChance: toThousandths(chance), facts: [] };
}

/** As they were simulated, with what was counted. */
function inOrder(
  { best, playedAt }: TurnAnalysis,
  plays: readonly ComparedPlay[],
  own: ComparedPlay,
): Pick<TurnAnalysis, 'best' | 'played' | 'playedAt'> {
  const counted = (play: ComparedPlay) => plays.find(({ move }) => isSameMove(move, play.move)) ?? play;
  return { best: best.map(counted), played: own, playedAt };
}

/** By chance, the leader first. */
function listOf(
  plays: readonly ComparedPlay[],
  own: ComparedPlay,
  leader: ComparedPlay | null,
): Pick<TurnAnalysis, 'best' | 'played' | 'playedAt'> {
  const rest = plays.filter((play) => play !== leader).sort((one, other) => meanOf(other) - meanOf(one));
  const best = leader ? [leader, ...rest] : rest;
  const playedAt = best.findIndex(({ move }) => isSameMove(move, own.move));
  return { best, played: own, playedAt: playedAt < 0 ? null : playedAt };
}

function meanOf({ win }: ComparedPlay): number {
  return win?.mean ?? 0;
}

function lowOf(play: ComparedPlay | null): number {
  return play?.draws ? shareBounds(play.draws).low : 0;
}

/** An estimate may be too low by its error. */
function highOf({ draws, win }: ComparedPlay): number {
  return draws ? shareBounds(draws).high : Math.min(1, (win?.mean ?? 1) + 2 * (win?.error ?? 0));
}

function toThousandths(value: number): number {
  return Math.round(value * 1000) / 1000;
}
