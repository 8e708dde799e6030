import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { alphabetOf } from '../alphabet.ts';
import { buildGraph } from './build.ts';
import { changeWords } from './change.ts';
import { contentChecksum } from './content-checksum.ts';
import { crc32 } from './crc32.ts';
import { decodeGraph, encodeGraph, type GraphFile } from './file.ts';
import { wordsOf } from './queries.ts';
import { anyWordSet } from './word-sets.testing.ts';

const fileOf = (words: readonly string[], withValues = false): GraphFile => {
  const sorted = [...new Set(words)].sort();
  const values = withValues ? Uint8Array.from(sorted, (word) => word.length) : null;
  return { graph: buildGraph(alphabetOf('de'), sorted), values, checksum: contentChecksum(sorted, values) };
};
const resealed = (bytes: Uint8Array) => {
  new DataView(bytes.buffer).setUint32(bytes.length - 4, crc32(bytes.subarray(0, -4)), true);
  return bytes;
};

describe('a graph file', () => {
  test('is read back as it was written', () => {
    fc.assert(
      fc.property(anyWordSet, fc.boolean(), (words, withValues) => {
        const file = fileOf(words, withValues && words.length > 0);
        expect(decodeGraph(encodeGraph(file))).toEqual(file);
      }),
    );
  });

  test('a changed graph can be written too', () => {
    fc.assert(
      fc.property(anyWordSet, anyWordSet, (words, add) => {
        const { graph, checksum } = fileOf(words);
        const file = decodeGraph(encodeGraph({ graph: changeWords(graph, { add }), values: null, checksum }));
        expect('graph' in file && wordsOf(file.graph)).toEqual([...new Set([...words, ...add])].sort());
      }),
    );
  });

  test('every truncation is refused', () => {
    const bytes = encodeGraph(fileOf(['TREIN', 'TREINEN', 'ZIE', 'ÄÖÜ'], true));
    for (let length = 0; length < bytes.length; length++)
      expect(decodeGraph(bytes.slice(0, length))).toHaveProperty('code');
  });

  test('every flipped bit is refused', () => {
    const bytes = encodeGraph(fileOf(['TREIN', 'TREINEN', 'ZIE', 'ÄÖÜ'], true));
    for (let bit = 0; bit < bytes.length * 8; bit++) {
      const flipped = bytes.slice();
      flipped[bit >> 3]! ^= 1 << (bit & 7);
      expect(decodeGraph(flipped)).toHaveProperty('code');
    }
  });

  test('invalid data with a valid checksum is refused or is a graph', () => {
    const bytes = encodeGraph(fileOf(['TREIN', 'TREINEN', 'TRAAN', 'STAAN', 'ÄÖÜ']));
    fc.assert(
      fc.property(fc.nat(bytes.length - 6), fc.nat(255), (at, byte) => {
        const changed = bytes.slice();
        changed[5 + at] = byte;
        const file = decodeGraph(resealed(changed));
        if ('graph' in file) expect(wordsOf(file.graph)).toEqual([...new Set(wordsOf(file.graph))].sort());
        else expect(file.code).toBe('damaged');
      }),
      { numRuns: 2000 },
    );
  });

  test('reports why it is refused', () => {
    expect(decodeGraph(new Uint8Array(100))).toEqual({ code: 'not-a-word-graph' });
    expect(decodeGraph(new Uint8Array(0))).toEqual({ code: 'not-a-word-graph' });
    const bytes = encodeGraph(fileOf(['AB']));
    bytes[4] = 2;
    expect(decodeGraph(resealed(bytes))).toEqual({ code: 'unknown-version' });
  });

  test('can be read from the middle of a larger buffer', () => {
    const bytes = encodeGraph(fileOf(['AB', 'ABER'], true));
    const buffer = new Uint8Array(bytes.length + 10);
    buffer.set(bytes, 3);
    expect(decodeGraph(buffer.subarray(3, 3 + bytes.length))).toEqual(fileOf(['AB', 'ABER'], true));
  });
});

describe('checksums', () => {
  test('CRC-32 of the usual test text', () => {
    expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926);
  });

  test('the content checksum tells words and values apart', () => {
    const sums = [
      contentChecksum(['AB', 'C']),
      contentChecksum(['A', 'BC']),
      contentChecksum(['ABC']),
      contentChecksum(['AB', 'C'], Uint8Array.of(1, 2)),
      contentChecksum([]),
    ];
    expect(new Set(sums).size).toBe(sums.length);
    for (const sum of sums) expect(sum).toMatch(/^[0-9a-f]{16}$/);
  });
});
