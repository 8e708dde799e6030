/** Several servers on one PostgreSQL: whatever happens to one of them or to their hints, nothing is lost or doubled. */
import { setTimeout as sleep } from 'node:timers/promises';
import { GAME_IDS } from '@lettertafel/engine';
import { expect, test } from 'vitest';
import { freePort } from '../../../tools/free-port.testing.ts';
import { startPostgres } from '../src/store/postgres.testing.ts';
import { LISTENER } from '../src/store/postgres-hints.ts';
import { IS_ATTACK } from './attack/endurance.ts';
import { type ServerProcess, startProcess } from './server-process.ts';
import { checkGame, playTenaciousGame, type TenaciousGame } from './tenacious-games.ts';

/** Two by default; `npm run test:attack` has three. */
const SERVERS = Number(process.env.SERVERS ?? 2);
/** One per game. */
const TABLES = GAME_IDS.length;
/** How long no hint arrives, in milliseconds; by default only for some moves of each game. */
const CUT_FOR = IS_ATTACK ? 60_000 : 0;

interface Scene {
  readonly servers: readonly ServerProcess[];
  /** Ends the connections by which the servers listen to each other, as soon as there are some. */
  cutHints(): Promise<number>;
  /** Acknowledged moves so far. */
  moves(): number;
}

/** Plays a game of each kind while `disturb` acts, once all of them are under way and none can be over. */
async function playThrough(disturb: (scene: Scene) => Promise<void>): Promise<readonly TenaciousGame[]> {
  const postgres = await startPostgres();
  const url = await postgres.newDatabase();
  const ports = await Promise.all(Array.from({ length: SERVERS }, freePort));
  const servers = await Promise.all(ports.map((port) => startProcess({ url }, port)));
  const addresses = servers.map(({ address }) => address);
  let moves = 0;
  const onMove = () => void moves++;
  try {
    const started = Array.from({ length: TABLES }, (_, number) => playTenaciousGame(addresses, number, onMove));
    const playing = Promise.all(started);
    await expect.poll(() => moves).toBeGreaterThan(2 * TABLES);
    await disturb({ servers, cutHints: () => postgres.cut(url, LISTENER), moves: () => moves });
    const games = await playing;
    const alive = servers.filter((server) => server.isAlive()).map(({ address }) => address);
    for (const game of games) expect(await checkGame(alive, game), game.table).toEqual({ ok: true });
    return games;
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await postgres.stop();
  }
}

test(`${SERVERS} servers, one of them killed in the middle`, async () => {
  const games = await playThrough(async ({ servers }) => servers[0]?.kill());
  const players = games.flatMap((game) => game.players);
  const away = players.map(({ longestAway }) => longestAway).filter((time) => time > 0);
  expect(away.length).toBeGreaterThan(0);
  console.log(`${SERVERS} servers: ${away.length} players were away for ${Math.round(Math.max(...away))} ms at most`);
});

test(`${SERVERS} servers that hear nothing of each other for a while`, async () => {
  let cuts = 0;
  await playThrough(async ({ cutHints, moves }) => {
    const [begun, before] = [performance.now(), moves()];
    // They connect again and again. What the look at the store finds is enough to go on.
    while (performance.now() - begun < CUT_FOR || moves() < before + 2 * TABLES || cuts < 2 * SERVERS) {
      cuts += await cutHints();
      await sleep(20);
    }
  });
  console.log(`${SERVERS} servers: ${cuts} connections for hints were cut`);
});
