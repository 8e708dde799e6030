import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeExplainer } from './explain.ts';
import { makeLexicon } from './lexicon.ts';
import { importListFile, loadOwnList, ownListNames } from './node.ts';
import { gunzip } from './read-list.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lettertafel-words-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const importText = (text: string | Uint8Array, name = 'club') => {
  const path = join(folder, 'list.txt');
  writeFileSync(path, text);
  return importListFile(path, join(folder, 'own'), { language: 'nl', name });
};

describe("a user's own list", () => {
  test('is stored, found by name, and has its own words and the shipped names', () => {
    expect(importText('trein\nqqq\n')).toMatchObject({ words: 2, duplicates: 0 });
    expect(ownListNames(join(folder, 'own'), 'nl')).toEqual(['club']);
    expect(ownListNames(join(folder, 'own'), 'de')).toEqual([]);
    const list = loadOwnList(join(folder, 'own'), 'nl', 'club')!;
    const lexicon = makeLexicon(list);
    expect(lexicon.id).toMatchObject({ language: 'nl', name: 'club' });
    expect([lexicon.has('QQQ'), lexicon.has('KAT'), lexicon.isName('AMSTERDAM')]).toEqual([true, false, true]);
    expect(lexicon.isAdvised('QQQ', { verbs: false })).toBe(true);
    expect(makeExplainer(list)('qqq')).toEqual({ word: 'QQQ', good: true, why: { code: 'listed', source: 'club 1' } });
  });

  test('imported again it is replaced', () => {
    importText('trein\n');
    importText('zee\n');
    const lexicon = makeLexicon(loadOwnList(join(folder, 'own'), 'nl', 'club')!);
    expect([lexicon.has('TREIN'), lexicon.has('ZEE')]).toEqual([false, true]);
  });

  test('a refused file stores nothing and leaves the old list as it was', () => {
    importText('trein\n');
    const before = readFileSync(join(folder, 'own', 'club.nl.graph.gz'));
    for (const bad of ['', 'tre\u0001in', "foto's", Uint8Array.of(0xe9, 0x0a), Uint8Array.of(0x50, 0x4b, 3, 4)]) {
      expect(importText(bad)).toHaveProperty('code');
    }
    expect(readdirSync(join(folder, 'own'))).toEqual(['club.nl.graph.gz']);
    expect(readFileSync(join(folder, 'own', 'club.nl.graph.gz'))).toEqual(before);
  });

  test('a file of 200 MB is refused by its size', () => {
    const path = join(folder, 'huge.txt');
    writeFileSync(path, '');
    truncateSync(path, 200 * 1024 * 1024);
    expect(importListFile(path, join(folder, 'own'), { language: 'nl', name: 'club' })).toMatchObject({
      code: 'too-large',
    });
    expect(existsSync(join(folder, 'own'))).toBe(false);
  });

  test('a list whose file was cut short is null', () => {
    importText('trein\nzee\n');
    const path = join(folder, 'own', 'club.nl.graph.gz');
    truncateSync(path, statSync(path).size - 9);
    expect(loadOwnList(join(folder, 'own'), 'nl', 'club')).toBe(null);
  });

  test('a name that is no file name, or that of the shipped list, is refused', () => {
    for (const name of ['', 'Club', '../club', 'a b', 'open', '-a', 'x'.repeat(41)])
      expect(importText('trein', name)).toEqual({ code: 'bad-name' });
  });

  test('a list that is not there, or whose name leads elsewhere, is null', () => {
    expect(loadOwnList(folder, 'nl', 'club')).toBe(null);
    expect(loadOwnList(folder, 'nl', '../club')).toBe(null);
  });
});

test('browsers uncompress the shipped files to the same bytes', async () => {
  const packed = new Uint8Array(readFileSync(join(import.meta.dirname, '../data/nl/words.graph.gz')));
  const plain = await gunzip(packed);
  expect(Buffer.from(plain).equals(gunzipSync(packed))).toBe(true);
});
