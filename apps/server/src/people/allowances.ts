/** How much people may do here: every limit by guest and address, in one place, so that none is left unswept. */
import { type Limit, type Limiter, makeLimiter } from './limits.ts';
import { makeTurns, type Turns } from './turns.ts';
import { makeWorkLimiter, type Reader, type WorkLimiter, type WorkLimiterInput } from './work.ts';

export interface AllowanceLimits {
  /** Per address. */
  readonly newGuests: Limit;
  /** Per address: tables created or imported, all of which are stored. */
  readonly newTables: Limit;
  /** Per guest, over HTTP. */
  readonly actions: Limit;
  /** Per guest: words looked up. */
  readonly lookUps: Limit;
  /** Chat messages. */
  readonly sayings: { readonly perGuest: Limit; readonly perAddress: Limit };
  /** Per guest, over sockets. */
  readonly messages: Limit;
  /** Per address, over sockets. */
  readonly messagesPerAddress: Limit;
  /** Per address: how many requests and messages are worked on at the same time. */
  readonly atOnce: number;
  /** What readings may cost. */
  readonly work: WorkLimiterInput;
}

export interface SayingLimiter {
  /** Takes a chat message of a guest. */
  allows(reader: Reader): boolean;
  waitOf(reader: Reader): number;
}

export interface Allowances {
  /** New guests, by address. */
  readonly arrivals: Limiter;
  /** Requests that change something, by guest. */
  readonly actions: Limiter;
  /** Words looked up, by guest. */
  readonly lookUps: Limiter;
  /** By address. */
  readonly newTables: Limiter;
  /** Socket messages. */
  readonly messages: { readonly perGuest: Limiter; readonly perAddress: Limiter };
  readonly sayings: SayingLimiter;
  readonly work: WorkLimiter;
  readonly turns: Turns;
  /** Drops what has no effect any more. */
  sweep(): void;
}

export function makeAllowances(limits: AllowanceLimits, now: () => number): Allowances {
  const swept: { sweep(): void }[] = [];
  const keep = <Kept extends { sweep(): void }>(limiter: Kept): Kept => {
    swept.push(limiter);
    return limiter;
  };
  const limiter = (limit: Limit) => keep(makeLimiter(limit, now));
  const ofGuest = limiter(limits.sayings.perGuest);
  const ofAddress = limiter(limits.sayings.perAddress);
  return {
    arrivals: limiter(limits.newGuests),
    actions: limiter(limits.actions),
    lookUps: limiter(limits.lookUps),
    newTables: limiter(limits.newTables),
    messages: { perGuest: limiter(limits.messages), perAddress: limiter(limits.messagesPerAddress) },
    sayings: {
      allows: ({ guest, address }) => ofGuest.allows(guest ?? address) && ofAddress.allows(address),
      waitOf: ({ guest, address }) => ofGuest.waitOf(guest ?? address),
    },
    work: keep(makeWorkLimiter(limits.work, now)),
    turns: makeTurns(limits.atOnce),
    sweep() {
      for (const one of swept) one.sweep();
    },
  };
}
