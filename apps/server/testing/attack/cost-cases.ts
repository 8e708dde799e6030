/**
 * What the cost suite sends: a case for each kind of message and request, so that what costs nothing to refuse does not
 * stand for what is answered.
 *
 * Texts in braces stand for what a guest has (`Attacker.has`), and `{id}` for a new request id, `{key}` for a new key, `{n}`
 * for a new number, `{made}` for what the step before has made.
 */
import { createECDH } from 'node:crypto';
import { type clientMessageSchema, PROTOCOL_VERSION, type ServerMessage } from '@lettertafel/protocol';

export interface Step {
  readonly method: string;
  readonly path: string;
  /** An object is sent as JSON. */
  readonly body?: object | string;
  /** The type of a text. */
  readonly type?: string | undefined;
}

export interface RequestCase {
  /** Sent each time before it. */
  readonly before?: readonly Step[];
  /** What the parameters of its path stand for; `:id` is the guest's table unless told. */
  readonly at?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly body?: object | string;
  readonly type?: string;
  /** The status of its answer, unless it is refused for being sent too often. */
  readonly answers: number;
}

export interface SocketCase {
  readonly messages: readonly string[];
  /** Sent once after the greeting. */
  readonly first?: readonly string[];
  /** Besides, exchanges the first tile of whoever's turn it is. */
  readonly plays?: boolean;
  readonly socketsPerGuest: number;
  /** A type of message that it is answered with. */
  readonly answers: ServerMessage['type'];
}

const HOSTED = { id: '{hosted}' };
const LONG = { id: '{long}' };
const SAYING = 'x'.repeat(300);
const TWO_OWN = [{ kind: 'me' }, { kind: 'me' }];
const newTable: Step = {
  method: 'POST',
  path: '/api/tables',
  body: { game: 'scrabble-xl-nl', listed: true, seats: [{ kind: 'me' }, { kind: 'link' }] },
};
const newOwnTable: Step = { ...newTable, body: { game: 'scrabble-xl-nl', seats: TWO_OWN } };
const ofMade = (what: string, body: object = {}): Step => ({
  method: 'POST',
  path: `/api/tables/{made}/${what}`,
  body,
});
const newLink: Step = { method: 'POST', path: '/api/tables/{table}/seats/0/link', body: {} };
const newList: Step = {
  method: 'POST',
  path: '/api/words?language=nl&name=attack-{n}',
  body: 'trein\nhut',
  type: 'text/plain',
};
const chat: Step = { method: 'POST', path: '/api/tables/{table}/chat', body: { id: '{id}', text: SAYING } };

/** Its push service has a name that nobody has, so that nothing is sent anywhere. */
const subscribe = {
  endpoint: `https://nobody.push.services.mozilla.com/${'a'.repeat(900)}`,
  p256dh: createECDH('prime256v1').generateKeys('base64url'),
  auth: 'a'.repeat(22),
  language: 'nl',
  quiet: { from: 0, to: 1439 },
  zone: 'Europe/Amsterdam',
};

/** By method and path, in the order in which they are sent. `cost-cases.test.ts` fails if a route has none. */
export const REQUEST_CASES: Readonly<Record<string, RequestCase>> = {
  'GET /api/addresses': { answers: 200 },
  'GET /api/contact': { answers: 200 },
  'GET /api/me': { answers: 200 },
  'PUT /api/me': { body: { name: 'Attacker' }, answers: 200 },
  'POST /api/me/words': { body: { language: 'nl' }, answers: 200 },
  'POST /api/me/sign-in': { body: { words: '{words}' }, answers: 200 },
  'GET /api/me/devices': { answers: 200 },
  'PUT /api/me/devices/:device': { at: { device: '{device}' }, body: { name: 'Telefoon' }, answers: 204 },
  // Their own would sign them out.
  'DELETE /api/me/devices/:device': { at: { device: 'nobody-has-this-one' }, answers: 404 },
  'GET /api/me/tables': { answers: 200 },
  'GET /api/me/notices': { answers: 200 },
  'PUT /api/me/notices': { body: subscribe, answers: 200 },
  'DELETE /api/me/notices': { before: [{ method: 'PUT', path: '/api/me/notices', body: subscribe }], answers: 204 },
  'POST /api/me/notices/try': { before: [{ method: 'PUT', path: '/api/me/notices', body: subscribe }], answers: 200 },
  'GET /api/me/notices/:id': { answers: 200 },
  'GET /api/me/games': { answers: 200 },
  'PUT /api/tables/:id/away': { answers: 204 },
  'DELETE /api/tables/:id/away': { answers: 204 },
  'POST /api/tables/:id/seats/:seat/link': { answers: 200 },
  'DELETE /api/tables/:id/seats/:seat/link': { before: [newLink], answers: 204 },
  'POST /api/seat-links': { before: [newLink], body: { token: '{made}' }, answers: 200 },
  'GET /api/tables': { answers: 200 },
  'POST /api/tables': { body: newTable.body as object, answers: 200 },
  'GET /api/tables/:id': { answers: 200 },
  'POST /api/tables/:id/sit': {
    at: HOSTED,
    before: [{ method: 'POST', path: '/api/tables/{hosted}/stand', body: {} }],
    answers: 200,
  },
  'POST /api/tables/:id/stand': {
    at: HOSTED,
    before: [{ method: 'POST', path: '/api/tables/{hosted}/sit', body: {} }],
    answers: 200,
  },
  'POST /api/tables/:id/start': { before: [newOwnTable], at: { id: '{made}' }, answers: 200 },
  'POST /api/tables/:id/share-hash': {
    before: [newTable],
    at: { id: '{made}' },
    body: { shareHash: 'a'.repeat(64) },
    answers: 200,
  },
  // A share without its hash; a game has only one.
  'POST /api/tables/:id/share': { body: { share: 'a'.repeat(64) }, answers: 409 },
  'POST /api/tables/:id/abort': { before: [newOwnTable, ofMade('start')], at: { id: '{made}' }, answers: 200 },
  'POST /api/tables/:id/rematch': {
    before: [newOwnTable, ofMade('start'), ofMade('moves', { id: '{id}', move: { by: 0, do: 'resign' } })],
    at: { id: '{made}' },
    body: { join: true },
    answers: 200,
  },
  'POST /api/tables/:id/again': {
    before: [newOwnTable, ofMade('start'), ofMade('moves', { id: '{id}', move: { by: 0, do: 'resign' } })],
    at: { id: '{made}' },
    answers: 200,
  },
  'POST /api/tables/:id/nudge': { answers: 200 },
  'POST /api/tables/:id/moves': {
    before: [newOwnTable, ofMade('start')],
    at: { id: '{made}' },
    body: { id: '{id}', move: { by: 0, do: 'resign' } },
    answers: 200,
  },
  'GET /api/tables/:id/news': { at: LONG, answers: 200 },
  'POST /api/tables/:id/check': { body: { words: Array(60).fill('TREIN') }, answers: 200 },
  'GET /api/tables/:id/chat': { answers: 200 },
  'POST /api/tables/:id/chat': { body: chat.body as object, answers: 200 },
  'POST /api/tables/:id/chat/:number/report': { before: [chat], body: { reason: SAYING }, answers: 204 },
  'POST /api/tables/:id/seats/:seat/report': { at: HOSTED, body: { reason: SAYING }, answers: 204 },
  'GET /api/tables/:id/record': { at: LONG, answers: 200 },
  'POST /api/records': { body: '{record}', type: 'application/json', answers: 200 },
  'POST /api/moved-games': { query: '?key={key}', body: '{moved}', type: 'application/json', answers: 200 },
  'GET /api/words': { answers: 200 },
  'POST /api/words': { query: '?language=nl&name=attack-{n}', body: '{bulk}', type: 'text/plain', answers: 200 },
  'POST /api/words/house': { body: { language: 'nl', name: 'house', words: Array(60).fill('trein') }, answers: 200 },
  'GET /api/words/:id/text': { at: { id: '{list}' }, answers: 200 },
  'DELETE /api/words/:id': { before: [newList], at: { id: '{made}' }, answers: 204 },
  'DELETE /api/me': { answers: 204 },
};

/** What is answered outside the API's routes. */
export const OTHER_CASES: Readonly<Record<string, RequestCase>> = {
  'GET /': { answers: 200 },
  'GET /play/:id': { answers: 200 },
  'GET /icon.svg': { answers: 200 },
  'GET /:file': { at: { file: '{largest}' }, answers: 200 },
  'GET /nothing.here': { answers: 404 },
  'GET /api/nothing': { answers: 404 },
  'GET /api/openapi.json': { answers: 200 },
  'GET /healthz': { answers: 200 },
  'GET /readyz': { answers: 200 },
};

const HELLO = JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION });
const WATCH_LONG = '{"type":"watch","table":"{long}","as":"spectator","after":0}';
const UNWATCH_LONG = '{"type":"unwatch","table":"{long}","as":"spectator"}';
const WATCH_OWN = [0, 1].map((seat) => `{"type":"watch","table":"{table}","as":${seat},"after":0}`);
const SAY = `{"type":"say","id":"{id}","table":"{table}","text":"${SAYING}"}`;

export const SOCKET_CASES: Readonly<
  Record<(typeof clientMessageSchema.options)[number]['entries']['type']['literal'], SocketCase>
> = {
  hello: { messages: [HELLO], socketsPerGuest: 5, answers: 'welcome' },
  ping: { messages: ['{"type":"ping"}'], socketsPerGuest: 5, answers: 'pong' },
  watch: { messages: [WATCH_LONG], socketsPerGuest: 5, answers: 'news' },
  unwatch: { messages: [WATCH_LONG, UNWATCH_LONG], socketsPerGuest: 5, answers: 'news' },
  move: { messages: [], first: WATCH_OWN, plays: true, socketsPerGuest: 1, answers: 'done' },
  say: { messages: [SAY], socketsPerGuest: 5, answers: 'done' },
  // It is not answered itself.
  seen: {
    messages: ['{"type":"seen","table":"{table}","length":1}', '{"type":"ping"}'],
    socketsPerGuest: 5,
    answers: 'pong',
  },
};

/** What several kinds of message do together. */
export const OTHER_SOCKET_CASES: Readonly<Record<string, SocketCase>> = {
  'not understood': { messages: ['{"type":'], socketsPerGuest: 5, answers: 'problem' },
  '900 watchers of a table with moves and chat': {
    messages: [SAY],
    first: [...WATCH_OWN, '{"type":"watch","table":"{hosted}","as":"spectator","after":0}'],
    plays: true,
    socketsPerGuest: 45,
    answers: 'done',
  },
};
