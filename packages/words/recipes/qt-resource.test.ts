import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { readResource } from './qt-resource.ts';

const number = (value: number, bytes: 2 | 4) => {
  const buffer = Buffer.alloc(bytes);
  if (bytes === 2) buffer.writeUInt16BE(value);
  else buffer.writeUInt32BE(value);
  return buffer;
};

/** A resource of version 2 with the files `words/nl` (plain) and `words/de` (compressed). */
function makeResource(): Buffer {
  const name = (text: string) =>
    Buffer.concat([number(text.length, 2), number(0, 4), Buffer.from(text, 'utf16le').swap16()]);
  const names = ['words', 'de', 'nl'].map(name);
  const nameOffsets = names.map((_, index) => Buffer.concat(names.slice(0, index)).length);
  const content = (bytes: Buffer) => Buffer.concat([number(bytes.length, 4), bytes]);
  const german = Buffer.from('["Bär"]');
  const contents = [
    content(Buffer.concat([number(german.length, 4), deflateSync(german)])),
    content(Buffer.from('["beer"]')),
  ];
  const node = (nameAt: number, flags: number, place: readonly Buffer[]) =>
    Buffer.concat([number(nameAt, 4), number(flags, 2), ...place, Buffer.alloc(8)]);
  const tree = Buffer.concat([
    node(0, 2, [number(1, 4), number(1, 4)]),
    node(nameOffsets[0]!, 2, [number(2, 4), number(2, 4)]),
    node(nameOffsets[1]!, 1, [number(0, 4), number(0, 4)]),
    node(nameOffsets[2]!, 0, [number(0, 4), number(contents[0]!.length, 4)]),
  ]);
  const header = 20;
  const data = Buffer.concat(contents);
  return Buffer.concat([
    Buffer.from('qres'),
    ...[2, header, header + tree.length, header + tree.length + data.length].map((value) => number(value, 4)),
    tree,
    data,
    ...names,
  ]);
}

describe('readResource', () => {
  test('reads plain and compressed files', () => {
    expect(readResource(makeResource(), 'words/nl')).toBe('["beer"]');
    expect(readResource(makeResource(), 'words/de')).toBe('["Bär"]');
  });

  test.each(['words/fr', 'words/nl/x', 'sounds'])('refuses %s, which is not there', (path) => {
    expect(() => readResource(makeResource(), path)).toThrow(`no ${path} in the resource`);
  });

  test('refuses other files', () => {
    expect(() => readResource(Buffer.from('PK zip'), 'words/nl')).toThrow('not a compiled Qt resource');
  });
});
