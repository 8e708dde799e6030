import { describe, expect, test } from 'vitest';
import { parseEntries, parseSuffixes } from './affixes.ts';

describe('a hunspell dictionary', () => {
  test('has entries with two-character flags', () => {
    expect(parseEntries('3\nkat/ZeYf\nkm\\/h\nzee\tpo:noun\n')).toEqual([
      { base: 'kat', flags: ['Ze', 'Yf'] },
      { base: 'km\\/h', flags: [] },
      { base: 'zee', flags: [] },
    ]);
  });

  test('makes forms where the end of the base agrees', () => {
    const suffixes = parseSuffixes(
      'SFX Ze Y 2\nSFX Ze 0 ten/CaCb t ts:NN2\nSFX Ze 0 pen p\nSFX Zd Y 1\nSFX Zd heid heden/Ca .\n',
    );
    expect(suffixes.formsOf('kat', 'Ze')).toEqual(['katten']);
    expect(suffixes.formsOf('schoonheid', 'Zd')).toEqual(['schoonheden']);
    expect(suffixes.formsOf('kat', 'Zd')).toEqual([]);
    expect(suffixes.formsOf('kat', 'Xx')).toEqual([]);
  });
});
