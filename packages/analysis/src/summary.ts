/** The summary of each player. */
import type { Seat, Story } from '@lettertafel/engine';
import { type PlayerSummary, SKILLS, type SkillSeen, type TurnAnalysis } from './analysis.ts';
import { isAsGood } from './verdict.ts';

const COSTLIEST = 3;

function summaryOf(seat: Seat, turns: readonly TurnAnalysis[]): PlayerSummary {
  const own = turns.filter(({ by }) => by === seat);
  const judged = own.filter(({ verdict }) => verdict !== null);
  const good = judged.filter(({ verdict }) => isAsGood(verdict));
  const chances = judged.flatMap(({ lostChance }) => lostChance ?? []);
  const finds = good.filter(({ played }) => played.points > 0);
  const finest = finds.toSorted((one, other) => other.played.points - one.played.points)[0] ?? null;
  return {
    seat,
    turns: judged.length,
    best: good.length,
    lost: Math.round(judged.reduce((sum, { lost }) => sum + lost, 0)),
    lostChance: chances.length === 0 ? null : Math.round(sumOf(chances) * 1000) / 1000,
    finest: finest?.turn ?? null,
    costliest: judged
      .filter(({ lost }) => lost > 0)
      .toSorted((one, other) => other.lost - one.lost)
      .slice(0, COSTLIEST)
      .map(({ turn }) => turn),
    skills: skillsSeen(judged),
    wrongWords: own.flatMap(({ facts }) => facts.flatMap((one) => (one.fact === 'wrong-word-stood' ? one.words : []))),
  };
}

function skillsSeen(turns: readonly TurnAnalysis[]): SkillSeen[] {
  if (turns.every(({ skills }) => skills.length === 0)) return [];
  return SKILLS.map((skill) => {
    let [seen, of] = [0, 0];
    for (const { skills, played } of turns) {
      const at = skills.findIndex((one) => one.skill === skill);
      const points = skills[at]?.play?.points ?? 0;
      const before = skills[at - 1]?.play?.points ?? 0;
      if (at < 0 || points <= before) continue;
      of++;
      if (played.points >= points) seen++;
    }
    return { skill, seen, of };
  });
}

export function summaries({ scores }: Story, turns: readonly TurnAnalysis[]): PlayerSummary[] {
  return scores.map((_, seat) => summaryOf(seat, turns));
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
