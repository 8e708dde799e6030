/** Routes about play: moves, news, word checks and chat. */
import {
  checkSchema,
  moveAnswerSchema,
  moveRequestSchema,
  newsSchema,
  parseWith,
  reportSchema,
  sayingsSchema,
  saySchema,
  seatSchema,
  verdictsSchema,
} from '@lettertafel/protocol';
import * as v from 'valibot';
import { checkWords } from '../../games/check.ts';
import { readNews } from '../../games/read-news.ts';
import { submitMove } from '../../games/submit.ts';
import { report } from '../../people/reports.ts';
import { isProblem, problem } from '../../problem.ts';
import { readTable } from '../../store/table-rows.ts';
import { say, sayingsAfter } from '../../tables/chat.ts';
import { forGuest, JsonText, open, type Route } from '../route.ts';

const viewerSchema = v.union([
  v.literal('spectator'),
  v.pipe(
    v.string(),
    v.regex(/^\d$/),
    v.transform((digits) => Number(digits)),
    seatSchema,
  ),
]);
const countSchema = v.pipe(
  v.string(),
  v.regex(/^\d{1,9}$/, 'expected a number'),
  v.transform((digits) => Number(digits)),
);

export const PLAY_ROUTES: readonly Route[] = [
  forGuest({
    method: 'POST',
    path: '/api/tables/:id/moves',
    summary: 'make a move',
    body: moveRequestSchema,
    answer: moveAnswerSchema,
    handle: ({ services, person, params: { id = '' }, body }) =>
      submitMove(services, id, { person, id: body.id, move: body.move }),
  }),
  open({
    method: 'GET',
    path: '/api/tables/:id/news',
    summary: 'the entries since a number, and the current view',
    query: {
      as: 'a seat of one’s own, or spectator',
      after: 'how many entries are known already',
      last: 'only the last so many entries',
    },
    answer: newsSchema,
    handle: async ({ services, person, params: { id = '' }, query }) => {
      const as = parseWith(viewerSchema, query.as ?? 'spectator');
      if ('problem' in as) return problem('not-understood', { path: 'as', why: as.problem.why });
      const after = parseWith(countSchema, query.after ?? '0');
      if ('problem' in after) return problem('not-understood', { path: 'after', why: after.problem.why });
      const last = parseWith(v.optional(countSchema), query.last);
      if ('problem' in last) return problem('not-understood', { path: 'last', why: last.problem.why });
      const news = await readNews(services, id, { person, as: as.value, after: after.value, last: last.value });
      return isProblem(news) ? news : new JsonText(news);
    },
  }),
  forGuest({
    method: 'POST',
    path: '/api/tables/:id/check',
    summary: 'whether words are good, at a table that checks them itself',
    body: checkSchema,
    answer: verdictsSchema,
    lookUps: ({ words }) => words.length,
    handle: ({ services, params: { id = '' }, body }) => checkWords(services, id, body.words),
  }),
  open({
    method: 'GET',
    path: '/api/tables/:id/chat',
    summary: 'what was said',
    query: { after: 'how many sayings are known already' },
    answer: sayingsSchema,
    handle: async ({ services, params: { id = '' }, query }) => {
      const after = parseWith(countSchema, query.after ?? '0');
      if ('problem' in after) return problem('not-understood', { path: 'after', why: after.problem.why });
      const table = await readTable(services.store, id);
      return table ? sayingsAfter(services.store, id, { after: after.value }) : problem('no-such-table');
    },
  }),
  forGuest({
    method: 'POST',
    path: '/api/tables/:id/chat',
    summary: 'say something',
    isSaying: true,
    body: saySchema,
    answer: v.object({ number: v.number() }),
    handle: ({ services, person, params: { id = '' }, body }) => say(services, id, { person, ...body }),
  }),
  forGuest({
    method: 'POST',
    path: '/api/tables/:id/chat/:number/report',
    summary: 'report what somebody said to the administrators',
    body: reportSchema,
    handle: async ({ services, person, params: { id: table = '', number = '' }, body: { reason = null } }) => {
      const asked = parseWith(countSchema, number);
      if ('problem' in asked) return problem('no-such-message');
      const done = await report(services, { table, kind: 'saying', number: asked.value, person, reason });
      return isProblem(done) ? done : undefined;
    },
  }),
  forGuest({
    method: 'POST',
    path: '/api/tables/:id/seats/:seat/report',
    summary: 'report a player to the administrators',
    body: reportSchema,
    handle: async ({ services, person, params: { id: table = '', seat = '' }, body: { reason = null } }) => {
      const asked = parseWith(countSchema, seat);
      if ('problem' in asked) return problem('no-such-seat');
      const done = await report(services, { table, kind: 'seat', number: asked.value, person, reason });
      return isProblem(done) ? done : undefined;
    },
  }),
];
