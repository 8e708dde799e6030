import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { makePoliteness, shortMeaning } from './meanings.ts';

const isPolite = makePoliteness();
const DATA = join(import.meta.dirname, '..', 'data');

/** Every meaning that can be shown, with its word. */
function shownMeanings(): [string, string][] {
  const files = readdirSync(DATA).flatMap((folder) =>
    readdirSync(join(DATA, folder)).includes('explained.tsv.gz') ? [join(DATA, folder, 'explained.tsv.gz')] : [],
  );
  return files.flatMap((file) =>
    gunzipSync(readFileSync(file))
      .toString('utf8')
      .split('\n')
      .map((line) => line.split('\t'))
      .flatMap(([word = '', , , , meaning = '']): [string, string][] => (meaning === '' ? [] : [[word, meaning]])),
  );
}

test('no meaning that is shown contains a word of our own tiers, in any language', () => {
  const shown = shownMeanings();
  expect(shown.length).toBeGreaterThan(50_000);
  expect(shown.filter(([, meaning]) => !isPolite(meaning))).toEqual([]);
});

test('a meaning has at most eight words', () => {
  expect(shownMeanings().filter(([, meaning]) => meaning.split(/[\s,;]+/).filter(Boolean).length > 8)).toEqual([]);
});

describe('what may be shown', () => {
  test.each(['egg', 'black', 'bull, steer', 'de hond', 'der Neffe'])('%j may', (text) => {
    expect(isPolite(text)).toBe(true);
  });

  test.each(['Negro', 'nuts, nads', 'to fuck', 'neger', 'der Neger', 'ein Kanake', 'whorehouse'])(
    '%j may not',
    (text) => {
      expect(isPolite(text)).toBe(false);
    },
  );

  test('as many translations as fit, at most three', () => {
    expect(shortMeaning(['leg', 'bone', 'paw', 'arm'])).toBe('leg, bone, paw');
    expect(shortMeaning(['one two three four five six seven eight nine', 'leg'])).toBe('leg');
    expect(shortMeaning([])).toBe('');
  });
});
