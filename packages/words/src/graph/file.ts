/** The file format of a word graph, with checksums against truncation and damage. */

import { type Alphabet, MAX_LETTERS, makeAlphabet } from '../alphabet.ts';
import { numberAt, u8At, u32At } from '../element-at.ts';
import { crc32 } from './crc32.ts';
import { decodeLinks, encodeLinks } from './links.ts';
import { FIRST_EDGE, LAST_EDGE, LETTER_MASK, MAX_EDGES, TARGET_SHIFT, type WordGraph } from './word-graph.ts';

/** A graph with a byte for each of its words (in word order), or with none. */
export interface GraphFile {
  readonly graph: WordGraph;
  readonly values: Uint8Array | null;
  /** Identifies the content, independently of the format: see `contentChecksum`. */
  readonly checksum: string;
}

export type GraphFileRefusal = { readonly code: 'not-a-word-graph' | 'unknown-version' | 'damaged' };

/*
 * Little endian. 0 magic · 4 version, number of letters, two bytes 0 · 8 words · 12 edges · 16 bytes of links ·
 * 20 bytes of distances · 24 values · 28 content checksum · 36 letters (16 bits each) · what an edge has besides its
 * target (a byte each) · links · distances · values · CRC-32 of all before.
 */
const MAGIC = 0x4757544c; // LTWG
const VERSION = 1;
const HEADER = 36;
const EDGE_LABEL = (1 << TARGET_SHIFT) - 1;

export function encodeGraph({ graph, values, checksum }: GraphFile): Uint8Array {
  const { alphabet, edges, wordCount } = graph;
  const { codes, distances } = encodeLinks(edges);
  const labels = edges.subarray(FIRST_EDGE);
  const valueCount = values?.length ?? 0;
  const letters = alphabet.letters;
  const size = HEADER + letters.length * 2 + labels.length + codes.length + distances.length + valueCount;
  const bytes = new Uint8Array(size + 4);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, MAGIC, true);
  view.setUint8(4, VERSION);
  view.setUint8(5, letters.length);
  view.setUint32(8, wordCount, true);
  view.setUint32(12, edges.length, true);
  view.setUint32(16, codes.length, true);
  view.setUint32(20, distances.length, true);
  view.setUint32(24, valueCount, true);
  view.setBigUint64(28, BigInt(`0x${checksum}`));
  let at = HEADER;
  for (let i = 0; i < letters.length; i++, at += 2) view.setUint16(at, letters.charCodeAt(i), true);
  for (let i = 0; i < labels.length; i++) bytes[at++] = u32At(labels, i) & EDGE_LABEL;
  for (const part of [codes, distances, values ?? new Uint8Array()]) {
    bytes.set(part, at);
    at += part.length;
  }
  view.setUint32(size, crc32(bytes.subarray(0, size)), true);
  return bytes;
}

export function decodeGraph(bytes: Uint8Array): GraphFile | GraphFileRefusal {
  if (bytes.length < HEADER + 4) return { code: 'not-a-word-graph' };
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  if (view.getUint32(0, true) !== MAGIC) return { code: 'not-a-word-graph' };
  if (view.getUint8(4) !== VERSION) return { code: 'unknown-version' };
  const size = bytes.length - 4;
  if (crc32(bytes.subarray(0, size)) !== view.getUint32(size, true)) return { code: 'damaged' };

  const letterCount = view.getUint8(5);
  const wordCount = view.getUint32(8, true);
  const edgeCount = view.getUint32(12, true);
  const codesSize = view.getUint32(16, true);
  const distancesSize = view.getUint32(20, true);
  const valueCount = view.getUint32(24, true);
  const labelsAt = HEADER + letterCount * 2;
  const codesAt = labelsAt + edgeCount - FIRST_EDGE;
  const distancesAt = codesAt + codesSize;
  const valuesAt = distancesAt + distancesSize;
  const isWhole = valuesAt + valueCount === size && edgeCount >= FIRST_EDGE && edgeCount <= MAX_EDGES;
  const alphabet = isWhole ? readAlphabet(view, letterCount) : null;
  if (!alphabet || (valueCount !== 0 && valueCount !== wordCount)) return { code: 'damaged' };

  const edges = new Uint32Array(edgeCount);
  for (let i = FIRST_EDGE, at = labelsAt, previous = 0; i < edgeCount; i++, at++) {
    const label = u8At(bytes, at);
    const letter = label & LETTER_MASK;
    if (label > EDGE_LABEL || letter <= previous || letter > letterCount) return { code: 'damaged' };
    previous = (label & LAST_EDGE) === 0 ? letter : 0;
    edges[i] = label;
  }
  // Every node has a last edge, which walks rely on.
  if (edgeCount > FIRST_EDGE && (u32At(edges, edgeCount - 1) & LAST_EDGE) === 0) return { code: 'damaged' };
  const codes = bytes.subarray(codesAt, distancesAt);
  const distances = bytes.subarray(distancesAt, valuesAt);
  if (!decodeLinks({ codes, distances }, edges)) return { code: 'damaged' };
  return {
    graph: { alphabet, edges, wordCount },
    values: valueCount === 0 ? null : bytes.slice(valuesAt, size),
    checksum: view.getBigUint64(28).toString(16).padStart(16, '0'),
  };
}

function readAlphabet(view: DataView, count: number): Alphabet | null {
  if (count === 0 || count > MAX_LETTERS) return null;
  const codes = Array.from({ length: count }, (_, i) => view.getUint16(HEADER + i * 2, true));
  const isInOrder = codes.every((code, i) => i === 0 || code > numberAt(codes, i - 1));
  return isInOrder ? makeAlphabet(String.fromCharCode(...codes)) : null;
}
