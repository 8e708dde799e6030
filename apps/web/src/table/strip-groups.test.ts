import { expect, test } from 'vitest';
import { at, given, join, own, strip } from './draft.testing.ts';
import { type Draft, wordOf } from './draft.ts';
import { moveStrip, placeTiles, splitStrip } from './rearrange.ts';
import { groupStrips } from './strip-groups.ts';

const shown = (draft: Draft) =>
  groupStrips(draft).map(({ from, strips }) => [from, strips.map((other) => wordOf(draft, other)).join(' ')]);

test('the parts of a split word lie side by side, until one is moved', () => {
  const draft = given('TEKENTAFEL MAN', 'D');
  const parted = splitStrip(draft, strip(draft, 'TEKENTAFEL').key, 5);
  const grouped = [
    [0, 'TEKEN TAFEL'],
    [null, 'MAN'],
  ];
  expect(shown(parted)).toEqual(grouped);
  const lengthened = placeTiles(parted, own(parted, 'D'), { strip: strip(parted, 'TEKEN').key, at: 5 });
  expect(shown(lengthened)).toContainEqual([0, 'TEKEND TAFEL']);
  const apart = moveStrip(parted, strip(parted, 'TAFEL').key, null);
  expect(shown(apart)).toEqual([
    [null, 'TEKEN'],
    [null, 'MAN'],
    [null, 'TAFEL'],
  ]);
  expect(shown(placeTiles(draft, at(draft, 'TEKENTAFEL', 5, 6, 7, 8, 9), { before: null }))).toEqual(grouped);
});

test('a word stays where it was begun when letters of the table are added to it', () => {
  const draft = given('HIELDEN MAN', 'EIG');
  const begun = placeTiles(draft, own(draft, 'EIG'), { before: null });
  const ended = placeTiles(begun, at(begun, 'HIELDEN', 5, 6), { strip: strip(begun, 'EIG').key, at: 3 });
  expect(shown(ended)).toEqual([
    [null, 'HIELD'],
    [null, 'MAN'],
    [null, 'EIGEN'],
  ]);
});

test('a strip with letters of two words belongs to neither', () => {
  const draft = given('STER SCHOEN', '');
  const moved = placeTiles(draft, at(draft, 'STER', 3), { strip: strip(draft, 'SCHOEN').key, at: 6 });
  expect(shown(moved)).toEqual([
    [null, 'STE'],
    [null, 'SCHOENR'],
  ]);
  expect(shown(join(moved, 'STE', 'SCHOENR'))).toEqual([[null, 'STESCHOENR']]);
});
