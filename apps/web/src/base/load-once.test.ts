/** Loading files on demand: once for all callers, again after a failure, and all in advance. */
import { expect, test } from 'vitest';
import { isFileMissing, loadAll, loadOnce } from './load-once.ts';

test('a file is loaded once', async () => {
  let loads = 0;
  const load = loadOnce(async () => ++loads);
  expect(await Promise.all([load(), load()])).toEqual([1, 1]);
  expect(await load()).toBe(1);
});

test('a failure is reported, and the next call tries again', async () => {
  let loads = 0;
  const load = loadOnce(async () => {
    loads += 1;
    if (loads === 1) throw new Error('gone');
    return loads;
  });
  await expect(load()).rejects.toThrow('gone');
  expect(isFileMissing.value).toBe(true);
  expect(await load()).toBe(2);
});

test('loadAll loads everything, including what was added meanwhile, and ignores failures', async () => {
  isFileMissing.value = false;
  const brought: string[] = [];
  loadOnce(async () => {
    loadOnce(async () => brought.push('inner'));
    brought.push('outer');
  });
  loadOnce(async () => {
    throw new Error('gone');
  });
  await loadAll();
  expect(brought).toEqual(['outer', 'inner']);
  expect(isFileMissing.value).toBe(false);
});
