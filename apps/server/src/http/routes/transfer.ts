/** Routes about what comes from elsewhere or goes there: word lists and finished games. */
import { tableInfoSchema, wordListInfoSchema } from '@lettertafel/protocol';
import * as v from 'valibot';
import { importRecord, recordOf } from '../../games/record.ts';
import { isProblem, problem } from '../../problem.ts';
import { readTable } from '../../tables/rows.ts';
import { forGuest, open, type Route } from '../route.ts';
import { shown } from '../shown.ts';

const MEGABYTE = 1024 * 1024;
/** Read by the import thread. */
const bytesSchema = v.instance(Uint8Array);
const recordSchema = v.looseObject({ version: v.number(), game: v.string() });

export const TRANSFER_ROUTES: readonly Route[] = [
  open({
    method: 'GET',
    path: '/api/tables/:id/record',
    summary: 'the whole game, to keep and to verify, once it is over',
    answer: recordSchema,
    handle: async ({ house, params: { id = '' } }) => {
      const table = await readTable(house.store, id);
      return table ? recordOf(house.store, table.row) : problem('no-such-table');
    },
  }),
  forGuest({
    method: 'POST',
    path: '/api/records',
    summary: 'bring a finished game from elsewhere',
    body: bytesSchema,
    bodyType: 'application/json',
    largestBody: MEGABYTE / 2,
    answer: tableInfoSchema,
    handle: async ({ house, person, body }) => {
      const imported = await importRecord(house, person, body);
      return isProblem(imported) ? imported : shown(house, person, imported, imported.id);
    },
  }),
  open({
    method: 'GET',
    path: '/api/words',
    summary: 'the word lists there are',
    answer: v.array(wordListInfoSchema),
    handle: ({ house }) => house.words.all(),
  }),
  forGuest({
    method: 'POST',
    path: '/api/words',
    summary: 'bring a word list: plain text, one word a line',
    query: { language: 'nl or de', name: 'a to z, digits and hyphens' },
    body: bytesSchema,
    bodyType: 'text/plain',
    largestBody: 16 * MEGABYTE,
    answer: wordListInfoSchema,
    handle: ({ house, person, query: { language = '', name = '' }, body }) =>
      house.words.add(body, { language, name, guest: person.id, quotas: house.quotas }),
  }),
];
