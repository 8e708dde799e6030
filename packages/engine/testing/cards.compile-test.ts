/** A compile-time test: a trick card's record must be complete. */
import type { Card, CardRecord } from '../src/index.ts';
import { CARDS } from '../src/index.ts';

const whole = {
  rule: 'TR-00',
  copies: 1,
  moment: 'any',
  isFirstAct: false,
  isAtOnce: false,
  asks: 'player',
  whenVoid: 'left-out',
  refuseTarget: () => null,
  takeEffect: () => undefined,
} as const satisfies CardRecord;

type Lacks<Part extends keyof typeof whole> = Omit<typeof whole, Part> extends CardRecord ? Part : never;

/** Compiles only if the condition holds. */
type Promise<Kept extends never> = Kept;

/** None of the parts may be left out. */
export type EveryPartIsNeeded = Promise<{ [Part in keyof typeof whole]: Lacks<Part> }[keyof typeof whole]>;

/** A new name has no record yet. */
// @ts-expect-error: 'brand-new' is missing in CARDS
export const records: Readonly<Record<Card | 'brand-new', CardRecord>> = CARDS;
