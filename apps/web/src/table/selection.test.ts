import { expect, test } from 'vitest';
import { at, given, own, strip } from './draft.testing.ts';
import type { TileKey } from './draft.ts';
import { placeTiles } from './rearrange.ts';
import { addStrip, mayTakeBack, opensGaps, sweepTo, toggleTile, wholeStrip } from './selection.ts';

const draft = given('TEKENTAFEL HUT', 'SO');
const word = strip(draft, 'TEKENTAFEL');
const hut = strip(draft, 'HUT');
const [s = -1, o = -1] = own(draft, 'SO');
const [t = -1, e = -1, k = -1, e2 = -1, n = -1] = word.tiles;

const sweep = (...keys: TileKey[]) => keys.reduce<readonly TileKey[]>((run, key) => sweepTo(run, word, key), []);

test('taps select letters in order, wherever they lie, and deselect them', () => {
  expect([s, t, o].reduce<readonly TileKey[]>(toggleTile, [])).toEqual([s, t, o]);
  expect(toggleTile([s, t, o], t)).toEqual([s, o]);
});

test('a whole word is added in reading order, whichever letter was tapped', () => {
  expect(addStrip([s, hut.tiles[1] ?? -1], hut)).toEqual([s, ...hut.tiles]);
});

test('a swipe selects letters in its direction, also to the left', () => {
  expect(sweep(k, e, t)).toEqual([k, e, t]);
  expect(sweep(e2, n)).toEqual([e2, n]);
});

test('a fast swipe includes skipped letters; going back deselects', () => {
  expect(sweep(t, n)).toEqual([t, e, k, e2, n]);
  expect(sweep(n, t)).toEqual([n, e2, k, e, t]);
  expect(sweep(t, n, k)).toEqual([t, e, k]);
});

test('gaps open in words without selected letters that may be changed', () => {
  expect(opensGaps(draft, [], hut)).toBe(false);
  expect(opensGaps(draft, [t], hut)).toBe(true);
  expect(opensGaps(draft, [t], word)).toBe(false);
  const unopened = given('HUT', 'SO', { opened: false });
  expect(opensGaps(unopened, own(unopened, 'S'), strip(unopened, 'HUT'))).toBe(false);
});

test('a whole strip is recognised in any order; own letters on the table can be taken back', () => {
  expect(wholeStrip(draft, hut.tiles.toReversed())).toBe(hut);
  expect(wholeStrip(draft, at(draft, 'HUT', 0, 1))).toBeNull();
  expect(mayTakeBack(draft, [s])).toBe(false);
  const laid = placeTiles(draft, [s], { strip: hut.key, at: 3 });
  expect(mayTakeBack(laid, [s])).toBe(true);
});
