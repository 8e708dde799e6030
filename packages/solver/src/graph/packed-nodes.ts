/** The node store of a play graph: equal nodes are stored once, in the layout that the generator reads. */

/**
 * A node is a run of 32-bit words: the letters after which something follows, the letters after which a word ends,
 * then the byte offset of the node behind each following letter, in letter order. Bit 0 stands for the turn (the
 * separator of a GADDAG), bits 1 to 30 for letter codes. Offset 0 is the empty node.
 */
export type NodeOffset = number;
export const NO_NODE: NodeOffset = 0;
export const TURN = 0;

export interface PackedNodes {
  /** `followers` has the node behind each letter by letter code; only those in `following` are read. */
  intern(following: number, ending: number, followers: ArrayLike<NodeOffset>): NodeOffset;
  words(): Uint32Array;
}

/** Initial capacity; it grows if there are more nodes. */
export function makePackedNodes(expected = 0): PackedNodes {
  let words = new Uint32Array(expected * 4 + (1 << 12));
  // The empty node, which offset 0 of a missing follower refers to.
  let size = 2;
  let table = new Uint32Array(2 ** Math.ceil(Math.log2(expected * 2 + (1 << 10))));
  let count = 0;

  const hashAt = (at: number, length: number) => {
    let hash = length;
    for (let i = at; i < at + length; i++) hash = Math.imul(hash ^ words[i]!, 0x9e3779b1) ^ (hash >>> 15);
    return (hash ^ (hash >>> 16)) >>> 0;
  };
  const lengthAt = (at: number) => 2 + popcount(words[at]!);
  const isSame = (one: number, other: number, length: number) => {
    for (let i = 0; i < length; i++) if (words[one + i] !== words[other + i]) return false;
    return true;
  };
  const growTable = () => {
    const old = table;
    table = new Uint32Array(old.length * 2);
    const mask = table.length - 1;
    for (const at of old) {
      if (at === 0) continue;
      let slot = hashAt(at, lengthAt(at)) & mask;
      while (table[slot] !== 0) slot = (slot + 1) & mask;
      table[slot] = at;
    }
  };

  return {
    intern(following, ending, followers) {
      if (following === 0 && ending === 0) return NO_NODE;
      if (size + 34 > words.length) words = grown(words);
      // Written at the end first, where it stays if no equal node is found.
      let length = 2;
      words[size] = following;
      words[size + 1] = ending;
      for (let rest = following; rest !== 0; rest &= rest - 1) {
        words[size + length++] = followers[31 - Math.clz32(rest & -rest)]!;
      }
      const mask = table.length - 1;
      let slot = hashAt(size, length) & mask;
      for (; table[slot] !== 0; slot = (slot + 1) & mask) {
        if (isSame(table[slot]!, size, length)) return table[slot]! * 4;
      }
      const at = size;
      table[slot] = at;
      size += length;
      if (++count * 2 > table.length) growTable();
      return at * 4;
    },
    words: () => words.slice(0, size),
  };
}

function grown(words: Uint32Array): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(words.length * 2);
  larger.set(words);
  return larger;
}

export function popcount(bits: number): number {
  let b = bits - ((bits >>> 1) & 0x55555555);
  b = (b & 0x33333333) + ((b >>> 2) & 0x33333333);
  return Math.imul((b + (b >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
