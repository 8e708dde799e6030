import type { CrosswordState } from '@lettertafel/engine';
import { expect, test } from 'vitest';
import { makeBotPlayers } from '../bots/players.ts';
import { newGuest, openHouse, openTestServer } from '../kit.testing.ts';
import { LONGEST_LOG, MOST_ENTRIES } from '../store/log-length.ts';
import { openTestStore } from '../store/stores.testing.ts';

test('exchanging for ever is stopped, and the game can still be ended by people and bots', async () => {
  const store = await openTestStore('SQLite');
  const server = await openTestServer({ store: store.address, botDelay: [3_600_000, 3_600_000] });
  const noord = await newGuest(server.address);
  const asked = {
    game: 'scrabble-xl-nl',
    options: { starter: 0 },
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'club' }],
  };
  const { id } = (await noord.post('/api/tables', asked)).body;
  await noord.post(`/api/tables/${id}/start`);
  await server.close();

  const { services, close } = await openHouse(store.address);
  const { runner } = services;
  const look = async () => {
    const live = await runner.look(id);
    if (!live) throw new Error('no such table');
    return live;
  };
  const exchange = (state: CrosswordState) => ({ by: state.turn, do: 'exchange', tiles: state.racks[state.turn]?.[0] });
  const [{ guest: sender } = { guest: '' }] = (await look()).holders;
  const play = (move: { by: number; do: string }) =>
    runner.play(id, () => ({ move }), { sender, id: `request-${move.do}-${Math.random()}` });
  const bots = makeBotPlayers({
    runner,
    // A bot that exchanges as long as it is asked.
    pool: {
      choose: async () => exchange((await look()).state as CrosswordState) as never,
      makeReady: async () => {},
      close: async () => {},
    },
    milliseconds: 0,
    key: () => 'key',
    isClosing: () => false,
    // An idle move that is not legal now is followed by one that is.
    onRefused: () => {},
  });
  while ((await look()).length < MOST_ENTRIES) {
    const { state } = await look();
    if (state.turn === 0) expect(await play(exchange(state as CrosswordState))).toHaveProperty('number');
    else expect(await bots.move(id)).toBe(true);
  }
  if ((await look()).state.turn === 1) await bots.move(id);
  expect(await play(exchange((await look()).state as CrosswordState))).toMatchObject({ problem: { code: 'too-many' } });
  while (!(await look()).state.over) {
    if ((await look()).state.turn === 0) expect(await play({ by: 0, do: 'pass' })).toHaveProperty('number');
    else expect(await bots.move(id)).toBe(true);
  }
  expect((await look()).length).toBeLessThan(LONGEST_LOG);
  await close();
  await store.remove();
});
