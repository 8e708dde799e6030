/** What is kept of an imported record: its log as rows of the store, which take too long to make for the event loop. */
import type { ParsedRecord } from '@lettertafel/protocol';
import { type LogRows, rowsOfLog } from '../store/entry-rows.ts';

export interface KeptRecord extends Omit<ParsedRecord, 'log'> {
  readonly log: LogRows;
}

export function keptOf(record: ParsedRecord): KeptRecord {
  return { ...record, log: rowsOfLog(record.log) };
}
