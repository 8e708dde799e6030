/** The file with everything that a browser keeps: written here, and parsed as untrusted input. */
import { isLevelId } from '@lettertafel/bots';
import { formatSecret, seedFromText, verifyGame } from '@lettertafel/fairness';
import { type KeptEntry, makeRecord, newTable, type TableSeat } from '@lettertafel/house';
import { moveKeySchema, nameSchema, type ParsedRecord, parseRecord } from '@lettertafel/protocol';
import * as v from 'valibot';
import type { ExportFault } from '../export.ts';
import type { LocalTable } from './table-storage.ts';

const FORMAT = 'lettertafel browser';
const VERSION = 1;

/** A table with its log. */
export interface StoredTable {
  readonly table: LocalTable;
  readonly entries: readonly KeptEntry[];
}

export interface ExportContent {
  /** What the page keeps, by key; the page reads it. */
  readonly values: Readonly<Record<string, string>>;
  readonly tables: readonly StoredTable[];
}

export type ReadExport = { readonly content: ExportContent } | { readonly fault: ExportFault };

export function formatExport({ values, tables }: ExportContent, savedAt: number): string {
  const content = { values, tables: tables.map(formatTable) };
  const counts = countsOf(content);
  return JSON.stringify({ format: FORMAT, version: VERSION, savedAt, counts, checksum: checksumOf(content), content });
}

function formatTable({ table, entries }: StoredTable) {
  const { id, head, openAt, changedAt, isAway, isAborted, next, goneBack = 0, moving } = table;
  const record = makeRecord({ ...head, log: entries, isAborted });
  const { seats, setAt } = head;
  return {
    id,
    seats,
    setAt,
    openAt,
    changedAt,
    isAway,
    isAborted,
    next,
    goneBack,
    moving: moving?.key ?? null,
    record,
  };
}

function countsOf({ values, tables }: { readonly values: object; readonly tables: readonly unknown[] }) {
  return { values: Object.keys(values).length, tables: tables.length };
}

/** Detects damage and careless edits. A recomputed checksum does not bypass the other checks. */
function checksumOf(content: unknown): string {
  return formatSecret(seedFromText(JSON.stringify(content)));
}

const moment = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const id = v.pipe(v.string(), v.regex(/^local~[0-9a-f]{18}$/));
const seat = v.variant('kind', [
  v.strictObject({ kind: v.literal('person'), name: v.union([v.literal(''), nameSchema]) }),
  v.strictObject({ kind: v.literal('bot'), name: v.literal(''), level: v.pipe(v.string(), v.check(isLevelId)) }),
]);
const tableSchema = v.strictObject({
  id,
  seats: v.array(seat),
  setAt: moment,
  openAt: moment,
  changedAt: moment,
  isAway: v.boolean(),
  isAborted: v.boolean(),
  next: v.nullable(id),
  goneBack: moment,
  moving: v.nullable(moveKeySchema),
  record: v.unknown(),
});

const headSchema = v.object({ format: v.literal(FORMAT), version: v.pipe(v.number(), v.integer()) });
const fileSchema = v.strictObject({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  savedAt: moment,
  counts: v.strictObject({ values: moment, tables: moment }),
  checksum: v.string(),
  content: v.strictObject({ values: v.record(v.string(), v.string()), tables: v.array(v.unknown()) }),
});

/** All of it, or what is wrong with it. */
export function readExport(text: string): ReadExport {
  let said: unknown;
  try {
    said = JSON.parse(text);
  } catch {
    // A file that was cut off in the middle begins like a whole one.
    return { fault: { why: text.includes(FORMAT) ? 'damaged' : 'foreign' } };
  }
  const head = v.safeParse(headSchema, said);
  if (!head.success) return { fault: { why: 'foreign' } };
  if (head.output.version > VERSION) return { fault: { why: 'newer' } };
  const file = v.safeParse(fileSchema, said);
  if (!file.success) return { fault: { why: 'damaged' } };
  const { checksum, counts, content } = file.output;
  const counted = countsOf(content);
  const isWhole = counts.values === counted.values && counts.tables === counted.tables;
  if (!isWhole || checksumOf(content) !== checksum) return { fault: { why: 'damaged' } };
  const tables: StoredTable[] = [];
  for (const [index, one] of content.tables.entries()) {
    const table = readTable(one);
    const isTwice = tables.some((other) => other.table.id === table?.table.id);
    if (!table || isTwice) return { fault: { why: 'bad-game', number: index + 1 } };
    tables.push(table);
  }
  return { content: { values: content.values, tables } };
}

/** Every entry is decided again by the engine; null: the game cannot have been played here. */
function readTable(said: unknown): StoredTable | null {
  const parsed = v.safeParse(tableSchema, said);
  if (!parsed.success) return null;
  const { record: unread, seats, setAt, goneBack, moving, ...kept } = parsed.output;
  const record = parseRecord(unread);
  if ('problem' in record) return null;
  const { game, players, options, commitment, chance, log, aborted = false } = record.value;
  const made = newTable({ id: kept.id, game, options, seats, secret: chance.secret, now: setAt });
  if ('refusal' in made || made.head.commitment !== commitment) return null;
  const isHere = players === seats.length && seats.some(({ kind }) => kind === 'person') && aborted === kept.isAborted;
  if (!isHere || !isOfOneDevice(record.value) || !verifyGame({ ...record.value, aborted: true }).ok) return null;
  const table = {
    ...kept,
    head: { ...made.head, seats: seats satisfies readonly TableSeat[] },
    length: log.length,
    standing: null,
    ...(goneBack > 0 ? { goneBack } : {}),
    ...(moving === null ? {} : { moving: { key: moving } }),
  };
  return { table, entries: log };
}

function isOfOneDevice({ chance, log }: ParsedRecord): boolean {
  const isAlone = chance.scheme === 2 && chance.hashes.length === 0 && chance.shares.length === 0;
  return isAlone && log.every(({ at }) => Number.isSafeInteger(at) && at >= 0);
}
