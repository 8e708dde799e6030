/** The parts of a server and what they share, before anything is opened. */
import { randomBytes } from 'node:crypto';
import { addressesFrom, remembering } from '../addresses.ts';
import { makeSteadyClock } from '../clock/steady-clock.ts';
import type { ServerConfig } from '../config.ts';
import { asError } from '../errors.ts';
import { makeNewsTexts } from '../games/news-texts.ts';
import { makeGameRunner } from '../games/runner.ts';
import type { App } from '../http/app.ts';
import { makeWorkshop, type Workshop } from '../imports/workshop.ts';
import { makeMetrics } from '../metrics.ts';
import type { ServerKey } from '../notices/encryption.ts';
import { makeNotices } from '../notices/notices.ts';
import { hereNote, type Peers } from '../peers.ts';
import { makeDeliveries } from '../people/deliveries.ts';
import { unwelcome } from '../people/guests.ts';
import type { Services } from '../services.ts';
import { type Hub, makeHub } from '../socket/hub.ts';
import { tellSaid, tellTable } from '../socket/notify.ts';
import { type Announcer, makeAnnouncer, SILENT } from '../store/announcer.ts';
import { type ClosedStore, storeAt } from '../store/database.ts';
import { makeAppender } from '../store/log.ts';
import { isPassing } from '../store/postgres.ts';
import { sendByPostgres } from '../store/postgres-hints.ts';
import { makeBoundsKeeper } from '../tables/bounds.ts';
import { makeWordLists } from '../words/lists.ts';

/** What exists only later, or changes while the server runs. */
export interface Run {
  app: App | null;
  peers: Peers | null;
  wake: (at: number) => void;
  port: number;
  isClosing: boolean;
  /** Null: the store is not open. */
  pushKey: ServerKey | null;
}

export type Parts = ReturnType<typeof makeParts>;

/** How long changes of presence are gathered, in milliseconds: longer where many have to be told. */
const A_WHILE = 200;
const PER_WATCHER = 2;

/** Some push services refuse a server that names nobody. */
const NO_CONTACT = 'mailto:nobody@example.org';

export function makeParts(config: ServerConfig, run: Run) {
  const clock = makeSteadyClock({
    wall: config.now,
    ticks: config.ticks,
    onStep: (by) => logOf(run)?.warn({ milliseconds: by }, 'the clock of this machine was set; games go on'),
  });
  const { now } = clock;
  const onError = errorLog(run);
  const store = storeAt(config.store);
  const serverId = randomBytes(6).toString('hex');
  const thread = makeWorkshop({ seconds: config.importSeconds });
  const workshop: Workshop = {
    ...thread,
    run: (job, guest) => metrics.time('import', () => thread.run(job, guest)),
  };
  const words = makeWordLists(store, workshop, { folder: config.words, now });
  const news = makeNewsTexts(store);
  const deliveries = makeDeliveries(config.limits.deliveries, now);
  const hub = makeHub({ news, deliveries, now });
  const announcer = announcerOf(store, serverId, { run, onError });
  const { announce } = announcer;
  const metrics = makeMetrics(() => runner.size());
  const append = makeAppender(store, announce);
  const runner = makeGameRunner({
    store,
    words,
    append: (change) => metrics.time('append', () => append(change)),
    now,
    botDelay: config.botDelay,
    onAdvance({ live, entries, isOwn, isTableChanged }) {
      if (isOwn) metrics.entries.inc({}, entries.length);
      void hub.advance(live, entries).catch(onError);
      if (isTableChanged) void services.tellTable(live.id).catch(onError);
    },
    onDeadline: (at) => run.wake(at),
  });
  const notices = makeNotices({
    ...config.notices,
    store,
    limits: config.limits.notices,
    key: () => {
      if (!run.pushKey) throw new Error('the store is not open');
      return run.pushKey;
    },
    contact: config.contact ?? config.baseUrl ?? NO_CONTACT,
    now,
  });
  const bounds = makeBoundsKeeper(config.bounds);
  const services: Services = {
    store,
    words,
    runner: { ...runner, play: (...asked) => metrics.time('move', () => runner.play(...asked)) },
    news,
    hub,
    deliveries,
    notices,
    workshop,
    quotas: config.quotas,
    bounds,
    addresses: remembering(() => addressesFrom(config, run.port), config.ticks),
    contact: config.contact ?? null,
    now,
    newSecret: config.newSecret,
    hasBots: config.botWorkers !== 0,
    nudgeSeconds: config.nudgeSeconds,
    shufflePatience: config.shufflePatience,
    tellTable: (table) => tellTable(services, table),
    tellSaid: (table) => tellSaid(services, table),
    tellPresence: inAWhile({ run, hub, onError }, async (table) => {
      announce('here', [hereNote(services, table)]);
      await tellTable(services, table);
    }),
    dismiss: (guest) => run.app?.dismiss(guest),
    async dismissUnwelcome() {
      const { app } = run;
      if (app) for (const device of await unwelcome(store, app.connected())) app.dismiss(device);
    },
    announce,
    attend: async (table) => run.peers?.attend(table),
    findPages: async (table) => run.peers?.findPages(table) ?? { seats: hub.presence(table).seats, isKnown: true },
    wake: (at) => run.wake(at),
  };
  return { clock, store, serverId, workshop, words, hub, announcer, metrics, runner, bounds, services, onError };
}

export function logOf({ app }: Pick<Run, 'app'>) {
  return app?.server.log;
}

function errorLog(run: Run): (error: unknown) => void {
  return (error) => {
    if (isPassing(error)) logOf(run)?.warn({ why: asError(error).message }, 'store unavailable');
    else logOf(run)?.error({ err: error }, 'failed');
  };
}

function announcerOf(
  store: ClosedStore,
  server: string,
  { run, onError }: { run: Run; onError: (error: unknown) => void },
): Announcer {
  if (!store.isShared) return SILENT;
  return makeAnnouncer({
    server,
    send: sendByPostgres(store.db),
    isOfInterest: (kind, about) => run.peers?.isOfInterest(kind, about) ?? true,
    onError,
  });
}

/** Batches presence changes. */
function inAWhile(
  { run, hub, onError }: { run: Run; hub: Hub; onError: (error: unknown) => void },
  tell: (table: string) => Promise<void>,
): (table: string) => void {
  const waiting = new Set<string>();
  return (table) => {
    if (waiting.has(table) || run.isClosing) return;
    waiting.add(table);
    setTimeout(
      () => {
        waiting.delete(table);
        if (!run.isClosing) tell(table).catch(onError);
      },
      A_WHILE + PER_WATCHER * hub.watching(table).length,
    );
  };
}
