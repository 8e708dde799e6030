/** Import and export routes: word lists and finished games. */
import { LANGUAGES } from '@lettertafel/engine';
import {
  broughtListSchema,
  keepWordsSchema,
  listTextSchema,
  moveKeySchema,
  offeredListSchema,
  parseWith,
  tableInfoSchema,
} from '@lettertafel/protocol';
import * as v from 'valibot';
import { recordOf } from '../../games/record.ts';
import { isProblem, problem } from '../../problem.ts';
import { readTable } from '../../store/table-rows.ts';
import { importRecord } from '../../tables/import-record.ts';
import { moveIn } from '../../tables/move-in.ts';
import { forGuest, JsonText, open, type Route } from '../route.ts';
import { shown } from '../table-response.ts';

const MEGABYTE = 1024 * 1024;
/** Parsed by the import thread. */
const bytesSchema = v.instance(Uint8Array);
const recordSchema = v.looseObject({ version: v.number(), game: v.string() });

export const TRANSFER_ROUTES: readonly Route[] = [
  open({
    method: 'GET',
    path: '/api/tables/:id/record',
    summary: 'the whole game, to keep and to verify, once it is over',
    answer: recordSchema,
    handle: async ({ services, params: { id = '' } }) => {
      const table = await readTable(services.store, id);
      if (!table) return problem('no-such-table');
      const record = await recordOf(services.store, table.row);
      return isProblem(record) ? record : new JsonText(record);
    },
  }),
  forGuest({
    method: 'POST',
    path: '/api/records',
    summary: 'bring a finished game from elsewhere',
    makesTable: true,
    body: bytesSchema,
    bodyType: 'application/json',
    isLong: true,
    largestBody: MEGABYTE / 2,
    answer: tableInfoSchema,
    handle: async ({ services, person, body }) => {
      const imported = await importRecord(services, person, body);
      return isProblem(imported) ? imported : shown(services, person, imported, imported.id);
    },
  }),
  forGuest({
    method: 'POST',
    path: '/api/moved-games',
    summary: 'hand over a running game that a browser has played so far; with the same key it is taken over once',
    makesTable: true,
    query: { key: '32 hexadecimal digits, chosen at random once for this game' },
    body: bytesSchema,
    bodyType: 'application/json',
    isLong: true,
    largestBody: MEGABYTE / 2,
    answer: tableInfoSchema,
    handle: async ({ services, person, query, body }) => {
      const key = parseWith(moveKeySchema, query.key);
      if ('problem' in key) return problem('not-understood', { ...key.problem, path: 'key' });
      const moved = await moveIn(services, person, { key: key.value, bytes: body });
      return isProblem(moved) ? moved : shown(services, person, moved, moved.id);
    },
  }),
  open({
    method: 'GET',
    path: '/api/words',
    summary: 'the word lists there are',
    answer: v.array(offeredListSchema),
    handle: ({ services, person }) => services.words.all(person?.id ?? null),
  }),
  forGuest({
    method: 'POST',
    path: '/api/words',
    summary: 'bring a word list: plain text, one word a line; lines without a word are left out and named',
    query: {
      language: LANGUAGES.join(' or '),
      name: 'what the list is called, at most 40 characters',
      kind: 'own, or house for words besides those of the list that ships',
      marks: "join, to read foto's as FOTOS; otherwise such lines are left out",
    },
    body: bytesSchema,
    bodyType: 'text/plain',
    isLong: true,
    largestBody: 16 * MEGABYTE,
    answer: broughtListSchema,
    handle: ({ services, person, query: { language = '', name = '', kind, marks }, body }) =>
      services.words.add(body, {
        language,
        name,
        kind: kind === 'house' ? 'house' : 'own',
        joinMarks: marks === 'join',
        skipBadLines: true,
        guest: person.id,
        quotas: services.quotas,
      }),
  }),
  forGuest({
    method: 'POST',
    path: '/api/words/house',
    summary: 'keep words in the house list of a name, besides those it has',
    isLong: true,
    body: keepWordsSchema,
    answer: broughtListSchema,
    handle: ({ services, person, body: { language, name, words } }) =>
      services.words.keep(words, { language, name, guest: person.id, quotas: services.quotas }),
  }),
  forGuest({
    method: 'GET',
    path: '/api/words/:id/text',
    summary: 'the words of a list that one has brought, one a line',
    answer: listTextSchema,
    isLargeAnswer: true,
    isLong: true,
    handle: ({ services, person, params: { id = '' } }) => services.words.textOf(id, person.id),
  }),
  forGuest({
    method: 'DELETE',
    path: '/api/words/:id',
    summary: 'take a list away that one has brought; games that play by it go on',
    handle: async ({ services, person, params: { id = '' } }) => {
      const removed = await services.words.remove(id, person.id);
      return isProblem(removed) ? removed : undefined;
    },
  }),
];
