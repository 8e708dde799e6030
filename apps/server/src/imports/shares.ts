/**
 * Shares of what a server keeps for guests. Whoever brings something more may have to wait for room: then whoever has
 * more gives way, with what was not used for the longest time. So nobody uses up what others need.
 */

export interface Brought {
  readonly id: string;
  /** Null: the guest was deleted. */
  readonly guest: string | null;
  /** The network the guest came from, or an own one if it is not known. */
  readonly network: string;
  /** 0: does not count, only its bytes do. */
  readonly count: number;
  readonly bytes: number;
  readonly usedAt: number;
  /** Whether it can be removed now. */
  readonly isFree: boolean;
}

export interface Amount {
  readonly count: number;
  readonly bytes: number;
}

export interface Shares {
  readonly perGuest: Amount;
  readonly perNetwork: Amount;
  readonly perServer: Amount;
}

export type Newcomer = Pick<Brought, 'guest' | 'network'> & Amount;

/** Something unused for this long gives way even to those who have as much. Milliseconds. */
const STALE = 7 * 24 * 60 * 60 * 1000;

export function networkKey(network: number | null, guest: string | null): string {
  return network === null ? `guest ${guest ?? 'nobody'}` : String(network);
}

/** What has to go so that there is room; null: nothing that would make room may go. */
export function makeRoom(
  things: readonly Brought[],
  newcomer: Newcomer,
  { shares, now }: { shares: Shares; now: number },
): readonly string[] | null {
  const gone = new Set<string>();
  const levels = [
    { share: shares.perGuest, isIn: (one: Brought) => one.guest === newcomer.guest },
    { share: shares.perNetwork, isIn: (one: Brought) => one.network === newcomer.network },
    { share: shares.perServer, isIn: () => true },
  ];
  for (const { share, isIn } of levels) {
    for (const measure of ['count', 'bytes'] as const) {
      for (;;) {
        const left = things.filter((one) => !gone.has(one.id));
        const there = left.filter(isIn);
        if (sumOf(there, measure) + newcomer[measure] <= share[measure]) break;
        const victim = firstToGo(there, { left, measure, newcomer, now });
        if (!victim) return null;
        gone.add(victim.id);
      }
    }
  }
  return [...gone];
}

type Measure = keyof Amount;

function sumOf(things: readonly Brought[], measure: Measure): number {
  return things.reduce((sum, one) => sum + one[measure], 0);
}

interface Asked {
  readonly left: readonly Brought[];
  readonly measure: Measure;
  readonly newcomer: Newcomer;
  readonly now: number;
}

/** Of the network with most, then of its guest with most, what was not used for the longest time. */
function firstToGo(there: readonly Brought[], { left, measure, newcomer, now }: Asked): Brought | null {
  const byNetwork = totals(left, measure, ({ network }) => network);
  const byGuest = totals(left, measure, ({ guest }) => guest);
  const network = (byNetwork.get(newcomer.network) ?? 0) + newcomer[measure];
  const own = (byGuest.get(newcomer.guest) ?? 0) + newcomer[measure];
  const ranked = there.flatMap((one) => {
    const [ofNetwork, ofGuest] = [byNetwork.get(one.network) ?? 0, byGuest.get(one.guest) ?? 0];
    const hasMore = one.network === newcomer.network ? ofGuest > own : ofNetwork > network;
    const mayGo = one.isFree && one[measure] > 0 && (hasMore || one.guest === null || one.usedAt < now - STALE);
    return mayGo ? [{ one, ofNetwork, ofGuest }] : [];
  });
  ranked.sort((a, b) => b.ofNetwork - a.ofNetwork || b.ofGuest - a.ofGuest || a.one.usedAt - b.one.usedAt);
  return ranked[0]?.one ?? null;
}

function totals<Key>(things: readonly Brought[], measure: Measure, keyOf: (one: Brought) => Key): Map<Key, number> {
  const sums = new Map<Key, number>();
  for (const one of things) sums.set(keyOf(one), (sums.get(keyOf(one)) ?? 0) + one[measure]);
  return sums;
}
