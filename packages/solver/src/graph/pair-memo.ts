/** A table from two numbers to a third, for millions of entries: open addressing in one typed array. */

export interface PairMemo {
  /** -1 if the pair is not in the table. */
  get(one: number, other: number): number;
  set(one: number, other: number, value: number): void;
}

/** The first number of a pair is never 0: that marks a free place. */
export function makePairMemo(): PairMemo {
  let entries = new Uint32Array(3 << 16);
  let mask = (1 << 16) - 1;
  let count = 0;
  const placeOf = (one: number, other: number) => {
    const hash = Math.imul(one, 0x9e3779b1) ^ Math.imul(other, 0x85ebca6b);
    let place = (hash ^ (hash >>> 15)) & mask;
    for (;;) {
      const at = place * 3;
      if (entries[at] === 0 || (entries[at] === one && entries[at + 1] === other)) return at;
      place = (place + 1) & mask;
    }
  };
  const grow = () => {
    const old = entries;
    entries = new Uint32Array(old.length * 2);
    mask = mask * 2 + 1;
    for (let at = 0; at < old.length; at += 3) {
      if (old[at] !== 0) entries.set(old.subarray(at, at + 3), placeOf(old[at]!, old[at + 1]!));
    }
  };
  return {
    get(one, other) {
      const at = placeOf(one, other);
      return entries[at] === 0 ? -1 : entries[at + 2]!;
    },
    set(one, other, value) {
      if (++count * 2 > mask) grow();
      const at = placeOf(one, other);
      entries[at] = one;
      entries[at + 1] = other;
      entries[at + 2] = value;
    },
  };
}
