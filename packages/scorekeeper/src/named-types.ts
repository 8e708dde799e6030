/** Types that the public types and functions are made of. */

export type { Before } from './edits.ts';
export type { Decided, KeptEvent, KeptGame, KeptMove } from './engine-game.ts';
export type { Dispute } from './judge.ts';
export type { DrawDeed } from './line.ts';
export type { ReadLine } from './line-reading.ts';
export type { PlayItems } from './play-items.ts';
