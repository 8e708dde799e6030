/** The table store over a real connection to the real server: loading, moves, disconnects, missed entries. */
import type { TableInfo } from '@lettertafel/protocol';
import { effect } from '@preact/signals';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { openPage, type Page } from './page.testing.ts';
import type { TableStore } from './table-store.ts';

let page: Page;
let connection: typeof import('./table-store.ts') & typeof import('./socket.ts');

beforeAll(async () => {
  page = await openPage();
  // They read the environment when they are loaded.
  connection = { ...(await import('./table-store.ts')), ...(await import('./socket.ts')) };
});
afterAll(async () => page.close());

interface Opened {
  readonly table: TableStore;
  readonly leave: () => void;
}

/** A dealt game with two own seats, open on the page. */
async function openGame(): Promise<Opened> {
  const wanted = {
    game: 'scrabble-xl-nl',
    options: { checking: 'automatic' },
    seats: [{ kind: 'me' }, { kind: 'me' }],
  };
  const { id } = (await page.ask('tables', wanted)) as TableInfo;
  await page.ask(`tables/${id}/start`, {});
  const { store, open } = connection.makeTable(id);
  const leave = open();
  await until(() => store.view.value !== null && connection.connectionStatus.value === 'online');
  return { table: store, leave };
}

async function until(isSo: () => boolean): Promise<void> {
  await vi.waitFor(() => expect(isSo()).toBe(true), { timeout: 100_000, interval: 20 });
}

const turnOf = ({ view }: TableStore): number => view.value?.turn ?? -1;
const numbersOf = ({ entries }: TableStore): readonly number[] => entries.value.map(({ number }) => number);
const passesOf = ({ entries }: TableStore): number =>
  entries.value.flatMap(({ events }) => events).filter(({ type }) => type === 'passed').length;

/** The seat to move passes, outside of the page. */
async function passElsewhere(table: TableStore, by: number): Promise<void> {
  await page.ask(`tables/${table.id}/moves`, { id: `elsewhere-${by}-${passesOf(table)}`, move: { by, do: 'pass' } });
}

test('the views of all own seats change together', async () => {
  const { table, leave } = await openGame();
  const seen = new Set<string>();
  const stop = effect(() => {
    seen.add([...table.views.value.values()].map(({ turnNumber }) => turnNumber).join());
  });
  for (const _ of [1, 2]) {
    const by = turnOf(table);
    await passElsewhere(table, by);
    await until(() => turnOf(table) !== by);
  }
  stop();
  leave();
  expect([...seen]).toEqual(['1,1', '2,2', '3,3']);
});

test('a response that the socket has overtaken changes nothing', async () => {
  const { table, leave } = await openGame();
  const older = table.info.value;
  if (!older) throw new Error('no table');
  let respond = (_: { value: TableInfo }) => {};
  const learning = table.learnFrom(new Promise((resolve) => (respond = resolve)));
  await page.ask(`tables/${table.id}/abort`, {});
  await until(() => table.info.value?.phase === 'aborted');
  respond({ value: older });
  await learning;
  expect(table.info.value?.phase).toBe('aborted');
  await table.learnFrom(Promise.resolve({ value: older }));
  expect(table.info.value).toBe(older);
  leave();
});

test('a table is loaded with the views of all own seats', async () => {
  const { table, leave } = await openGame();
  expect(table.mine.value).toEqual([0, 1]);
  await until(() => table.views.value.size === 2);
  expect(table.as.value).toBe(0);
  expect(table.view.value?.rack).toHaveLength(7);
  table.show(1);
  expect(table.view.value).toBe(table.views.value.get(1));
  leave();
});

test('a move is answered with its number and appears in the log', async () => {
  const { table, leave } = await openGame();
  const sent = await table.send({ do: 'pass' }, turnOf(table));
  expect(sent).toEqual({ number: expect.any(Number) });
  await until(() => passesOf(table) === 1);
  leave();
});

test('the second tap on a button makes no second move', async () => {
  const { table, leave } = await openGame();
  const by = turnOf(table);
  const [first, second] = await Promise.all([table.send({ do: 'pass' }, by), table.send({ do: 'pass' }, by)]);
  expect(second).toBe(first);
  await until(() => turnOf(table) !== by);
  expect(passesOf(table)).toBe(1);
  leave();
});

test('a refusal is returned unchanged', async () => {
  const { table, leave } = await openGame();
  const sent = await table.send({ do: 'pass' }, 1 - turnOf(table));
  expect(sent).toMatchObject({ refusal: { code: 'not-your-turn' } });
  leave();
});

test('an invalid move is a problem', async () => {
  const { table, leave } = await openGame();
  // @ts-expect-error: no game has such a move.
  expect(await table.send({ do: 'juggle' })).toMatchObject({ problem: { code: 'not-understood' } });
  leave();
});

test('a chat message appears once', async () => {
  const { table, leave } = await openGame();
  await table.say('hallo');
  await until(() => table.sayings.value.length > 0);
  expect(table.sayings.value.map(({ text }) => text)).toEqual(['hallo']);
  leave();
});

test('after a disconnect all missed entries arrive, without a gap', async () => {
  const { table, leave } = await openGame();
  const first = turnOf(table);
  page.cut();
  await until(() => table.status.value === 'offline');
  await passElsewhere(table, first);
  await passElsewhere(table, 1 - first);
  expect(passesOf(table)).toBe(0);
  page.mend();
  await until(() => passesOf(table) === 2);
  expect(table.status.value).toBe('online');
  expect(numbersOf(table)).toEqual(numbersOf(table).map((_, place) => place));
  leave();
});

test('a move made while disconnected is sent after the reconnect', async () => {
  const { table, leave } = await openGame();
  const by = turnOf(table);
  page.cut();
  await until(() => table.status.value === 'offline');
  const sending = table.send({ do: 'pass' }, by);
  page.mend();
  expect(await sending).toEqual({ number: expect.any(Number) });
  await until(() => passesOf(table) === 1);
  leave();
});

test('a move whose answer was lost is sent again and made once', async () => {
  const { table, leave } = await openGame();
  const by = turnOf(table);
  page.muffle();
  const sending = table.send({ do: 'pass' }, by);
  // The server has the move, but the page does not know.
  await vi.waitFor(async () => {
    const { length } = (await page.ask(`tables/${table.id}/news?as=${by}&after=0`)) as { length: number };
    expect(length).toBeGreaterThan(table.entries.value.length);
  });
  page.cut();
  await until(() => table.status.value === 'offline');
  page.mend();
  expect(await sending).toEqual({ number: expect.any(Number) });
  await until(() => passesOf(table) === 1);
  expect(turnOf(table)).toBe(1 - by);
  leave();
});

test('a dead connection that looks alive is replaced', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { table, leave } = await openGame();
  page.muffle();
  // Past the next ping, then past the timeout of its answer.
  vi.advanceTimersByTime(26_000);
  expect(table.status.value).toBe('online');
  vi.advanceTimersByTime(7000);
  expect(table.status.value).toBe('offline');
  await until(() => table.status.value === 'online');
  leave();
  // HTTP requests have their own connections, which are dead too.
  page.cut();
  page.mend();
});

test('an unanswered move reveals a dead connection', async () => {
  const { table, leave } = await openGame();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  page.muffle();
  const by = turnOf(table);
  const sending = table.send({ do: 'pass' }, by);
  vi.advanceTimersByTime(7000);
  expect(table.status.value).toBe('offline');
  page.cut();
  page.mend();
  expect(await sending).toEqual({ number: expect.any(Number) });
  await until(() => passesOf(table) === 1);
  leave();
});

test('leaving the last table closes the connection', async () => {
  const { leave } = await openGame();
  leave();
  expect(connection.connectionStatus.value).toBe('connecting');
});

test('an unknown table is reported', async () => {
  const { store, open } = connection.makeTable('nowhere');
  const leave = open();
  await until(() => store.trouble.value !== null);
  expect(store.trouble.value).toMatchObject({ code: 'no-such-table' });
  expect(store.info.value).toBeNull();
  leave();
});
