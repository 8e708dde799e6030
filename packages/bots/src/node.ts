/** The Node entry point: a thread pool for bots. */

export { loadLeaves } from './node-leaves.ts';
export type { PoolList, PoolRequest } from './pool/messages.ts';
export { type BotPool, type BotPoolInput, makeBotPool } from './pool/pool.ts';
