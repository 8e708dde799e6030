/** Types that the public types and functions are made of. */

export type { DrawsInput } from './draws.ts';
export type { ShownEntry } from './seen.ts';
