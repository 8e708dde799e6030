/** A running server, put together from its parts and taken apart again. */
import { randomBytes } from 'node:crypto';
import { makeBotPool } from '@lettertafel/bots/node';
import { loadGeneratorModule } from '@lettertafel/solver/node';
import { makeBotPlayers } from './bots/players.ts';
import { startScheduler } from './clock/scheduler.ts';
import { type ServerConfig, STANDARD } from './config.ts';
import { makeHost } from './games/host.ts';
import type { House } from './house.ts';
import { makeApp } from './http/app.ts';
import { makeMetrics } from './metrics.ts';
import { hereNote, meetNeighbours } from './neighbours.ts';
import { makeGuests } from './people/guests.ts';
import { isProblem } from './problem.ts';
import { makeHub } from './socket/hub.ts';
import { tellSaid, tellTable } from './socket/tell.ts';
import { openStore } from './store/database.ts';
import { type Due, dropDeadline, endLeases } from './store/deadlines.ts';
import { announceFrom, announceToNobody } from './store/hints.ts';
import { keyOf } from './store/house.ts';
import { makeAppender } from './store/log.ts';
import { begin } from './tables/begin.ts';
import { makeWordLists } from './words/lists.ts';

export interface RunningServer {
  /** Such as http://127.0.0.1:8080. */
  readonly address: string;
  /** Finishes what is under way and tells clients to come back. */
  close(): Promise<void>;
}

/** Games that nobody has touched for so long are dropped from memory. */
const IDLE = 60_000;
const A_WHILE = 200;

export async function startServer(asked: Pick<ServerConfig, 'store'> & Partial<ServerConfig>): Promise<RunningServer> {
  const config: ServerConfig = { ...STANDARD, ...asked };
  const { now } = config;
  const store = await openStore(config.store);
  const serverId = randomBytes(6).toString('hex');
  const words = makeWordLists(store, config.words);
  const hub = makeHub(store, now);
  let wake: (at: number) => void = () => {};
  let isClosing = false;
  const announce = store.isShared ? announceFrom(serverId) : announceToNobody;
  const metrics = makeMetrics(() => host.size());
  const host = makeHost({
    store,
    words,
    append: makeAppender(store, announce),
    now,
    botDelay: config.botDelay,
    onAdvance({ hosted, entries, isOwn, isTableChanged }) {
      if (isOwn) metrics.entries.inc(entries.length);
      void hub.advance(hosted, entries).catch(onError);
      if (isTableChanged) void house.tellTable(hosted.id).catch(onError);
    },
    onDeadline: (at) => wake(at),
  });
  const house: House = {
    store,
    words,
    host,
    hub,
    now,
    newSecret: config.newSecret,
    nudgeSeconds: config.nudgeSeconds,
    tellTable: (table) => tellTable(house, table),
    tellSaid: (table) => tellSaid(house, table),
    tellPresence: inAWhile(async (table) => {
      await announce(store.db, 'here', [hereNote(house, table)]);
      await tellTable(house, table);
    }),
    dismiss: (guest) => app.dismiss(guest),
    announce,
    wake: (at) => wake(at),
  };

  /** Many who come or go together are told of once. */
  function inAWhile(tell: (table: string) => Promise<void>): (table: string) => void {
    const waiting = new Set<string>();
    return (table) => {
      if (waiting.has(table) || isClosing) return;
      waiting.add(table);
      setTimeout(() => {
        waiting.delete(table);
        if (!isClosing) tell(table).catch(onError);
      }, A_WHILE);
    };
  }

  const pool = makeBotPool({
    listFor: (id) => ({ list: words.loaded(id).list }),
    module: config.generator ?? loadGeneratorModule(),
    ...(config.botWorkers === undefined ? {} : { workers: config.botWorkers }),
    ...(config.cacheFolder === undefined ? {} : { cacheFolder: config.cacheFolder }),
  });
  const bots = makeBotPlayers({
    host,
    words,
    pool,
    milliseconds: config.botMilliseconds,
    key: await keyOf(store, 'bot-key'),
    isClosing: () => isClosing,
    onRefused: (what) => app.server.log.error(what, 'a bot was refused'),
  });
  const guests = makeGuests(store, await keyOf(store, 'cookie-key'), now);
  const app = await makeApp({ config, house, guests, metrics, isReady });

  function onError(error: unknown): void {
    app.server.log.error({ err: error }, 'failed');
  }

  async function isReady(): Promise<boolean> {
    try {
      await store.db.selectFrom('house').select('name').limit(1).execute();
      return true;
    } catch {
      return false;
    }
  }

  async function meet(due: Due): Promise<void> {
    const { table_id: table, kind } = due;
    if (kind === 'clock') return host.expire(table);
    if (kind === 'deal') {
      // Somebody may have stood up again.
      if (isProblem(await begin(house, table))) await dropDeadline(store, due);
      return;
    }
    if (kind === 'bot') {
      if (await bots.move(table)) metrics.botMoves.inc();
      else await dropDeadline(store, due);
      return;
    }
    const hosted = await host.look(table);
    if (hosted) await host.playAt(table, hosted.length, { by: 'house', do: 'timeout' });
  }

  const neighbours =
    'url' in config.store ? await meetNeighbours({ house, url: config.store.url, server: serverId, onError }) : null;

  await words.find('nl');
  await words.find('de');
  if (!store.isShared) await endLeases(store);
  const onOwed = () => host.forget(Number.POSITIVE_INFINITY);
  const scheduler = await startScheduler({ store, now, meet, onOwed, onError });
  wake = scheduler.wake;
  const forgetting = setInterval(() => host.forget(now() - IDLE), IDLE / 2);
  const address = await app.server.listen({ port: config.port, host: config.host });

  return {
    address,
    async close() {
      isClosing = true;
      clearInterval(forgetting);
      app.farewell();
      await neighbours?.close();
      await pool.close();
      await scheduler.close();
      await app.server.close();
      await store.close();
    },
  };
}
