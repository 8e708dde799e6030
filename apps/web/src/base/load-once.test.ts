/** Loading later: once for all who ask, again after a failure, all of it when there is time. */
import { expect, test } from 'vitest';
import { isFileMissing, loadAll, loadOnce } from './load-once.ts';

test('what was loaded is not loaded again', async () => {
  let loads = 0;
  const load = loadOnce(async () => ++loads);
  expect(await Promise.all([load(), load()])).toEqual([1, 1]);
  expect(await load()).toBe(1);
});

test('what could not be loaded is said to be missing, and tried again', async () => {
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

test('all is brought, with what that brings, and nobody hears of what fails', async () => {
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
