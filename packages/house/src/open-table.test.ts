import { GAME_IDS, type GameId } from '@lettertafel/engine';
import { verifyGame } from '@lettertafel/fairness';
import { describe, expect, test } from 'vitest';
import {
  BOT,
  handClock,
  headOf,
  lexicon,
  NOORD,
  OOST,
  openTestTable,
  rackOf,
  randomBot,
  START,
} from './kit.testing.ts';
import { DamagedLog } from './live-game.ts';
import { newTable } from './new-table.ts';
import type { News } from './news.ts';
import { type OpenTable, openTable } from './open-table.ts';
import { memoryStore } from './table-store.ts';

describe('whole games of bots', () => {
  test.each(GAME_IDS)('%s: the record verifies, and every viewer got every entry', async (game) => {
    const options = game.startsWith('rummikub') ? {} : { checking: 'automatic' };
    const holder: { table?: OpenTable } = {};
    const choose = randomBot(game, () => holder.table as OpenTable);
    const { table, store, clock } = await openTestTable({ game, options, seats: [BOT, BOT] }, { choose });
    holder.table = table;
    const told = new Map<number | 'spectator', News[]>();
    for (const as of [0, 1, 'spectator'] as const) {
      const news: News[] = [];
      told.set(as, news);
      table.watch(as, 0, (fresh) => void news.push(JSON.parse(JSON.stringify(fresh))));
    }
    expect(table.record()).toBeNull();
    while (await table.moveBots()) clock.at += 1000;
    const { state, length } = table.look();
    expect(state.over).not.toBeNull();
    for (const news of told.values()) {
      const numbers = news.flatMap(({ entries }) => entries.map(({ number }) => number));
      expect(numbers).toEqual(Array.from({ length }, (_, number) => number));
    }
    const record = JSON.parse(JSON.stringify(table.record()));
    expect(verifyGame(record)).toEqual({ ok: true });
    expect(record.commitment).toBe((await store.read())?.head.commitment);
  });
});

test('news never contain what the viewer may not see', async () => {
  const { table } = await openTestTable();
  const secret = table.look().head.chance.secret;
  const [own, other] = [rackOf(table, 0), rackOf(table, 1)];
  const news = table.news(0, 0);
  expect(news.view).toMatchObject({ rack: own });
  expect(JSON.stringify(news)).not.toContain(JSON.stringify(other));
  expect(JSON.stringify(table.news('spectator', 0))).not.toContain(JSON.stringify(own));
  expect(JSON.stringify(news)).not.toContain(secret);
});

test('a table is dealt once, and continues when it is opened again', async () => {
  const { table, store, clock } = await openTestTable();
  await table.play({ by: 0, do: 'pass' });
  const again = await openTable({ store, now: clock.now, lexicon });
  expect(again.look()).toEqual(table.look());
});

test('a move sent twice is played once, even across a reopening', async () => {
  const { table, store, clock } = await openTestTable();
  const request = { sender: 'here', id: 'a' };
  expect(await table.play({ by: 0, do: 'pass' }, request)).toEqual({ number: 1 });
  const again = await openTable({ store, now: clock.now, lexicon });
  expect(await again.play({ by: 0, do: 'pass' }, request)).toEqual({ number: 1 });
  expect(await store.length()).toBe(2);
});

test('the record does not contain requests', async () => {
  const { table } = await openTestTable();
  await table.play({ by: 0, do: 'resign' }, { sender: 'here', id: 'a' });
  expect(JSON.stringify(table.record())).not.toContain('here');
  expect(verifyGame(table.record() as NonNullable<ReturnType<typeof table.record>>)).toEqual({ ok: true });
});

test('two tabs with the same game: the slower one reloads, and both are notified', async () => {
  const { table, store, clock } = await openTestTable();
  const other = await openTable({ store, now: clock.now, lexicon });
  const seen: number[] = [];
  other.watch(1, 1, ({ length }) => void seen.push(length));
  await table.play({ by: 0, do: 'pass' });
  expect(await other.play({ by: 1, do: 'pass' })).toEqual({ number: 2 });
  expect(seen).toEqual([1, 2, 3]);
  await table.refresh();
  expect(table.look().length).toBe(3);
});

test('a move that was not stored is not announced', async () => {
  const store = memoryStore();
  await store.create(headOf());
  let isFull = false;
  const table = await openTable({
    now: handClock().now,
    lexicon,
    store: {
      ...store,
      append: (length, entries) => (isFull ? Promise.reject(new Error('full')) : store.append(length, entries)),
    },
  });
  isFull = true;
  const seen: News[] = [];
  table.watch(0, 1, (news) => void seen.push(news));
  await expect(table.play({ by: 0, do: 'pass' })).rejects.toThrow('full');
  expect(table.look().length).toBe(1);
  isFull = false;
  expect(await table.play({ by: 0, do: 'pass' })).toEqual({ number: 1 });
  expect(seen.map(({ length }) => length)).toEqual([1, 2]);
});

describe('time', () => {
  const clocked = { options: { starter: 0, turnSeconds: 60 } };

  test('wake runs what is due and returns when to wake next', async () => {
    const { table, clock } = await openTestTable(clocked, { patience: 2500 });
    expect(await table.wake()).toBe(START + 1000);
    for (let beat = 1; beat <= 60; beat++) {
      clock.at = START + beat * 1000 - 1;
      await table.wake();
    }
    expect(table.look().length).toBe(1);
    expect(await table.wake()).toBe(START + 60_000);
    clock.at = START + 60_000;
    await table.wake();
    expect(table.look().log.map(({ move }) => move.do)).toEqual(['deal', 'timeout']);
  });

  test('a table without a clock needs no waking', async () => {
    const { table } = await openTestTable({ options: { starter: 0 } }, { patience: 2500 });
    expect(await table.wake()).toBeNull();
  });

  test('a suspended device gives the time back, whatever is called first', async () => {
    const { table, clock } = await openTestTable(clocked, { patience: 2500 });
    await table.wake();
    clock.at += 3_600_000;
    expect(await table.play({ by: 0, do: 'pass' })).toEqual({ number: 2 });
    expect(table.look().log.map(({ move }) => move.do)).toEqual(['deal', 'resume', 'pass']);
  });

  test('a closed table gives the time back when it is opened', async () => {
    const { table, store, clock } = await openTestTable(clocked, { patience: 2500 });
    clock.at += 1000;
    await table.wake();
    clock.at += 86_400_000;
    const again = await openTable({ store, now: clock.now, lexicon, patience: 2500 });
    expect(again.look().log.map(({ move }) => move)).toEqual([
      { by: 'house', do: 'deal' },
      { by: 'house', do: 'resume', away: 86_400_000 },
    ]);
    expect(again.look().game.deadlineOf(again.look().state)?.at).toBe(clock.at + 59_000);
  });

  test('without wake, time runs on', async () => {
    const { table, clock } = await openTestTable(clocked);
    clock.at += 60_000;
    await table.play({ by: 1, do: 'pass' });
    expect(table.look().log.map(({ move }) => move.do)).toEqual(['deal', 'timeout', 'pass']);
  });
});

describe('bots', () => {
  test('a bot without a legal move passes', async () => {
    const refused: string[] = [];
    const ideas = [null, { by: 1, do: 'lay', at: 'A1', word: 'EN' }];
    const { table } = await openTestTable(
      { seats: [NOORD, BOT] },
      { choose: async () => ideas.shift() ?? null, onBotRefused: ({ code }) => void refused.push(code) },
    );
    expect(await table.moveBots()).toBe(false);
    for (const isBad of [false, true]) {
      await table.play({ by: 0, do: 'pass' });
      refused.length = 0;
      expect(await table.moveBots()).toBe(true);
      expect(table.look().log.at(-1)?.move).toEqual({ by: 1, do: 'pass' });
      expect(refused.includes('not-on-centre')).toBe(isBad);
    }
  });

  test('a bot’s move is dropped if the game has advanced in the meantime', async () => {
    const holder: { table?: OpenTable } = {};
    const { table } = await openTestTable(
      { seats: [BOT, OOST] },
      {
        async choose() {
          await holder.table?.play({ by: 0, do: 'pass' });
          return { by: 0, do: 'exchange', tiles: '' };
        },
      },
    );
    holder.table = table;
    await table.moveBots();
    expect(table.look().log.map(({ move }) => move.do)).toEqual(['deal', 'pass']);
  });

  test('a bot is asked with the view of its seat and its level', async () => {
    const asked: unknown[] = [];
    const { table } = await openTestTable(
      { seats: [BOT, OOST] },
      {
        async choose(question) {
          asked.push(question);
          return null;
        },
      },
    );
    const view = table.news(0, 0).view;
    await table.moveBots();
    const game: GameId = 'scrabble-xl-nl';
    expect(asked).toEqual([{ table: 'test', game, seat: 0, level: 'club', view, length: 1 }]);
  });
});

test('moves for the house are rejected', async () => {
  const { table } = await openTestTable();
  await expect(table.play({ by: 'house', do: 'timeout' })).rejects.toThrow(RangeError);
});

test('bad settings are refused, and an unreadable table throws DamagedLog', async () => {
  const { settings, seats, chance } = headOf();
  const { secret } = chance;
  const asked = { id: 'x', game: settings.game, seats, secret, now: START };
  expect(newTable({ ...asked, options: { checking: 'never' } })).toMatchObject({ refusal: { code: 'bad-option' } });
  expect(newTable({ ...asked, options: {}, seats: [NOORD] })).toMatchObject({ refusal: { code: 'player-count' } });
  const rulings = newTable({ ...asked, options: { rulings: true }, seats: [NOORD, BOT] });
  expect(rulings).toEqual({ refusal: { code: 'contradictory-option', rule: 'B-30', option: 'rulings' } });
  const { now } = handClock();
  const newer = memoryStore({ head: { ...headOf(), version: 99 }, entries: [], openAt: 0 });
  await expect(openTable({ store: newer, now, lexicon })).rejects.toThrow(DamagedLog);
  await expect(openTable({ store: memoryStore(), now, lexicon })).rejects.toThrow('there is no table');
});
