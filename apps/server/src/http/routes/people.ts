/** Routes about people: the current guest, and links to their seats for other devices. */
import {
  deviceInfoSchema,
  deviceNameSchema,
  makeWordsSchema,
  parseWith,
  personInfoSchema,
  personSchema,
  playedGameSchema,
  seatLinkSchema,
  seatTokenSchema,
  signInSchema,
  sixWordsSchema,
  tableInfoSchema,
  tableSummarySchema,
} from '@lettertafel/protocol';
import * as v from 'valibot';
import { endDevice, listDevices, nameDevice } from '../../people/devices.ts';
import { wordsAt } from '../../people/six-words.ts';
import { isProblem, problem } from '../../problem.ts';
import { bringAlong } from '../../tables/bring-along.ts';
import { forgetGuest } from '../../tables/forget-guest.ts';
import { listOwn, MOST, OWN_LISTS } from '../../tables/lists.ts';
import { listPlayed, MOST_PLAYED } from '../../tables/played.ts';
import { putAway } from '../../tables/put-away.ts';
import { endLink, followLink, makeLink } from '../../tables/seats.ts';
import { forGuest, JsonText, open, type Route } from '../route.ts';
import { shown } from '../table-response.ts';

const tables = v.array(tableSummarySchema);

const countSchema = v.pipe(
  v.string(),
  v.regex(/^\d{1,6}$/, 'expected a number'),
  v.transform((digits) => Number(digits)),
);
const pageSchema = v.object({
  skip: v.optional(countSchema, '0'),
  limit: v.optional(countSchema, String(MOST)),
});
const ownTablesSchema = v.object({ ...pageSchema.entries, list: v.optional(v.picklist(OWN_LISTS), 'all') });

const putAwayRoute = (method: 'PUT' | 'DELETE', summary: string): Route =>
  forGuest({
    method,
    path: '/api/tables/:id/away',
    summary,
    handle: async ({ services, person, params: { id = '' } }) =>
      (await putAway(services, id, { person, away: method === 'PUT' })) ?? undefined,
  });

export const PEOPLE_ROUTES: readonly Route[] = [
  open({
    method: 'GET',
    path: '/api/addresses',
    summary: 'where other devices reach this server, the likeliest first',
    answer: v.array(v.string()),
    handle: async ({ services }) => services.addresses(),
  }),
  open({
    method: 'GET',
    path: '/api/contact',
    summary: 'how the operator of this server is reached, a mailto: or https: address; null: nobody said',
    answer: v.nullable(v.string()),
    handle: async ({ services }) => services.contact,
  }),
  forGuest({
    method: 'GET',
    path: '/api/me',
    summary: 'who this is',
    answer: personInfoSchema,
    handle: async ({ services, person }) => ({ name: person.name, wordsAt: await wordsAt(services.store, person.id) }),
  }),
  forGuest({
    method: 'PUT',
    path: '/api/me',
    summary: 'take a name',
    body: personSchema,
    answer: personInfoSchema,
    handle: async ({ services, guests, person, body }) => {
      await guests.rename(person.id, body.name);
      return { name: body.name, wordsAt: await wordsAt(services.store, person.id) };
    },
  }),
  forGuest({
    method: 'DELETE',
    path: '/api/me',
    summary: 'delete all own data',
    handle: async ({ services, person }) => void (await forgetGuest(services, person.id)),
  }),
  forGuest({
    method: 'POST',
    path: '/api/me/words',
    summary: 'six words by which the guest signs in on another device; those made before are void',
    body: makeWordsSchema,
    answer: sixWordsSchema,
    handle: ({ sixWords, person, visit, body }) =>
      sixWords.make({ guest: person.id, language: body.language, sender: visit.sender }),
  }),
  forGuest({
    method: 'POST',
    path: '/api/me/sign-in',
    summary: 'sign this device in by six words; what was played on it goes along',
    body: signInSchema,
    answer: personInfoSchema,
    handle: async ({ services, guests, sixWords, person, visit, body }) => {
      const found = await sixWords.find({ words: body.words, sender: visit.sender });
      if (isProblem(found)) return found;
      if (found.guest !== person.id) {
        await bringAlong(services, person, found.guest);
        visit.stayAs(await guests.addDevice(found.guest, visit.userAgent));
      }
      return { name: found.name, wordsAt: await wordsAt(services.store, found.guest) };
    },
  }),
  forGuest({
    method: 'GET',
    path: '/api/me/devices',
    summary: 'where the guest is signed in: this device first, then by the last visit',
    answer: v.array(deviceInfoSchema),
    handle: ({ services, person }) => listDevices(services.store, person),
  }),
  forGuest({
    method: 'PUT',
    path: '/api/me/devices/:device',
    summary: 'name a device of the guest',
    body: deviceNameSchema,
    handle: async ({ services, person, params: { device = '' }, body }) =>
      (await nameDevice(services.store, person, device, body.name)) ? undefined : problem('no-such-device'),
  }),
  forGuest({
    method: 'DELETE',
    path: '/api/me/devices/:device',
    summary: 'sign a device of the guest out',
    handle: async ({ services, person, params: { device = '' } }) => {
      if (!(await endDevice(services.store, person, device))) return problem('no-such-device');
      services.announce('dismissed', [device]);
      services.dismiss(device);
      return undefined;
    },
  }),
  open({
    method: 'GET',
    path: '/api/me/tables',
    summary: 'own tables: those that wait for oneself first, by the time left, then by their latest change',
    query: {
      list: 'running, away (put away by oneself), over or all; all unless told',
      skip: 'how many to leave out from the start',
      limit: `how many at most; ${MOST} unless told`,
    },
    answer: tables,
    handle: async ({ services, person, query }) => {
      const asked = parseWith(ownTablesSchema, query);
      if ('problem' in asked) return problem('not-understood', asked.problem);
      return person ? listOwn(services, person.id, asked.value) : [];
    },
  }),
  open({
    method: 'GET',
    path: '/api/me/games',
    summary: 'own finished games in brief, the latest first, with what each seat achieved',
    query: { skip: 'how many to leave out from the start', limit: `how many at most; ${MOST_PLAYED} unless told` },
    answer: v.array(playedGameSchema),
    handle: async ({ services, person, query }) => {
      const asked = parseWith(pageSchema, query);
      if ('problem' in asked) return problem('not-understood', asked.problem);
      if (!person) return [];
      const { games, entries } = await listPlayed(services, person.id, asked.value);
      return new JsonText({ text: JSON.stringify(games), work: { entries } });
    },
  }),
  putAwayRoute('PUT', 'hide a running game from the guest’s list'),
  putAwayRoute('DELETE', 'show a hidden game in the guest’s list again'),
  forGuest({
    method: 'POST',
    path: '/api/tables/:id/seats/:seat/link',
    summary: 'a personal link to a seat of the guest; the previous link is revoked',
    answer: seatTokenSchema,
    handle: ({ services, person, params: { id = '', seat } }) => makeLink(services, id, { person, seat: Number(seat) }),
  }),
  forGuest({
    method: 'DELETE',
    path: '/api/tables/:id/seats/:seat/link',
    summary: 'revoke the personal link to a seat of the guest',
    handle: async ({ services, person, params: { id = '', seat } }) => {
      const done = await endLink(services, id, { person, seat: Number(seat) });
      return isProblem(done) ? done : undefined;
    },
  }),
  forGuest({
    method: 'POST',
    path: '/api/seat-links',
    summary: 'follow a personal link: hold that seat on this device too',
    body: seatLinkSchema,
    answer: tableInfoSchema,
    handle: async ({ services, person, body }) => {
      const followed = await followLink(services, person, body.token);
      return isProblem(followed) ? followed : shown(services, person, followed, followed.id);
    },
  }),
];
