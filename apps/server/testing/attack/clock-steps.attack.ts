/** Wall-clock steps in both directions during games: nothing stops and nothing expires. */
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { STANDARD } from '../../src/config.ts';
import { openTestServer } from '../../src/kit.testing.ts';
import { openTestStore, STORES } from '../../src/store/stores.testing.ts';
import { endure } from './endurance.ts';

const HOUR = 3_600_000;
const STEPS = [HOUR, -HOUR, -HOUR, 24 * HOUR, -48 * HOUR, HOUR];

describe.each(STORES)('%s', (kind) => {
  test(`the wall clock is set ${STEPS.length} times`, { timeout: 900_000 }, async () => {
    const store = await openTestStore(kind);
    let set = 0;
    // With the default limits: each player has its own address.
    const server = await openTestServer({
      store: store.address,
      now: () => Date.now() + set,
      limits: STANDARD.limits,
      trustProxy: 1,
    });
    const games = endure([server.address], 16);
    try {
      for (const step of STEPS) {
        await sleep(2000);
        set += step;
      }
      await games.finish(`${STEPS.length} steps of the clock`);
      expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
    } finally {
      games.stop();
      await server.close();
      await store.remove();
    }
  });
});
