/** The line to whoever keeps a table: the server, or the worker of local tables. */
import { localLine } from '../local/line.ts';
import { isLocal } from '../local/local-id.ts';
import { lineStatus, listen, sendMessage } from './line.ts';
import type { TableLine } from './table-line.ts';

const serverLine: TableLine = { status: lineStatus, send: sendMessage, listen };

export function lineTo(table: string): TableLine {
  return isLocal(table) ? localLine : serverLine;
}
