import { expect, test } from 'vitest';
import { drive } from './drive.ts';
import { BOT, NOORD, openTestTable, randomBot, START } from './kit.testing.ts';
import type { OpenTable } from './open-table.ts';

/** Timers under the test's control. */
function handTimers(clock: { at: number }) {
  const timers = new Set<{ readonly at: number; readonly act: () => void }>();
  return {
    schedule(at: number, act: () => void) {
      const timer = { at, act };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    /** Fires the next one and waits for its effects; false if there is none. */
    async next(): Promise<boolean> {
      await settle();
      const [timer] = [...timers].sort((one, other) => one.at - other.at);
      if (!timer) return false;
      timers.delete(timer);
      clock.at = Math.max(clock.at, timer.at);
      timer.act();
      await settle();
      return true;
    },
    size: () => timers.size,
  };
}

/** Flushes promises; nothing here waits for real time. */
async function settle(): Promise<void> {
  for (let round = 0; round < 100; round++) await Promise.resolve();
}

function onError(error: unknown): never {
  throw error;
}

test('bots play a whole game, with pauses in between', async () => {
  const holder: { table?: OpenTable } = {};
  const choose = randomBot('rummikub-sabra', () => holder.table as OpenTable);
  const { table, clock } = await openTestTable({ game: 'rummikub-sabra', options: {}, seats: [BOT, BOT] }, { choose });
  holder.table = table;
  const timers = handTimers(clock);
  drive(table, { now: clock.now, schedule: timers.schedule, botDelay: () => 700, onError });
  while (!table.look().state.over && (await timers.next()));
  expect(table.look().state.over).not.toBeNull();
  const times = table.look().log.map(({ at }) => at);
  expect(Math.min(...times.slice(1).map((at, index) => at - (times[index] ?? 0)))).toBeGreaterThanOrEqual(700);
});

test('a timeout passes for the player, and the bot moves', async () => {
  const { table, clock } = await openTestTable(
    { options: { starter: 0, turnSeconds: 60 }, seats: [NOORD, BOT] },
    { choose: async () => ({ by: 1, do: 'pass' }), patience: 2500 },
  );
  const timers = handTimers(clock);
  const stop = drive(table, { now: clock.now, schedule: timers.schedule, onError });
  while (table.look().length < 3) await timers.next();
  expect(table.look().log.map(({ move, at }) => [move.by, move.do, at - START])).toEqual([
    ['house', 'deal', 0],
    ['house', 'timeout', 60_000],
    [1, 'pass', 60_000],
  ]);
  await settle();
  stop();
  expect(timers.size()).toBe(0);
});

test('a bot that throws is asked again a second later', async () => {
  const errors: unknown[] = [];
  const ideas = [new Error('no thread'), { by: 0, do: 'pass' }];
  const { table, clock } = await openTestTable(
    { seats: [BOT, NOORD] },
    {
      async choose() {
        const idea = ideas.shift();
        if (idea instanceof Error) throw idea;
        return idea ?? null;
      },
    },
  );
  const timers = handTimers(clock);
  drive(table, { now: clock.now, schedule: timers.schedule, onError: (error) => void errors.push(error) });
  await timers.next();
  expect(errors).toHaveLength(1);
  await timers.next();
  expect(table.look().log.map(({ move, at }) => [move.do, at - START])).toEqual([
    ['deal', 0],
    ['pass', 1000],
  ]);
  expect(await timers.next()).toBe(false);
});
