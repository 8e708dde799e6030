/** Types that the public types and functions are made of. */

export type { DrawsEffort } from './board/draws.ts';
export type { EndgameEffort } from './board/endgame.ts';
export type { TableEffort } from './table/skills.ts';
export type { Threshold } from './verdict.ts';
