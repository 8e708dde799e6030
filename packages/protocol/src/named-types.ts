/** Types that the public types and functions are made of. */

export type { Common, FirstKept, LatestKept } from './kept.ts';
export type { MoveSchema } from './moves.ts';
export type { Promised } from './record.ts';
export type { SetupForms } from './setup.ts';
