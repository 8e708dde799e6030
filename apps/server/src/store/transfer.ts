/** Export and import of all data, to move to another machine or from SQLite to PostgreSQL. */
import { existsSync, rmSync } from 'node:fs';
import { Kysely, sql } from 'kysely';
import type { StoreAddress } from './database.ts';
import {
  type Counts,
  checkExport,
  createExport,
  type ExportTarget,
  type ExportWriter,
  rowsOf,
  type TableName,
  type TransferFault,
} from './export-file.ts';
import { lockFolder } from './folder-lock.ts';
import { isBehind, migrate, schemaOf } from './migrations.ts';
import { postgres } from './postgres.ts';
import type { Schema } from './schema.ts';
import { fileIn, sqlite } from './sqlite.ts';

/** Tables in the order of their references, with the keys by which their rows are paged. */
const KEYS = {
  house: ['name'],
  guests: ['id'],
  devices: ['id'],
  six_words: ['guest'],
  subscriptions: ['device'],
  word_lists: ['id'],
  tables: ['id'],
  seats: ['table_id', 'seat'],
  seat_holders: ['table_id', 'seat', 'guest'],
  entries: ['table_id', 'number'],
  deadlines: ['table_id', 'kind'],
  sayings: ['table_id', 'number'],
  reports: ['table_id', 'kind', 'number', 'guest'],
  aborts: ['table_id', 'guest'],
  put_away: ['table_id', 'guest'],
  invitations: ['guest', 'table_id'],
  notices: ['device', 'table_id'],
  audit: ['number'],
} as const satisfies Record<TableName, readonly string[]>;

const NAMES: readonly TableName[] = Object.keys(KEYS).filter(isTableName);
const PAGE = 500;
/** Databases limit the number of values in one statement. */
const ROWS_AT_ONCE = 50;

function isTableName(name: string): name is TableName {
  return Object.hasOwn(KEYS, name);
}

/** Whether there is a database file in the folder. PostgreSQL is assumed to have data. */
export function hasData(address: StoreAddress): boolean {
  return 'url' in address || existsSync(fileIn(address.folder));
}

/** A server may be running in the meantime. */
export async function exportData(address: StoreAddress, target: ExportTarget): Promise<Counts | TransferFault> {
  if (!hasData(address)) return { fault: 'no-data' };
  const isShared = 'url' in address;
  const db = new Kysely<Schema>({
    dialect: isShared ? postgres(address.url, 'patient') : sqlite(address.folder, 'read'),
  });
  try {
    const schema = await schemaOf(db, isShared);
    if (schema === null) return { fault: 'no-data' };
    const writer = await createExport(target, schema);
    try {
      await copyTo(db, isShared, writer);
      return await writer.end();
    } catch (error) {
      await writer.discard();
      throw error;
    }
  } finally {
    await db.destroy();
  }
}

/** Copies from one snapshot, which blocks writers neither in SQLite nor in PostgreSQL. */
async function copyTo(db: Kysely<Schema>, isShared: boolean, writer: ExportWriter): Promise<void> {
  const transaction = db.transaction();
  const still = isShared ? transaction.setIsolationLevel('repeatable read').setAccessMode('read only') : transaction;
  await still.execute(async (trx) => {
    const there = await trx.introspection.getTables();
    for (const name of NAMES) {
      const columns = there.find((table) => table.name === name)?.columns.map((column) => column.name);
      if (!columns) continue;
      // A store that was not migrated yet may lack a table.
      const key = KEYS[name].filter((column) => columns.includes(column));
      const keys = key.map((column) => sql.ref(column));
      let after = sql`true`;
      for (;;) {
        const { rows } = await sql<Record<string, unknown>>`
          select * from ${sql.table(name)} where ${after} order by ${sql.join(keys)} limit ${sql.lit(PAGE)}`.execute(
          trx,
        );
        await writer.write(name, rows);
        const last = rows.at(-1);
        if (!last || rows.length < PAGE) break;
        after = sql`(${sql.join(keys)}) > (${sql.join(key.map((column) => last[column]))})`;
      }
    }
  });
}

/** Imports into an empty store, atomically. */
export async function importData(address: StoreAddress, file: string): Promise<Counts | TransferFault> {
  const checked = await checkExport(file, isTableName);
  if ('fault' in checked) return checked;
  if (isBehind(checked.schema)) return { fault: 'newer' };
  const isNew = 'folder' in address && !existsSync(fileIn(address.folder));
  const lock = 'folder' in address ? lockFolder(address.folder) : null;
  const isShared = 'url' in address;
  const db = new Kysely<Schema>({ dialect: isShared ? postgres(address.url, 'patient') : sqlite(address.folder) });
  let isDone = false;
  try {
    // Import at the file's schema version, then migrate.
    const isThere = await migrate(db, isShared, checked.schema);
    if (!isThere) return { fault: 'older' };
    const fault = await insertAll(db, file);
    if (fault) return fault;
    await migrate(db, isShared);
    isDone = true;
    return checked.rows;
  } finally {
    await db.destroy();
    if (isNew && !isDone)
      for (const end of ['', '-wal', '-shm']) rmSync(`${fileIn(address.folder)}${end}`, { force: true });
    if (isDone) lock?.release();
    else lock?.discard();
  }
}

/** Rolls an import back. */
class Stop extends Error {
  readonly why: TransferFault;
  constructor(why: TransferFault) {
    super(why.fault);
    this.why = why;
  }
}

async function insertAll(db: Kysely<Schema>, file: string): Promise<TransferFault | null> {
  try {
    await db.transaction().execute(async (trx) => {
      for (const name of ['guests', 'tables'] as const) {
        const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(trx);
        if (rows.length > 0) throw new Stop({ fault: 'not-empty' });
      }
      await trx.deleteFrom('house').execute();
      let batch: { name: TableName; line: number; rows: object[] } | null = null;
      const flush = async () => {
        const { name, line, rows } = batch ?? { name: 'house', line: 0, rows: [] };
        if (rows.length === 0) return;
        const insert = trx.insertInto(name).values(rows as never);
        await insert.execute().catch(() => {
          throw new Stop({ fault: 'bad-row', line });
        });
      };
      for await (const { name, line, row } of rowsOf(file, isTableName)) {
        if (batch && (batch.name !== name || batch.rows.length >= ROWS_AT_ONCE)) {
          await flush();
          batch = null;
        }
        batch ??= { name, line, rows: [] };
        batch.rows.push(row);
      }
      await flush();
    });
    return null;
  } catch (error) {
    if (error instanceof Stop) return error.why;
    throw error;
  }
}
