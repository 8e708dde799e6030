import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lockTable } from './table-lock.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Locks of which one is held by a page that gives it back to nobody. */
function heldLocks() {
  const taken: string[] = [];
  const request = (name: string, options: LockOptions, held: () => Promise<void>) => {
    if (!options.steal) return Promise.reject(new DOMException('held', 'TimeoutError'));
    taken.push(name);
    return held();
  };
  vi.stubGlobal('navigator', { locks: { request } });
  return taken;
}

/** Nobody answers in time. */
async function lockUnanswered(id: string): Promise<(() => void) | null> {
  const locked = lockTable(id);
  await vi.advanceTimersByTimeAsync(1000);
  return locked;
}

test('a lock whose page does not answer is taken over', async () => {
  const taken = heldLocks();
  const giveBack = await lockUnanswered('local~a');
  expect(taken).toEqual(['lettertafel local~a']);
  giveBack?.();
});

test('a page that plays the table answers, and keeps it', async () => {
  const taken = heldLocks();
  const giveBack = await lockUnanswered('local~a');
  expect(await lockTable('local~a')).toBeNull();
  // Not for other tables, nor after it has given it back.
  (await lockUnanswered('local~b'))?.();
  giveBack?.();
  (await lockUnanswered('local~a'))?.();
  expect(taken).toEqual(['lettertafel local~a', 'lettertafel local~b', 'lettertafel local~a']);
});
