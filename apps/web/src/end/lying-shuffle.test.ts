/** The page against a server that wants to choose the deal: it cuts, leaves out, replaces, and starts again. */
import { chanceAlone, commitmentOf, faultOfList, type GameRecord, hashOfShare } from '@lettertafel/fairness';
import { chanceOf, hexOf } from '@lettertafel/fairness/testing';
import type { ServerMessage, TableInfo } from '@lettertafel/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TableStore } from '../connection/table-store.ts';
import {
  checkAtPage,
  dealtTable,
  joinAndDeal,
  type LyingServer,
  loadPage,
  noticed,
  OOSTS_SHARE,
  openLyingServer,
  openTable,
  redealt,
  resign,
  sharedChance,
  told,
  until,
} from './lying-server.testing.ts';

let server: LyingServer;

beforeAll(async () => {
  server = await openLyingServer();
}, 60_000);
afterAll(() => server.close());
beforeEach(() => {
  server.lies = {};
  server.mend();
});

/** The operator's own share in place of the page's. */
const FOREIGN = hexOf('x');
const replaced: LyingServer['lies'] = {
  table: told(([, oost = null], { commitment }) => [hashOfShare(FOREIGN, commitment), oost]),
  record: (record) => redealt(record, { chance: chanceOf(record.chance.secret, [FOREIGN, OOSTS_SHARE]) }),
};
const leftOut: LyingServer['lies'] = {
  table: told(([, oost = null]) => [null, oost]),
  record: (record) => redealt(record, { chance: chanceOf(record.chance.secret, [null, OOSTS_SHARE]) }),
};
const late = (record: GameRecord) =>
  redealt(record, { chance: { ...sharedChance(record), shares: [null, OOSTS_SHARE] } });

const infoOf = (table: TableStore): TableInfo => {
  if (!table.info.value) throw new Error('no table');
  return table.info.value;
};
const timesAsked = (table: TableStore, what: string) =>
  server.asked.filter((url) => url === `/api/tables/${table.id}/${what}`).length;

/** Oost resigns, and the page has seen it. */
async function end(table: TableStore): Promise<void> {
  await until(() => table.view.value !== null);
  await resign(server, table.id);
  await until(() => table.view.value?.over !== null);
}

/** Messages are handled in order: after this one, those before it are. The real server's may follow. */
async function settled(table: TableStore): Promise<void> {
  let isSeen = false;
  const stop = table.info.subscribe((info) => {
    isSeen ||= info?.watchers === 77;
  });
  server.send({ type: 'table', table: { ...infoOf(table), watchers: 77 } });
  await until(() => isSeen);
  stop();
}

describe('a disconnect while hashes are collected', () => {
  test.each<[lie: string, why: string, lies: LyingServer['lies']]>([
    ['another share takes the place of the page’s', 'own-share-replaced', replaced],
    // The honest server does the same: what is said accuses nobody, but it is not called correct.
    ['the page’s share is left out', 'own-share-absent', {}],
  ])('%s: %s', async (_, why, lies) => {
    const page = await loadPage();
    const { table, leave } = await openTable(server, page);
    server.cut();
    await until(() => table.status.value === 'offline');
    await noticed(server, table.id, 'away');
    server.lies = lies;
    await joinAndDeal(server, table.id);
    server.mend();
    await end(table);
    expect(await checkAtPage(page, table)).toMatchObject({ ok: false, why });
    leave();
  });

  test('a server without a socket, which leaves the page out: own-share-absent', async () => {
    const page = await loadPage();
    server.cut();
    const made = await page.createTable({ game: 'scrabble-xl-nl', seats: [{ kind: 'me' }, { kind: 'link' }] });
    if (!('value' in made)) throw new Error(made.problem.code);
    const { store: table, open } = page.makeTable(made.value.id);
    const leave = open();
    await until(() => timesAsked(table, 'share-hash') > 0 && table.status.value === 'offline');
    await joinAndDeal(server, table.id);
    server.mend();
    await end(table);
    expect(await checkAtPage(page, table)).toMatchObject({ ok: false, why: 'own-share-absent' });
    leave();
  });
});

describe('a player who was not there', () => {
  test('accuses nobody after going to the home screen and coming back, but nothing is proven', async () => {
    const page = await loadPage();
    const { table, leave } = await openTable(server, page);
    leave();
    await joinAndDeal(server, table.id);
    const { store, open } = page.makeTable(table.id);
    const leaveAgain = open();
    await end(store);
    expect(await checkAtPage(page, store)).toMatchObject({
      ok: true,
      standings: ['none', 'counted'],
      choices: null,
      code: null,
      notes: expect.stringContaining('whoever dealt could choose any deal'),
    });
    const kept = page.readKept(table.id);
    expect(kept && faultOfList(kept)).toBeNull();
    leaveAgain();
  });

  test.each<[string, away: () => void, back: () => void]>([
    [
      'whose page was hidden',
      () => {
        Object.assign(document, { visibilityState: 'hidden' });
        document.dispatchEvent(new Event('visibilitychange'));
      },
      () => Object.assign(document, { visibilityState: 'visible' }),
    ],
    [
      'whose device was offline',
      () => {
        Object.assign(navigator, { onLine: false });
        server.window.dispatchEvent(new Event('offline'));
      },
      () => Object.assign(navigator, { onLine: true }),
    ],
  ])('%s accuses nobody', async (_, away, back) => {
    const page = await loadPage();
    const { table, leave } = await openTable(server, page);
    away();
    server.cut();
    await until(() => table.status.value === 'offline');
    await noticed(server, table.id, 'away');
    await joinAndDeal(server, table.id);
    back();
    server.mend();
    await end(table);
    expect(await checkAtPage(page, table)).toMatchObject({ ok: true, choices: null });
    leave();
  });

  test('another share in the place of the one who left is found: own-share-replaced', async () => {
    const page = await loadPage();
    const { table, leave } = await openTable(server, page);
    leave();
    server.lies = replaced;
    await joinAndDeal(server, table.id);
    const { store, open } = page.makeTable(table.id);
    const leaveAgain = open();
    await end(store);
    expect(await checkAtPage(page, store)).toMatchObject({ ok: false, why: 'own-share-replaced' });
    leaveAgain();
  });
});

describe('a share that was sent', () => {
  test.each<[string, ReturnType<NonNullable<LyingServer['lies']['answer']>>]>([
    ['answered 503', { status: 503, said: { problem: { code: 'failed' } } }],
    ['answered 409', { status: 409, said: { problem: { code: 'already-begun' } } }],
    ['not answered', null],
  ])('and %s counts, or it is a fault: own-share-missing', async (_, answered) => {
    const page = await loadPage();
    server.lies = { answer: (url, answer) => (url.endsWith('/share') ? answered : answer), record: late };
    const { table, leave } = await dealtTable(server, page);
    expect(page.readKept(table.id)).toMatchObject({ opened: true });
    await end(table);
    expect(await checkAtPage(page, table)).toMatchObject({ ok: false, why: 'own-share-missing' });
    leave();
  });

  test('is stored before it is sent, like its hash', async () => {
    const page = await loadPage();
    const stored: string[] = [];
    server.lies = {
      answer(url, answer) {
        const id = url.split('/')[3] ?? '';
        const { hash, opened } = page.readKept(id) ?? { hash: null, opened: false };
        if (url.endsWith('/share-hash')) stored.push(`hash: ${hash !== null}`);
        if (url.endsWith('/share')) stored.push(`share: ${opened}`);
        return answer;
      },
    };
    const { leave } = await dealtTable(server, page);
    // It is dealt before the answer to the last share comes.
    await until(() => stored.some((what) => what.startsWith('share')));
    // What is not answered in time is sent again.
    expect([...new Set(stored)]).toEqual(['hash: true', 'share: true']);
    leave();
  });
});

describe('a connected page', () => {
  test.each<[lie: string, why: string, lies: LyingServer['lies']]>([
    ['is left out of the list', 'own-share-missing', leftOut],
    [
      'is told that one device has shuffled alone',
      'own-share-missing',
      {
        table: told(() => []),
        record: (record) => redealt(record, { chance: chanceAlone(record.chance.secret) }),
      },
    ],
    [
      'never hears that the list is sealed',
      'own-share-missing',
      {
        hidden: (message) => message.type === 'table' && message.table.phase === 'shuffling',
        record: late,
      },
    ],
    [
      'is told that it has no seat while shares are opened',
      'own-share-missing',
      {
        table: (info) =>
          info.phase === 'shuffling'
            ? { ...info, seats: info.seats.map((seat) => ('mine' in seat ? { ...seat, mine: false } : seat)) }
            : info,
        record: late,
      },
    ],
    [
      'is told hashes that are none',
      'own-share-missing',
      { table: told(() => ['constructor', '__proto__', '', 'x'.repeat(64), null, null]), record: late },
    ],
  ])('%s: %s', async (_, why, lies) => {
    const page = await loadPage();
    const { table, leave } = await openTable(server, page);
    server.lies = lies;
    await joinAndDeal(server, table.id);
    await end(table);
    expect(await checkAtPage(page, table)).toMatchObject({ ok: false, why });
    leave();
  });

  test('sends its hash again when it was dropped, and is then left out: own-share-missing', async () => {
    const page = await loadPage();
    const { table, leave } = await openTable(server, page);
    const { shuffle } = infoOf(table);
    for (const watchers of [1, 2, 3, 4, 5]) {
      server.send({
        type: 'table',
        table: { ...infoOf(table), watchers, shuffle: { ...shuffle, hashes: [null, null] } },
      });
    }
    await settled(table);
    expect(timesAsked(table, 'share-hash')).toBeLessThanOrEqual(3);
    server.lies = leftOut;
    await joinAndDeal(server, table.id);
    await end(table);
    expect(await checkAtPage(page, table)).toMatchObject({ ok: false, why: 'own-share-missing' });
    leave();
  });

  test('opens no share for a list with a hash of a computer player: share-of-bot', async () => {
    const page = await loadPage();
    const { table, leave } = await openTable(server, page, [{ kind: 'bot', level: 'child' }]);
    server.lies = {
      table: told(([noord = null, oost = null], { commitment }) => [noord, oost, hashOfShare(FOREIGN, commitment)]),
      record: (record) => {
        const [noord = null, oost = null] = sharedChance(record).hashes;
        const hashes = [noord, oost, hashOfShare(FOREIGN, record.commitment)];
        return redealt(record, { chance: { ...sharedChance(record), hashes, shares: [null, OOSTS_SHARE, FOREIGN] } });
      },
    };
    await joinAndDeal(server, table.id);
    await until(() => table.view.value !== null);
    expect(timesAsked(table, 'share')).toBe(0);
    await resign(server, table.id);
    await table.send({ do: 'resign' });
    await until(() => table.view.value?.over !== null);
    expect(await checkAtPage(page, table)).toMatchObject({ ok: false, why: 'share-of-bot' });
    leave();
  });
});

describe('a second gathering of the same deal', () => {
  /** One with an impossible seat, and lists that no table can have. */
  const poison = (info: TableInfo): ServerMessage => ({
    type: 'table',
    table: {
      ...info,
      phase: 'shuffling',
      seats: Array.from({ length: 9 }, (_, seat) => ({ ...info.seats[0], mine: seat === 8 }) as TableInfo['seats'][0]),
      shuffle: { scheme: 2, sealed: true, hashes: Array(9).fill(FOREIGN) },
    },
  });

  test('a message with an impossible seat erases nothing, and no second share is made', async () => {
    const page = await loadPage();
    const { table, leave } = await openTable(server, page);
    const before = page.readKept(table.id);
    const info = infoOf(table);
    server.send(poison(info));
    server.send({ type: 'table', table: info });
    await settled(table);
    expect(page.readKept(table.id)).toMatchObject({ share: before?.share, hash: before?.hash, hashes: null });
    server.lies = { record: late };
    await joinAndDeal(server, table.id);
    await end(table);
    expect(timesAsked(table, 'share')).toBe(0);
    expect(await checkAtPage(page, table)).toMatchObject({ ok: false, why: 'own-share-missing' });
    leave();
  });

  test.each<[lie: string, why: string, change: Partial<TableInfo>, lies: LyingServer['lies']]>([
    [
      'with another commitment',
      'other-commitment',
      { phase: 'gathering', commitment: hexOf('y') },
      { record: (record) => redealt(record, withSecret(record, 'y')) },
    ],
    [
      'with another list',
      'other-hashes',
      { phase: 'gathering' },
      {
        record: (record) =>
          redealt(record, {
            chance: chanceOf(record.chance.secret, [sharedChance(record).shares[0] ?? null, FOREIGN]),
          }),
      },
    ],
  ])('%s: %s', async (_, why, change, lies) => {
    const page = await loadPage();
    const { table, leave } = await dealtTable(server, page);
    const info = infoOf(table);
    const kept = page.readKept(table.id);
    const times = [timesAsked(table, 'share-hash'), timesAsked(table, 'share')];
    const shuffle = { scheme: 2 as const, sealed: false, hashes: [null, null] };
    server.send(poison(info));
    server.send({ type: 'table', table: { ...info, ...change, shuffle } });
    const list = [kept?.hash ?? null, FOREIGN];
    server.send({
      type: 'table',
      table: { ...info, phase: 'shuffling', shuffle: { ...shuffle, sealed: true, hashes: list } },
    });
    await settled(table);
    expect([timesAsked(table, 'share-hash'), timesAsked(table, 'share')]).toEqual(times);
    expect(page.readKept(table.id)).toMatchObject({ share: kept?.share, hashes: kept?.hashes, opened: true });
    server.send({ type: 'table', table: info });
    server.lies = lies;
    await end(table);
    expect(await checkAtPage(page, table)).toMatchObject({ ok: false, why });
    leave();
  });

  test('an answer about another table is not understood, and no share is made for it', async () => {
    const page = await loadPage();
    const { table, leave } = await openTable(server, page);
    server.lies = { table: (info) => ({ ...info, id: 'elsewhere' }) };
    const { id } = table;
    expect(await page.getTable(id)).toEqual({ problem: { code: 'wrong-version' } });
    expect(page.readKept('elsewhere')).toBeNull();
    leave();
  });
});

function withSecret(record: GameRecord, name: string): Pick<GameRecord, 'commitment' | 'chance'> {
  const { shares } = sharedChance(record);
  const chance = chanceOf(hexOf(name), shares);
  return { commitment: commitmentOf(hexOf(name)), chance };
}
