/** Types that the public types and functions are made of. */

export type { At, LeftOut, Unsaid } from './note.ts';
