/** One player's browser: its own address, and a record of everything the page receives from server and worker. */
import type { GameId, Seat } from '@lettertafel/engine';
import type { CreateTable, TableInfo } from '@lettertafel/protocol';
import { type APIResponse, type Browser, test as base, expect, type Page } from '@playwright/test';
import type { GameView } from '../src/connection/table-store.ts';
import { delayServer } from './delays.ts';
import { INPUTS, type Input, type InputWay } from './input.ts';

export { expect };

let addresses = 0;

/** The server limits requests per address, so tests use different ones. */
function ownAddress(): Record<string, string> {
  addresses += 1;
  return { 'x-forwarded-for': `10.${process.pid % 250}.${Math.floor(addresses / 250)}.${addresses % 250}` };
}

export const test = base.extend<{ heard: Heard; way: InputWay; input: Input }>({
  way: ['pointer', { option: true }],
  input: async ({ way }, use) => use(INPUTS[way]),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  extraHTTPHeaders: async ({}, use) => use(ownAddress()),
  heard: [async ({ page }, use) => use(await listen(page)), { auto: true }],
});

/** All received messages, and the latest view of each seat. */
export interface Heard {
  readonly page: Page;
  readonly received: string[];
  /** The paths of all requests. */
  readonly asked: string[];
  readonly hosts: Set<string>;
  readonly errors: string[];
  readonly news: Map<string, { readonly length: number; readonly view: GameView }>;
}

/** Records everything a page receives from its next navigation on. */
export async function listen(page: Page): Promise<Heard> {
  const heard: Heard = { page, received: [], asked: [], hosts: new Set(), errors: [], news: new Map() };
  page.on('request', (request) => {
    const { host, pathname } = new URL(request.url());
    heard.hosts.add(host);
    heard.asked.push(pathname);
  });
  page.on('pageerror', ({ message }) => heard.errors.push(message));
  page.on('websocket', (socket) => {
    heard.hosts.add(new URL(socket.url()).host);
    socket.on('framereceived', ({ payload }) => heard.received.push(payload.toString()));
  });
  page.on('response', async (response) => {
    if (new URL(response.url()).pathname.startsWith('/api/')) {
      heard.received.push(await response.text().catch(() => ''));
    }
  });
  await page.exposeBinding('hearWorker', (_, said: string) => {
    heard.received.push(said);
    hear(heard, said);
  });
  await page.exposeBinding('hearSocket', (_, said: string) => hear(heard, said));
  await delayServer(page);
  await page.addInitScript(hearChannels);
  return heard;
}

/**
 * Runs in the page: reports messages of the server and of the local worker as the page handles them. Playwright sees
 * frames of a socket earlier than a busy page does.
 */
function hearChannels(): void {
  const { hearWorker, hearSocket } = globalThis as unknown as Record<string, (said: string) => void>;
  const plain = { Worker: globalThis.Worker, WebSocket: globalThis.WebSocket };
  globalThis.Worker = class extends plain.Worker {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options);
      this.addEventListener('message', ({ data }) => hearWorker?.(JSON.stringify(data)));
    }
  };
  globalThis.WebSocket = class extends plain.WebSocket {
    constructor(address: string | URL, protocols?: string | string[]) {
      super(address, protocols);
      this.addEventListener('message', ({ data }) => hearSocket?.(String(data)));
    }
  };
}

function hear({ news }: Heard, said: string): void {
  const message = JSON.parse(said);
  if (message.type === 'news') news.set(`${message.table} ${message.as}`, message);
  if (message.type === 'ended') news.delete(`${message.table} ${message.as}`);
}

/** A second player: another browser profile. */
export async function anotherPlayer(browser: Browser) {
  const context = await browser.newContext({ extraHTTPHeaders: ownAddress() });
  const page = await context.newPage();
  return { page, heard: await listen(page) };
}

export const ME = { kind: 'me' } as const;
export const BOT = { kind: 'bot', level: 'casual' } as const;

export interface Wanted {
  readonly game: GameId;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seats?: CreateTable['seats'];
}

/** A table that is created and started through the API, by the player of the page. */
export async function beginTable(page: Page, { game, options = { checking: 'automatic' }, seats }: Wanted) {
  const made = await post(page, '/api/tables', { game, options, seats: seats ?? [ME, BOT] });
  await post(page, `/api/tables/${made.id}/start`, {});
  return made.id;
}

const TOO_MANY = 429;

/** A request outside of the page; repeated if the server limits the rate. */
async function askBeside<Answer>(page: Page, ask: () => Promise<APIResponse>): Promise<Answer> {
  const answer = await ask();
  if (answer.status() === TOO_MANY) {
    await page.waitForTimeout(1000);
    return askBeside(page, ask);
  }
  expect(answer.ok(), `${answer.url()}: ${await answer.text()}`).toBe(true);
  return answer.json();
}

export function post(page: Page, path: string, data: object): Promise<TableInfo> {
  return askBeside(page, () => page.request.post(path, { data }));
}

export async function openTable(page: Page, wanted: Wanted): Promise<string> {
  const table = await beginTable(page, wanted);
  await page.goto(`/t/${table}`);
  return table;
}

/** Opens tables until the first own turn has what the test needs: some racks make no word. */
export async function openTableWith<View extends GameView, Found>(
  { page, heard }: { readonly page: Page; readonly heard: Heard },
  wanted: Wanted,
  find: (view: View) => Found | undefined,
): Promise<News<View> & { readonly table: string; readonly found: Found }> {
  const table = await openTable(page, wanted);
  const news = await untilTold<View>(heard, { table }, ({ view: { turn } }) => turn === 0);
  const found = find(news.view);
  return found === undefined ? openTableWith({ page, heard }, wanted, find) : { ...news, table, found };
}

/** The current view of a seat, requested outside of the page. */
export async function viewOf<View extends GameView = GameView>(page: Page, table: string, seat: Seat): Promise<View> {
  return (await newsOf<View>(page, table, seat)).view;
}

/** The same with the length of the log. */
export function newsOf<View extends GameView>(page: Page, table: string, seat: Seat): Promise<News<View>> {
  const path = `/api/tables/${table}/news?as=${seat}&after=1000000`;
  return askBeside(page, () => page.request.get(path));
}

type News<View> = { readonly length: number; readonly view: View };

/** Waits until the page has received a matching view, for all its seats on a shared device, and rendered it. */
export async function untilTold<View extends GameView>(
  heard: Heard,
  { table, seat = 0 }: { readonly table: string; readonly seat?: Seat },
  fits: (news: News<View>) => boolean,
): Promise<News<View>> {
  const latest = () => heard.news.get(`${table} ${seat}`) as News<View> | undefined;
  const isTold = () => {
    const news = latest();
    // There is no view before the deal.
    if (news?.view == null || !fits(news)) return false;
    const ofSeats = [...heard.news].filter(([of]) => of.startsWith(`${table} `) && !of.endsWith(' spectator'));
    return ofSeats.every(([, { length }]) => length >= news.length);
  };
  await expect.poll(isTold, { intervals: [50, 100, 200] }).toBe(true);
  await heard.page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null)))),
  );
  return latest() as News<View>;
}
