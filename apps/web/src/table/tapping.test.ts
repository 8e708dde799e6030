import { expect, test } from 'vitest';
import { at, given, own, strip } from './draft.testing.ts';
import type { TileKey } from './draft.ts';
import { choicesFor, tapLetter } from './tapping.ts';

const draft = given('HUT MAND', 'SO');
const hut = strip(draft, 'HUT');
const mand = strip(draft, 'MAND');
const [s = -1, o = -1] = own(draft, 'SO');
const [u = -1] = at(draft, 'HUT', 1);

const tap = (chosen: readonly TileKey[], key: TileKey, half: 'left' | 'right' = 'right') =>
  tapLetter(draft, { chosen, key, half });

test('letters of the rack or of one word are chosen one after the other, and left again', () => {
  expect(tap([], s)).toEqual({ choose: [s] });
  expect(tap([s], o)).toEqual({ choose: [s, o] });
  expect(tap([hut.tiles[0] ?? -1], u)).toEqual({ choose: [hut.tiles[0], u] });
  expect(tap([s, o], s)).toEqual({ choose: [o] });
});

test('chosen letters go before or after the letter of another word that is tapped', () => {
  expect(tap([s], u, 'left')).toEqual({ put: { strip: hut.key, at: 1 } });
  expect(tap([s], u, 'right')).toEqual({ put: { strip: hut.key, at: 2 } });
});

test('a whole word goes to the nearer end of another', () => {
  const [m = -1, a = -1, n = -1] = mand.tiles;
  expect(tap(hut.tiles, m)).toEqual({ put: { strip: mand.key, at: 0 } });
  expect(tap(hut.tiles, a)).toEqual({ put: { strip: mand.key, at: 0 } });
  expect(tap(hut.tiles, n)).toEqual({ put: { strip: mand.key, at: 4 } });
});

test('what can be done depends on what is chosen', () => {
  expect(choicesFor(draft, [u])).toMatchObject({ strip: hut, isWhole: false, splitAt: 1, mayTakeBack: false });
  expect(choicesFor(draft, hut.tiles)).toMatchObject({ isWhole: true, splitAt: null });
  expect(choicesFor(draft, [u, mand.tiles[0] ?? -1])).toMatchObject({ strip: null, splitAt: null });
  expect(choicesFor(draft, [s])).toMatchObject({ strip: null, mayTakeBack: false });
});
