import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeClient, newGuest, newRequest, openTestServer, tableOfTwo } from '../testing-kit.ts';
import { openTestStore, type TestStore } from './stores.testing.ts';
import { exportData, importData } from './transfer.ts';

const folder = mkdtempSync(join(tmpdir(), 'lettertafel-export-'));
const file = join(folder, 'all.jsonl');
let sqlite: TestStore;
let postgres: TestStore;

beforeAll(async () => {
  sqlite = await openTestStore('SQLite');
  postgres = await openTestStore('PostgreSQL');
});
afterAll(async () => {
  await sqlite.remove();
  await postgres.remove();
  rmSync(folder, { recursive: true });
});

describe('moving house', () => {
  test('from a file to PostgreSQL and back nothing is lost, and the games go on with the same cookies', async () => {
    const before = await openTestServer({ store: sqlite.address });
    const noord = await newGuest(before.address);
    const oost = await newGuest(before.address);
    const { body: list } = await noord.ask('POST', '/api/words?language=nl&name=club', 'trein\nhut\n');
    const { id } = await tableOfTwo(noord, oost, { words: list.id });
    await noord.post(`/api/tables/${id}/moves`, { id: newRequest(), move: { by: 0, do: 'pass' } });
    await oost.post(`/api/tables/${id}/chat`, { id: newRequest(), text: 'hi' });
    await before.close();

    const counts = await exportData(sqlite.address, file);
    expect(counts).toMatchObject({ guests: 2, tables: 1, seats: 2, entries: 2, sayings: 1, word_lists: 1 });
    expect(await importData(postgres.address, file)).toEqual(expect.objectContaining({ tables: 1, entries: 2 }));
    expect(await importData(postgres.address, file)).toEqual({ fault: 'not-empty' });
    const back = join(folder, 'back.jsonl');
    await exportData(postgres.address, back);
    expect(readFileSync(back, 'utf8')).toBe(readFileSync(file, 'utf8'));

    const after = await openTestServer({ store: postgres.address });
    const moved = makeClient(after.address, oost.cookie());
    const pass = { id: newRequest(), move: { by: 1, do: 'pass' } };
    expect((await moved.post(`/api/tables/${id}/moves`, pass)).body).toEqual({ number: 2 });
    await after.close();
  });

  test('what is no export is refused and nothing is kept', async () => {
    const other = await openTestStore('SQLite');
    const bad = join(folder, 'bad.jsonl');
    for (const [text, line] of [
      ['', 1],
      ['{"game":1}\n', 1],
      ['{"lettertafel":1}\n{"guests":{"id":"a","name":null,"created_at":1}}\nnonsense\n', 3],
      ['{"lettertafel":1}\n{"sqlite_master":{}}\n', 2],
    ] as const) {
      writeFileSync(bad, text);
      expect(await importData(other.address, bad)).toEqual({ fault: 'not-an-export', line });
    }
    expect(await exportData(other.address, join(folder, 'empty.jsonl'))).toMatchObject({ guests: 0 });
    await other.remove();
  });
});
