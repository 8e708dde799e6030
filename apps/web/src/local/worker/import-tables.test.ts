import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { StoredTable } from './export-file.ts';
import { importTables } from './import-tables.ts';
import { memoryStorage } from './memory-storage.ts';
import { storedGame } from './stored-games.testing.ts';

const PASS = { do: 'pass' };
const NONE = { added: 0, updated: 0, same: 0, differing: 0 };

async function storageWith(...tables: readonly StoredTable[]) {
  const storage = memoryStorage();
  await storage.putAll(tables);
  return storage;
}

describe('importing games', () => {
  // A browser without locks, as on plain http.
  beforeEach(() => void vi.stubGlobal('navigator', {}));

  test('adds what is not here', async () => {
    const storage = await storageWith(await storedGame());
    const other = await storedGame({ number: 2 });
    expect(await importTables(storage, [other])).toEqual({ ...NONE, added: 1 });
    expect(await storage.get(other.table.id)).toEqual(other.table);
    expect(await storage.entries(other.table.id)).toEqual(other.entries);
  });

  test('replaces a game by the same one played further, and never by one played less far', async () => {
    const [short, long] = [await storedGame({ moves: [PASS] }), await storedGame({ moves: [PASS, PASS, PASS] })];
    const storage = await storageWith(short);
    expect(await importTables(storage, [long])).toEqual({ ...NONE, updated: 1 });
    expect((await storage.entries(short.table.id)).length).toBe(long.entries.length);
    expect(await importTables(storage, [short])).toEqual({ ...NONE, same: 1 });
    expect(await importTables(storage, [long])).toEqual({ ...NONE, same: 1 });
    expect((await storage.entries(short.table.id)).length).toBe(long.entries.length);
  });

  test('leaves a game alone that went on differently here', async () => {
    const [here, there] = [await storedGame({ moves: [PASS] }), await storedGame({ moves: [{ do: 'resign' }] })];
    const storage = await storageWith(here);
    expect(await importTables(storage, [there])).toEqual({ ...NONE, differing: 1 });
    expect(await storage.entries(here.table.id)).toEqual(here.entries);
  });

  test('leaves a game alone whose player has gone back here', async () => {
    const [here, there] = [await storedGame({ moves: [PASS] }), await storedGame({ moves: [PASS, PASS] })];
    const storage = await storageWith({ ...here, table: { ...here.table, goneBack: 1 } });
    expect(await importTables(storage, [there])).toEqual({ ...NONE, differing: 1 });
  });

  test('does not restore a game that has moved to a server', async () => {
    const game = await storedGame();
    const storage = await storageWith({ table: { ...game.table, length: 0, movedTo: 'abc' }, entries: [] });
    expect(await importTables(storage, [game])).toEqual({ ...NONE, same: 1 });
    expect(await storage.get(game.table.id)).toHaveProperty('movedTo', 'abc');
  });

  test('changes nothing while another page has one of the games open', async () => {
    const [short, long] = [await storedGame({ moves: [PASS] }), await storedGame({ moves: [PASS, PASS] })];
    const other = await storedGame({ number: 2 });
    const storage = await storageWith(short);
    const request = () => Promise.reject(new DOMException('held', 'TimeoutError'));
    vi.stubGlobal('navigator', { locks: { request } });
    const channel = new BroadcastChannel('lettertafel tables');
    channel.onmessage = () => channel.postMessage({ says: 'i-play', table: short.table.id });
    await expect(importTables(storage, [other, long])).rejects.toMatchObject({ problem: { code: 'open-elsewhere' } });
    channel.close();
    expect(await storage.get(other.table.id)).toBeNull();
    expect((await storage.entries(short.table.id)).length).toBe(short.entries.length);
  });
});

test('nothing is added to a game that is on its way to a server, or there', async () => {
  const game = await storedGame();
  const { id, length } = game.table;
  for (const gone of [{ moving: { key: 'ab'.repeat(16) } }, { movedTo: 'abc' }]) {
    const storage = await storageWith({ ...game, table: { ...game.table, ...gone } });
    const appending = storage.append(id, { length, goneBack: 0 }, []);
    await expect(appending).rejects.toMatchObject({ problem: { code: 'moved-away' } });
    await storage.cut(id, 1);
    expect(await storage.entries(id)).toEqual(game.entries);
  }
});
