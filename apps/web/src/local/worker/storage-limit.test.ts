/** A database that hangs ends in a message, never in silence. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from './memory-storage.ts';
import { problemOf } from './problems.ts';
import { inTime, limited } from './storage-limit.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = () => new Promise<never>(() => undefined);

test('an operation that never ends fails with a problem of its own', async () => {
  const stuck = limited({ ...memoryStorage(), all: never, append: never });
  const problems = Promise.all([
    stuck.all().catch(problemOf),
    stuck.append('a', { length: 0, goneBack: 0 }, []).catch(problemOf),
  ]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await problems).toEqual([{ code: 'storage-stuck' }, { code: 'storage-stuck' }]);
});

test('what is answered in time is passed on, and leaves no timer behind', async () => {
  expect(await limited(memoryStorage()).all()).toEqual([]);
  await expect(inTime(Promise.reject(new Error('full')))).rejects.toThrow('full');
  expect(vi.getTimerCount()).toBe(0);
});
