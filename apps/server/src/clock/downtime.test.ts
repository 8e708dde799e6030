import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openHouse } from '../kit.testing.ts';
import { stayAwake } from '../store/installation.ts';
import { openTestStore, STORES, type TestStore } from '../store/stores.testing.ts';
import { createTable } from '../tables/create.ts';
import { makeDowntime, watchDowntime } from './downtime.ts';
import { startScheduler } from './scheduler.ts';

describe('downtime', () => {
  test('is time suspended, and idle time while the store does not answer', () => {
    let [suspended, idle] = [0, 0];
    const downtime = makeDowntime({ suspended: () => suspended, idle: () => idle });
    idle += 5000;
    expect(downtime.total()).toBe(0);
    downtime.ask();
    idle += 300;
    expect(downtime.total()).toBe(300);
    // Asked again, because the first question failed.
    downtime.ask();
    idle += 200;
    downtime.answered();
    idle += 7000;
    suspended += 40_000;
    expect(downtime.total()).toBe(40_500);
  });

  test('is not measured by a busy event loop', async () => {
    const downtime = watchDowntime();
    downtime.ask();
    const until = performance.now() + 1000;
    while (performance.now() < until);
    // Even on a machine that is very busy itself.
    expect(downtime.total()).toBeLessThan(500);
    await downtime.close();
  });
});

describe.each(STORES)('a heartbeat in %s', (kind) => {
  let store: TestStore;
  let house: Awaited<ReturnType<typeof openHouse>>;
  beforeAll(async () => {
    store = await openTestStore(kind);
    house = await openHouse(store.address);
  });
  afterAll(async () => {
    await house.close();
    await store.remove();
  });

  test('that is late gives time back only if the process could not work', async () => {
    let now = 1_000_000;
    let missed = 0;
    let owed = 0;
    const scheduler = await startScheduler({
      store: house.services.store,
      now: () => now,
      downtime: { total: () => missed, ask: () => {}, answered: () => {} },
      meet: async () => {},
      patience: () => null,
      onOwed: () => {
        owed += 1;
      },
      onError: (error) => {
        throw error;
      },
    });
    const beat = async () => {
      const before = await awake();
      scheduler.wake(now);
      await expect.poll(awake).not.toBe(before);
    };
    const awake = async () =>
      (await house.services.store.db.selectFrom('house').select('value').where('name', '=', 'awake').execute())[0]
        ?.value;
    // The event loop was busy for ten seconds.
    now += 10_000;
    await beat();
    expect(owed).toBe(0);
    // The process was suspended for ten seconds.
    now += 10_000;
    missed += 10_000;
    await beat();
    expect(owed).toBe(1);
    await scheduler.close();
  });

  test('never gives back more time than has passed since a table changed', async () => {
    const { services } = house;
    const { db } = services.store;
    const person = { id: 'noord-noord-noord', device: 'noord-noord-noord', name: null, isBanned: false };
    const seats = [{ kind: 'me' as const }, { kind: 'me' as const }];
    const asked = { game: 'scrabble-xl-nl' as const, options: {}, seats, listed: false, chat: false };
    const created = await createTable(services, person, asked);
    if ('problem' in created) throw new Error(created.problem.code);
    const { id } = created;
    const step = fc.record({
      passed: fc.integer({ min: 0, max: 20_000 }),
      missed: fc.integer({ min: 0, max: 30_000 }),
      changesAfter: fc.option(fc.nat(20_000), { nil: null }),
    });
    await db.updateTable('tables').set({ phase: 'playing' }).where('id', '=', id).execute();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
        let now = 5_000_000;
        let changedAt = now;
        let deadline = now + 60_000;
        await db
          .updateTable('house')
          .set({ value: String(now) })
          .where('name', '=', 'awake')
          .execute();
        const change = async () => {
          await db.deleteFrom('deadlines').execute();
          await db
            .insertInto('deadlines')
            .values({ table_id: id, kind: 'clock', at: deadline, leased_until: 0 })
            .execute();
          await db.updateTable('tables').set({ changed_at: changedAt, owed: 0 }).where('id', '=', id).execute();
        };
        await change();
        for (const { passed, missed, changesAfter } of steps) {
          if (changesAfter !== null && changesAfter <= passed) {
            changedAt = now + changesAfter;
            deadline = changedAt + 60_000;
            await change();
          }
          now += passed;
          await stayAwake(services.store, now, { patience: 2500, missed });
          const { owed } = await db.selectFrom('tables').select('owed').where('id', '=', id).executeTakeFirstOrThrow();
          const due = await db
            .selectFrom('deadlines')
            .select('at')
            .where('table_id', '=', id)
            .executeTakeFirstOrThrow();
          expect(owed).toBeGreaterThanOrEqual(0);
          expect(owed).toBeLessThanOrEqual(now - changedAt);
          expect(due.at - deadline).toBe(owed);
        }
      }),
      { numRuns: 30 },
    );
  });
});
