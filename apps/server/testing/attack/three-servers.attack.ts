/** Three servers on one PostgreSQL: one is paused, one cut off, one killed; the others go on. */
import { setTimeout as sleep } from 'node:timers/promises';
import { test } from 'vitest';
import { freePort } from '../../../../tools/free-port.testing.ts';
import { startPostgres } from '../../src/store/postgres.testing.ts';
import { openWire } from '../../src/store/wire.testing.ts';
import { startProcess } from '../server-process.ts';
import { endure } from './endurance.ts';

const ROUNDS = 5;
const TABLES = 16;
/** Longer than any of a server's timeouts, in milliseconds. */
const AWAY = 8000;

test(`three servers with pauses, partitions and kills, ${ROUNDS} times`, {
  timeout: 600_000 + ROUNDS * 120_000,
}, async () => {
  const postgres = await startPostgres();
  const url = await postgres.newDatabase();
  const wire = await openWire(url);
  const ports = await Promise.all([freePort(), freePort(), freePort()]);
  const stores = [{ url }, { url: wire.url }, { url }];
  const servers = await Promise.all(ports.map((port, index) => startProcess(stores[index] ?? { url }, port)));
  const [paused] = servers;
  const games = endure(
    servers.map(({ address }) => address),
    TABLES,
  );
  try {
    for (let round = 0; round < ROUNDS; round++) {
      await sleep(1500);
      paused?.pause();
      await sleep(AWAY);
      paused?.resume();
      wire.freeze();
      await sleep(AWAY);
      wire.thaw();
      wire.cut();
      await sleep(500);
      await servers[2]?.kill();
      servers[2] = await startProcess({ url }, ports[2]);
    }
    await games.finish(`${ROUNDS} pauses, partitions and kills`);
  } finally {
    games.stop();
    paused?.resume();
    await Promise.all(servers.map((server) => server.stop()));
    await wire.close();
    await postgres.stop();
  }
});
