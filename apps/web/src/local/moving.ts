/** Requests about local games that leave this browser or come into it: to a server, or with a file. */
import { tableInfoSchema } from '@lettertafel/protocol';
import * as v from 'valibot';
import { importedSchema, readExportSchema } from './export.ts';
import { noteLocalTables } from './requests.ts';
import { askLocal } from './worker-channel.ts';

/** Hands a running game over to the server; repeated until it is answered, it becomes one table there. */
export const moveLocalOut = (table: string) => askLocal({ ask: 'move-out', table }, tableInfoSchema);
/** The table on the server that a local game has become; null while that is not certain. */
export const getMovedTo = (table: string) => askLocal({ ask: 'moved-to', table }, v.nullable(v.string()));

/** The text of a file with all local games and the values of the page. */
export const exportLocals = (values: Readonly<Record<string, string>>) =>
  askLocal({ ask: 'export', values: { ...values } }, v.string());
/** Checks a file as a whole; returns the values of the page in it. */
export const readLocalExport = (text: string) => askLocal({ ask: 'read-export', text }, readExportSchema);
/** Imports the games of the file that was read. */
export async function importLocals() {
  const answer = await askLocal({ ask: 'import-read' }, importedSchema);
  if ('value' in answer && answer.value.added > 0) noteLocalTables();
  return answer;
}
