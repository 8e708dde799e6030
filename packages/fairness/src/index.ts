/** Verifiable randomness. */
export { isSame } from './canonical.ts';
export { type Chance, chanceAlone, type FirstChance, type SharedChance, seedOf } from './chance.ts';
export { fingerprintOf, shuffleCode } from './code.ts';
export { commitmentOf, formatSecret, isSecret, seedFromText } from './commitment.ts';
export { type Draws, drawsAfter } from './draws.ts';
export { type FirstKept, type Kept, latestKept, type Stay } from './kept.ts';
export type * from './named-types.ts';
export { digestOfView, type Seen, type ShownViews, seenAfter } from './seen.ts';
export { hashOfShare } from './share.ts';
export { type Seed, stream } from './stream.ts';
export {
  FAULTS,
  type Fault,
  type GameRecord,
  type ShareStanding,
  standingsOf,
  type Verification,
  verifyGame,
} from './verify.ts';
export {
  type Choices,
  choicesOf,
  faultOfList,
  KEPT_FAULTS,
  type KeptFault,
  uncheckedViews,
  verifyKept,
} from './verify-kept.ts';
