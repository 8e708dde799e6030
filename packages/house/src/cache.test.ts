import { expect, test } from 'vitest';
import { makeCache } from './cache.ts';

const kept = (cache: ReturnType<typeof makeCache<string>>) =>
  ['a', 'b', 'c'].filter((id) => cache.get(id) !== undefined);

test('the table that was not used for the longest time is evicted, not the one that came first', () => {
  const cache = makeCache<string>(2, () => 0);
  cache.set('a', 'first');
  cache.set('b', 'second');
  cache.set('a', 'first again');
  cache.set('c', 'third');
  expect(kept(cache)).toEqual(['a', 'c']);
  expect(cache.get('a')).toBe('first again');
  expect(cache.size).toBe(2);
});

test('tables unused since a moment are forgotten, unless they are needed', () => {
  let now = 0;
  const cache = makeCache<string>(3, () => now);
  for (const id of ['a', 'b', 'c']) {
    cache.set(id, id);
    now += 10;
  }
  cache.forget(20, (id) => id === 'a');
  expect(kept(cache)).toEqual(['a', 'c']);
});

test('a deleted table is gone', () => {
  const cache = makeCache<string>(3, () => 0);
  cache.set('a', 'a');
  cache.delete('a');
  expect(kept(cache)).toEqual([]);
  expect(cache.size).toBe(0);
});
