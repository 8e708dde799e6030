/** Starts and stops a server. */
import { Server as TlsServer } from 'node:tls';
import { LANGUAGES } from '@lettertafel/engine';
import { type AuditWatch, watchAudit } from './admin/audit.ts';
import { watchDowntime } from './clock/downtime.ts';
import { type Scheduler, startScheduler } from './clock/scheduler.ts';
import { type Certificate, type ServerConfig, STANDARD } from './config.ts';
import { makeApp } from './http/app.ts';
import { serverKeyFrom } from './notices/encryption.ts';
import { connectPeers } from './peers.ts';
import { makeGuests } from './people/guests.ts';
import { makeSixWords } from './people/six-words.ts';
import { tellLate } from './socket/notify.ts';
import { makeBots } from './start/bots.ts';
import { meetingDeadlines } from './start/deadlines.ts';
import { makeParts, type Run } from './start/parts.ts';
import { within } from './start/within.ts';
import { endLeases } from './store/deadlines.ts';
import { keyOf, lastAwake } from './store/installation.ts';
import { finishForgetting } from './tables/forget-guest.ts';
import { forgetIdle } from './tables/forget-idle.ts';

export interface RunningServer {
  /** Such as http://127.0.0.1:8080. */
  readonly address: string;
  /** New connections get this certificate, if the server was started with one. */
  renew(certificate: Certificate): void;
  /** Finishes pending work and tells clients to reconnect. */
  close(): Promise<void>;
}

/** Games idle for this long are dropped from memory, in milliseconds. */
const IDLE = 60_000;
const LOOK_EVERY = 500;
/** Interval in which those are told who had to wait, in milliseconds. */
const TELL_LATE_EVERY = 500;
/** Interval of the housekeeping, in milliseconds. */
const CLEAN_EVERY = 60_000;
/** Interval in which guests are looked for who have not been here for long, in milliseconds. */
const FORGET_EVERY = 60 * 60_000;
/** Delay before bots are warmed up, in milliseconds, so that a server that is stopped at once does not start it. */
const READY_AFTER = 2000;
/** Limit for finishing pending work at shutdown, in milliseconds. */
const PATIENCE = 3600;

/** Resolves when the server is open. While it waits for PostgreSQL, it already answers "not ready". */
export async function startServer(asked: Pick<ServerConfig, 'store'> & Partial<ServerConfig>): Promise<RunningServer> {
  const config: ServerConfig = { ...STANDARD, ...asked };
  const run: Run = { app: null, peers: null, wake: () => {}, port: config.port, isClosing: false, pushKey: null };
  const parts = makeParts(config, run);
  const { clock, store, serverId, workshop, words, announcer, metrics, runner, services, onError } = parts;
  const { now } = clock;
  const downtime = watchDowntime();
  const keys = { bot: '', cookie: '', network: '', words: '' };
  const bots = makeBots({ config, parts, run, key: () => keys.bot });
  const guests = makeGuests(store, () => keys, now);
  const sixWords = makeSixWords(store, { limits: config.limits.sixWords, key: () => keys.words, now });
  let scheduler: Scheduler | null = null;
  let auditWatch: AuditWatch | null = null;
  const isReady = () => scheduler !== null && scheduler.silence() < config.storeSilence;
  const app = await makeApp({ config, services, guests, sixWords, metrics, isOpen: () => scheduler !== null, isReady });
  run.app = app;

  /** Starts everything that needs the store. */
  async function open(): Promise<void> {
    await store.open((why) => config.onWaiting(why));
    clock.notBefore(await lastAwake(store));
    keys.bot = await keyOf(store, 'bot-key');
    keys.cookie = await keyOf(store, 'cookie-key');
    keys.network = await keyOf(store, 'network-key');
    keys.words = await keyOf(store, 'words-key');
    run.pushKey = serverKeyFrom(await keyOf(store, 'push-key'));
    if ('url' in config.store) {
      const onHint = (isNeeded: boolean) => metrics.hints.inc({ needed: String(isNeeded) });
      const { url } = config.store;
      const { lookEvery } = config;
      run.peers = await connectPeers({ services, url, server: serverId, lookEvery, onHint, onError });
    } else await endLeases(store);
    auditWatch = await watchAudit(services, onError);
    scheduler = await startScheduler({
      store,
      now,
      downtime,
      meet: meetingDeadlines(parts, bots.players),
      patience: () => run.peers?.patience() ?? null,
      onOwed: () => runner.forget(Number.POSITIVE_INFINITY),
      onError,
    });
    run.wake = scheduler.wake;
  }

  /** Sends players to another server while this one has lost the store. */
  function watchReadiness(): void {
    if (store.isShared && !isReady() && !run.isClosing) app.sendAway();
  }

  for (const language of LANGUAGES) await words.find(language);
  const forgetting = setInterval(() => runner.forget(now() - IDLE), IDLE / 2);
  const watching = setInterval(watchReadiness, LOOK_EVERY);
  let tellingLate: Promise<void> | null = null;
  const late = setInterval(() => {
    services.deliveries.sweep();
    tellingLate ??= tellLate(services)
      .catch(onError)
      .finally(() => {
        tellingLate = null;
      });
  }, TELL_LATE_EVERY);

  let sending: Promise<unknown> | null = null;
  const noticing = setInterval(() => {
    if (!isReady() || run.isClosing) return;
    sending ??= services.notices
      .sendDue()
      .catch(onError)
      .finally(() => {
        sending = null;
      });
  }, config.notices.every);

  let forgotAt = 0;
  let cleaning: Promise<void> | null = null;
  /** Only an open server has a store. */
  async function clean(): Promise<void> {
    if (!isReady() || run.isClosing) return;
    services.notices.sweep();
    await finishForgetting(services);
    await parts.bounds.keep(services);
    if (config.forgetAfterDays === null || now() - forgotAt < FORGET_EVERY) return;
    forgotAt = now();
    await forgetIdle(services, config.forgetAfterDays);
  }
  const housekeeping = setInterval(() => {
    cleaning ??= clean()
      .catch(onError)
      .finally(() => {
        cleaning = null;
      });
  }, CLEAN_EVERY);

  function renew(certificate: Certificate): void {
    const { server } = app.server;
    if (server instanceof TlsServer) server.setSecureContext(certificate);
  }

  async function close(): Promise<void> {
    run.isClosing = true;
    clearInterval(housekeeping);
    clearInterval(noticing);
    services.notices.close();
    await within(PATIENCE, [() => cleaning ?? undefined, () => sending ?? undefined]);
    clearInterval(forgetting);
    clearInterval(watching);
    clearInterval(late);
    await tellingLate;
    app.farewell();
    const listening = Promise.all([run.peers?.close(), auditWatch?.close()]);
    const isDone = await within(PATIENCE, [
      () => bots.pool.close(),
      () => workshop.close(),
      () => scheduler?.close(),
      () => app.server.close(),
      () => listening,
    ]);
    if (!isDone) app.server.server.closeAllConnections();
    await downtime.close();
    await within(PATIENCE / 4, [() => announcer.close(), () => store.close()]);
  }

  try {
    // Listen first, so that nothing is touched if the port is taken.
    const address = await app.server.listen({ port: config.port, host: config.host });
    run.port = Number(new URL(address).port);
    await open();
    if (config.readiesBots) setTimeout(bots.makeReady, READY_AFTER).unref();
    return { address, renew, close };
  } catch (error) {
    await close();
    throw error;
  }
}
