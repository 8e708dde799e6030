import { expect, test } from 'vitest';
import { isSameKey, keyOf } from './key.ts';
import { recorded } from './kit.testing.ts';

const record = recorded('scrabble-xl-nl/all-passed');
const key = keyOf(record, 'list');

test('an edited record, another list or other options give another key', () => {
  const edited = {
    ...record,
    log: record.log.with(1, { ...record.log[1]!, move: { by: 0, do: 'pass', edited: true } }),
  };
  const shorter = { ...record, log: record.log.slice(0, -1) };
  const otherwise = { ...record, options: { ...record.options, lengthening: 'whole-word' } };
  for (const other of [edited, shorter, otherwise]) expect(isSameKey(keyOf(other, 'list'), key)).toBe(false);
  expect(isSameKey(keyOf(record, 'another list'), key)).toBe(false);
});

test('neither the time of day nor the order of options changes it', () => {
  const later = { ...record, log: record.log.map((entry) => ({ ...entry, at: entry.at + 1 })) };
  const options = { one: 1, two: 2 };
  expect(keyOf(later, 'list')).toEqual(key);
  expect(keyOf({ ...record, options }, 'list')).toEqual(keyOf({ ...record, options: { two: 2, one: 1 } }, 'list'));
});
