import fc from 'fast-check';
import { expect, test } from 'vitest';
import { at, given, join, own, show, strip } from './draft.testing.ts';
import { type Draft, letterOf, ownTiles, stripOf } from './draft.ts';
import { moveStrip, nameJoker, placeTiles, restoreWord, splitStrip, takeBack } from './rearrange.ts';

const into = (draft: Draft, tiles: string, place: number) => ({ strip: strip(draft, tiles).key, at: place });

test('R-04 a rack letter goes anywhere into a strip', () => {
  const draft = given('HUT', 'OEN');
  const inside = placeTiles(draft, own(draft, 'O'), into(draft, 'HUT', 1));
  expect(show(inside)).toBe('HOUT');
  expect(show(placeTiles(inside, own(inside, 'EN'), into(inside, 'HOUT', 4)))).toBe('HOUTEN');
});

test('a new word takes letters from anywhere, in the order of selection', () => {
  const draft = given('STER MAN', 'D');
  const made = placeTiles(draft, [...at(draft, 'STER', 3), ...at(draft, 'MAN', 1), ...own(draft, 'D')], {
    before: null,
  });
  expect(show(made)).toBe('STE M N RAD');
});

test('taking a letter from the middle splits the strip', () => {
  const draft = given('TEKENTAFEL', '');
  expect(show(placeTiles(draft, at(draft, 'TEKENTAFEL', 4), { before: null }))).toBe('TEKE TAFEL N');
});

test('taking a letter from an end does not split the strip', () => {
  const draft = given('STER', '');
  expect(show(placeTiles(draft, at(draft, 'STER', 3), { before: null }))).toBe('STE R');
  expect(show(placeTiles(draft, at(draft, 'STER', 0), { before: strip(draft, 'STER').key }))).toBe('S TER');
});

test('taking back a rack tile closes the gap', () => {
  const draft = given('HUT', 'O');
  const laid = placeTiles(draft, own(draft, 'O'), into(draft, 'HUT', 1));
  expect(show(takeBack(laid, at(laid, 'HOUT', 1)))).toBe('HUT');
});

test('reordering letters within a strip does not split it', () => {
  const draft = given('TEKEN', '');
  const once = placeTiles(draft, at(draft, 'TEKEN', 2), into(draft, 'TEKEN', 0));
  expect(show(once)).toBe('KTEEN');
  expect(show(placeTiles(once, at(once, 'KTEEN', 1), into(once, 'KTEEN', 3)))).toBe('KETEN');
});

test('R-05 a letter of the table never goes to the rack', () => {
  const draft = given('HUT', 'S');
  expect(takeBack(draft, at(draft, 'HUT', 2))).toBe(draft);
});

test('R-03 before the begin word only own strips can be changed', () => {
  const draft = given('HUT LEER', 'OENZ', { opened: false });
  expect(placeTiles(draft, own(draft, 'O'), into(draft, 'HUT', 1))).toBe(draft);
  expect(placeTiles(draft, at(draft, 'HUT', 0), { before: null })).toBe(draft);
  expect(splitStrip(draft, strip(draft, 'LEER').key, 2)).toBe(draft);
  const begun = placeTiles(draft, own(draft, 'ZO'), { before: null });
  expect(join(begun, 'HUT', 'ZO')).toBe(begun);
  expect(show(placeTiles(begun, own(begun, 'EN'), into(begun, 'ZO', 2)))).toBe('HUT LEER ZOEN');
});

test('a strip is split before a letter; joined strips lie where the first lay', () => {
  const draft = given('KOKSMAAT HUT', '');
  const parted = splitStrip(draft, strip(draft, 'KOKSMAAT').key, 4);
  expect(show(parted)).toBe('KOKS MAAT HUT');
  expect(show(join(parted, 'HUT', 'KOKS'))).toBe('MAAT HUTKOKS');
  expect(splitStrip(draft, strip(draft, 'HUT').key, 0)).toBe(draft);
  expect(splitStrip(draft, strip(draft, 'HUT').key, 3)).toBe(draft);
});

test('a whole strip moves before another, or to the end', () => {
  const draft = given('EEN TWEE DRIE', '', { opened: false });
  const moved = moveStrip(draft, strip(draft, 'DRIE').key, strip(draft, 'EEN').key);
  expect(show(moved)).toBe('DRIE EEN TWEE');
  expect(show(moveStrip(moved, strip(moved, 'DRIE').key, null))).toBe('EEN TWEE DRIE');
});

test('R-07 a joker keeps its letter when its word is split or joined, and loses it in another word', () => {
  const draft = given('RIN@=RING OP', 'T');
  const joined = join(draft, 'OP', 'RIN@');
  expect(show(joined)).toBe('OPRIN@=OPRING');
  const whole = placeTiles(draft, strip(draft, 'RIN@').tiles, into(draft, 'OP', 2));
  expect(show(whole)).toBe('OPRIN@=OPRING');
  const moved = placeTiles(draft, at(draft, 'RIN@', 3), into(draft, 'OP', 0));
  expect(show(moved)).toBe('RIN @OP');
  const [joker = -1] = at(moved, '@OP', 0);
  expect(letterOf(moved, joker)).toBeNull();
  expect(show(nameJoker(moved, joker, 'S'))).toBe('RIN @OP=SOP');
});

test('R-07 a joker from the rack has no letter until it is named, and loses it on the rack', () => {
  const draft = given('ZON', '@');
  const laid = placeTiles(draft, own(draft, '@'), into(draft, 'ZON', 0));
  const [joker = -1] = at(laid, '@ZON', 0);
  const named = nameJoker(laid, joker, 'O');
  expect(show(named)).toBe('@ZON=OZON');
  expect(letterOf(takeBack(named, [joker]), joker)).toBeNull();
});

test('a word of the table is restored with its joker, and rack tiles in it go back', () => {
  const draft = given('HUT TA@EL=TAFEL DOOR', 'S');
  const taken = placeTiles(draft, at(draft, 'TA@EL', 2), into(draft, 'DOOR', 4));
  const lengthened = placeTiles(taken, own(taken, 'S'), into(taken, 'EL', 2));
  expect(show(lengthened)).toBe('HUT TA ELS DOOR@');
  const restored = restoreWord(lengthened, 1);
  expect(show(restored)).toBe('HUT TA@EL=TAFEL DOOR');
  expect(restoreWord(restored, 1)).toBe(restored);
});

/** Random changes to a draft. */
const pull = fc.record({
  what: fc.nat(4),
  tiles: fc.array(fc.nat(20), { maxLength: 3 }),
  strip: fc.nat(6),
  place: fc.nat(8),
});

test('R-05 no change loses, duplicates or takes tiles of the table, and no strip is empty', () => {
  fc.assert(
    fc.property(fc.array(pull, { maxLength: 12 }), fc.boolean(), (pulls, opened) => {
      const start = given('HUT RIN@=RING TEKEN', 'SOE@', { opened });
      const isTile = (key: number) => key < start.tiles.length;
      let draft = start;
      for (const { what, tiles, strip: number, place } of pulls) {
        const key = draft.strips[number % draft.strips.length]?.key ?? 0;
        const keys = [...new Set(tiles)].filter(isTile);
        if (what === 0) draft = placeTiles(draft, keys, { strip: key, at: place });
        else if (what === 1) draft = placeTiles(draft, keys, { before: key });
        else if (what === 2) draft = splitStrip(draft, key, place);
        else if (what === 3) draft = takeBack(draft, keys);
        else draft = restoreWord(draft, place % 3);
      }
      const lying = draft.strips.flatMap((other) => other.tiles);
      expect(new Set(lying).size).toBe(lying.length);
      expect(start.tiles.every(({ key, home }) => home === null || lying.includes(key))).toBe(true);
      expect(draft.strips.every((other) => other.tiles.length > 0)).toBe(true);
      expect(new Set(draft.strips.map((other) => other.key)).size).toBe(draft.strips.length);
      expect(ownTiles(draft).every((key) => lying.includes(key) === (stripOf(draft, key) !== null))).toBe(true);
      if (!opened) for (const old of start.strips) expect(draft.strips).toContainEqual(old);
    }),
  );
});
