import { describe, expect, test } from 'vitest';
import { mergeValues, type Values, valuesToExport, writeValues } from './browser-values.ts';

const json = JSON.stringify;
const HEX = 'ab'.repeat(32);
const sheet = (at: number) =>
  json({ at, sheet: { game: 'scrabble-xl-nl', players: ['Noord', 'Oost'], starter: 0, options: {}, lines: [] } });
const kept = (table: string, length: number) =>
  json({
    version: 1,
    table,
    settings: { game: 'scrabble-xl-nl', players: 2, options: {} },
    commitment: HEX,
    seats: [0],
    share: null,
    hashes: [],
    opened: false,
    present: false,
    seen: { 0: { length, digest: HEX } },
  });
const changesOf = (here: Values, there: Values) => {
  const merge = mergeValues(here, there);
  if ('bad' in merge) throw new Error(merge.bad);
  return merge.changes;
};

describe('what is exported', () => {
  test('is what the app knows and can read, nothing else', () => {
    const known = {
      'lettertafel.language': 'de',
      'lettertafel.theme': '"dark"',
      'lettertafel.level': '"master"',
      'lettertafel.sheet.x1': sheet(5),
      'lettertafel.kept.local~1': kept('local~1', 3),
      'lettertafel.draft.local~1.0': 'anything',
    };
    const more = {
      'lettertafel.sounds': 'loud',
      'lettertafel.local-tables': '1',
      other: 'x',
      'lettertafel.sheet.y': '{',
    };
    expect(valuesToExport({ ...known, ...more })).toEqual(known);
  });
});

describe('merging', () => {
  test('takes everything where there is nothing', () => {
    const there = { 'lettertafel.theme': '"dark"', 'lettertafel.sheet.x1': sheet(5) };
    expect(mergeValues({}, there)).toEqual({ changes: there, sheets: 1, settings: 1 });
  });

  test('keeps settings that were chosen here, and replaces unreadable ones', () => {
    const there = { 'lettertafel.theme': '"dark"', 'lettertafel.language': 'de', 'lettertafel.sounds': 'true' };
    const here = { 'lettertafel.theme': '"light"', 'lettertafel.sounds': 'loud' };
    expect(changesOf(here, there)).toEqual({ 'lettertafel.language': 'de', 'lettertafel.sounds': 'true' });
  });

  test('takes a score sheet only if it is newer', () => {
    const key = 'lettertafel.sheet.x1';
    expect(changesOf({ [key]: sheet(5) }, { [key]: sheet(4) })).toEqual({});
    expect(changesOf({ [key]: sheet(5) }, { [key]: sheet(6) })).toEqual({ [key]: sheet(6) });
  });

  test('joins names, rulings, links and records', () => {
    const here = {
      'lettertafel.sheet-names': json(['Noord', 'Oost']),
      'lettertafel.sheet-rulings': json({ 'nl|noord': ['FOO'] }),
      'lettertafel.seat-links': json({ a: 'here' }),
      'lettertafel.records': json({ 'rummikub-sabra': 'TREIN', 'rummikub-international': 'ZEE' }),
      'lettertafel.bests': json({ 'scrabble-de': { word: 'NASE', turn: 40, score: 200 } }),
    };
    const there = {
      'lettertafel.sheet-names': json(['Zuid', 'Noord']),
      'lettertafel.sheet-rulings': json({ 'nl|noord': ['BAR', 'FOO'], 'nl|zuid': ['BAZ'] }),
      'lettertafel.seat-links': json({ a: 'there', b: 'there' }),
      'lettertafel.records': json({ 'rummikub-sabra': 'ZEE', 'rummikub-international': 'TREIN' }),
      'lettertafel.bests': json({ 'scrabble-de': { word: 'HEXEN', turn: 30, score: 210 } }),
    };
    const merged = Object.entries(changesOf(here, there)).map(([key, text]) => [key, JSON.parse(text)]);
    expect(Object.fromEntries(merged)).toEqual({
      'lettertafel.sheet-names': ['Noord', 'Oost', 'Zuid'],
      'lettertafel.sheet-rulings': { 'nl|noord': ['FOO', 'BAR'], 'nl|zuid': ['BAZ'] },
      'lettertafel.seat-links': { a: 'here', b: 'there' },
      'lettertafel.records': { 'rummikub-sabra': 'TREIN', 'rummikub-international': 'TREIN' },
      'lettertafel.bests': { 'scrabble-de': { word: 'HEXEN', turn: 40, score: 210 } },
    });
  });

  test('takes kept values that cover more entries, and lists them as older than those here', () => {
    const here = { 'lettertafel.kept': json(['b']), 'lettertafel.kept.b': kept('b', 5) };
    const there = { 'lettertafel.kept.a': kept('a', 1), 'lettertafel.kept.b': kept('b', 4) };
    expect(changesOf(here, there)).toEqual({
      'lettertafel.kept': json(['a', 'b']),
      'lettertafel.kept.a': kept('a', 1),
    });
    expect(changesOf(here, { 'lettertafel.kept.b': kept('b', 6) })).toHaveProperty(
      ['lettertafel.kept.b'],
      kept('b', 6),
    );
  });

  test('keeps at most a hundred tables, those here first', () => {
    const tables = Array.from({ length: 100 }, (_, number) => `t${number}`);
    const here = { 'lettertafel.kept': json(tables.slice(1)) };
    const there = Object.fromEntries(['x', 'y'].map((table) => [`lettertafel.kept.${table}`, kept(table, 1)]));
    const changes = changesOf(here, there);
    expect(JSON.parse(changes['lettertafel.kept'] ?? '')).toEqual(['y', ...tables.slice(1)]);
    expect(changes).not.toHaveProperty(['lettertafel.kept.x']);
  });

  test.each([
    ['lettertafel.theme', '"pink"'],
    ['lettertafel.sheet.x1', json({ at: 1, sheet: { lines: 'none' } })],
    ['lettertafel.kept.a', json({ version: 2 })],
    ['lettertafel.kept', json(['a'])],
    ['lettertafel.local-tables', '1'],
    ['someone.else', 'x'],
    ['lettertafel.draft.a.0', 'x'.repeat(5000)],
  ])('refuses all if a value is not one of ours: %s', (key, text) => {
    expect(mergeValues({}, { 'lettertafel.language': 'nl', [key]: text })).toEqual({ bad: key });
  });
});

test('all values are written, or none if the browser refuses one', () => {
  const stored = new Map([['a', '1']]);
  let room = 2;
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem(key: string, text: string) {
      if (!stored.has(key) && stored.size >= room) throw new DOMException('full', 'QuotaExceededError');
      stored.set(key, text);
    },
    removeItem: (key: string) => void stored.delete(key),
  };
  expect(() => writeValues(storage, { a: '2', b: '3', c: '4' })).toThrow('full');
  expect([...stored]).toEqual([['a', '1']]);
  room = 3;
  const undo = writeValues(storage, { a: '2', b: '3', c: '4' });
  expect([...stored]).toEqual([
    ['a', '2'],
    ['b', '3'],
    ['c', '4'],
  ]);
  undo();
  expect([...stored]).toEqual([['a', '1']]);
});
