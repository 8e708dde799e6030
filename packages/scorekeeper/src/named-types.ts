/** Types that the public types and functions are made of. */

export type { Dispute } from './judge.ts';
export type { DrawDeed } from './line.ts';
export type { PlayItems } from './play-items.ts';
