/** PostgreSQL keeps terminating all connections during games: the server survives and nothing is lost. */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { freePort } from '../../../../tools/free-port.testing.ts';
import { startPostgres } from '../../src/store/postgres.testing.ts';
import { startProcess } from '../server-process.ts';
import { endure, IS_ATTACK } from './endurance.ts';

const CUTS = IS_ATTACK ? 20 : 3;

test(`PostgreSQL cut ${CUTS} times under load`, { timeout: 600_000 + CUTS * 20_000 }, async () => {
  const postgres = await startPostgres();
  const url = await postgres.newDatabase();
  const server = await startProcess({ url }, await freePort());
  const games = endure([server.address], IS_ATTACK ? 16 : 5);
  try {
    for (let cut = 0; cut < CUTS; cut++) {
      await sleep(1000);
      // The pool may not have reconnected yet.
      await expect.poll(() => postgres.cut(url)).toBeGreaterThan(0);
    }
    await games.finish(`${CUTS} cuts`);
    expect(server.isAlive()).toBe(true);
  } finally {
    games.stop();
    await server.stop();
    await postgres.stop();
  }
});
