/** Like `disk.test.ts`, with immutable files and a small disk, for which Linux needs root. */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'vitest';
import { freePort } from '../../../../tools/free-port.testing.ts';
import { startPostgres } from '../../src/store/postgres.testing.ts';
import { openTestStore } from '../../src/store/stores.testing.ts';
import { startProcess } from '../server-process.ts';
import { expectNotReady, expectSurvival, fillUp } from './full-disk.ts';

test('SQLite: a read-only disk', async () => {
  const store = await openTestStore('SQLite');
  const { folder } = store.address as { folder: string };
  const server = await startProcess(store.address, await freePort());
  const changeable = async (flag: '+i' | '-i') => {
    // Except the shared-memory file, which is not written to disk.
    const files = readdirSync(folder).filter((name) => !name.endsWith('-shm'));
    execFileSync('chattr', [flag, ...files.map((name) => join(folder, name))]);
  };
  try {
    const full = await fillUp(server, () => changeable('+i'));
    await expectNotReady(server);
    await expectSurvival(server, full, () => changeable('-i'));
  } finally {
    await changeable('-i');
  }
  await server.stop();
  await store.remove();
});

test('PostgreSQL: a full disk', async () => {
  const disk = mkdtempSync(join(tmpdir(), 'lettertafel-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=100m', 'none', disk]);
  try {
    chmodSync(disk, 0o777);
    const postgres = await startPostgres(disk);
    const url = await postgres.newDatabase();
    const server = await startProcess({ url }, await freePort());
    const filler = join(disk, 'filler');
    const full = await fillUp(server, async () => {
      const { bavail, bsize } = statfsSync(disk);
      writeFileSync(filler, Buffer.alloc(bavail * bsize));
    });
    await expectSurvival(server, full, async () => {
      rmSync(filler);
      // PostgreSQL exits when it cannot write its log; a supervisor would restart it.
      await postgres.resume().catch(() => {});
    });
    await server.stop();
    await postgres.stop();
  } finally {
    execFileSync('umount', ['-l', disk]);
    rmSync(disk, { recursive: true });
  }
});
