/** Both kinds of store for tests, empty and temporary. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StoreAddress } from './database.ts';
import { startPostgres } from './postgres.testing.ts';

export const STORES = ['SQLite', 'PostgreSQL'] as const;

export interface TestStore {
  readonly address: StoreAddress;
  remove(): Promise<void>;
}

export async function openTestStore(kind: (typeof STORES)[number]): Promise<TestStore> {
  if (kind === 'SQLite') {
    const folder = mkdtempSync(join(tmpdir(), 'lettertafel-'));
    return { address: { folder }, remove: async () => rmSync(folder, { recursive: true, force: true }) };
  }
  const postgres = await startPostgres();
  return { address: { url: await postgres.newDatabase() }, remove: postgres.stop };
}
