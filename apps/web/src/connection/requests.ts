/** All requests of the pages. Those about tables go to the host of the table: the server or this browser. */
import type { Language, Viewer } from '@lettertafel/engine';
import {
  broughtListSchema,
  listTextSchema,
  newsSchema,
  type OfferedList,
  offeredListSchema,
  personInfoSchema,
  seatTokenSchema,
  tableInfoSchema,
  tableSummarySchema,
  verdictsSchema,
  wordListInfoSchema,
} from '@lettertafel/protocol';
import * as v from 'valibot';
import type { Answer } from '../local/answer.ts';
import { isLocal } from '../local/local-id.ts';
import {
  abortLocal,
  checkLocal,
  getLocal,
  getLocalRecord,
  getLocalStand,
  getShippedLists,
  playLocalAgain,
  putLocalAway,
  type TableSettings,
} from '../local/requests.ts';
import { ask } from './http.ts';

const nothing = v.null();
const table = (id: string, path = '') => `tables/${encodeURIComponent(id)}${path}`;
const post = <Value>(path: string, schema: v.GenericSchema<unknown, Value>, body: unknown = {}) =>
  ask({ method: 'POST', path, body }, schema);
const get = <Value>(path: string, schema: v.GenericSchema<unknown, Value>) => ask({ method: 'GET', path }, schema);

/** A server that answers about another table is not understood. */
const infoOf = (id: string) =>
  v.pipe(
    tableInfoSchema,
    v.check((info) => info.id === id),
  );

export const getMe = () => get('me', personInfoSchema);
export const nameMe = (name: string | null) => ask({ method: 'PUT', path: 'me', body: { name } }, personInfoSchema);
export const deleteMe = () => ask({ method: 'DELETE', path: 'me' }, nothing);

/** The addresses at which other devices reach the server. */
export const getAddresses = () => get('addresses', v.array(v.string()));

/** How the operator of the server is reached; null: nobody said. */
export const getContact = () => get('contact', v.nullable(v.string()));

/** The user's tables on the server, by status: at most `limit` after the first `skip`. */
export const getServerTables = (list: 'running' | 'away' | 'over', { skip = 0, limit = 100 } = {}) =>
  get(`me/tables?list=${list}&skip=${skip}&limit=${limit}`, v.array(tableSummarySchema));
/** Hides a running game from the user's list, or shows it again. */
export const putAway = (id: string, away: boolean) =>
  isLocal(id) ? putLocalAway(id, away) : ask({ method: away ? 'PUT' : 'DELETE', path: table(id, '/away') }, nothing);
export const getOpenTables = () => get('tables', v.array(tableSummarySchema));
export const getTable = (id: string) => (isLocal(id) ? getLocal(id) : get(table(id), infoOf(id)));
/** The current state of a game, with the last entries of its log. */
export const getStand = (id: string, as: Viewer, last: number) =>
  isLocal(id) ? getLocalStand(id, as, last) : get(table(id, `/news?as=${as}&last=${last}`), newsSchema);
export const createTable = (wanted: TableSettings) => post('tables', tableInfoSchema, wanted);

export const sit = (id: string, body: { seat?: number; name?: string; shareHash?: string }) =>
  post(table(id, '/sit'), infoOf(id), body);
export const stand = (id: string) => post(table(id, '/stand'), infoOf(id));
export const startTable = (id: string, body: { shareHash?: string; level?: string }) =>
  post(table(id, '/start'), infoOf(id), body);
export const promiseShare = (id: string, shareHash: string) =>
  post(table(id, '/share-hash'), infoOf(id), { shareHash });
export const openShare = (id: string, share: string) => post(table(id, '/share'), infoOf(id), { share });
export const abortTable = (id: string) => (isLocal(id) ? abortLocal(id) : post(table(id, '/abort'), infoOf(id)));
/** Asks the others of a finished game on the server again. */
export const playAgain = (id: string) => post(table(id, '/again'), tableInfoSchema);
/** Agrees to a rematch or declines; once all have agreed, the response names the new table as `next`. */
export const answerRematch = (id: string, join: boolean) =>
  isLocal(id) ? playLocalAgain(id) : post(table(id, '/rematch'), infoOf(id), { join });
export const nudge = (id: string) => post(table(id, '/nudge'), infoOf(id));
export const checkWords = (id: string, words: readonly string[]) =>
  isLocal(id) ? checkLocal(id, words) : post(table(id, '/check'), verdictsSchema, { words });

export const reportSaying = (id: string, number: number) => post(table(id, `/chat/${number}/report`), nothing);
export const reportPlayer = (id: string, seat: number, reason: string) =>
  post(table(id, `/seats/${seat}/report`), nothing, reason ? { reason } : {});

/** Unparsed: the fairness package parses it. */
export const getRecord = (id: string) => (isLocal(id) ? getLocalRecord(id) : get(table(id, '/record'), v.unknown()));

export const makeSeatLink = (id: string, seat: number) => post(table(id, `/seats/${seat}/link`), seatTokenSchema);
/** Revokes the link; whoever followed it loses the seat. */
export const endSeatLink = (id: string, seat: number) =>
  ask({ method: 'DELETE', path: table(id, `/seats/${seat}/link`) }, nothing);
export const redeemSeatLink = (token: string) => post('seat-links', tableInfoSchema, { token });

/** If the server cannot be reached, the lists that ship with the app. */
export async function getWordLists(): Promise<Answer<OfferedList[]>> {
  const answer = await get('words', v.array(offeredListSchema));
  return 'problem' in answer && answer.problem.code === 'offline' ? getShippedLists() : answer;
}

export interface ListToAdd {
  readonly language: Language;
  readonly name: string;
  readonly kind: 'own' | 'house';
  readonly joinMarks: boolean;
  /** A file in any encoding, or words on separate lines. */
  readonly content: Blob | string;
}

export const addWordList = ({ language, name, kind, joinMarks, content }: ListToAdd) =>
  ask(
    {
      method: 'POST',
      path: `words?${new URLSearchParams({ language, name, kind, ...(joinMarks ? { marks: 'join' } : {}) })}`,
      body: content,
    },
    broughtListSchema,
  );
export const keepInHouseList = (language: Language, name: string, words: readonly string[]) =>
  post('words/house', wordListInfoSchema, { language, name, words });
const oneList = (id: string, more = '') => `words/${encodeURIComponent(id)}${more}`;
export const getListText = (id: string) => get(oneList(id, '/text'), listTextSchema);
export const removeWordList = (id: string) => ask({ method: 'DELETE', path: oneList(id) }, nothing);
