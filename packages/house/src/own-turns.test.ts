import { GAME_IDS } from '@lettertafel/engine';
import { describe, expect, test } from 'vitest';
import { BOT, handClock, lexicon, openTestTable, randomBot } from './kit.testing.ts';
import { type LiveGame, replayOn, startGame } from './live-game.ts';
import { type OpenTable, openTable } from './open-table.ts';
import { ownTurns } from './own-turns.ts';
import { memoryStore } from './table-store.ts';

describe.each(GAME_IDS)('%s', (game) => {
  test('a log truncated at a turn of the seat continues from there, and draws the same tiles as before', async () => {
    const holder: { table?: OpenTable } = {};
    const choose = randomBot(game, () => holder.table as OpenTable);
    const options = game.startsWith('rummikub') ? {} : { checking: 'automatic' };
    const { table } = await openTestTable({ game, options, seats: [BOT, BOT] }, { choose });
    holder.table = table;
    for (let moves = 0; moves < 30 && (await table.moveBots()); moves++);
    const { head, log } = table.look();
    const start = startGame(head.id, head.settings, head.chance) as LiveGame;
    const turns = ownTurns(start, log, 0);
    expect(turns.length).toBeGreaterThan(1);
    expect(new Set(turns.map(({ turnNumber }) => turnNumber)).size).toBe(turns.length);
    for (const { length, turnNumber } of turns) {
      const { state } = replayOn(start, log.slice(0, length));
      expect(state).toMatchObject({ turn: 0, turnNumber, over: null });
    }
    const { length } = turns.at(-2) ?? { length: 1 };
    const store = memoryStore({ head, entries: log.slice(0, length), openAt: head.setAt });
    const clock = handClock(log.at(-1)?.at);
    const cut = await openTable({ store, now: clock.now, lexicon });
    expect(cut.look().length).toBe(length);
    const again = log.slice(length).find(({ move }) => move.by === 0);
    const answer = again ? await cut.play(again.move) : { refusal: 'nobody moved' };
    expect(answer).toEqual({ number: length });
    expect(cut.look().log.at(-1)?.events).toEqual(again?.events);
  });
});

test('a seat that never had a turn has none to go back to', async () => {
  const { table } = await openTestTable();
  const { head, log } = table.look();
  const start = startGame(head.id, head.settings, head.chance) as LiveGame;
  expect(ownTurns(start, log, 1)).toEqual([]);
  expect(ownTurns(start, log, 0)).toEqual([{ length: 1, turnNumber: 1 }]);
});
