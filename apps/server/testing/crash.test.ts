/** A killed server restarts with every acknowledged move. */
import { setTimeout as sleep } from 'node:timers/promises';
import { seededRng } from '@lettertafel/engine/testing';
import { expect, test } from 'vitest';
import { freePort } from '../../../tools/free-port.testing.ts';
import { openTestStore, STORES } from '../src/store/stores.testing.ts';
import { startProcess } from './server-process.ts';
import { checkGame, playTenaciousGame, type TenaciousGame } from './tenacious-games.ts';

/** A few by default; `npm run test:attack` kills fifty times on each store. */
const KILLS = Number(process.env.CRASH_KILLS ?? 3);
/** At least one per game. */
const TABLES = Math.min(16, 2 + KILLS);

test.concurrent.each(STORES)(
  `%s: killed ${KILLS} times under load`,
  { timeout: 600_000 + KILLS * 20_000 },
  async (kind) => {
    const store = await openTestStore(kind);
    const port = await freePort();
    let server = await startProcess(store.address, port);
    const addresses = [server.address];
    const rng = seededRng(`crash ${kind}`);
    let isEnough = false;
    let begun = 0;
    const games: TenaciousGame[] = [];
    const tables = Array.from({ length: TABLES }, async () => {
      do {
        begun += 1;
        games.push(await playTenaciousGame(addresses, begun));
      } while (!isEnough);
    });
    const killing = (async () => {
      for (let kill = 0; kill < KILLS; kill++) {
        await sleep(200 + rng.below(1000));
        await server.kill();
        server = await startProcess(store.address, port);
      }
      isEnough = true;
    })();
    try {
      await Promise.all([killing, ...tables]);
      for (const game of games) expect(await checkGame(addresses, game), game.table).toEqual({ ok: true });
      const moves = games.flatMap(({ players }) => players.flatMap(({ acknowledged }) => acknowledged)).length;
      expect(moves).toBeGreaterThan(TABLES * 10);
      console.log(`${kind}: ${KILLS} kills, ${games.length} games, ${moves} acknowledged moves`);
    } finally {
      isEnough = true;
      await server.stop();
      await store.remove();
    }
  },
);
