/** Starts and stops a server. */
import { randomBytes } from 'node:crypto';
import { makeBotPool } from '@lettertafel/bots/node';
import { GAME_IDS } from '@lettertafel/engine';
import { DamagedLog } from '@lettertafel/house';
import { loadGeneratorModule } from '@lettertafel/solver/node';
import { isLanguage, LANGUAGES, languageOf } from '@lettertafel/words';
import { addressesFrom } from './addresses.ts';
import { type AuditWatch, watchAudit } from './admin/audit.ts';
import { makeBotPlayers } from './bots/players.ts';
import { type Scheduler, startScheduler } from './clock/scheduler.ts';
import { makeSteadyClock } from './clock/steady-clock.ts';
import { type ServerConfig, STANDARD } from './config.ts';
import { asError } from './errors.ts';
import { makeGameRunner } from './games/runner.ts';
import { makeApp } from './http/app.ts';
import { makeWorkshop } from './imports/workshop.ts';
import { makeMetrics } from './metrics.ts';
import { connectPeers, hereNote, type Peers } from './peers.ts';
import { makeGuests, unwelcome } from './people/guests.ts';
import { isProblem } from './problem.ts';
import type { Services } from './services.ts';
import { makeHub } from './socket/hub.ts';
import { tellSaid, tellTable } from './socket/notify.ts';
import { makeAnnouncer, SILENT } from './store/announcer.ts';
import { storeAt } from './store/database.ts';
import { type Due, dropDeadline, endLeases } from './store/deadlines.ts';
import { keyOf, lastAwake } from './store/installation.ts';
import { makeAppender } from './store/log.ts';
import { isPassing } from './store/postgres.ts';
import { sendByPostgres } from './store/postgres-hints.ts';
import { meetDeal } from './tables/shuffle.ts';
import { listOf, makeWordLists } from './words/lists.ts';

export interface RunningServer {
  /** Such as http://127.0.0.1:8080. */
  readonly address: string;
  /** Finishes pending work and tells clients to reconnect. */
  close(): Promise<void>;
}

/** Games idle for this long are dropped from memory, in milliseconds. */
const IDLE = 60_000;
const A_WHILE = 200;
const LOOK_EVERY = 500;
/** Delay before bots are warmed up, in milliseconds, so that a server that is stopped at once does not start it. */
const READY_AFTER = 2000;
/** Limit for finishing pending work at shutdown, in milliseconds. */
const PATIENCE = 3600;

/** Resolves when the server is open. While it waits for PostgreSQL, it already answers "not ready". */
export async function startServer(asked: Pick<ServerConfig, 'store'> & Partial<ServerConfig>): Promise<RunningServer> {
  const config: ServerConfig = { ...STANDARD, ...asked };
  const clock = makeSteadyClock({
    wall: config.now,
    ticks: config.ticks,
    onStep: (by) => app.server.log.warn({ milliseconds: by }, 'the clock of this machine was set; games go on'),
  });
  const { now } = clock;
  const store = storeAt(config.store);
  const serverId = randomBytes(6).toString('hex');
  const workshop = makeWorkshop({ seconds: config.importSeconds });
  const words = makeWordLists(store, workshop, { folder: config.words, now });
  const hub = makeHub(store, now);
  let wake: (at: number) => void = () => {};
  let isClosing = false;
  let { port } = config;
  const announcer = store.isShared
    ? makeAnnouncer({
        server: serverId,
        send: sendByPostgres(store.db),
        isOfInterest: (kind, about) => peers?.isOfInterest(kind, about) ?? true,
        onError: (error) => onError(error),
      })
    : SILENT;
  const { announce } = announcer;
  const metrics = makeMetrics(() => runner.size());
  const runner = makeGameRunner({
    store,
    words,
    append: makeAppender(store, announce),
    now,
    botDelay: config.botDelay,
    onAdvance({ live, entries, isOwn, isTableChanged }) {
      if (isOwn) metrics.entries.inc(entries.length);
      void hub.advance(live, entries).catch(onError);
      if (isTableChanged) void services.tellTable(live.id).catch(onError);
    },
    onDeadline: (at) => wake(at),
  });
  const services: Services = {
    store,
    words,
    runner,
    hub,
    workshop,
    quotas: config.quotas,
    addresses: () => addressesFrom(config, port),
    now,
    newSecret: config.newSecret,
    nudgeSeconds: config.nudgeSeconds,
    shufflePatience: config.shufflePatience,
    tellTable: (table) => tellTable(services, table),
    tellSaid: (table) => tellSaid(services, table),
    tellPresence: inAWhile(async (table) => {
      announce('here', [hereNote(services, table)]);
      await tellTable(services, table);
    }),
    dismiss: (guest) => app.dismiss(guest),
    async dismissUnwelcome() {
      for (const guest of await unwelcome(store, app.connected())) app.dismiss(guest);
    },
    announce,
    attend: async (table) => peers?.attend(table),
    findPages: async (table) => peers?.findPages(table) ?? { seats: hub.presence(table).seats, isKnown: true },
    wake: (at) => wake(at),
  };

  /** Batches presence changes. */
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
    listFor: (id) => listOf(words, id),
    isOwn: (id) => !isLanguage(id),
    module: config.generator ?? loadGeneratorModule(),
    ...(config.botWorkers === undefined ? {} : { workers: config.botWorkers }),
    ...(config.cacheFolder === undefined ? {} : { cacheFolder: config.cacheFolder }),
    ...(config.leaves === undefined ? {} : { leavesFolder: config.leaves }),
  });
  const bots = makeBotPlayers({
    runner,
    pool,
    milliseconds: config.botMilliseconds,
    key: () => keys.bot,
    isClosing: () => isClosing,
    onRefused: (what) => app.server.log.error(what, 'a bot was refused'),
  });
  const keys = { bot: '', cookie: '', network: '' };
  const guests = makeGuests(store, () => keys, now);
  let scheduler: Scheduler | null = null;
  let peers: Peers | null = null;
  let auditWatch: AuditWatch | null = null;
  const isReady = () => scheduler !== null && scheduler.silence() < config.storeSilence;
  const app = await makeApp({ config, services, guests, metrics, isOpen: () => scheduler !== null, isReady });

  function onError(error: unknown): void {
    if (isPassing(error)) app.server.log.warn({ why: asError(error).message }, 'store unavailable');
    else app.server.log.error({ err: error }, 'failed');
  }

  async function meet(due: Due): Promise<void> {
    try {
      await act(due);
    } catch (error) {
      // The game cannot continue: log it once, not at every access.
      if (error instanceof DamagedLog) await dropDeadline(store, due);
      throw error;
    }
  }

  async function act(due: Due): Promise<void> {
    const { table_id: table, kind } = due;
    // Another server may have made the latest move, and its hint may be late or lost.
    if (store.isShared) await runner.refresh(table);
    if (kind === 'clock') return runner.expire(table);
    if (kind === 'deal') {
      if (isProblem(await meetDeal(services, due))) await dropDeadline(store, due);
      return;
    }
    if (kind === 'bot') {
      if (await bots.move(table)) metrics.botMoves.inc();
      else await dropDeadline(store, due);
      return;
    }
    const live = await runner.look(table);
    if (live) await runner.playAt(table, live.length, { by: 'house', do: 'timeout' });
  }

  /** Starts everything that needs the store. */
  async function open(): Promise<void> {
    await store.open((why) => config.onWaiting(why));
    clock.notBefore(await lastAwake(store));
    keys.bot = await keyOf(store, 'bot-key');
    keys.cookie = await keyOf(store, 'cookie-key');
    keys.network = await keyOf(store, 'network-key');
    if ('url' in config.store) {
      const onHint = (isNeeded: boolean) => metrics.hints.inc({ needed: String(isNeeded) });
      const { lookEvery } = config;
      peers = await connectPeers({ services, url: config.store.url, server: serverId, lookEvery, onHint, onError });
    } else await endLeases(store);
    const onOwed = () => runner.forget(Number.POSITIVE_INFINITY);
    auditWatch = await watchAudit(services, onError);
    scheduler = await startScheduler({ store, now, meet, patience: () => peers?.patience() ?? null, onOwed, onError });
    wake = scheduler.wake;
  }

  /** Sends players to another server while this one has lost the store. */
  function watchReadiness(): void {
    if (store.isShared && !isReady() && !isClosing) app.sendAway();
  }

  await words.find('nl');
  await words.find('de');
  const forgetting = setInterval(() => runner.forget(now() - IDLE), IDLE / 2);
  const watching = setInterval(watchReadiness, LOOK_EVERY);

  async function close(): Promise<void> {
    isClosing = true;
    clearInterval(forgetting);
    clearInterval(watching);
    app.farewell();
    const listening = Promise.all([peers?.close(), auditWatch?.close()]);
    const isDone = await within(PATIENCE, [
      () => pool.close(),
      () => workshop.close(),
      () => scheduler?.close(),
      () => app.server.close(),
      () => listening,
    ]);
    if (!isDone) app.server.server.closeAllConnections();
    await within(PATIENCE / 4, [() => announcer.close(), () => store.close()]);
  }

  /** A bot that could not be warmed up is prepared with its first move. */
  function readyBots(): void {
    if (isClosing) return;
    for (const language of LANGUAGES) {
      const games = GAME_IDS.filter((game) => languageOf(game) === language);
      pool.makeReady(language, games).catch(onError);
    }
  }

  try {
    // Listen first, so that nothing is touched if the port is taken.
    const address = await app.server.listen({ port: config.port, host: config.host });
    port = Number(new URL(address).port);
    await open();
    if (config.readiesBots) setTimeout(readyBots, READY_AFTER).unref();
    return { address, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Runs the steps in order; false on timeout. Nothing is lost then: what was acknowledged is in the store. */
async function within(milliseconds: number, steps: readonly (() => Promise<unknown> | undefined)[]): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), milliseconds);
  });
  const done = (async () => {
    for (const step of steps) await step();
    return true;
  })();
  try {
    return await Promise.race([done, late]);
  } finally {
    clearTimeout(timer);
  }
}
