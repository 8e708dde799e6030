import { expect, test } from 'vitest';
import { given, show, strip } from './draft.testing.ts';
import { ownTiles } from './draft.ts';
import { type Cursor, eraseLetter, type Typed, typeLetter } from './typing.ts';

function typed(table: string, rack: string, text: string, cursor: Cursor | null = null): Typed | null {
  let now: Typed | null = { draft: given(table, rack), cursor };
  for (const letter of text) {
    now = now && typeLetter(now.draft, letter, { cursor: now.cursor, rack: ownTiles(now.draft) });
  }
  return now;
}

const shown = (now: Typed | null) => now && show(now.draft);

test('a word is typed from the rack as a new strip', () => {
  expect(shown(typed('HUT', 'KETEN', 'KETEN'))).toBe('HUT KETEN');
});

test('letters are typed into a strip at the cursor', () => {
  const now = typed('HUT', 'OEN', 'O', { strip: strip(given('HUT', ''), 'HUT').key, at: 1 });
  expect(shown(now)).toBe('HOUT');
  expect(now?.cursor?.at).toBe(2);
});

test('a letter that the rack lacks is laid with a joker, if there is one', () => {
  expect(shown(typed('', 'KE@R', 'KEER'))).toBe('KE@R=KEER');
  expect(typed('', 'KER', 'KEER')).toBeNull();
});

test('erasing takes back own letters only', () => {
  const now = typed('', 'EN', 'EN');
  const once = now?.cursor ? eraseLetter(now.draft, now.cursor) : null;
  expect(shown(once)).toBe('E');
  const twice = once?.cursor ? eraseLetter(once.draft, once.cursor) : null;
  expect(twice).toMatchObject({ cursor: null, draft: { strips: [] } });
  const table = given('HUT', 'S');
  expect(eraseLetter(table, { strip: strip(table, 'HUT').key, at: 2 })).toBeNull();
});
