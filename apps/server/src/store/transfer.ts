/** All data of a house as lines of JSON, to move to another machine or from a file to PostgreSQL. */
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { openStore, type StoreAddress } from './database.ts';
import type { Schema } from './schema.ts';

const VERSION = 1;

/** What others refer to comes first. The order of rows is that of their keys, so that pages can be read one by one. */
const KEYS = {
  house: ['name'],
  guests: ['id'],
  word_lists: ['id'],
  tables: ['id'],
  seats: ['table_id', 'seat'],
  seat_holders: ['table_id', 'seat', 'guest'],
  entries: ['table_id', 'number'],
  deadlines: ['table_id', 'kind'],
  sayings: ['table_id', 'number'],
  reports: ['table_id', 'kind', 'number', 'guest'],
  aborts: ['table_id', 'guest'],
  audit: ['number'],
} as const satisfies Record<keyof Schema, readonly string[]>;

type Name = keyof Schema;
const NAMES = Object.keys(KEYS) as Name[];
const PAGE = 500;

/** Rows written, by table. */
export type Transferred = Partial<Record<Name, number>>;

export type TransferFault = { readonly fault: 'not-an-export' | 'not-empty'; readonly line?: number };

/** Into a file that is not there yet. */
export async function exportData(address: StoreAddress, file: string): Promise<Transferred> {
  const out = await open(file, 'wx', 0o600);
  const store = await openStore(address);
  const counts: Transferred = {};
  try {
    // One moment for all of it: games may go on meanwhile.
    const transaction = store.db.transaction();
    const still = store.isShared ? transaction.setIsolationLevel('repeatable read') : transaction;
    await still.execute(async (trx) => {
      await out.appendFile(lineOf({ lettertafel: VERSION }));
      for (const name of NAMES) {
        for (let read = 0; ; read += PAGE) {
          let query = trx.selectFrom(name).selectAll().limit(PAGE).offset(read);
          for (const key of KEYS[name]) query = query.orderBy(key as never);
          const rows = await query.execute();
          await out.appendFile(rows.map((row) => lineOf({ [name]: encode(row) })).join(''));
          counts[name] = (counts[name] ?? 0) + rows.length;
          if (rows.length < PAGE) break;
        }
      }
    });
    await out.sync();
    return counts;
  } finally {
    await out.close();
    await store.close();
  }
}

function lineOf(value: object): string {
  return `${JSON.stringify(value)}\n`;
}

/** Into a house in which nothing has happened yet; all of it or nothing. */
export async function importData(address: StoreAddress, file: string): Promise<Transferred | TransferFault> {
  const store = await openStore(address);
  const counts: Transferred = {};
  try {
    return await store.db.transaction().execute(async (trx): Promise<Transferred | TransferFault> => {
      if (await trx.selectFrom('guests').select('id').limit(1).executeTakeFirst())
        throw new Stop({ fault: 'not-empty' });
      await trx.deleteFrom('house').execute();
      let number = 0;
      for await (const line of createInterface({
        input: createReadStream(file),
        crlfDelay: Number.POSITIVE_INFINITY,
      })) {
        number += 1;
        const found = parseLine(line);
        if (number === 1 ? found?.lettertafel !== VERSION : !found)
          throw new Stop({ fault: 'not-an-export', line: number });
        if (number === 1 || !found) continue;
        const [name, row] = Object.entries(found)[0] as [Name, Record<string, unknown>];
        if (!NAMES.includes(name)) throw new Stop({ fault: 'not-an-export', line: number });
        await trx
          .insertInto(name)
          .values(decode(row) as never)
          .execute();
        counts[name] = (counts[name] ?? 0) + 1;
      }
      if (number === 0) throw new Stop({ fault: 'not-an-export', line: 1 });
      return counts;
    });
  } catch (error) {
    if (error instanceof Stop) return error.why;
    throw error;
  } finally {
    await store.close();
  }
}

/** Undoes an import that cannot be finished. */
class Stop extends Error {
  readonly why: TransferFault;
  constructor(why: TransferFault) {
    super(why.fault);
    this.why = why;
  }
}

function parseLine(line: string): Record<string, unknown> | null {
  try {
    const found: unknown = JSON.parse(line);
    return typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** Bytes are told apart from text by their wrapping. */
function encode(row: object): object {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => {
      const isBytes = value instanceof ArrayBuffer || value instanceof Uint8Array;
      return [column, isBytes ? { base64: Buffer.from(value as Uint8Array).toString('base64') } : value];
    }),
  );
}

function decode(row: Record<string, unknown>): object {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => {
      const isBytes = typeof value === 'object' && value !== null && 'base64' in value;
      return [column, isBytes ? Buffer.from(String(value.base64), 'base64') : value];
    }),
  );
}
