/**
 * A lying server: the real one in its own process, behind a proxy that changes what a page is sent. A page and another
 * player play a short game on it.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type GameRecord, hashOfShare, type SharedChance } from '@lettertafel/fairness';
import { forged } from '@lettertafel/fairness/testing';
import type { ServerMessage, TableInfo } from '@lettertafel/protocol';
import { vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { freePort } from '../../../../tools/free-port.testing.ts';
import { startServer, surround } from '../connection/page.testing.ts';
import type { TableStore } from '../connection/table-store.ts';

/** An answer to a request; null: the connection breaks. */
export type Answer = { readonly status: number; readonly said: unknown } | null;

/** How the server distorts the truth. */
export interface Lies {
  /** About a request, after the real server has answered it. */
  readonly answer?: (url: string, answer: Answer) => Answer;
  /** Messages that the page never gets. */
  readonly hidden?: (message: ServerMessage) => boolean;
  /** About a table, over HTTP and WebSocket. */
  readonly table?: (info: TableInfo) => TableInfo;
  readonly news?: (news: Extract<ServerMessage, { type: 'news' }>) => Extract<ServerMessage, { type: 'news' }>;
  readonly record?: (record: GameRecord) => GameRecord;
}

export interface LyingServer {
  lies: Lies;
  /** The page's, for events of the browser. */
  readonly window: EventTarget;
  /** Breaks the page's sockets, and refuses new ones until `mend`. */
  cut(): void;
  mend(): void;
  /** Sends the page a message that the real server never sent. */
  send(message: ServerMessage): void;
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
    const truth = { status: told.status, said: told.ok ? twisted(url, said) : said };
    const answered = self.lies.answer ? self.lies.answer(url, truth) : truth;
    if (!answered) {
      response.destroy();
      return;
    }
    response.writeHead(answered.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answered.said));
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
  const pages = new Set<WebSocket>();
  let isCut = false;
  sockets.on('connection', (page, { headers }) => {
    if (isCut) {
      page.close();
      return;
    }
    pages.add(page);
    const server = new WebSocket(`ws://127.0.0.1:${port}/api/socket`, { headers: { cookie: headers.cookie ?? '' } });
    const early: string[] = [];
    page.on('message', (data) =>
      server.readyState === server.OPEN ? server.send(data.toString()) : early.push(data.toString()),
    );
    server.on('open', () => {
      for (const text of early) server.send(text);
    });
    server.on('message', (data) => {
      const message: ServerMessage = JSON.parse(data.toString());
      if (!self.lies.hidden?.(message)) page.send(JSON.stringify(twistedMessage(message)));
    });
    server.on('error', () => page.close());
    page.on('close', () => {
      pages.delete(page);
      server.close();
    });
    server.on('close', () => page.close());
  });
  gate.listen(0, '127.0.0.1');
  await once(gate, 'listening');
  const through = `http://127.0.0.1:${(gate.address() as AddressInfo).port}`;
  const [own, cookie] = [await newCookie(address), await newCookie(address)];
  const { fetch: plainFetch, window } = surround(through, { cookie: own });
  Object.assign(globalThis, { localStorage: memoryStorage() });

  return Object.assign(self, {
    asked,
    window,
    cut() {
      isCut = true;
      for (const page of pages) page.terminate();
    },
    mend() {
      isCut = false;
      window.dispatchEvent(new Event('online'));
    },
    send(message: ServerMessage) {
      for (const page of pages) page.send(JSON.stringify(message));
    },
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

export type PageCode = Awaited<ReturnType<typeof loadPage>>;

/** The server says this about the hashes as soon as they are sealed. */
export const told =
  (change: (hashes: readonly (string | null)[], info: TableInfo) => (string | null)[]) => (info: TableInfo) =>
    info.shuffle.sealed ? { ...info, shuffle: { ...info.shuffle, hashes: change(info.shuffle.hashes, info) } } : info;

/** The game with other randomness. With other tiles the same exchange is impossible, so it is left out. */
export function redealt(record: GameRecord, change: Partial<GameRecord>): GameRecord {
  return forged({ ...record, log: record.log.filter(({ move }) => move.do !== 'exchange') }, change);
}

export const sharedChance = ({ chance }: GameRecord) => chance as SharedChance;

export const OOSTS_SHARE = '0e'.repeat(32);

export async function until(isSo: () => boolean): Promise<void> {
  await vi.waitFor(
    () => {
      if (!isSo()) throw new Error('not yet');
    },
    { timeout: 60_000, interval: 20 },
  );
}

type Seats = Parameters<PageCode['createTable']>[0]['seats'];

export interface Opened {
  readonly table: TableStore;
  readonly leave: () => void;
}

/** A table of the page, which has sent its hash and is connected. */
export async function openTable(server: LyingServer, page: PageCode, more: Seats = []): Promise<Opened> {
  const seats: Seats = [{ kind: 'me' }, { kind: 'link' }, ...more];
  const made = await page.createTable({ game: 'scrabble-xl-nl', options: { starter: 0 }, seats });
  if (!('value' in made)) throw new Error(made.problem.code);
  const { id } = made.value;
  const { store: table, open } = page.makeTable(id);
  const leave = open();
  await until(() => server.asked.includes(`/api/tables/${id}/share-hash`));
  await noticed(server, id, 'there');
  return { table, leave };
}

/** The server knows whether the page is connected, which it hears later than the page. */
export async function noticed(server: LyingServer, id: string, where: 'there' | 'away'): Promise<void> {
  await vi.waitFor(async () => {
    const [noord] = ((await server.oost(`tables/${id}`)) as TableInfo).seats;
    if (noord?.kind !== 'person' || noord.present !== (where === 'there')) throw new Error('not yet');
  }, 60_000);
}

/** Oost joins and opens a share as soon as the list is sealed; the tiles are dealt. */
export async function joinAndDeal(server: LyingServer, id: string): Promise<void> {
  const look = async () => (await server.oost(`tables/${id}`)) as TableInfo;
  const { commitment } = await look();
  await server.oost(`tables/${id}/sit`, { shareHash: hashOfShare(OOSTS_SHARE, commitment) });
  await vi.waitFor(
    async () => {
      const { shuffle, phase } = await look();
      if (!shuffle.sealed) throw new Error('not yet');
      if (phase === 'shuffling') await server.oost(`tables/${id}/share`, { share: OOSTS_SHARE });
    },
    { timeout: 60_000, interval: 20 },
  );
}

/** A table at which the page and Oost have opened their shares. */
export async function dealtTable(server: LyingServer, page: PageCode, more: Seats = []): Promise<Opened> {
  const opened = await openTable(server, page, more);
  await joinAndDeal(server, opened.table.id);
  await until(() => opened.table.view.value !== null);
  return opened;
}

/** Oost resigns. */
export async function resign(server: LyingServer, id: string): Promise<void> {
  await server.oost(`tables/${id}/moves`, { id: 'the-last-move', move: { by: 1, do: 'resign' } });
}

/** The page exchanges two tiles, Oost resigns, and the page has seen the end. */
export async function playToTheEnd(server: LyingServer, table: TableStore): Promise<void> {
  const tiles = (table.view.value?.rack ?? []).slice(0, 2).join('');
  const sent = await table.send({ do: 'exchange', tiles });
  if (!('number' in sent)) throw new Error(JSON.stringify(sent));
  await resign(server, table.id);
  await until(() => table.view.value?.over !== null && table.entries.value.length === 3);
}

/** What the button on the end screen does; `lettertafel verify --kept` must come to the same conclusion. */
export async function checkAtPage(page: PageCode, table: TableStore) {
  const record = await page.getRecord(table.id);
  if (!('value' in record)) throw new Error(record.problem.code);
  const kept = page.readKept(table.id);
  const checked = page.checkProof(record.value, kept);
  const found = await verifyElsewhere(record.value, kept);
  const expected = checked.ok ? 0 : checked.why === 'no-game' ? 2 : 1;
  if (found.code !== expected) throw new Error(`page: ${JSON.stringify(checked)}, command: ${JSON.stringify(found)}`);
  return { ...checked, notes: found.notes };
}

/** The command line, with the files that the end screen saves. */
async function verifyElsewhere(record: unknown, kept: unknown): Promise<{ code: number; notes: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'lettertafel-proof-'));
  const [game, values] = [join(folder, 'game.json'), join(folder, 'kept.json')];
  writeFileSync(game, JSON.stringify(record));
  writeFileSync(values, JSON.stringify(kept));
  const ran = spawn(process.execPath, ['apps/cli/bin/lettertafel.mjs', 'verify', game, '--kept', values]);
  let notes = '';
  ran.stderr.on('data', (data) => {
    notes += data;
  });
  const [code] = await once(ran, 'close');
  rmSync(folder, { recursive: true });
  return { code, notes };
}
