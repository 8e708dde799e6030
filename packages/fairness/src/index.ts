/** Chance that can be checked afterwards. */
export { type Chance, commitmentOf, formatSecret, isSecret, seedFromText, seedOf } from './commitment.ts';
export { type Seed, stream } from './stream.ts';
export { FAULTS, type Fault, type GameRecord, type Verification, verifyGame } from './verify.ts';
