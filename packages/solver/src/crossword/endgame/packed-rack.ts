/** A rack in one number: a bit field per tile, so that a play's tiles are compared in one operation. */

export interface PackedRack {
  /** The rack as it was given. */
  readonly whole: number;
  /** The tiles of a letter code once; 0 for one that is not on the rack. */
  readonly oneOf: Int32Array;
  /** The top bit of every field, which no count reaches. */
  readonly guards: number;
  /** Writes the tiles by letter code. */
  unpack(packed: number, into: Uint8Array): void;
}

export function packRack(counts: Uint8Array): PackedRack {
  const kinds: { readonly code: number; readonly shift: number; readonly mask: number }[] = [];
  const oneOf = new Int32Array(counts.length);
  let shift = 0;
  let whole = 0;
  let guards = 0;
  for (const [code, count] of counts.entries()) {
    if (count === 0) continue;
    const bits = 32 - Math.clz32(count);
    kinds.push({ code, shift, mask: (1 << bits) - 1 });
    oneOf[code] = 1 << shift;
    whole |= count << shift;
    guards |= 1 << (shift + bits);
    shift += bits + 1;
  }
  return {
    whole,
    oneOf,
    guards,
    unpack(packed, into) {
      into.fill(0);
      for (const { code, shift, mask } of kinds) into[code] = (packed >>> shift) & mask;
    },
  };
}

/** Whether a rack contains all needed tiles. */
export function holds(rack: number, need: number, guards: number): boolean {
  return (((rack | guards) - need) & guards) === guards;
}
