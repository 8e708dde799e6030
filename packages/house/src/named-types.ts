/** Types that the public types and functions are made of. */

export type { Changed } from './house.ts';
export type { PlayedRequest } from './live-game.ts';
export type { Queue } from './queue.ts';
