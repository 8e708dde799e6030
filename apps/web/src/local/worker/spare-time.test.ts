import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inSlices, noteCarrying } from './spare-time.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  noteCarrying(false);
  vi.useRealTimers();
});

/** Steps of 40 milliseconds. */
function* longWork(count: number): Generator<number, string> {
  for (let step = 1; step <= count; step++) {
    vi.advanceTimersByTime(40);
    yield step;
  }
  return 'done';
}

/** Starts the work, and reports its progress. */
function start(count = 10) {
  const work = { steps: 0, value: '' };
  void inSlices(longWork(count), (step) => {
    work.steps = step;
  }).then((value) => {
    work.value = value;
  });
  return work;
}

test('work is done in slices, between which messages are handled', async () => {
  const work = start();
  expect(work.steps).toBe(2);
  let whenHandled = 0;
  setTimeout(() => {
    whenHandled = work.steps;
  });
  await vi.advanceTimersByTimeAsync(10);
  expect(whenHandled).toBeLessThan(10);
  expect(work).toEqual({ steps: 10, value: 'done' });
});

test('work waits while a tile is carried, and goes on when it is released', async () => {
  const work = start();
  noteCarrying(true);
  await vi.advanceTimersByTimeAsync(3000);
  expect(work.steps).toBe(2);
  noteCarrying(false);
  await vi.advanceTimersByTimeAsync(10);
  expect(work.value).toBe('done');
});

test('work does not wait forever, not even for one drag after another', async () => {
  const work = start(100);
  for (let tile = 0; tile < 7; tile++) {
    noteCarrying(true);
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(work.steps).toBeLessThan(20);
  noteCarrying(true);
  await vi.advanceTimersByTimeAsync(2000);
  expect(work.value).toBe('done');
});
