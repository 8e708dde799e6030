/** Many guests send malformed messages up to their limits while others play undisturbed. */
import { expect, test } from 'vitest';
import { openTestStore } from '../../src/store/stores.testing.ts';
import { attackAll } from '../attackers.ts';
import { freePort, startProcess } from '../server-process.ts';
import { endure } from './endurance.ts';

const MESSAGES = Number(process.env.FUZZ_MESSAGES ?? 300_000);
const BYSTANDERS = 10;
const ATTACKERS = 8;

test(`${MESSAGES} messages of hostile guests`, { timeout: 4 * 3_600_000 }, async () => {
  const store = await openTestStore('SQLite');
  const server = await startProcess(store.address, await freePort(), ['--metrics']);
  const { address } = server;
  const games = endure([address], BYSTANDERS);
  try {
    const { sent, closed } = await attackAll(address, { attackers: ATTACKERS, isEnough: (count) => count >= MESSAGES });
    const figures = await (await fetch(`${address}/metrics`)).text();
    const lag = Number(/^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(figures)?.[1]);
    await games.finish(
      `${sent} hostile messages, ${closed} connections closed; event loop lag p99 ${Math.round(lag * 1000)} ms; bystanders`,
    );
    expect(server.isAlive()).toBe(true);
    expect(server.said()).not.toContain('"level":50');
  } finally {
    games.stop();
    await server.stop();
    await store.remove();
  }
});
