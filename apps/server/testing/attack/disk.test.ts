/**
 * A full disk: the server becomes unready, keeps what it has acknowledged, and continues when there is room again. A file
 * size limit simulates a full disk (`prlimit`, Linux, no root needed); read-only transactions simulate a PostgreSQL on a
 * read-only disk.
 */
import { execFileSync } from 'node:child_process';
import pg from 'pg';
import { test } from 'vitest';
import { freePort } from '../../../../tools/free-port.testing.ts';
import { startPostgres } from '../../src/store/postgres.testing.ts';
import { openTestStore } from '../../src/store/stores.testing.ts';
import { startProcess } from '../server-process.ts';
import { expectNotReady, expectSurvival, fillUp } from './full-disk.ts';

/** The file size limit, in bytes. */
function limitFiles(pid: number, bytes: number | 'unlimited'): void {
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`]);
}

if (process.platform === 'linux')
  test('SQLite: a full disk', async () => {
    const store = await openTestStore('SQLite');
    const server = await startProcess(store.address, await freePort());
    const full = await fillUp(server, async () => limitFiles(server.pid, 64 * 1024));
    await expectNotReady(server);
    await expectSurvival(server, full, async () => limitFiles(server.pid, 'unlimited'));
    await server.stop();
    await store.remove();
  });

test('PostgreSQL: a read-only database', async () => {
  const postgres = await startPostgres();
  const url = await postgres.newDatabase();
  const server = await startProcess({ url }, await freePort());
  const readOnly = async (value: 'on' | 'off') => {
    const client = new pg.Client({ connectionString: url, options: '-c default_transaction_read_only=off' });
    await client.connect();
    const name = new URL(url).pathname.slice(1);
    await client.query(`alter database ${name} set default_transaction_read_only = ${value}`);
    await client.end();
    await postgres.cut(url);
  };
  const full = await fillUp(server, () => readOnly('on'));
  await expectNotReady(server);
  await expectSurvival(server, full, () => readOnly('off'));
  await server.stop();
  await postgres.stop();
});
