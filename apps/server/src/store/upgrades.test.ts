import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { verifyGame } from '@lettertafel/fairness';
import Libsql from 'libsql';
import pg from 'pg';
import { expect, test } from 'vitest';
import { makeClient, newRequest, openTestServer } from '../kit.testing.ts';
import { openStore, type StoreAddress } from './database.ts';
import { schemaOf } from './migrations.ts';
import { openTestStore, STORES } from './stores.testing.ts';

const FIXTURES = fileURLToPath(new URL('../../../../fixtures/stores/', import.meta.url));
/** Every released schema, as saved by `npm run fixtures:store`. */
const SCHEMAS = readdirSync(FIXTURES).sort();
const CASES = SCHEMAS.flatMap((schema) => STORES.map((kind) => ({ schema, kind })));

interface Play {
  readonly noord: string;
  readonly oost: string;
  readonly tables: Readonly<Record<'over' | 'played' | 'own' | 'gathering', string>>;
}

const textOf = (schema: string, name: string) => readFileSync(join(FIXTURES, schema, name), 'utf8');

/** A store of an older version, created without today's code. */
async function makeOld(schema: string, address: StoreAddress): Promise<void> {
  const rows = textOf(schema, 'rows.jsonl')
    .trimEnd()
    .split('\n')
    .map((line) => Object.entries(JSON.parse(line))[0] as [string, Record<string, unknown>]);
  const bound = (value: unknown) =>
    typeof value === 'object' && value !== null ? Buffer.from((value as { base64: string }).base64, 'base64') : value;
  if ('folder' in address) {
    const file = new Libsql(join(address.folder, 'lettertafel.db'));
    file.exec(textOf(schema, 'sqlite.sql'));
    for (const [table, row] of rows) {
      const places = Object.keys(row).map(() => '?');
      const into = `insert into ${table} (${Object.keys(row).join(', ')}) values (${places.join(', ')})`;
      file.prepare(into).run(Object.values(row).map(bound));
    }
    file.close();
    return;
  }
  const client = new pg.Client({ connectionString: address.url });
  await client.connect();
  await client.query(textOf(schema, 'postgres.sql'));
  for (const [table, row] of rows) {
    const places = Object.keys(row).map((_, index) => `$${index + 1}`);
    const into = `insert into ${table} (${Object.keys(row).join(', ')}) values (${places.join(', ')})`;
    await client.query(into, Object.values(row).map(bound));
  }
  await client.end();
}

test('the latest schema has a fixture', () => {
  expect(SCHEMAS).toContain('0002-shares');
});

test.each(CASES)('$kind: a store of schema $schema is migrated, and its games continue', async ({ schema, kind }) => {
  const store = await openTestStore(kind);
  await makeOld(schema, store.address);
  const { noord, oost, tables } = JSON.parse(textOf(schema, 'play.json')) as Play;
  const server = await openTestServer({ store: store.address });
  const [one, other] = [makeClient(server.address, noord), makeClient(server.address, oost)];

  expect(verifyGame((await one.get(`/api/tables/${tables.over}/record`)).body)).toEqual({ ok: true });
  const passing = (by: number) => ({ id: newRequest(), move: { by, do: 'pass' } });
  const played = await other.post(`/api/tables/${tables.played}/moves`, passing(1));
  expect(played).toMatchObject({ status: 200, body: { number: expect.any(Number) } });
  expect((await one.post(`/api/tables/${tables.own}/moves`, passing(0))).status).toBe(200);
  expect((await other.post(`/api/tables/${tables.gathering}/sit`)).status).toBe(200);
  const { body: chat } = await one.get(`/api/tables/${tables.played}/chat`);
  expect(JSON.stringify(chat)).toContain('hallo');
  await server.close();

  const { db, isShared, close } = await openStore(store.address);
  expect((await schemaOf(db, isShared))?.localeCompare(schema)).toBeGreaterThanOrEqual(0);
  const entries = await db.selectFrom('entries').select('version').execute();
  expect(entries.length).toBeGreaterThan(6);
  expect(entries.every(({ version }) => version >= 1)).toBe(true);
  await close();
  await store.remove();
});
