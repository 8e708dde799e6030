/** The analysis of a turn of Woord-Rummikub. */
import type { TableFinder } from '@lettertafel/bots';
import { formatTableWord, type TableState, type TableView, UNSEEN } from '@lettertafel/engine';
import { type ComparedPlay, type Fact, SKILLS, type SkillBest, type TurnAnalysis, type Unjudged } from '../analysis.ts';
import type { TurnPosition } from '../positions.ts';
import { isAsGood, judgePoints } from '../verdict.ts';
import { bestBySkill, type TableEffort } from './skills.ts';

export interface TableInput {
  readonly finder: TableFinder;
  readonly position: TurnPosition;
  readonly state: TableState;
  readonly view: TableView;
  readonly effort: TableEffort;
}

export function* analyseTableTurn({
  finder,
  position,
  state,
  view,
  effort,
}: TableInput): Generator<void, TurnAnalysis> {
  const { turn, place } = position;
  const { seat } = turn;
  const played = playedTable(position);
  const none = {
    turn: place,
    by: seat,
    settled: 'sim',
    played,
    best: [],
    playedAt: null,
    lost: 0,
    lostChance: null,
    rounds: 0,
    withoutCards: null,
    rack: position.rack,
  } as const;
  const unjudged = whyUnjudged(position, view);
  if (unjudged !== null) {
    return { ...none, verdict: null, unjudged, basis: 'static', facts: [], skills: [] };
  }
  const skills = yield* bestBySkill({ finder, view, state, seat, effort });
  const most = skills.at(-1);
  const best = most?.play ?? null;
  const isProven = most?.proven ?? false;
  const gap = (best?.points ?? 0) - played.points;
  const { verdict, lost } = judgePoints(gap, isProven ? 'proven' : 'static');
  const facts: Fact[] = [];
  if (!best && isProven && turn.what !== 'arranged') facts.push({ fact: 'nothing-possible', points: 0 });
  const skill = isAsGood(verdict) ? null : skillMissed(skills, played.points);
  if (skill)
    facts.push({ fact: 'skill-missed', skill: skill.skill, points: (skill.play?.points ?? 0) - played.points });
  const listed = best && best.points >= played.points ? [best] : [];
  const basis = isProven ? 'proven' : 'static';
  return { ...none, best: listed, lost, verdict, unjudged: null, basis, facts, skills };
}

function whyUnjudged({ isByRules }: TurnPosition, { rack }: TableView): Unjudged | null {
  if (rack.length === 0) return 'no-choice';
  if (rack.includes(UNSEEN)) return 'no-rack';
  return isByRules ? null : 'not-by-rules';
}

/** The simplest skill by which more could be had. */
function skillMissed(skills: readonly SkillBest[], points: number): SkillBest | null {
  const bySkill = SKILLS.flatMap((skill) => skills.find((one) => one.skill === skill) ?? []);
  return bySkill.find(({ play }) => (play?.points ?? 0) > points) ?? null;
}

function playedTable({ turn }: TurnPosition): ComparedPlay {
  const points = turn.what === 'arranged' && turn.stands !== 'lost' ? turn.score : 0;
  const shared = { points, equity: points, win: null, rank: null, proven: true };
  if (turn.what !== 'arranged') return { ...shared, move: { do: turn.what === 'drew' ? 'draw' : 'pass' } };
  const table = turn.after.table.map(formatTableWord);
  return { ...shared, move: { do: 'arrange', table, ...(turn.word === null ? {} : { word: turn.word }) } };
}
