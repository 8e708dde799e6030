import { expect, test } from 'vitest';
import { at, given, join, own, strip } from './draft.testing.ts';
import { type Draft, wordOf } from './draft.ts';
import { moveStrip, placeTiles, splitStrip } from './rearrange.ts';
import { groupStrips } from './strip-groups.ts';

const shown = (draft: Draft) =>
  groupStrips(draft).map(({ from, strips }) => [from, strips.map((other) => wordOf(draft, other)).join(' ')]);

test('the parts of a split word stay side by side', () => {
  const draft = given('TEKENTAFEL MAN', 'D');
  const parted = splitStrip(draft, strip(draft, 'TEKENTAFEL').key, 5);
  const apart = moveStrip(parted, strip(parted, 'TAFEL').key, null);
  expect(shown(apart)).toEqual([
    [0, 'TEKEN TAFEL'],
    [null, 'MAN'],
  ]);
  const lengthened = placeTiles(apart, own(apart, 'D'), { strip: strip(apart, 'TEKEN').key, at: 5 });
  expect(shown(lengthened)).toContainEqual([0, 'TEKEND TAFEL']);
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
