import { GAME_IDS } from '@lettertafel/engine';
import { expect, test } from 'vitest';
import { mayAbort } from './abort.ts';
import { BOT, openTestTable, randomBot } from './kit.testing.ts';
import { type LiveGame, replayOn, startGame } from './live-game.ts';
import type { OpenTable } from './open-table.ts';

test.each(GAME_IDS)('%s can be aborted before its second turn only, by states and by views', async (game) => {
  const holder: { table?: OpenTable } = {};
  const choose = randomBot(game, () => holder.table as OpenTable);
  const { table } = await openTestTable({ game, seats: [BOT, BOT] }, { choose });
  holder.table = table;
  for (let moves = 0; moves < 8 && (await table.moveBots()); moves++);
  const { head, log } = table.look();
  let live = startGame(head.id, head.settings, head.chance) as LiveGame;
  const turns = new Set<number>();
  for (const entry of log) {
    live = replayOn(live, [entry]);
    const { state } = live;
    turns.add(state.turnNumber);
    expect(mayAbort(state)).toBe(state.turnNumber === 1);
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(mayAbort(live.game.viewFor(state, viewer))).toBe(mayAbort(state));
    }
  }
  expect(turns.size).toBeGreaterThan(1);
});
