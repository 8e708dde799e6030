/** Several servers on one PostgreSQL: players of a killed server continue on the others, and nothing is lost. */
import { GAME_IDS } from '@lettertafel/engine';
import { expect, test } from 'vitest';
import { freePort } from '../../../tools/free-port.testing.ts';
import { openTestStore } from '../src/store/stores.testing.ts';
import { startProcess } from './server-process.ts';
import { checkGame, playTenaciousGame } from './tenacious-games.ts';

/** Two by default; `npm run test:attack` has three. */
const SERVERS = Number(process.env.SERVERS ?? 2);
/** One per game. */
const TABLES = GAME_IDS.length;

test(`${SERVERS} servers, one of them killed in the middle`, async () => {
  const store = await openTestStore('PostgreSQL');
  const ports = await Promise.all(Array.from({ length: SERVERS }, freePort));
  const servers = await Promise.all(ports.map((port) => startProcess(store.address, port)));
  const addresses = servers.map(({ address }) => address);
  try {
    let moves = 0;
    const onMove = () => void moves++;
    const started = Array.from({ length: TABLES }, (_, number) => playTenaciousGame(addresses, number, onMove));
    const playing = Promise.all(started);
    // All games are under way by then, and none can be over.
    await expect.poll(() => moves).toBeGreaterThan(2 * TABLES);
    await servers[0]?.kill();
    const games = await playing;
    for (const game of games) expect(await checkGame(addresses.slice(1), game), game.table).toEqual({ ok: true });
    const players = games.flatMap((game) => game.players);
    const away = players.map(({ longestAway }) => longestAway).filter((time) => time > 0);
    expect(away.length).toBeGreaterThan(0);
    console.log(`${SERVERS} servers: ${away.length} players were away for ${Math.round(Math.max(...away))} ms at most`);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await store.remove();
  }
});
