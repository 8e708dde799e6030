/** Routes about notices on the device that asks. */
import {
  noticeSchema,
  noticeSettingsSchema,
  subscribeSchema,
  subscriptionInfoSchema,
  triedNoticeSchema,
} from '@lettertafel/protocol';
import { findNotice } from '../../store/notices.ts';
import { readTable, seatsHeldBy } from '../../store/table-rows.ts';
import { forGuest, type Route } from '../route.ts';

export const NOTICE_ROUTES: readonly Route[] = [
  forGuest({
    method: 'GET',
    path: '/api/me/notices',
    summary: 'whether this device receives notices, and the key to subscribe with',
    answer: noticeSettingsSchema,
    handle: async ({ services: { notices }, person }) => ({
      key: notices.publicKey(),
      subscription: await notices.find(person),
    }),
  }),
  forGuest({
    method: 'PUT',
    path: '/api/me/notices',
    summary: 'receive notices on this device, by web push; a notice has no content but an id',
    body: subscribeSchema,
    answer: subscriptionInfoSchema,
    handle: ({ services: { notices }, person, body }) => notices.subscribe(person, body),
  }),
  forGuest({
    method: 'DELETE',
    path: '/api/me/notices',
    summary: 'receive no more notices on this device',
    handle: ({ services: { notices }, person }) => notices.end(person),
  }),
  forGuest({
    method: 'POST',
    path: '/api/me/notices/try',
    summary: 'send a notice to this device now',
    answer: triedNoticeSchema,
    handle: ({ services: { notices }, person, visit }) => notices.try(person, visit.sender),
  }),
  forGuest({
    method: 'GET',
    path: '/api/me/notices/:id',
    summary: 'what a notice of this device is about; null: the table does not wait any more',
    answer: noticeSchema,
    handle: async ({ services: { store }, person, params: { id = '' } }) => {
      const notice = await findNotice(store, person.device, id);
      const table = notice && (await readTable(store, notice.table_id));
      if (!notice || !table) return null;
      const mine = seatsHeldBy(table, person.id);
      const others = table.seats.filter(({ seat, kind }) => kind === 'person' && !mine.includes(seat));
      const { kind, language } = notice;
      const names = others.flatMap(({ name }) => name ?? []);
      return { kind, table: table.row.id, game: table.row.game, names, language };
    },
  }),
];
