import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeClient, newGuest, newRequest, openTestServer, tableOfTwo } from '../kit.testing.ts';
import type { Schema } from './schema.ts';
import { sqlite } from './sqlite.ts';
import { openTestStore, STORES, type TestStore } from './stores.testing.ts';
import { exportData, importData } from './transfer.ts';

const folder = mkdtempSync(join(tmpdir(), 'lettertafel-export-'));
const file = join(folder, 'all.jsonl');
let fileStore: TestStore;
let postgres: TestStore;

beforeAll(async () => {
  fileStore = await openTestStore('SQLite');
  postgres = await openTestStore('PostgreSQL');
});
afterAll(async () => {
  await fileStore.remove();
  await postgres.remove();
  rmSync(folder, { recursive: true });
});

describe('export and import', () => {
  test('a round trip between SQLite and PostgreSQL loses nothing, and games continue with the same cookies', async () => {
    const before = await openTestServer({ store: fileStore.address });
    const noord = await newGuest(before.address);
    const oost = await newGuest(before.address);
    const { body: list } = await noord.ask('POST', '/api/words?language=nl&name=club', 'trein\nhut\n');
    const { id } = await tableOfTwo(noord, oost, { words: list.id });
    await noord.post(`/api/tables/${id}/moves`, { id: newRequest(), move: { by: 0, do: 'pass' } });
    await oost.post(`/api/tables/${id}/chat`, { id: newRequest(), text: 'hi' });
    await before.close();

    const counts = await exportData(fileStore.address, { file });
    expect(counts).toMatchObject({ guests: 2, tables: 1, seats: 2, entries: 2, sayings: 1, word_lists: 1 });
    expect(await importData(postgres.address, file)).toEqual(expect.objectContaining({ tables: 1, entries: 2 }));
    expect(await importData(postgres.address, file)).toEqual({ fault: 'not-empty' });
    const back = join(folder, 'back.jsonl');
    await exportData(postgres.address, { file: back });
    expect(readFileSync(back, 'utf8')).toBe(readFileSync(file, 'utf8'));

    const after = await openTestServer({ store: postgres.address });
    const moved = makeClient(after.address, oost.cookie());
    const pass = { id: newRequest(), move: { by: 1, do: 'pass' } };
    expect((await moved.post(`/api/tables/${id}/moves`, pass)).body).toEqual({ number: 2 });
    await after.close();
  });

  test('a file that is not an export, truncated or changed is refused, with the line', async () => {
    const other = mkdtempSync(join(tmpdir(), 'lettertafel-import-'));
    const bad = join(folder, 'bad.jsonl');
    const good = readFileSync(file, 'utf8');
    const lines = good.trimEnd().split('\n');
    const count = lines.length;
    const swapped = [...lines.slice(0, 2), lines[3], lines[2], ...lines.slice(4)].join('\n');
    for (const [text, fault] of [
      ['', { fault: 'not-an-export', line: 1 }],
      ['{"game":1}\n', { fault: 'not-an-export', line: 1 }],
      ['{"lettertafel":1}\n', { fault: 'not-an-export', line: 1 }],
      [lines.slice(0, -1).join('\n'), { fault: 'cut-short', line: count - 1 }],
      [good.slice(0, good.length - 20), { fault: 'cut-short', line: count }],
      [good.slice(0, Math.floor(good.length / 2)), { fault: 'cut-short', line: expect.any(Number) }],
      [[lines[0], 'nonsense', ...lines.slice(1)].join('\n'), { fault: 'changed', line: 2 }],
      [[lines[0], '{"sqlite_master":{}}', ...lines.slice(1)].join('\n'), { fault: 'changed', line: 2 }],
      [[...lines.slice(0, 3), ...lines.slice(4)].join('\n'), { fault: 'changed' }],
      [swapped, { fault: 'changed' }],
      [good.replace('"name":"One"', '"name":"Two"'), { fault: 'changed' }],
      [`${good}{"guests":{"id":"late","name":null,"created_at":1}}\n`, { fault: 'changed', line: count + 1 }],
      [sealed(lines[0]?.replace(/"schema":"[^"]*"/, '"schema":"9999-later"') ?? '', []), { fault: 'newer' }],
      [sealed(lines[0] ?? '', ['{"guests":{"id":"a","age":7}}']), { fault: 'bad-row', line: 2 }],
    ] as const) {
      writeFileSync(bad, text);
      expect(await importData({ folder: join(other, 'new') }, bad), text.slice(-200)).toEqual(fault);
    }
    expect(existsSync(join(other, 'new', 'lettertafel.db'))).toBe(false);
    rmSync(other, { recursive: true });
  });

  test('an export without data creates no file', async () => {
    const nowhere = join(folder, 'nowhere');
    const out = join(folder, 'nothing.jsonl');
    expect(await exportData({ folder: nowhere }, { file: out })).toEqual({ fault: 'no-data' });
    expect([existsSync(nowhere), existsSync(out)]).toEqual([false, false]);
  });
});

describe('an export of a running server', () => {
  test.each(STORES)('%s: does not block it, and is a consistent snapshot', async (kind) => {
    const store = await openTestStore(kind);
    const server = await openTestServer({ store: store.address });
    const [noord, oost] = [await newGuest(server.address), await newGuest(server.address)];
    const { id } = await tableOfTwo(noord, oost);
    const counts: unknown[] = [];
    for (const by of [0, 1, 0]) {
      const out = join(folder, `running-${kind}-${counts.length}.jsonl`);
      const pass = { id: newRequest(), move: { by, do: 'pass' } };
      const [exported, played] = await Promise.all([
        exportData(store.address, { file: out }),
        (by === 0 ? noord : oost).post(`/api/tables/${id}/moves`, pass),
      ]);
      expect(played.status).toBe(200);
      counts.push(exported);
      const copy = mkdtempSync(join(tmpdir(), 'lettertafel-copy-'));
      expect(await importData({ folder: copy }, out)).toEqual(exported);
      rmSync(copy, { recursive: true });
    }
    expect(counts).toMatchObject([{ tables: 1 }, { tables: 1 }, { tables: 1 }]);
    await server.close();
    await store.remove();
  });

  test('SQLite: an open snapshot does not change while the server writes', async () => {
    const { address, remove } = await openTestStore('SQLite');
    if (!('folder' in address)) throw new Error('no folder');
    const server = await openTestServer({ store: address });
    const [noord, oost] = [await newGuest(server.address), await newGuest(server.address)];
    const { id } = await tableOfTwo(noord, oost);
    const reader = new Kysely<Schema>({ dialect: sqlite(address.folder, 'read') });
    await reader.transaction().execute(async (trx) => {
      const count = () => trx.selectFrom('entries').select('number').execute();
      expect(await count()).toHaveLength(1);
      const pass = { id: newRequest(), move: { by: 0, do: 'pass' } };
      expect((await noord.post(`/api/tables/${id}/moves`, pass)).status).toBe(200);
      expect(await count()).toHaveLength(1);
    });
    await reader.destroy();
    await server.close();
    await remove();
  });
});

/** A file with a valid checksum. */
function sealed(heading: string, rows: readonly string[]): string {
  const text = [heading, ...rows].map((line) => `${line}\n`).join('');
  const end = { rows: { guests: rows.length }, sha256: createHash('sha256').update(text).digest('hex') };
  return `${text}${JSON.stringify({ end })}\n`;
}
