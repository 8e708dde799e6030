/** The node store of a play graph while it is derived: equal nodes are stored once. */

import { i32At, u32At } from '@lettertafel/words';

/**
 * A node is a run of 32-bit words. The first is its tag: in the upper 5 bits the only way on from there (a letter code,
 * 0 for the turn, 31 when there are several or a word may end), then a bit for a thin node; the rest is left to whoever
 * orders the nodes. A thin node has one way on and no word ends behind it: the node behind follows, and that is all.
 * For others the letters after which something follows, the letters after which a word ends, then the node behind each
 * following letter, in letter order. Bit 0 stands for the turn (the separator of a GADDAG), bits 1 to 30 for letters.
 */
export type NodeIndex = number;
/** The empty node. */
export const NO_NODE: NodeIndex = 0;
export const FIRST_NODE: NodeIndex = 1;
export const TURN = 0;

export const WAY_SHIFT = 27;
export const THIN = 1 << 26;
const SEVERAL = 31;

/** `followers` has the node behind each letter by letter code; only those in `following` are read. */
type StoreNode = (following: number, ending: number, followers: Uint32Array) => NodeIndex;

export interface PackedNodes {
  /** Looks for an equal node first. */
  readonly intern: StoreNode;
  /** Stores a node that cannot be equal to any other; `intern` does not find it. */
  readonly add: StoreNode;
  words(): Uint32Array;
}

/** Approximate number of words for each node that is looked for. */
const WORDS_A_NODE = 8;

/** Initial capacity in words; it grows if there are more. */
export function makePackedNodes(expected = 0): PackedNodes {
  let words = new Uint32Array(expected + (1 << 12));
  let size = FIRST_NODE;
  // Open addressing, two words a slot: a node and its hash.
  let table = new Int32Array(2 ** Math.ceil(Math.log2(expected / WORDS_A_NODE + 1)) * 2);
  let count = 0;

  const hashAt = (at: number, end: number) => {
    let hash = 0;
    for (let i = at; i < end; i++) {
      hash = Math.imul(hash ^ u32At(words, i), 0x9e3779b1);
      hash ^= hash >>> 15;
    }
    return hash;
  };
  const isSame = (one: number, other: number, end: number) => {
    for (let i = other; i < end; i++) if (words[one++] !== words[i]) return false;
    return true;
  };
  const slotFor = (hash: number) => (hash & (table.length / 2 - 1)) * 2;
  const after = (slot: number) => (slot + 2) & (table.length - 1);
  const growTable = () => {
    const old = table;
    table = new Int32Array(old.length * 2);
    for (let at = 0; at < old.length; at += 2) {
      if (old[at] === 0) continue;
      let slot = slotFor(i32At(old, at + 1));
      while (table[slot] !== 0) slot = after(slot);
      table[slot] = i32At(old, at);
      table[slot + 1] = i32At(old, at + 1);
    }
  };
  /** Writes a node behind the last one and returns where it ends; it is not stored yet. */
  const write: StoreNode = (following, ending, followers) => {
    if (size + 34 > words.length) words = grown(words);
    let at = size;
    const ways = following | ending;
    const way = (ways & (ways - 1)) === 0 ? 31 - Math.clz32(ways) : SEVERAL;
    if (ending === 0 && way !== SEVERAL) words[at++] = (way << WAY_SHIFT) | THIN;
    else {
      words[at++] = way << WAY_SHIFT;
      words[at++] = following;
      words[at++] = ending;
    }
    for (let rest = following; rest !== 0; rest &= rest - 1) words[at++] = u32At(followers, lowestOf(rest));
    return at;
  };

  return {
    add(following, ending, followers) {
      const at = size;
      size = write(following, ending, followers);
      return at;
    },
    intern(following, ending, followers) {
      if (following === 0 && ending === 0) return NO_NODE;
      const end = write(following, ending, followers);
      const hash = hashAt(size, end);
      let slot = slotFor(hash);
      for (; table[slot] !== 0; slot = after(slot)) {
        if (table[slot + 1] === hash && isSame(i32At(table, slot), size, end)) return i32At(table, slot);
      }
      const at = size;
      table[slot] = at;
      table[slot + 1] = hash;
      size = end;
      if (++count * 8 > table.length * 3) growTable();
      return at;
    },
    words: () => words.subarray(0, size),
  };
}

function grown(words: Uint32Array): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(words.length * 2);
  larger.set(words);
  return larger;
}

export function followingOf(words: Uint32Array, node: NodeIndex): number {
  const tag = u32At(words, node);
  return (tag & THIN) !== 0 ? 1 << (tag >>> WAY_SHIFT) : u32At(words, node + 1);
}

export function endingOf(words: Uint32Array, node: NodeIndex): number {
  return (u32At(words, node) & THIN) !== 0 ? 0 : u32At(words, node + 2);
}

/** Where the nodes behind a node begin. */
export function followersAt(words: Uint32Array, node: NodeIndex): number {
  return node + ((u32At(words, node) & THIN) !== 0 ? 1 : 3);
}

/** Where the next node begins. */
export function nodeEnd(words: Uint32Array, node: NodeIndex): NodeIndex {
  return (u32At(words, node) & THIN) !== 0 ? node + 2 : node + 3 + popcount(u32At(words, node + 1));
}

/** The lowest letter of a set. */
export function lowestOf(letters: number): number {
  return 31 - Math.clz32(letters & -letters);
}

export function popcount(bits: number): number {
  let b = bits - ((bits >>> 1) & 0x55555555);
  b = (b & 0x33333333) + ((b >>> 2) & 0x33333333);
  return Math.imul((b + (b >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
