/**
 * `npm run fixtures:store`: saves the current schema with a few games, for the upgrade test (`upgrades.test.ts`). Run it
 * before a release with a new schema.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Dialect, Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely';
import Libsql from 'libsql';
import pg from 'pg';
import { newGuest, newRequest, openTestServer, tableOfTwo } from '../src/kit.testing.ts';
import { openStore } from '../src/store/database.ts';
import { migrate } from '../src/store/migrations.ts';
import { startPostgres } from '../src/store/postgres.testing.ts';
import { openTestStore } from '../src/store/stores.testing.ts';

/** In the order of their references. */
const FIRST = ['house', 'guests', 'word_lists', 'tables'];

/** The statements with which this version creates the schema. */
async function schemaSql(dialect: Dialect, isShared: boolean): Promise<{ step: string; text: string }> {
  const made: string[] = [];
  const db = new Kysely<never>({
    dialect,
    log: ({ level, query }) => void (level === 'query' && /^(create|alter)/.test(query.sql) && made.push(query.sql)),
  });
  await migrate(db as never, isShared);
  const { rows } = await sql<{ name: string; timestamp: string }>`
    select name, timestamp from kysely_migration order by name`.execute(db);
  await db.destroy();
  const done = rows.map(({ name, timestamp }) => `insert into kysely_migration values ('${name}', '${timestamp}')`);
  const lock = `insert into kysely_migration_lock values ('migration_lock', 0)`;
  return { step: rows.at(-1)?.name ?? '', text: `${[...made, ...done, lock].join(';\n')};\n` };
}

/** A store with a finished game, a running one, one with an imported list, and a gathering table. */
async function playALittle() {
  const store = await openTestStore('SQLite');
  const server = await openTestServer({ store: store.address });
  const [noord, oost] = [await newGuest(server.address), await newGuest(server.address)];
  const moves = (table: string) => `/api/tables/${table}/moves`;
  const pass = (by: number) => ({ id: newRequest(), move: { by, do: 'pass' } });
  const over = await tableOfTwo(noord, oost);
  await noord.post(moves(over.id), pass(0));
  await oost.post(moves(over.id), { id: newRequest(), move: { by: 1, do: 'resign' } });
  const played = await tableOfTwo(noord, oost, { options: { starter: 0, turnSeconds: 600 }, chat: true });
  await noord.post(moves(played.id), pass(0));
  await oost.post(`/api/tables/${played.id}/chat`, { id: newRequest(), text: 'hallo' });
  await noord.post(`/api/tables/${played.id}/chat/0/report`);
  const { body: list } = await noord.ask('POST', '/api/words?language=nl&name=club', 'trein\nhut\n');
  const own = await tableOfTwo(noord, oost, { words: list.id });
  const seats = [{ kind: 'me' }, { kind: 'link' }];
  const { body: gathering } = await noord.post('/api/tables', { game: 'rummikub-sabra', seats });
  await server.close();

  const { db, close } = await openStore(store.address);
  const names = (await db.introspection.getTables()).map(({ name }) => name);
  const lines: string[] = [];
  for (const name of [...FIRST, ...names.filter((one) => !FIRST.includes(one))]) {
    const { rows } = await sql<object>`select * from ${sql.table(name)}`.execute(db);
    lines.push(...rows.map((row) => JSON.stringify({ [name]: plain(row) })));
  }
  await close();
  await store.remove();
  const tables = { over: over.id, played: played.id, own: own.id, gathering: gathering.id };
  return { lines, play: { noord: noord.cookie(), oost: oost.cookie(), tables } };
}

function plain(row: object): object {
  const isBytes = (value: unknown): value is Uint8Array => value instanceof ArrayBuffer || value instanceof Uint8Array;
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      isBytes(value) ? { base64: Buffer.from(value).toString('base64') } : value,
    ]),
  );
}

const postgres = await startPostgres();
const onFile = await schemaSql(new SqliteDialect({ database: new Libsql(':memory:') }), false);
const pool = new pg.Pool({ connectionString: await postgres.newDatabase() });
const onPostgres = await schemaSql(new PostgresDialect({ pool }), true);
await postgres.stop();
const { lines, play } = await playALittle();
const folder = fileURLToPath(new URL(`../../../fixtures/stores/${onFile.step}`, import.meta.url));
mkdirSync(folder, { recursive: true });
writeFileSync(`${folder}/sqlite.sql`, onFile.text);
writeFileSync(`${folder}/postgres.sql`, onPostgres.text);
writeFileSync(`${folder}/rows.jsonl`, `${lines.join('\n')}\n`);
writeFileSync(`${folder}/play.json`, `${JSON.stringify(play, null, 2)}\n`);
process.stderr.write(`${folder}\n`);
process.exit(0);
