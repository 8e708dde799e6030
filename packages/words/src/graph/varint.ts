/** Variable-length integers (LEB128). */

import { u8At } from '../element-at.ts';

/** Five bytes can hold more than is needed here. */
const MAX_BYTES = 4;

export function pushVarint(bytes: number[], value: number): void {
  let rest = value;
  while (rest > 127) {
    bytes.push((rest & 127) | 128);
    rest >>>= 7;
  }
  bytes.push(rest);
}

/** Reads all numbers in one tight loop, without a call per number. Null if the data is truncated. */
export function readVarints(bytes: Uint8Array): Uint32Array | null {
  const values = new Uint32Array(bytes.length);
  let count = 0;
  for (let i = 0; i < bytes.length; i++) {
    let byte = u8At(bytes, i);
    let value = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      if (++i === bytes.length || shift === MAX_BYTES * 7) return null;
      byte = u8At(bytes, i);
      value |= (byte & 127) << shift;
    }
    values[count++] = value;
  }
  return values.subarray(0, count);
}
