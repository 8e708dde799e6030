/** Test support: a server with its own store, and clients over real sockets. */
import type { Viewer } from '@lettertafel/engine';
import {
  type ClientMessage,
  type News,
  PROTOCOL_VERSION,
  parseWith,
  type ServerMessage,
  serverMessageSchema,
  type TableInfo,
} from '@lettertafel/protocol';
import { WebSocket } from 'ws';
import { openOfflineServer } from './admin/offline-server.ts';
import type { ServerConfig } from './config.ts';
import { startServer } from './server.ts';
import type { StoreAddress } from './store/database.ts';
import { openTestStore, type TestStore } from './store/stores.testing.ts';

const GENEROUS = { perSecond: 1e6, burst: 1e6 };

const UNLIMITED = { perSecond: 1e12, burst: 1e12 };
const ANY_WORK = { entries: UNLIMITED, bytes: UNLIMITED, milliseconds: UNLIMITED };

const ALL = { count: 1e6, bytes: 1e12 };
const AMPLE = { perGuest: ALL, perNetwork: ALL, perServer: ALL };

/** No limits, and bots that move at once. */
export const QUICK = {
  port: 0,
  host: '127.0.0.1',
  logLevel: 'error',
  botDelay: [0, 0],
  botMilliseconds: 20,
  botWorkers: 1,
  importSeconds: 600,
  // On a busy machine the store must not count as lost.
  storeSilence: 600_000,
  limits: {
    requestsPerMinute: 1e9,
    files: { messages: GENEROUS, bytes: UNLIMITED },
    newGuests: GENEROUS,
    newTables: GENEROUS,
    sockets: 1e6,
    connections: { perAddress: 1e6, perServer: 1e6 },
    actions: GENEROUS,
    lookUps: GENEROUS,
    sayings: { perGuest: GENEROUS, perAddress: GENEROUS },
    sixWords: { perAddress: GENEROUS, perServer: GENEROUS },
    messages: GENEROUS,
    messagesPerAddress: GENEROUS,
    atOnce: 1e6,
    work: { perGuest: ANY_WORK, perAddress: ANY_WORK },
    deliveries: { messages: GENEROUS, bytes: UNLIMITED },
    notices: { perGuest: GENEROUS, perNetwork: GENEROUS, perServer: GENEROUS },
  },
  quotas: { records: AMPLE, lists: AMPLE },
} as const satisfies Partial<ServerConfig>;

/** By default on a temporary SQLite file. */
export async function openTestServer(config: Partial<ServerConfig> = {}) {
  const own = config.store ? null : await openTestStore('SQLite');
  const store = config.store ?? (own as TestStore).address;
  const server = await startServer({ ...QUICK, store, ...config });
  const close = async () => {
    await server.close();
    await own?.remove();
  };
  return { address: server.address, close };
}

/** A server's parts without network, scheduler or notifications. */
export const openHouse = (address: StoreAddress) => openOfflineServer(address, { announces: false });

export interface Answered {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests read arbitrary responses
  readonly body: any;
}

/** A person with a cookie. */
export interface Client {
  readonly address: string;
  readonly cookie: () => string;
  ask(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answered>;
  get(path: string): Promise<Answered>;
  post(path: string, body?: unknown): Promise<Answered>;
  connect(headers?: Record<string, string>): Promise<TestSocket>;
}

export function makeClient(address: string, known = ''): Client {
  let cookie = known;
  const ask: Client['ask'] = async (method, path, body, headers = {}) => {
    const isText = typeof body === 'string';
    const response = await fetch(`${address}${path}`, {
      method,
      headers: {
        ...(cookie ? { cookie } : {}),
        ...(body === undefined ? {} : { 'content-type': isText ? 'text/plain' : 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isText ? body : JSON.stringify(body) }),
    });
    const [set] = response.headers.getSetCookie();
    if (set) cookie = set.split(';')[0] ?? '';
    const text = await response.text();
    return { status: response.status, body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text };
  };
  return {
    address,
    cookie: () => cookie,
    ask,
    get: (path) => ask('GET', path),
    post: (path, body = {}) => ask('POST', path, body),
    connect: (headers = {}) => openSocket(address, { ...(cookie ? { cookie } : {}), ...headers }),
  };
}

/** A client with a cookie. */
export async function newGuest(address: string): Promise<Client> {
  const client = makeClient(address);
  await client.get('/api/me');
  return client;
}

export interface TestSocket {
  readonly socket: WebSocket;
  /** All messages received, validated by the protocol's schema. */
  readonly received: readonly ServerMessage[];
  send(message: ClientMessage): void;
  /** The first matching message, including earlier ones. */
  find<Found extends ServerMessage>(fits: (message: ServerMessage) => message is Found): Promise<Found>;
  /** The next matching message. */
  next<Found extends ServerMessage>(fits: (message: ServerMessage) => message is Found): Promise<Found>;
  readonly closed: Promise<number>;
  close(): void;
}

async function openSocket(address: string, headers: Record<string, string> = {}): Promise<TestSocket> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, { headers });
  const received: ServerMessage[] = [];
  const waiting = new Set<(message: ServerMessage) => void>();
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  socket.on('message', (data) => {
    const parsed = parseWith(serverMessageSchema, JSON.parse(data.toString()));
    if ('problem' in parsed) throw new Error(`${parsed.problem.path}: ${parsed.problem.why}`);
    received.push(parsed.value);
    for (const tell of waiting) tell(parsed.value);
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve());
    socket.once('error', reject);
  });
  function next<Found extends ServerMessage>(fits: (message: ServerMessage) => message is Found): Promise<Found> {
    const found = new Promise<Found>((resolve, reject) => {
      void closed.then((code) => reject(new Error(`the socket was closed (${code}) before the message came`)));
      const tell = (message: ServerMessage) => {
        if (!fits(message)) return;
        waiting.delete(tell);
        resolve(message);
      };
      waiting.add(tell);
    });
    // A test may close the socket without waiting for it.
    found.catch(() => {});
    return found;
  }
  return {
    socket,
    received,
    send: (message) => socket.send(JSON.stringify(message)),
    next,
    async find(fits) {
      return received.find(fits) ?? next(fits);
    },
    closed,
    close: () => socket.close(),
  };
}

type Typed<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>;

export function ofType<Type extends ServerMessage['type']>(type: Type) {
  return (message: ServerMessage): message is Typed<Type> => message.type === type;
}

/** A socket after the handshake. */
export async function hello(client: Client): Promise<TestSocket> {
  const socket = await client.connect();
  socket.send({ type: 'hello', version: PROTOCOL_VERSION });
  await socket.find(ofType('welcome'));
  return socket;
}

export async function watch(socket: TestSocket, table: string, as: Viewer, after = 0): Promise<News> {
  const answer = socket.next(
    (message): message is Typed<'news'> => message.type === 'news' && message.table === table && message.as === as,
  );
  socket.send({ type: 'watch', table, as, after });
  return answer;
}

let requests = 0;
export function newRequest(): string {
  requests += 1;
  return `request-${requests}`;
}

/** Sends a move and waits for the result. */
export async function sendMove(socket: TestSocket, table: string, move: unknown, id = newRequest()) {
  const answer = socket.next(
    (message): message is Typed<'done' | 'refused' | 'problem'> => 'id' in message && message.id === id,
  );
  socket.send({ type: 'move', id, table, move });
  return answer;
}

/** A dealt table of two, hosted by the first client. */
export async function tableOfTwo(one: Client, other: Client, asked: object = {}): Promise<TableInfo> {
  const settings = { game: 'scrabble-xl-nl', options: { starter: 0 }, ...asked };
  const { body } = await one.post('/api/tables', {
    ...settings,
    seats: [{ kind: 'me', name: 'One' }, { kind: 'link' }],
  });
  const sat = await other.post(`/api/tables/${body.id}/sit`, { name: 'Other' });
  if (sat.status !== 200) throw new Error(JSON.stringify(sat.body));
  return sat.body;
}
