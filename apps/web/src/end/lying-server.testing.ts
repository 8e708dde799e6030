/**
 * A lying server: the real one in its own process, behind a proxy that changes what a page is sent. A page and another
 * player play a short game on it.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type GameRecord, hashOfShare } from '@lettertafel/fairness';
import type { ServerMessage, TableInfo } from '@lettertafel/protocol';
import { vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { freePort } from '../../../../tools/free-port.testing.ts';
import { startServer, surround } from '../connection/page.testing.ts';
import type { TableStore } from '../connection/table-store.ts';

/** How the server distorts the truth. */
export interface Lies {
  /** About a table, over HTTP and WebSocket. */
  readonly table?: (info: TableInfo) => TableInfo;
  readonly news?: (news: Extract<ServerMessage, { type: 'news' }>) => Extract<ServerMessage, { type: 'news' }>;
  readonly record?: (record: GameRecord) => GameRecord;
}

export interface LyingServer {
  lies: Lies;
  /** The paths of the page's requests. */
  readonly asked: readonly string[];
  /** A request to the real server by the other player. */
  oost(path: string, body?: object): Promise<unknown>;
  close(): Promise<void>;
}

export async function openLyingServer(): Promise<LyingServer> {
  const port = await freePort();
  const real = await startServer(port);
  const address = `http://127.0.0.1:${port}`;
  const asked: string[] = [];
  const self: { lies: Lies } = { lies: {} };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = 'GET', url = '/', headers } = request;
    if (method === 'POST') asked.push(url);
    const told = await plainFetch(`${address}${url}`, {
      method,
      headers: { cookie: headers.cookie ?? '', 'content-type': 'application/json' },
      ...(method === 'GET' ? {} : { body: Buffer.concat(chunks) }),
    });
    const said = JSON.parse(await told.text());
    response.writeHead(told.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(told.ok ? twisted(url, said) : said));
  }

  function twisted(url: string, said: unknown): unknown {
    const { table, record } = self.lies;
    if (record && url.endsWith('/record')) return record(said as GameRecord);
    const isTable = typeof said === 'object' && said !== null && 'commitment' in said && 'shuffle' in said;
    return table && isTable ? table(said as TableInfo) : said;
  }

  function twistedMessage(message: ServerMessage): ServerMessage {
    const { table, news } = self.lies;
    if (message.type === 'table' && table) return { ...message, table: table(message.table) };
    return message.type === 'news' && news ? news(message) : message;
  }

  const gate = createServer((request, response) => void answer(request, response));
  const sockets = new WebSocketServer({ server: gate });
  sockets.on('connection', (page, { headers }) => {
    const server = new WebSocket(`ws://127.0.0.1:${port}/api/socket`, { headers: { cookie: headers.cookie ?? '' } });
    const early: string[] = [];
    page.on('message', (data) =>
      server.readyState === server.OPEN ? server.send(data.toString()) : early.push(data.toString()),
    );
    server.on('open', () => {
      for (const text of early) server.send(text);
    });
    server.on('message', (data) => page.send(JSON.stringify(twistedMessage(JSON.parse(data.toString())))));
    server.on('error', () => page.close());
    page.on('close', () => server.close());
    server.on('close', () => page.close());
  });
  gate.listen(0, '127.0.0.1');
  await once(gate, 'listening');
  const through = `http://127.0.0.1:${(gate.address() as AddressInfo).port}`;
  const [own, cookie] = [await newCookie(address), await newCookie(address)];
  const { fetch: plainFetch } = surround(through, { cookie: own });
  Object.assign(globalThis, { localStorage: memoryStorage() });

  return Object.assign(self, {
    asked,
    async oost(path: string, body?: object) {
      const headers = { cookie, 'content-type': 'application/json' };
      const init = body ? { method: 'POST', body: JSON.stringify(body), headers } : { headers };
      const told = await plainFetch(`${address}/api/${path}`, init);
      if (!told.ok) throw new Error(`${path}: ${await told.text()}`);
      return told.json();
    },
    async close() {
      sockets.close();
      gate.close();
      gate.closeAllConnections();
      const isGone = once(real, 'exit');
      real.kill();
      await isGone;
    },
  });
}

async function newCookie(address: string): Promise<string> {
  const hello = await fetch(`${address}/api/me`);
  return hello.headers
    .getSetCookie()
    .map((set) => set.split(';')[0] ?? '')
    .join('; ');
}

function memoryStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

/** The page right after it has loaded. */
export async function loadPage() {
  vi.resetModules();
  return {
    ...(await import('../connection/requests.ts')),
    ...(await import('../connection/table-store.ts')),
    ...(await import('../connection/kept-values.ts')),
    ...(await import('./check-proof.ts')),
  };
}

type PageCode = Awaited<ReturnType<typeof loadPage>>;

export const OOSTS_SHARE = '0e'.repeat(32);

async function until(isSo: () => boolean): Promise<void> {
  await vi.waitFor(
    () => {
      if (!isSo()) throw new Error('not yet');
    },
    { timeout: 30_000, interval: 20 },
  );
}

/** A table at which the page waits after sending its hash; Oost has joined and opened a share too. */
export async function dealtTable(
  server: LyingServer,
  page: PageCode,
): Promise<{ table: TableStore; leave: () => void }> {
  const wanted = {
    game: 'scrabble-xl-nl',
    options: { starter: 0 },
    seats: [{ kind: 'me' }, { kind: 'link' }],
  } as const;
  const made = await page.createTable({ ...wanted, seats: [...wanted.seats] });
  if (!('value' in made)) throw new Error(made.problem.code);
  const { id } = made.value;
  const { store: table, open } = page.makeTable(id);
  const leave = open();
  await until(() => server.asked.includes(`/api/tables/${id}/share-hash`));
  await vi.waitFor(async () => {
    const [noord] = ((await server.oost(`tables/${id}`)) as TableInfo).seats;
    if (noord?.kind !== 'person' || !noord.present) throw new Error('not yet');
  }, 30_000);
  const { commitment } = (await server.oost(`tables/${id}`)) as TableInfo;
  await server.oost(`tables/${id}/sit`, { shareHash: hashOfShare(OOSTS_SHARE, commitment) });
  await server.oost(`tables/${id}/share`, { share: OOSTS_SHARE });
  await until(() => table.view.value !== null);
  return { table, leave };
}

/** The page exchanges two tiles, Oost resigns, and the page has seen the end. */
export async function playToTheEnd(server: LyingServer, table: TableStore): Promise<void> {
  const tiles = (table.view.value?.rack ?? []).slice(0, 2).join('');
  const sent = await table.send({ do: 'exchange', tiles });
  if (!('number' in sent)) throw new Error(JSON.stringify(sent));
  await server.oost(`tables/${table.id}/moves`, { id: 'the-last-move', move: { by: 1, do: 'resign' } });
  await until(() => table.view.value?.over !== null && table.entries.value.length === 3);
}

/** What the button on the end screen does. */
export async function checkAtPage(page: PageCode, table: TableStore) {
  const record = await page.getRecord(table.id);
  if (!('value' in record)) throw new Error(record.problem.code);
  return page.checkProof(record.value, page.readKept(table.id));
}
