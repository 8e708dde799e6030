/** The export file: a header, one row per line, and a footer with row counts and a checksum. */
import { createHash, type Hash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import * as v from 'valibot';
import type { Schema } from './schema.ts';

const VERSION = 2;

export type TableName = keyof Schema;

/** Row counts by table. */
export type Counts = Partial<Record<TableName, number>>;

export interface TransferFault {
  readonly fault: 'not-an-export' | 'cut-short' | 'changed' | 'newer' | 'older' | 'not-empty' | 'bad-row' | 'no-data';
  readonly line?: number;
}

const headingSchema = v.strictObject({ lettertafel: v.literal(VERSION), schema: v.string() });
const endSchema = v.strictObject({
  end: v.strictObject({ rows: v.record(v.string(), v.number()), sha256: v.string() }),
});

export interface ExportWriter {
  write(name: TableName, rows: readonly object[]): Promise<void>;
  /** Writes the footer; returns the counts. */
  end(): Promise<Counts>;
  /** Deletes the file. */
  discard(): Promise<void>;
}

/** A file, which must not exist yet unless it is to be replaced; or a stream that is left open. */
export type ExportTarget =
  | { readonly file: string; readonly replaces?: boolean }
  | { readonly stream: NodeJS.WritableStream };

interface Sink {
  append(text: string): Promise<void>;
  finish(): Promise<void>;
  discard(): Promise<void>;
}

/** A file that is replaced stays as it was until the new one is complete. */
async function openFile(file: string, replaces: boolean): Promise<Sink> {
  const written = replaces ? `${file}.${randomUUID()}` : file;
  const out: FileHandle = await open(written, 'wx', 0o600);
  return {
    append: (text) => out.appendFile(text),
    async finish() {
      await out.sync();
      await out.close();
      if (replaces) await rename(written, file);
    },
    async discard() {
      await out.close().catch(() => {});
      await rm(written, { force: true });
    },
  };
}

function toStream(stream: NodeJS.WritableStream): Sink {
  return {
    append: (text) =>
      new Promise((resolve, reject) => {
        stream.write(text, (error) => (error ? reject(error) : resolve()));
      }),
    finish: async () => {},
    discard: async () => {},
  };
}

/** `schema` is the store's last migration. */
export async function createExport(target: ExportTarget, schema: string): Promise<ExportWriter> {
  const out = 'stream' in target ? toStream(target.stream) : await openFile(target.file, target.replaces ?? false);
  const hash = createHash('sha256');
  const counts: Counts = {};
  const append = async (text: string) => {
    hash.update(text);
    await out.append(text);
  };
  await append(lineOf({ lettertafel: VERSION, schema }));
  return {
    async write(name, rows) {
      counts[name] = (counts[name] ?? 0) + rows.length;
      if (rows.length > 0) await append(rows.map((row) => lineOf({ [name]: encode(row) })).join(''));
    },
    async end() {
      await out.append(lineOf({ end: { rows: counts, sha256: hash.digest('hex') } }));
      await out.finish();
      return counts;
    },
    discard: out.discard,
  };
}

function lineOf(value: object): string {
  return `${JSON.stringify(value)}\n`;
}

export interface Checked {
  readonly schema: string;
  readonly rows: Counts;
}

/** Validates a whole file before it is used: a truncated or changed file is refused. */
export async function checkExport(file: string, isTable: (name: string) => boolean): Promise<Checked | TransferFault> {
  const hash: Hash = createHash('sha256');
  const counts: Record<string, number> = {};
  let schema: string | null = null;
  let end: v.InferOutput<typeof endSchema>['end'] | null = null;
  let line = 0;
  for await (const text of linesOf(file)) {
    line += 1;
    const found = parseJson(text);
    if (end) return { fault: 'changed', line };
    if (schema === null) {
      if (!v.is(headingSchema, found)) return { fault: 'not-an-export', line };
      schema = found.schema;
    } else if (v.is(endSchema, found)) {
      end = found.end;
      continue;
    } else {
      const name = namedRow(found)?.name ?? null;
      // A truncated line is the last one; otherwise the file was changed.
      if (name === null || !isTable(name))
        return (await isLastLine(file, line)) ? cutShort(line) : { fault: 'changed', line };
      counts[name] = (counts[name] ?? 0) + 1;
    }
    hash.update(`${text}\n`);
  }
  if (schema === null) return { fault: 'not-an-export', line: 1 };
  if (!end) return cutShort(line);
  const hasCounts = Object.entries(end.rows).every(([name, rows]) => (counts[name] ?? 0) === rows);
  if (!hasCounts || hash.digest('hex') !== end.sha256) return { fault: 'changed' };
  return { schema, rows: end.rows };
}

function cutShort(line: number): TransferFault {
  return { fault: 'cut-short', line };
}

async function isLastLine(file: string, asked: number): Promise<boolean> {
  let line = 0;
  for await (const _ of linesOf(file)) {
    line += 1;
    if (line > asked) return false;
  }
  return true;
}

export interface ExportedRow {
  readonly line: number;
  readonly name: TableName;
  readonly row: object;
}

/** The rows of a validated file. */
export async function* rowsOf(file: string, isTable: (name: string) => name is TableName): AsyncGenerator<ExportedRow> {
  let line = 0;
  for await (const text of linesOf(file)) {
    line += 1;
    const named = namedRow(parseJson(text));
    if (line > 1 && named && isTable(named.name)) yield { line, name: named.name, row: decode(named.row) };
  }
}

function linesOf(file: string) {
  return createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY });
}

/** An object with one key, whose value is an object: `{name: row}`. */
function namedRow(found: unknown): { readonly name: string; readonly row: object } | null {
  if (typeof found !== 'object' || found === null) return null;
  const [[name, row] = ['', null], ...others]: [string, unknown][] = Object.entries(found);
  return others.length === 0 && typeof row === 'object' && row !== null ? { name, row } : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Bytes are wrapped, to tell them apart from text. */
function encode(row: object): object {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => {
      // Node types `Buffer.from` for each of the two, not for their union.
      const bytes = value instanceof ArrayBuffer ? new Uint8Array(value) : value;
      return [column, bytes instanceof Uint8Array ? { base64: Buffer.from(bytes).toString('base64') } : value];
    }),
  );
}

function decode(row: object): object {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => {
      const isBytes = typeof value === 'object' && value !== null && 'base64' in value;
      return [column, isBytes ? Buffer.from(String(value.base64), 'base64') : value];
    }),
  );
}
