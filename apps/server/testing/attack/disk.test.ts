/**
 * A full or read-only disk on both stores: the server says that it is not ready, keeps what it has acknowledged, and goes
 * on when there is room again. A limit on the size of files stands for a full disk (`prlimit`, Linux; no root needed);
 * a PostgreSQL whose transactions are read-only stands for one on a read-only disk.
 */
import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect, test } from 'vitest';
import { startPostgres } from '../../src/store/postgres.testing.ts';
import { openTestStore } from '../../src/store/stores.testing.ts';
import { makeClient, newGuest, newRequest, tableOfTwo } from '../../src/testing-kit.ts';
import { freePort, type ServerProcess, startProcess } from '../server-process.ts';

/** Largest size of a file that a process may write. */
function limitFiles(pid: number, bytes: number | 'unlimited'): void {
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`]);
}

const isReady = async (address: string) => (await makeClient(address).get('/readyz')).status === 200;

/** Chats until the disk says no; gives what was acknowledged. */
async function fillUp(server: ServerProcess, until: () => Promise<void>) {
  const noord = await newGuest(server.address);
  const oost = await newGuest(server.address);
  const { id } = await tableOfTwo(noord, oost, { chat: true });
  const said: string[] = [];
  const say = async (text: string) => {
    const { status } = await noord.post(`/api/tables/${id}/chat`, { id: newRequest(), text });
    if (status === 200) said.push(text);
    return status;
  };
  expect(await say('before')).toBe(200);
  await until();
  let refused = 0;
  for (let number = 0; refused === 0; number++) {
    if ((await say(`number ${number} ${'x'.repeat(300)}`)) !== 200) refused += 1;
    await sleep(210);
  }
  return { said, say, read: async () => JSON.stringify((await noord.get(`/api/tables/${id}/chat`)).body) };
}

async function expectSurvival(
  server: ServerProcess,
  full: Awaited<ReturnType<typeof fillUp>>,
  free: () => Promise<void>,
) {
  await expect.poll(() => isReady(server.address), { timeout: 60_000 }).toBe(false);
  await free();
  await expect.poll(() => isReady(server.address), { timeout: 60_000 }).toBe(true);
  expect(await full.say('after')).toBe(200);
  const kept = await full.read();
  for (const text of full.said.slice(-100)) expect(kept).toContain(text);
  expect(server.isAlive()).toBe(true);
}

if (process.platform === 'linux')
  test('SQLite: a full disk', async () => {
    const store = await openTestStore('SQLite');
    const server = await startProcess(store.address, await freePort());
    const full = await fillUp(server, async () => limitFiles(server.pid, 64 * 1024));
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
  await expectSurvival(server, full, () => readOnly('off'));
  await server.stop();
  await postgres.stop();
});
