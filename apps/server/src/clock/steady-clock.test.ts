import { expect, test } from 'vitest';
import { makeLimiter } from '../people/limits.ts';
import { makeSteadyClock } from './steady-clock.ts';

const HOUR = 3_600_000;

/** A wall clock and a monotonic clock under the test's control. */
function machine(notBefore = 0) {
  let [wall, ticks] = [1_000_000_000_000, 5000];
  const steps: number[] = [];
  const clock = makeSteadyClock({ wall: () => wall, ticks: () => ticks, onStep: (by) => steps.push(by) });
  clock.notBefore(notBefore);
  const { now } = clock;
  return {
    now,
    steps,
    pass: (milliseconds: number) => {
      wall += milliseconds;
      ticks += milliseconds;
      return now();
    },
    set: (by: number) => {
      wall += by;
    },
  };
}

test.each([HOUR, -HOUR])('a wall-clock step of %d ms changes nothing and is reported once', (by) => {
  const { now, steps, pass, set } = machine();
  const start = now();
  pass(1000);
  set(by);
  expect(now() - start).toBe(1000);
  const later = pass(1000) - start;
  expect(Math.abs(later - 2000)).toBeLessThanOrEqual(10);
  expect(steps).toEqual([by]);
});

test.each([HOUR, -HOUR])('drift of %d ms is corrected without running backwards', (by) => {
  const { now, pass, set } = machine();
  set(by);
  let last = now();
  for (let minute = 0; minute < 7000; minute++) {
    const at = pass(60_000);
    expect(at).toBeGreaterThan(last);
    last = at;
  }
  expect(last).toBe(1_000_000_000_000 + by + 7000 * 60_000);
});

test('time does not run backwards across a restart', () => {
  const { now, pass } = machine(1_000_000_000_000 + HOUR);
  expect(now()).toBe(1_000_000_000_000 + HOUR);
  expect(pass(1000)).toBeGreaterThan(1_000_000_000_000 + HOUR);
});

test.each([HOUR, -HOUR])('rate limits keep working after a wall-clock step of %d ms', (by) => {
  const { now, pass, set } = machine();
  const limiter = makeLimiter({ perSecond: 1, burst: 1 }, now);
  expect(limiter.allows('noord')).toBe(true);
  set(by);
  expect(limiter.allows('noord')).toBe(false);
  expect(limiter.waitOf('noord')).toBe(1);
  pass(1100);
  expect(limiter.allows('noord')).toBe(true);
});
