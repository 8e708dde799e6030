/** What only Node has: bots that think on threads, so that whoever asks them is not held up. */

export { loadLeaves } from './node-leaves.ts';
export type { PoolList, PoolRequest } from './pool/messages.ts';
export { type BotPool, type BotPoolInput, makeBotPool } from './pool/pool.ts';
