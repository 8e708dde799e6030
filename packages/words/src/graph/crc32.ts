/** CRC-32 (as in zip and PNG), four bytes per step. */

import { u8At, u32At } from '../element-at.ts';

const TABLE = Uint32Array.from({ length: 1024 }, (_, i) => {
  // The first 256 are the classic table; each next 256 are the same bytes, one zero byte further on.
  let value = i & 255;
  for (let bit = 0; bit < 8 * ((i >> 8) + 1); bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

export function crc32(bytes: Uint8Array): number {
  let crc = -1;
  let i = 0;
  for (; i + 4 <= bytes.length; i += 4) {
    crc ^= u8At(bytes, i) | (u8At(bytes, i + 1) << 8) | (u8At(bytes, i + 2) << 16) | (u8At(bytes, i + 3) << 24);
    crc =
      u32At(TABLE, 768 + (crc & 255)) ^
      u32At(TABLE, 512 + ((crc >>> 8) & 255)) ^
      u32At(TABLE, 256 + ((crc >>> 16) & 255)) ^
      u32At(TABLE, crc >>> 24);
  }
  for (; i < bytes.length; i++) crc = u32At(TABLE, (crc ^ u8At(bytes, i)) & 255) ^ (crc >>> 8);
  return ~crc >>> 0;
}
