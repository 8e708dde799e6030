/** Loading later: once for all who ask, again after a failure, all of it when there is time. */
import { expect, test } from 'vitest';
import { bringAll, isMissing, later } from './later.ts';

test('what was loaded is not loaded again', async () => {
  let loads = 0;
  const load = later(async () => ++loads);
  expect(await Promise.all([load(), load()])).toEqual([1, 1]);
  expect(await load()).toBe(1);
});

test('what could not be loaded is said to be missing, and tried again', async () => {
  let loads = 0;
  const load = later(async () => {
    loads += 1;
    if (loads === 1) throw new Error('gone');
    return loads;
  });
  await expect(load()).rejects.toThrow('gone');
  expect(isMissing.value).toBe(true);
  expect(await load()).toBe(2);
});

test('all is brought, with what that brings, and nobody hears of what fails', async () => {
  isMissing.value = false;
  const brought: string[] = [];
  later(async () => {
    later(async () => brought.push('inner'));
    brought.push('outer');
  });
  later(async () => {
    throw new Error('gone');
  });
  await bringAll();
  expect(brought).toEqual(['outer', 'inner']);
  expect(isMissing.value).toBe(false);
});
