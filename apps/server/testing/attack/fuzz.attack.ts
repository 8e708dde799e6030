/** Many guests send malformed messages up to their limits while others play undisturbed. */
import { expect, test } from 'vitest';
import { freePort } from '../../../../tools/free-port.testing.ts';
import { openTestStore } from '../../src/store/stores.testing.ts';
import { attackAll } from '../attackers.ts';
import { startProcess } from '../server-process.ts';
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
    const { sent, refused, lost } = await attackAll(address, {
      attackers: ATTACKERS,
      isEnough: (count) => count >= MESSAGES,
    });
    const figures = await (await fetch(`${address}/metrics`)).text();
    const milliseconds = (name: string) =>
      Math.round(Number(new RegExp(`^nodejs_eventloop_lag_${name}_seconds (\\S+)`, 'm').exec(figures)?.[1]) * 1000);
    await games.finish(
      `${sent} hostile messages, ${refused} sockets refused, ${lost} connections lost; event loop lag p99 ${milliseconds('p99')} ms, at most ${milliseconds('max')} ms; bystanders`,
    );
    expect(lost).toBe(0);
    expect(server.isAlive()).toBe(true);
    expect(server.said()).not.toContain('"level":50');
  } finally {
    games.stop();
    await server.stop();
    await store.remove();
  }
});
