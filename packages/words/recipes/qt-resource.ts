/** Reads one file of a compiled Qt resource (`.rcc`): a tree of names, and data that may be compressed. */

import { inflateSync } from 'node:zlib';

const COMPRESSED = 1;
const DIRECTORY = 2;
/** Bytes of a node: name, flags, place, and since version 2 the time of the last change. */
const nodeSize = (version: number) => (version >= 2 ? 22 : 14);

export function readResource(bytes: Buffer, path: string): string {
  if (bytes.toString('latin1', 0, 4) !== 'qres') throw new Error('not a compiled Qt resource');
  const [version, tree, data, names] = [4, 8, 12, 16].map((offset) => bytes.readUInt32BE(offset)) as [
    number,
    number,
    number,
    number,
  ];
  const placeOf = (node: number) => tree + node * nodeSize(version);
  const flagsOf = (node: number) => bytes.readUInt16BE(placeOf(node) + 4);
  const nameOf = (node: number) => {
    const start = names + bytes.readUInt32BE(placeOf(node));
    const text = Buffer.from(bytes.subarray(start + 6, start + 6 + 2 * bytes.readUInt16BE(start)));
    return text.swap16().toString('utf16le');
  };
  const childrenOf = (node: number) => {
    const [count, first] = [bytes.readUInt32BE(placeOf(node) + 6), bytes.readUInt32BE(placeOf(node) + 10)];
    return Array.from({ length: count }, (_, index) => first + index);
  };

  let node = 0;
  for (const name of path.split('/')) {
    const found = (flagsOf(node) & DIRECTORY) !== 0 && childrenOf(node).find((child) => nameOf(child) === name);
    if (!found) throw new Error(`no ${path} in the resource`);
    node = found;
  }
  const start = data + bytes.readUInt32BE(placeOf(node) + 10);
  const content = bytes.subarray(start + 4, start + 4 + bytes.readUInt32BE(start));
  // Qt writes the uncompressed size before the compressed bytes.
  return (flagsOf(node) & COMPRESSED ? inflateSync(content.subarray(4)) : content).toString('utf8');
}
