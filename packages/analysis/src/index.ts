/** What else could have been played: a record in, the analysis of every turn out. */

export {
  type AnalysisInput,
  analyse,
  analysisOf,
  EFFORT,
  type Effort,
  type Progress,
} from './analyse.ts';
export {
  ANALYSIS_LEVELS,
  type Analysis,
  type AnalysisLevel,
  type Basis,
  type ComparedMove,
  type ComparedPlay,
  type CountedDraws,
  type Estimate,
  type Fact,
  type PlayerSummary,
  SKILLS,
  type Skill,
  type SkillBest,
  type SkillSeen,
  type TurnAnalysis,
  type Unjudged,
  type Verdict,
} from './analysis.ts';
export { type CoursePoint, courseOf } from './course.ts';
export { ANALYSIS_VERSION, type AnalysedRecord, type AnalysisKey, isSameKey, keyOf, keyOfSheet } from './key.ts';
export type * from './named-types.ts';
export { type BoardPosition, bestPlaysIn, type PlaysFound } from './position-plays.ts';
export { type GamePositions, type NoPositions, positionsOf, type TurnPosition } from './positions.ts';
export { positionsOfSheet } from './sheet-positions.ts';
export { isAsGood, THRESHOLDS, type Thresholds } from './verdict.ts';
