/** The page against a server that lies about the shuffle in many ways; each lie is detected. */
import { gameById, type LogEntry, lexiconFromVerdicts, replay, type SeenEvent } from '@lettertafel/engine';
import { commitmentOf, type GameRecord, hashOfShare, seedOf, stream } from '@lettertafel/fairness';
import { chanceOf, hexOf, playedBy } from '@lettertafel/fairness/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  checkAtPage,
  dealtTable,
  type LyingServer,
  loadPage,
  OOSTS_SHARE,
  openLyingServer,
  playToTheEnd,
  redealt,
  sharedChance,
  told,
} from './lying-server.testing.ts';

let server: LyingServer;

beforeAll(async () => {
  server = await openLyingServer();
}, 60_000);
afterAll(() => server.close());
beforeEach(() => {
  server.lies = {};
});

/** The exchange made with a later draw: what an operator would gain by an entry that consumes a draw. */
function withShiftedDraw(record: GameRecord): GameRecord {
  const [deal, exchange, resign] = record.log as [LogEntry, LogEntry, LogEntry];
  const game = gameById('scrabble-xl-nl');
  const created = game.create(record.players, record.options);
  if ('refusal' in created) throw new Error(created.refusal.code);
  const rng = stream(seedOf(record.chance, record), 2);
  const context = { now: exchange.at, rng, lexicon: lexiconFromVerdicts({}) };
  const decision = game.decide(replay(game, created.state, [deal]), exchange.move, context);
  if ('refusal' in decision) throw new Error(decision.refusal.code);
  return { ...record, log: [deal, { ...exchange, events: decision.events, draw: 2 }, resign] };
}

describe('at the end, about a game that was played correctly', () => {
  let page: Awaited<ReturnType<typeof loadPage>>;
  let played: Awaited<ReturnType<typeof dealtTable>>;

  beforeAll(async () => {
    // On a busy machine the time to open shares may run out: then another table is created.
    do {
      page = await loadPage();
      played?.leave();
      played = await dealtTable(server, page);
    } while (!page.readKept(played.table.id)?.opened);
    await playToTheEnd(server, played.table);
  }, 300_000);
  afterAll(() => played.leave());

  test('the truth is confirmed, with the shares of both players', async () => {
    expect(await checkAtPage(page, played.table)).toMatchObject({
      ok: true,
      standings: ['counted', 'counted'],
      choices: { left: 1, most: 2 },
      code: expect.stringMatching(/^\d{4} \d{4}$/),
      unchecked: 0,
      isOpenEnded: false,
      notes: expect.stringContaining('deals: one deal was possible'),
    });
  });

  test.each<[lie: string, why: string, (record: GameRecord) => GameRecord]>([
    [
      'another secret',
      'secret-does-not-match',
      (record) => ({ ...record, chance: { ...sharedChance(record), secret: hexOf('x') } }),
    ],
    [
      'another secret and its commitment, chosen when the shares were open',
      'other-commitment',
      (record) => {
        const { shares } = sharedChance(record);
        return redealt(record, { commitment: commitmentOf(hexOf('x')), chance: chanceOf(hexOf('x'), shares) });
      },
    ],
    [
      'an invented share of the other player',
      'other-hashes',
      (record) =>
        redealt(record, {
          chance: chanceOf(record.chance.secret, [sharedChance(record).shares[0] ?? null, hexOf('x')]),
        }),
    ],
    [
      'the other player’s share left out',
      'other-hashes',
      (record) =>
        redealt(record, { chance: chanceOf(record.chance.secret, [sharedChance(record).shares[0] ?? null, null]) }),
    ],
    [
      'the page’s share left out',
      'other-hashes',
      (record) => redealt(record, { chance: chanceOf(record.chance.secret, [null, OOSTS_SHARE]) }),
    ],
    [
      'the page’s share declared late',
      'own-share-missing',
      (record) => redealt(record, { chance: { ...sharedChance(record), shares: [null, OOSTS_SHARE] } }),
    ],
    [
      'a share that is not the promised one',
      'share-does-not-match',
      (record) =>
        redealt(record, {
          chance: { ...sharedChance(record), shares: [sharedChance(record).shares[0] ?? null, hexOf('x')] },
        }),
    ],
    [
      'the old scheme',
      'other-scheme',
      (record) => redealt(record, { chance: { secret: record.chance.secret, shares: ['', ''] } }),
    ],
    ['another agreement about who begins', 'other-settings', (record) => redealt(record, { options: { starter: 1 } })],
    [
      'tiles laid out by hand',
      'dealt-by-hand',
      (record) => {
        const [deal, , resign] = record.log as [LogEntry, LogEntry, LogEntry];
        const setup = {
          racks: [
            ['A', 'B'],
            ['E', 'E', 'N', 'S', 'T', 'R', '?'],
          ],
          turn: 1,
        };
        return playedBy(record, [{ ...deal, move: { ...deal.move, setup } as never }, resign]);
      },
    ],
    ['an entry that uses up a draw', 'draw-out-of-order', withShiftedDraw],
    [
      'an entry that was never made',
      'other-log',
      (record) => {
        const [deal, exchange, resign] = record.log as [LogEntry, LogEntry, LogEntry];
        const resume = { at: deal.at, move: { by: 'house', do: 'resume', away: 1 } as never };
        return playedBy(record, [deal, resume, exchange, resign]);
      },
    ],
    [
      'a move that was never made',
      'other-log',
      (record) => {
        const [deal, exchange, resign] = record.log as [LogEntry, LogEntry, LogEntry];
        return playedBy(record, [deal, { at: exchange.at, move: { by: 0, do: 'pass' } }, resign]);
      },
    ],
    [
      'a game that was left after the deal',
      'other-log',
      (record) => playedBy({ ...record, aborted: true }, record.log.slice(0, 1)),
    ],
    [
      'other tiles drawn',
      'events-differ',
      (record) => {
        const log = record.log.map((entry) =>
          entry.move.do === 'exchange' ? { ...entry, events: entry.events.toReversed() } : entry,
        );
        return { ...record, log };
      },
    ],
    ['no game at all', 'no-game', () => ({ hello: 'world' }) as never],
  ])('%s: %s', async (_, why, lie) => {
    server.lies = { record: lie };
    expect(await checkAtPage(page, played.table)).toMatchObject({ ok: false, why });
  });
});

describe('before the deal and during the game', () => {
  test.each<[lie: string, why: string, lies: LyingServer['lies']]>([
    [
      'the page’s hash is left out of the list, and its share of the shuffle',
      'own-share-missing',
      {
        table: told(([, oost = null]) => [null, oost]),
        record: (record) => redealt(record, { chance: chanceOf(record.chance.secret, [null, OOSTS_SHARE]) }),
      },
    ],
    [
      'a share of the operator’s own takes the place of the page’s',
      'own-share-replaced',
      {
        table: told(([, oost = null], { commitment }) => [hashOfShare(hexOf('x'), commitment), oost]),
        record: (record) => redealt(record, { chance: chanceOf(record.chance.secret, [hexOf('x'), OOSTS_SHARE]) }),
      },
    ],
    [
      'the page gets another list than the other player',
      'other-hashes',
      { table: told(([noord = null], { commitment }) => [noord, hashOfShare(hexOf('x'), commitment)]) },
    ],
  ])('%s: %s', async (_, why, lies) => {
    const page = await loadPage();
    server.lies = lies;
    const { table, leave } = await dealtTable(server, page);
    await playToTheEnd(server, table);
    expect(await checkAtPage(page, table)).toMatchObject({ ok: false, why });
    leave();
  });

  test('a share is not opened for a list without its hash, or after a different commitment', async () => {
    const lists: LyingServer['lies'][] = [
      { table: told(([, oost = null]) => [null, oost]) },
      { table: (info) => (info.shuffle.sealed ? { ...info, commitment: hexOf('x') } : info) },
    ];
    for (const lies of lists) {
      const page = await loadPage();
      server.lies = lies;
      const { table, leave } = await dealtTable(server, page);
      expect(server.asked).not.toContain(`/api/tables/${table.id}/share`);
      expect(page.readKept(table.id)).toMatchObject({ opened: false });
      leave();
    }
  });

  test('the page is shown a different deal than the log has: other-log', async () => {
    const page = await loadPage();
    server.lies = {
      news: (news) => ({
        ...news,
        entries: news.entries.map((entry) =>
          entry.number === 0 ? { ...entry, events: entry.events.map((event) => ({ ...event, more: 'Q' })) } : entry,
        ),
      }),
    };
    const { table, leave } = await dealtTable(server, page);
    await playToTheEnd(server, table);
    expect(await checkAtPage(page, table)).toMatchObject({ ok: false, why: 'other-log' });
    leave();
  });

  test('the beginning is shown differently after a reload: other-log', async () => {
    const page = await loadPage();
    const { table, leave } = await dealtTable(server, page);
    await playToTheEnd(server, table);
    leave();
    const lie = (record: GameRecord) => {
      const [deal, exchange, resign] = record.log as [LogEntry, LogEntry, LogEntry];
      return playedBy(record, [deal, { at: exchange.at, move: { by: 0, do: 'pass' } }, resign]);
    };
    const truth = await page.getRecord(table.id);
    if (!('value' in truth)) throw new Error('no record');
    const passed = lie(truth.value as GameRecord).log[1] as LogEntry;
    server.lies = {
      record: lie,
      news: (news) => ({
        ...news,
        entries: news.entries.map((entry) =>
          entry.number === 1 ? { ...entry, events: [...passed.events] as SeenEvent[] } : entry,
        ),
      }),
    };
    const anew = await loadPage();
    const { store, open } = anew.makeTable(table.id);
    const close = open();
    await expect.poll(() => store.entries.value.length).toBe(3);
    expect(await checkAtPage(anew, store)).toMatchObject({ ok: false, why: 'other-log' });
    close();
  });
});
