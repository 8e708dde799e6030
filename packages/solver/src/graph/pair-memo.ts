/** A table from two numbers to a third, for millions of entries: open addressing in one typed array. */

import { u32At } from '@lettertafel/words';

export interface PairMemo {
  /** -1 if the pair is not in the table. */
  get(one: number, other: number): number;
  set(one: number, other: number, value: number): void;
}

/** The first number of a pair is never 0: that marks a free place. It grows beyond the expected number of entries. */
export function makePairMemo(expected = 0): PairMemo {
  // Four words a place, so that none lies in two lines of a cache; the fourth is unused.
  let mask = 2 ** Math.ceil(Math.log2(expected + (1 << 9))) - 1;
  let entries = new Uint32Array((mask + 1) * 4);
  let count = 0;
  const placeOf = (one: number, other: number) => {
    let hash = Math.imul(one, 0x9e3779b1) ^ other;
    hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
    let at = ((hash ^ (hash >>> 15)) & mask) * 4;
    while (entries[at] !== 0 && (entries[at] !== one || entries[at + 1] !== other)) at = (at + 4) & (mask * 4);
    return at;
  };
  const grow = () => {
    const old = entries;
    entries = new Uint32Array(old.length * 2);
    mask = mask * 2 + 1;
    for (let at = 0; at < old.length; at += 4) {
      if (old[at] !== 0) entries.set(old.subarray(at, at + 3), placeOf(u32At(old, at), u32At(old, at + 1)));
    }
  };
  return {
    get(one, other) {
      const at = placeOf(one, other);
      return entries[at] === 0 ? -1 : u32At(entries, at + 2);
    },
    set(one, other, value) {
      if (++count * 4 > mask * 3) grow();
      const at = placeOf(one, other);
      entries[at] = one;
      entries[at + 1] = other;
      entries[at + 2] = value;
    },
  };
}
