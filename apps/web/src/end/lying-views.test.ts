/** The page against a server that shows something else than it records. */
import type { LogEntry } from '@lettertafel/engine';
import type { GameRecord } from '@lettertafel/fairness';
import { playedBy } from '@lettertafel/fairness/testing';
import type { News, ServerMessage } from '@lettertafel/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TableStore } from '../connection/table-store.ts';
import {
  checkAtPage,
  dealtTable,
  type LyingServer,
  loadPage,
  openLyingServer,
  type PageCode,
  resign,
  until,
} from './lying-server.testing.ts';

let server: LyingServer;

beforeAll(async () => {
  server = await openLyingServer();
}, 60_000);
afterAll(() => server.close());
beforeEach(() => {
  server.lies = {};
});

type NewsMessage = Extract<ServerMessage, { type: 'news' }>;
type View = NonNullable<News['view']>;

const showing =
  (change: (view: View) => object) =>
  (news: NewsMessage): NewsMessage =>
    news.view ? { ...news, view: { ...news.view, ...change(news.view) } as View } : news;

async function end(table: TableStore): Promise<void> {
  await resign(server, table.id);
  await until(() => table.entries.value.some(({ events }) => events.some(({ type }) => type === 'resigned')));
}

/** The news that the page last got, to be told otherwise. */
function newsNow(table: TableStore): NewsMessage {
  const { id, view, entries } = table;
  return { type: 'news', table: id, as: 0, length: entries.value.length, entries: entries.value, view: view.value };
}

async function nextNews(table: TableStore, news: NewsMessage): Promise<void> {
  const before = table.entries.value;
  server.send(news);
  await until(() => table.entries.value !== before);
}

describe('a state that is not the one of the log', () => {
  test.each<[lie: string, (news: NewsMessage) => NewsMessage]>([
    ['other tiles', showing(() => ({ rack: [...'QXYVUUI'] }))],
    ['another score', showing(({ seats }) => ({ seats: seats.map((seat) => ({ ...seat, score: seat.score + 50 })) }))],
    ['another clock', showing(() => ({ clock: { left: [1, 1] } }))],
    ['fewer tiles in the bag', showing(() => ({ bag: 3 }))],
    ['another end', showing(({ over }) => (over ? { over: { ...over, winners: [1] } } : {}))],
    ['something more', showing(() => ({ hint: 'Q' }))],
  ])('%s: other-view', async (_, news) => {
    const page = await loadPage();
    server.lies = { news };
    const { table, leave } = await dealtTable(server, page);
    await end(table);
    expect(await checkAtPage(page, table)).toMatchObject({ ok: false, why: 'other-view' });
    leave();
  });

  test('shown for a moment and corrected: told-otherwise', async () => {
    const page = await loadPage();
    const { table, leave } = await dealtTable(server, page);
    const news = newsNow(table);
    await nextNews(table, { ...news, view: { ...news.view, turnNumber: 99 } as View });
    await nextNews(table, news);
    await end(table);
    expect(await checkAtPage(page, table)).toMatchObject({ ok: false, why: 'told-otherwise' });
    leave();
  });

  test('a log that is longer than the record', async () => {
    const page = await loadPage();
    const { table, leave } = await dealtTable(server, page);
    await end(table);
    server.lies = { record: (record) => playedBy({ ...record, aborted: true }, record.log.slice(0, 1)) };
    expect(await checkAtPage(page, table)).toMatchObject({ ok: false, why: 'other-log' });
    // Nothing was kept elsewhere: that is said.
    const record = await page.getRecord(table.id);
    expect('value' in record && page.checkProof(record.value, null)).toMatchObject({ ok: true, isOpenEnded: true });
    leave();
  });
});

describe('an entry that is replaced', () => {
  /** The first entry a millisecond later: as good as any other change. */
  const later = (news: NewsMessage): NewsMessage => ({
    ...news,
    entries: news.entries.map((entry) => (entry.number === 0 ? { ...entry, at: entry.at + 1 } : entry)),
  });
  /** The other player has won. */
  const swapped = (record: GameRecord) => {
    const [deal, resigned] = record.log as [LogEntry, LogEntry];
    return playedBy(record, [deal, { ...resigned, move: { by: 0, do: 'resign' } as never }]);
  };

  test('after it was told truly: told-otherwise', async () => {
    const page = await loadPage();
    const { table, leave } = await dealtTable(server, page);
    await nextNews(table, later(newsNow(table)));
    await end(table);
    expect(await checkAtPage(page, table)).toMatchObject({ ok: false, why: 'told-otherwise' });
    leave();
  });

  async function reloaded(
    lies: LyingServer['lies'],
  ): Promise<{ page: PageCode; table: TableStore; leave: () => void }> {
    const { table, leave } = await dealtTable(server, await loadPage());
    leave();
    server.lies = lies;
    const page = await loadPage();
    const { store, open } = page.makeTable(table.id);
    const close = open();
    await until(() => store.view.value !== null);
    return { page, table: store, leave: close };
  }

  test('after a reload, so that nothing more would be kept: told-otherwise', async () => {
    const { page, table, leave } = await reloaded({ news: later, record: swapped });
    await end(table);
    expect(await checkAtPage(page, table)).toMatchObject({ ok: false, why: 'told-otherwise' });
    leave();
  });

  test('a reload alone changes nothing', async () => {
    const { page, table, leave } = await reloaded({});
    await end(table);
    expect(await checkAtPage(page, table)).toMatchObject({ ok: true, choices: { left: 1 } });
    leave();
  });

  test('an entry that the page was never shown: other-log', async () => {
    const page = await loadPage();
    const { table, leave } = await dealtTable(server, page);
    server.lies = {
      record: (record) => {
        const [deal, resigned] = record.log as [LogEntry, LogEntry];
        return playedBy(record, [deal, { at: deal.at, move: { by: 0, do: 'pass' } }, resigned]);
      },
    };
    await end(table);
    expect(await checkAtPage(page, table)).toMatchObject({ ok: false, why: 'other-log' });
    leave();
  });

  test('news of impossible seats and lengths leave what was kept', async () => {
    const page = await loadPage();
    const { table, leave } = await dealtTable(server, page);
    const kept = page.readKept(table.id);
    const news = newsNow(table);
    for (const as of [8, -1, 2 ** 40]) server.send({ ...news, as });
    server.send({ ...news, length: -5, entries: [] });
    await nextNews(table, news);
    expect(page.readKept(table.id)).toEqual(kept);
    await end(table);
    expect(await checkAtPage(page, table)).toMatchObject({ ok: true });
    leave();
  });
});
