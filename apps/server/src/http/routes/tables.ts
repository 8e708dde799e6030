/** Routes about tables: create, join, start and leave. */
import {
  createTableSchema,
  rematchSchema,
  shareHashSchema,
  shareSchema,
  sitSchema,
  startSchema,
  tableInfoSchema,
  tableSummarySchema,
} from '@lettertafel/protocol';
import * as v from 'valibot';
import { isProblem, problem } from '../../problem.ts';
import { readTable } from '../../store/table-rows.ts';
import { abort } from '../../tables/abort.ts';
import { nudge, start } from '../../tables/begin.ts';
import { createTable } from '../../tables/create.ts';
import { describeTable } from '../../tables/describe.ts';
import { listOpen } from '../../tables/lists.ts';
import { playAgain } from '../../tables/play-again.ts';
import { answerRematch } from '../../tables/rematch.ts';
import { sit, stand } from '../../tables/seats.ts';
import { dealIfOpened, openShare, promiseShare } from '../../tables/shuffle.ts';
import { forGuest, open, type Route } from '../route.ts';
import { shown } from '../table-response.ts';

const tables = v.array(tableSummarySchema);

export const TABLE_ROUTES: readonly Route[] = [
  open({
    method: 'GET',
    path: '/api/tables',
    summary: 'tables that anybody may join',
    answer: tables,
    handle: ({ services, person }) => listOpen(services, person?.id ?? null),
  }),
  forGuest({
    method: 'POST',
    path: '/api/tables',
    summary: 'set a table',
    makesTable: true,
    body: createTableSchema,
    answer: tableInfoSchema,
    handle: async ({ services, person, body }) => {
      const created = await createTable(services, person, body);
      return isProblem(created) ? created : shown(services, person, created, created.id);
    },
  }),
  open({
    method: 'GET',
    path: '/api/tables/:id',
    summary: 'a table',
    answer: tableInfoSchema,
    handle: async ({ services, person, params }) => {
      const table = await readTable(services.store, params.id ?? '');
      return table ? describeTable(services, table, person?.id ?? null) : problem('no-such-table');
    },
  }),
  forGuest({
    method: 'POST',
    path: '/api/tables/:id/sit',
    summary: 'take a free seat; the last one taken begins the game',
    body: sitSchema,
    answer: tableInfoSchema,
    handle: async ({ services, person, params: { id = '' }, body }) => {
      const seated = await sit(services, id, person, body);
      const done = isProblem(seated) || !seated.isFull ? seated : await dealIfOpened(services, id);
      return shown(services, person, done, id);
    },
  }),
  forGuest({
    method: 'POST',
    path: '/api/tables/:id/stand',
    summary: 'give own seats back before the game begins',
    answer: tableInfoSchema,
    handle: async ({ services, person, params: { id = '' } }) =>
      shown(services, person, await stand(services, id, person), id),
  }),
  forGuest({
    method: 'POST',
    path: '/api/tables/:id/share-hash',
    summary: 'promise a share in the shuffle by its hash, before the list of hashes is sealed',
    body: shareHashSchema,
    answer: tableInfoSchema,
    handle: async ({ services, person, params: { id = '' }, body }) =>
      shown(services, person, await promiseShare(services, id, { person, ...body }), id),
  }),
  forGuest({
    method: 'POST',
    path: '/api/tables/:id/share',
    summary: 'open the promised share, once the list of hashes is sealed',
    body: shareSchema,
    answer: tableInfoSchema,
    handle: async ({ services, person, params: { id = '' }, body }) =>
      shown(services, person, await openShare(services, id, { person, ...body }), id),
  }),
  forGuest({
    method: 'POST',
    path: '/api/tables/:id/start',
    summary: 'begin; bots take the seats that are free',
    body: startSchema,
    answer: tableInfoSchema,
    handle: async ({ services, person, params: { id = '' }, body }) =>
      shown(services, person, await start(services, id, { person, ...body }), id),
  }),
  forGuest({
    method: 'POST',
    path: '/api/tables/:id/abort',
    summary: 'leave a table without a result, before the second turn',
    answer: tableInfoSchema,
    handle: async ({ services, person, params: { id = '' } }) =>
      shown(services, person, await abort(services, id, person), id),
  }),
  forGuest({
    method: 'POST',
    path: '/api/tables/:id/rematch',
    summary: 'whether to play again; once all have said yes, `next` is the new table',
    makesTable: true,
    body: rematchSchema,
    answer: tableInfoSchema,
    handle: async ({ services, person, params: { id = '' }, body: { join } }) =>
      shown(services, person, await answerRematch(services, id, { person, join }), id),
  }),
  forGuest({
    method: 'POST',
    path: '/api/tables/:id/again',
    summary:
      'ask the others of a finished game to play again: a new table, which stands in their lists until they sit down',
    makesTable: true,
    answer: tableInfoSchema,
    handle: async ({ services, person, params: { id = '' } }) => {
      const made = await playAgain(services, id, person);
      return isProblem(made) ? made : shown(services, person, made, made.id);
    },
  }),
  forGuest({
    method: 'POST',
    path: '/api/tables/:id/nudge',
    summary: 'without a clock: ask who is waited for to move',
    answer: tableInfoSchema,
    handle: async ({ services, person, params: { id = '' } }) =>
      shown(services, person, await nudge(services, id, person), id),
  }),
];
