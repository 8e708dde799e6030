/** The web server: routes, sockets, pages, rate limits and security headers. */
import type { FastifyInstance } from 'fastify';
import type { ServerConfig } from '../config.ts';
import type { Metrics } from '../metrics.ts';
import { makeAllowances } from '../people/allowances.ts';
import type { Guests } from '../people/guests.ts';
import { makeCrowd } from '../people/limits.ts';
import type { SixWords } from '../people/six-words.ts';
import type { Services } from '../services.ts';
import { acceptSockets } from '../socket/accept.ts';
import { basePathOf, isApi, normaliseAddresses, pathOf } from './address.ts';
import { admitRequests } from './admission.ts';
import { nothingHere } from './fail.ts';
import { makeGate } from './gate.ts';
import { serveHealth } from './health.ts';
import { newFastify } from './new-fastify.ts';
import { openApi } from './openapi.ts';
import { servePages } from './pages.ts';
import { ROUTES } from './routes.ts';
import { serveRoutes } from './serve-routes.ts';
import { makeVisitors } from './visitors.ts';

export interface AppInput {
  readonly config: ServerConfig;
  readonly services: Services;
  readonly guests: Guests;
  readonly sixWords: SixWords;
  readonly metrics: Metrics;
  /** Whether the store is open. */
  readonly isOpen: () => boolean;
  /** Whether it can be written to. */
  readonly isReady: () => boolean;
}

export interface App {
  readonly server: FastifyInstance;
  /** Closes the sockets of a guest or of a device. */
  dismiss(whose: string): void;
  /** Devices with open sockets. */
  connected(): readonly string[];
  /** Tells all clients to reconnect later, here or elsewhere, and accepts no more. */
  farewell(): void;
  /** Tells all clients to reconnect to a server that is ready. */
  sendAway(): void;
}

const SWEEP_EVERY = 60_000;

export async function makeApp(input: AppInput): Promise<App> {
  const { config, services, guests, sixWords, metrics, isOpen, isReady } = input;
  const app = await newFastify(config);
  let isClosing = false;
  const base = basePathOf(config.baseUrl);
  normaliseAddresses(app.server, base);
  const gate = makeGate(app, config, services.now);
  const allowances = makeAllowances(config.limits, services.now);
  const visitors = makeVisitors({ services, guests, allowances, base });

  admitRequests(app, {
    config,
    gate,
    metrics,
    isOpen: () => !isClosing && isOpen(),
    // A server without its shared store has none.
    hasNews: () => !services.store.isShared || isReady(),
  });
  await serveRoutes(app, { services, guests, sixWords, allowances, visitors, gate });
  const description = JSON.stringify(openApi(ROUTES, base));
  app.get('/api/openapi.json', async (_, reply) => reply.type('application/json; charset=utf-8').send(description));
  serveHealth(app, { isReady: () => !isClosing && isReady(), metrics: config.metrics ? metrics : null });
  const sockets = acceptSockets(app, {
    services,
    allowances,
    crowd: makeCrowd(config.limits.sockets),
    personOf: visitors.personOf,
    onCount: metrics.setSockets,
  });
  const sendPage = await servePages(app, { folder: config.web, base }, async (request, reply) => {
    if (!(await visitors.personOf(request))) await visitors.welcome(request, reply);
  });
  app.setNotFoundHandler((request, reply) => {
    // A page's path has no file extension.
    const isPage = request.method === 'GET' && !isApi(request) && !/\.\w+$/.test(pathOf(request));
    return isPage && sendPage ? sendPage(request, reply) : nothingHere(reply);
  });

  const sweeping = setInterval(() => {
    for (const limiter of [gate, allowances, sixWords]) limiter.sweep();
  }, SWEEP_EVERY);
  app.addHook('onClose', async () => clearInterval(sweeping));

  return {
    server: app,
    dismiss: sockets.dismiss,
    connected: sockets.connected,
    farewell() {
      isClosing = true;
      sockets.farewell();
    },
    sendAway: sockets.farewell,
  };
}
